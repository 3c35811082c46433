/// What a tool puts before each line of a log, learned from the log itself.
///
/// A build server, a device's log or a container adds a time, a tag in brackets or a name before lines that have a form of
/// their own. What is left when such a prefix is taken away tells whether it is one: it has to be a line of a known form.
struct LinePrefix {
  /// The forms of prefixes, in the order they are tried.
  private enum Form: CaseIterable {
    /// `[DEVICE LOG] `, also several of them.
    case brackets
    /// `2021-04-20T02:51:50.7213730Z `, or a date and a time.
    case time
    /// `web-1  | `
    case bar
    /// `flutter: `
    case name
  }

  /// Lines of no known form that are looked at before a prefix is given up.
  private static let trialLimit = 64
  private static let longest = 64

  private var form: Form?
  private var trials = 0

  /// The line without its prefix; nil where it has none.
  ///
  /// - Parameter isKnown: tells whether a text is a line of a known form; asked only until the prefix is learned.
  mutating func rest(of line: Bytes, isKnown: (Bytes) -> Bool) -> Bytes? {
    if let form { return LinePrefix.end(of: form, in: line).map { line.from($0) } }
    guard trials < LinePrefix.trialLimit else { return nil }
    trials += 1
    for form in Form.allCases {
      guard let end = LinePrefix.end(of: form, in: line) else { continue }
      let rest = line.from(end)
      guard isKnown(rest) else { continue }
      self.form = form
      return rest
    }
    return nil
  }

  private static func end(of form: Form, in line: Bytes) -> Int? {
    switch form {
    case .brackets: brackets(line)
    case .time: time(line)
    case .bar: mark(line, UInt8(ascii: "|"))
    case .name: mark(line, UInt8(ascii: ":"))
    }
  }

  private static func brackets(_ line: Bytes) -> Int? {
    var end: Int?
    var index = 0
    while line.at(index) == UInt8(ascii: "["), index < longest,
      let close = line.to(index + longest).firstIndex(of: UInt8(ascii: "]"), from: index)
    {
      index = close + 1
      // Blanks after it may be the indentation of the line itself.
      if line.at(index) == 0x20 { index += 1 }
      end = index
    }
    return end
  }

  /// One or two words of digits and the marks of dates and times, then a blank.
  private static func time(_ line: Bytes) -> Int? {
    guard line.at(0).isDigit else { return nil }
    var index = 0
    var marks = 0
    while index < longest {
      let byte = line.at(index)
      if byte == 0x20 || byte == 0x09 {
        guard line.at(index + 1).isDigit, marks < 3 else { break }
      } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") {
        marks += 1
      } else {
        let isPart =
          byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
          || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "Z") || byte == UInt8(ascii: "+")
        guard isPart else { return nil }
      }
      index += 1
    }
    return marks >= 2 && index < longest ? index + 1 : nil
  }

  /// A short word, the mark and a blank.
  private static func mark(_ line: Bytes, _ mark: UInt8) -> Int? {
    guard line.at(0).isWord, let found = line.to(longest).firstIndex(of: mark),
      line.at(found + 1) == 0x20
    else { return nil }
    return found + 2
  }
}
