/// Finds process numbers in brackets or parentheses after a name, such as `Shelf [54327]` or
/// `Shelf (54326)`.
///
/// Indices, counts and codes have the same form, so either a word or the number itself must
/// identify a process number.
enum EnclosedProcess {
  /// The minimum number of digits without a label; shorter numbers are more often indices, sizes or
  /// codes.
  private static let minimumDigitCount = 5
  /// The highest process number of any system, which is that of Linux; elsewhere it is 99,999.
  private static let maximumNumber = 4_194_304
  private static let labels: [StaticString] = ["parent", "pid", "ppid", "process", "responsible"]
  /// System processes that occur in logs; their names begin with a lowercase letter, like those of
  /// properties.
  private static let system: [StaticString] = [
    "apsd", "assertiond", "backboardd", "bluetoothd", "cfprefsd", "coreaudiod", "dasd",
    "debugserver", "distnoted", "duetexpertd", "hidd", "installd", "kernel", "launchd",
    "locationd", "logd", "lsd", "mediaserverd", "nsurlsessiond", "runningboardd", "securityd",
    "sharingd", "tccd", "thermalmonitord", "trustd", "usernoted", "windowserver",
  ]
  /// Capitalized words that precede numbers other than those of processes.
  private static let counted: [StaticString] = [
    "build", "bytes", "code", "count", "duration", "error", "errno", "frame", "height", "index",
    "item", "items", "length", "line", "memory", "offset", "range", "row", "section", "size",
    "status", "tag", "time", "total", "value", "version", "width",
  ]

  /// Words for events of a process or for its role; a long number after them is a process number
  /// even without a process name.
  private static let events: [StaticString] = [
    "attached", "child", "client", "crashed", "exited", "forked", "killed", "launched", "peer",
    "resumed", "spawned", "suspended", "terminated",
  ]

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard let span = number(text, start) else { return [] }
    let isLong = span.end - span.start >= minimumDigitCount
    let place = placeOfName(text, before: start)
    let name = text.slice(place.lowerBound, place.upperBound)
    if name.isOne(of: labels) || name.isOne(of: system) || isLabeled(text, place.lowerBound) {
      return [span]
    }
    guard isLong else { return [] }
    if isFirst(text, before: start) { return [span] }
    guard !name.isEmpty else {
      // A colon may separate the word from the number.
      let isIntroduced = text.at(start - 1) == 0x20 && text.at(start - 2) == UInt8(ascii: ":")
      return isIntroduced && text.wordBefore(start).isOne(of: events) ? [span] : []
    }
    return name.isOne(of: events) || name[0].isUpper && !name.isOne(of: counted) ? [span] : []
  }

  /// The minimum number of digits of a known process number, on its own and after a word, where the
  /// number may be an index.
  private static let knownDigitCounts = (alone: 3, afterWord: minimumDigitCount)

  /// Finds a bracketed number without a name that is a known process number, such as the one in
  /// `closed [54327]` after `Shelf[54327:1]`.
  static func known(
    _ text: Bytes, _ start: Int, _ isKnown: (Bytes) -> Bool
  ) -> [PrivateSpan] {
    guard let span = number(text, start), !text.at(start - 1).isWord,
      text.at(start - 1) != UInt8(ascii: "]"), text.at(start - 1) != UInt8(ascii: ")")
    else { return [] }
    let isAlone = placeOfName(text, before: start).isEmpty
    let minimum = isAlone ? knownDigitCounts.alone : knownDigitCounts.afterWord
    guard span.end - span.start >= minimum, isKnown(text.slice(span.start, span.end)) else {
      return []
    }
    return [span]
  }

  /// Finds a known process number in `[12:54327]`, `[54327, 3]`, `( 54327 )` or `<54327>`.
  static func knownInList(
    _ text: Bytes, _ start: Int, _ isKnown: (Bytes) -> Bool
  ) -> [PrivateSpan] {
    var end = start
    while text.at(end).isDigit { end += 1 }
    guard end - start >= minimumDigitCount else { return [] }
    let before = text.at(start - 1) == 0x20 ? text.at(start - 2) : text.at(start - 1)
    let after = text.at(end) == 0x20 ? text.at(end + 1) : text.at(end)
    guard Bytes("[(<,:").buffer.contains(before), Bytes("])>,:").buffer.contains(after),
      isKnown(text.slice(start, end))
    else { return [] }
    return [PrivateSpan(.process, start, end)]
  }

  /// Returns the span of a number in brackets or parentheses that may be a process number.
  private static func number(_ text: Bytes, _ start: Int) -> PrivateSpan? {
    let closing: UInt8
    switch text.at(start) {
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    var cursor = Cursor(text)
    cursor.index = start + 1
    guard cursor.byte != UInt8(ascii: "0"), let number = cursor.number(), number <= maximumNumber,
      cursor.byte == closing, !goesOn(text, cursor.index + 1)
    else { return nil }
    return PrivateSpan(.process, start + 1, cursor.index)
  }

  /// Returns whether only a date, a time or a level such as `<Notice>` precedes an index.
  private static func isFirst(_ text: Bytes, before start: Int) -> Bool {
    var index = 0
    while index < start {
      let end = text.firstIndex(of: 0x20, from: index) ?? start
      let word = text.slice(index, min(end, start))
      guard end < start, word.isEmpty || isTime(word) || isLevel(word) else { return false }
      index = end + 1
    }
    return true
  }

  /// Returns whether a word is a date, a time or a zone, such as `10:15:07.466+0100`.
  private static func isTime(_ word: Bytes) -> Bool {
    guard word.count >= 5 else { return false }
    var separators = 0
    for byte in word.buffer {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"): separators += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "T"), UInt8(ascii: "Z"): break
      default: if !byte.isDigit { return false }
      }
    }
    return separators > 0 && word[0].isDigit
  }

  /// Returns whether a word is in angle brackets or square brackets, as levels of logs are.
  private static func isLevel(_ word: Bytes) -> Bool {
    guard word.count > 2 else { return false }
    let last = word[word.count - 1]
    let encloses =
      word[0] == UInt8(ascii: "<") && last == UInt8(ascii: ">")
      || word[0] == UInt8(ascii: "[") && last == UInt8(ascii: "]")
    return encloses && word.slice(1, word.count - 1).buffer.allSatisfy(\.isLetter)
  }

  /// Returns whether an element or a call continues after the closing bracket.
  private static func goesOn(_ text: Bytes, _ end: Int) -> Bool {
    let byte = text.at(end)
    if byte == UInt8(ascii: ".") { return text.at(end + 1).isPlainWord }
    return byte.isPlainWord || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  /// Returns the range of the name before a number: `Atlas` in `Atlas [1]`, `Atlas[1]` and
  /// `Atlas(UIKitCore) [1]`.
  private static func placeOfName(_ text: Bytes, before start: Int) -> Range<Int> {
    var end = text.at(start - 1) == 0x20 ? start - 1 : start
    if text.at(end - 1) == UInt8(ascii: ")") {
      end -= 1
      while end > 0, text[end] != UInt8(ascii: "(") { end -= 1 }
    }
    var begin = end
    while begin > 0, text[begin - 1].isWord || text[begin - 1] == UInt8(ascii: "-") { begin -= 1 }
    return begin..<max(begin, end)
  }

  /// Returns whether a word before the name identifies it as a process, as in
  /// `Process:     Shelf [327]`.
  private static func isLabeled(_ text: Bytes, _ begin: Int) -> Bool {
    var end = begin
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return end < begin && text.wordBefore(end).isOne(of: labels)
  }
}
