/// Tells a pasted log, crash report or stack from a question.
package enum PastedLog {
  /// Whether most lines are those of a log or a stack.
  package static func isOne(_ text: String) -> Bool {
    var lines = 0
    var machine = 0
    for line in text.utf8.prefix(longestText).split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = line.drop { $0 == 32 || $0 == 9 }
      guard !line.isEmpty else { continue }
      lines += 1
      if isFrame(line) || isStamped(line) || isHeading(line) { machine += 1 }
    }
    return machine >= leastLines && machine * 2 >= lines
  }

  /// Whether it is a frame of a stack: a number, a module and an address.
  private static func isFrame(_ line: Bytes) -> Bool {
    let number = line.prefix { isDigit($0) }
    guard !number.isEmpty, number.count <= 3 else { return false }
    let rest = line.dropFirst(number.count)
    guard let next = rest.first, next == 32 || next == 9 else { return false }
    var before: UInt8 = 0
    for byte in rest.prefix(widestFrame) {
      if before == UInt8(ascii: "0"), byte == UInt8(ascii: "x") { return true }
      before = byte
    }
    return false
  }

  /// Whether it begins with a date or a time of day.
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

  /// The headings of crash reports and of uncaught exceptions.
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
  private static let leastLines = 3
  private static let widestFrame = 120
  /// A question is shorter, and a paste has shown itself by then.
  private static let longestText = 20_000
}
