/// The activity log of UI tests: steps with the seconds since the start, nested by indentation.
enum XCTestLogFormat {
  static let format = TraceFormat(
    id: "xctest-log", title: "UI-test activity log",
    // No other format begins with `t =`.
    priority: 45,
    sample: "    t =     2.41s         Wait for com.example.Atlas to idle",
    lacks: [.threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  /// Returns whether a line begins like a line of the log.
  static func opens(_ line: Bytes) -> Bool {
    let text = line.trimmed
    return text.hasPrefix("t = ") || text.hasPrefix("Test Case '") || text.hasPrefix("Test Suite '")
  }

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    var cursor = Cursor(line)
    cursor.passBlanks()
    guard cursor.pass("t =") else { return readCase(line.trimmed, &sink) }
    cursor.passBlanks()
    guard let seconds = cursor.number() else { return false }
    // Limits the seconds so that the product does not overflow.
    var time = Int64(min(seconds, 9_000_000_000)) * 1_000_000_000
    if cursor.pass(UInt8(ascii: ".")) {
      var unit: Int64 = 100_000_000
      while cursor.byte.isDigit {
        time &+= Int64(cursor.byte &- 0x30) * unit
        unit /= 10
        cursor.index += 1
      }
    }
    guard cursor.pass(UInt8(ascii: "s")) else { return false }
    let start = cursor.index
    cursor.passBlanks()
    // Steps of the outermost level have one space, and each inner level has four more.
    let depth = max(cursor.index - start - 1, 0) / 4
    sink.setTime(time, .running)
    let text = cursor.rest.trimmed
    let kind = kind(of: text)
    let name: StaticString = kind == .note ? "activity" : ""
    let verb = text.to(text.firstIndex(of: 0x20) ?? text.count)
    sink.add(
      kind, name: kind == .input ? sink.name(verb) : sink.text(name), value: sink.text(text),
      depth: depth)
    return true
  }

  /// Reads the line at the start or end of a test or suite, such as
  /// `Test Case '-[AtlasUITests.MapTests testDrag]' started` with a period.
  private static func readCase(_ text: Bytes, _ sink: inout EventSink) -> Bool {
    guard text.hasPrefix("Test Case '") || text.hasPrefix("Test Suite '") else { return false }
    sink.note("activity", text)
    return true
  }

  private static func kind(of text: Bytes) -> TraceEventKind {
    if text.hasPrefix("Wait for ") && text.hasSuffix(" to idle") { return .idle }
    let isInput =
      text.hasPrefix("Tap ") || text.hasPrefix("Double-tap ") || text.hasPrefix("Swipe ")
      || text.hasPrefix("Press ") || text.hasPrefix("Type ") || text.hasPrefix("Drag ")
      || text.hasPrefix("Pinch ") || text.hasPrefix("Rotate ") || text.hasPrefix("Scroll ")
      || text.hasPrefix("Click ") || text.hasPrefix("Double-click ")
      || text.hasPrefix("Right-click ") || text.hasPrefix("Adjust ")
    return isInput ? .input : .note
  }
}
