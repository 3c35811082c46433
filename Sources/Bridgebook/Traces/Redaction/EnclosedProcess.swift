/// Finds process numbers in brackets or parentheses after a name, such as `Shelf [54327]` or `Shelf
/// (54326)`.
///
/// Indices, counts and codes are written like this too, so either a word or the number itself must
/// identify it.
enum EnclosedProcess {
  /// The minimum number of digits without a label; shorter numbers are more often indices, sizes or
  /// codes.
  private static let minimumDigitCount = 5
  /// The highest process number of any system, which is that of Linux; elsewhere it is 99,999.
  private static let maximumNumber = 4_194_304
  private static let labels: [StaticString] = ["parent", "pid", "ppid", "process", "responsible"]
  /// System processes that occur in logs; their names begin with a lowercase letter, as those of
  /// properties do.
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

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    let closing: UInt8
    switch text.at(start) {
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return []
    }
    var cursor = Cursor(text)
    cursor.index = start + 1
    guard cursor.byte != UInt8(ascii: "0"), let number = cursor.number(), number <= maximumNumber,
      cursor.byte == closing, !goesOn(text, cursor.index + 1)
    else { return [] }
    let span = PrivateSpan(.process, start + 1, cursor.index)
    let isLong = span.end - span.start >= minimumDigitCount
    let place = placeOfName(text, before: start)
    let name = text.slice(place.lowerBound, place.upperBound)
    if name.isEmpty { return start == 0 && isLong ? [span] : [] }
    if name.isOne(of: labels) || name.isOne(of: system) || isLabeled(text, place.lowerBound) {
      return [span]
    }
    return isLong && name[0].isUpper && !name.isOne(of: counted) ? [span] : []
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

  /// Returns whether a word before the name identifies it as a process, as in `Process:     Shelf
  /// [327]`.
  private static func isLabeled(_ text: Bytes, _ begin: Int) -> Bool {
    var end = begin
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return end < begin && text.wordBefore(end).isOne(of: labels)
  }
}
