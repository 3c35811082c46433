/// A prefix that a tool adds to each line of a log, learned from the log itself.
///
/// A build server, a device's log or a container adds a time, a tag in brackets or a name to lines
/// that already have a format. A prefix is accepted only if the rest of a line has a known format.
struct LinePrefix {
  /// The kinds of prefixes, in the order in which they are tried.
  private enum Form: CaseIterable {
    /// One or more tags in brackets, such as `[DEVICE LOG] `.
    case brackets
    /// A time such as `2021-04-20T02:51:50.7213730Z `, or a date and a time.
    case time
    /// A name and a bar, such as `web-1  | `.
    case bar
    /// A name and a colon, such as `flutter: `.
    case name
  }

  /// The number of lines of unknown format after which the search for a prefix ends.
  private static let trialLimit = 64
  private static let maximumLength = 64

  private var form: Form?
  private var trials = 0

  /// Returns the line without its prefix, or nil if it has none.
  ///
  /// - Parameter isKnown: Returns whether a text is a line of a known format; called only until the
  ///   prefix is learned.
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
    while line.at(index) == UInt8(ascii: "["), index < maximumLength,
      let close = line.to(index + maximumLength).firstIndex(of: UInt8(ascii: "]"), from: index)
    {
      index = close + 1
      // Further spaces may be the indentation of the line itself.
      if line.at(index) == 0x20 { index += 1 }
      end = index
    }
    return end
  }

  /// Returns the end of one or two words of digits and date or time separators, followed by a
  /// space.
  private static func time(_ line: Bytes) -> Int? {
    guard line.at(0).isDigit else { return nil }
    var index = 0
    var marks = 0
    while index < maximumLength {
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
    return marks >= 2 && index < maximumLength ? index + 1 : nil
  }

  /// Returns the end of a short word, followed by a mark and a space.
  private static func mark(_ line: Bytes, _ mark: UInt8) -> Int? {
    guard line.at(0).isWord, let found = line.to(maximumLength).firstIndex(of: mark),
      line.at(found + 1) == 0x20
    else { return nil }
    return found + 2
  }
}
