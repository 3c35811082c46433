/// Distinguishes a pasted log, crash report or stack from a question.
package enum PastedLog {
  /// Returns whether a text is a log, a stack, or a crash report.
  ///
  /// This is the case if at least three and at least half of its lines look like those of a log or
  /// a stack, if each line is a stack frame or has a time stamp, or if the text is a crash report
  /// in JSON.
  package static func isOne(_ text: String) -> Bool {
    if isJSONReport(text) { return true }
    var lines = 0
    var machine = 0
    var printed = 0
    for line in text.utf8.prefix(maximumLength).split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = line.drop { $0 == 32 || $0 == 9 }
      guard !line.isEmpty else { continue }
      lines += 1
      let isPrinted = isFrame(line) || isStamped(line)
      if isPrinted { printed += 1 }
      if isPrinted || isHeading(line) { machine += 1 }
    }
    return machine >= minimumLineCount && machine * 2 >= lines || printed > 0 && printed == lines
  }

  /// Returns whether a text is a crash report file in the format used since iOS 15, which begins
  /// with a JSON object.
  private static func isJSONReport(_ text: String) -> Bool {
    guard text.utf8.first(where: { $0 > 32 }) == UInt8(ascii: "{") else { return false }
    let head = text.prefix(headLength)
    return reportKeys.contains { head.contains("\"\($0)\"") }
  }

  private static let reportKeys = ["bug_type", "incident_id", "procName", "exception"]
  private static let headLength = 2000

  /// Returns whether a line is a stack frame: a number, a module and an address.
  private static func isFrame(_ line: Bytes) -> Bool {
    let number = line.prefix { isDigit($0) }
    guard !number.isEmpty, number.count <= 3 else { return false }
    let rest = line.dropFirst(number.count)
    guard let next = rest.first, next == 32 || next == 9 else { return false }
    var before: UInt8 = 0
    for byte in rest.prefix(maximumFrameWidth) {
      if before == UInt8(ascii: "0"), byte == UInt8(ascii: "x") { return true }
      before = byte
    }
    return false
  }

  /// Returns whether a line begins with a date or a time of day.
  private static func isStamped(_ line: Bytes) -> Bool {
    let head = Array(line.prefix(12))
    func digits(_ range: Range<Int>) -> Bool {
      range.upperBound <= head.count && head[range].allSatisfy(isDigit)
    }
    let isDate = digits(0..<4) && digits(5..<7) && digits(8..<10) && head[4] == head[7]
    let isTime =
      digits(0..<2) && digits(3..<5) && digits(6..<8) && head[2] == UInt8(ascii: ":")
      && head[5] == UInt8(ascii: ":")
    return isDate || isTime
  }

  /// Returns whether a line is a heading of a crash report or of an uncaught exception.
  private static func isHeading(_ line: Bytes) -> Bool {
    headings.contains { line.starts(with: $0.utf8) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private typealias Bytes = Substring.UTF8View.SubSequence

  private static let headings = [
    "*** ", "Exception ", "Thread ", "Crashed Thread", "Last Exception Backtrace", "Process:",
    "Identifier:", "Incident Identifier", "Termination ", "Triggered by Thread",
    "Binary Images", "libc++abi", "Fatal error:", "=== ",
  ]
  private static let minimumLineCount = 3
  private static let maximumFrameWidth = 120
  /// The number of bytes examined; questions are shorter, and a pasted log is recognizable within
  /// this length.
  private static let maximumLength = 20_000
}
