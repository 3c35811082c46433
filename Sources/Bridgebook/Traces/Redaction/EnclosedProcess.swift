/// Finds the number of a process in brackets or parentheses after its name: `Shelf [54327]`, `Shelf (54326)`.
///
/// Indices, counts and codes stand there too, so that either a word or the number itself has to say what it is.
enum EnclosedProcess {
  /// Fewer digits are more often an index, a size or a code.
  private static let shortest = 5
  /// The highest number a system gives, on Linux; elsewhere it is 99,999.
  private static let highest = 4_194_304
  private static let labels: [StaticString] = ["parent", "pid", "ppid", "process", "responsible"]
  /// Processes of the system that logs name; their names begin with a small letter like those of properties.
  private static let system: [StaticString] = [
    "apsd", "assertiond", "backboardd", "bluetoothd", "cfprefsd", "coreaudiod", "dasd",
    "debugserver", "distnoted", "duetexpertd", "hidd", "installd", "kernel", "launchd",
    "locationd", "logd", "lsd", "mediaserverd", "nsurlsessiond", "runningboardd", "securityd",
    "sharingd", "tccd", "thermalmonitord", "trustd", "usernoted", "windowserver",
  ]
  /// Capitalized words before a number that is no process.
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
    guard cursor.byte != UInt8(ascii: "0"), let number = cursor.number(), number <= highest,
      cursor.byte == closing, !goesOn(text, cursor.index + 1)
    else { return [] }
    let span = PrivateSpan(.process, start + 1, cursor.index)
    let isLong = span.end - span.start >= shortest
    let place = placeOfName(text, before: start)
    let name = text.slice(place.lowerBound, place.upperBound)
    if name.isEmpty { return start == 0 && isLong ? [span] : [] }
    if name.isOne(of: labels) || name.isOne(of: system) || isLabeled(text, place.lowerBound) {
      return [span]
    }
    return isLong && name[0].isUpper && !name.isOne(of: counted) ? [span] : []
  }

  /// Whether an element or a call goes on after the closing bracket.
  private static func goesOn(_ text: Bytes, _ end: Int) -> Bool {
    let byte = text.at(end)
    if byte == UInt8(ascii: ".") { return text.at(end + 1).isPlainWord }
    return byte.isPlainWord || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  /// The name before a number: `Atlas` in `Atlas [1]`, `Atlas[1]` and `Atlas(UIKitCore) [1]`.
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

  /// Whether a word before the name says what it is, as in `Process:     Shelf [327]`.
  private static func isLabeled(_ text: Bytes, _ begin: Int) -> Bool {
    var end = begin
    while end > 0, text[end - 1] == 0x20 || text[end - 1] == UInt8(ascii: ":") { end -= 1 }
    return end < begin && text.wordBefore(end).isOne(of: labels)
  }
}
