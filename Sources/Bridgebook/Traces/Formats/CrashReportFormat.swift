/// Crash reports of the system in JSON, `.ips`, and fragments of them that were pasted.
enum CrashReportFormat {
  static let format = TraceFormat(
    id: "ips-report", title: "crash report in JSON (.ips)",
    // Before the formats whose lines are objects too.
    priority: 115,
    sample:
      #"{"imageOffset":9603676,"symbol":"NSHostingView.updateConstraints()","symbolLocation":132,"imageIndex":5}"#,
    lacks: [.times, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  /// Whether the bytes begin such a file: an object of its own in the first line.
  static func opens(_ head: Bytes) -> Bool {
    guard head.at(0) == UInt8(ascii: "{") else { return false }
    return head.contains("\"bug_type\"") && head.contains("\"incident_id\"")
  }

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    // No other text is searched, since most lines of a log are none of these.
    switch line.trimmed.at(0) {
    case UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "}"),
      UInt8(ascii: "]"), UInt8(ascii: ","):
      break
    default: return false
    }
    guard
      line.contains("\"symbol\"") || line.contains("\"asiBacktraces\"")
        || line.contains("\"asi\"") || line.contains("\"composed_message\"")
    else { return false }
    sink.dependOnState()
    var reader = CrashReportReader(line: sink.line)
    reader.feed(line, into: &sink)
    return reader.count > 0
  }
}
