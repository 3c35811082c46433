/// The system's crash reports in JSON (`.ips`), and pasted fragments of them.
enum CrashReportFormat {
  static let format = TraceFormat(
    id: "ips-report", title: "crash report in JSON (.ips)",
    // Lower than the formats whose lines have fixed members, because searching for a key takes
    // longer than reading such a line.
    priority: 92,
    sample:
      #"{"imageOffset":9603676,"symbol":"NSHostingView.updateConstraints()","symbolLocation":132,"imageIndex":5}"#,
    lacks: [.times, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  /// Returns whether bytes are the beginning of a crash report: a JSON object on the first line.
  static func opens(_ head: Bytes) -> Bool {
    guard head.at(0) == UInt8(ascii: "{") else { return false }
    return head.contains("\"bug_type\"") && head.contains("\"incident_id\"")
  }

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    // Only lines that may be JSON are searched, because most lines of a log are not.
    switch line.trimmed.at(0) {
    case UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "}"),
      UInt8(ascii: "]"), UInt8(ascii: ","):
      break
    default: return false
    }
    guard holdsKey(line) else { return false }
    sink.dependOnState()
    var reader = CrashReportReader(line: sink.line)
    reader.feed(line, into: &sink)
    return reader.count > 0
  }

  /// Returns whether a line contains a key of a crash report.
  ///
  /// A single search for quotation marks covers all keys, because lines of other formats are also
  /// objects with dozens of keys.
  private static func holdsKey(_ line: Bytes) -> Bool {
    var index = 0
    while let quote = line.firstIndex(of: UInt8(ascii: "\""), from: index) {
      switch line.at(quote + 1) {
      case UInt8(ascii: "s"): if line.hasBytes(Bytes("\"symbol\""), at: quote) { return true }
      case UInt8(ascii: "c"):
        if line.hasBytes(Bytes("\"composed_message\""), at: quote) { return true }
      case UInt8(ascii: "a"):
        if line.hasBytes(Bytes("\"asi\""), at: quote)
          || line.hasBytes(Bytes("\"asiBacktraces\""), at: quote)
        {
          return true
        }
      case UInt8(ascii: "t"): if line.hasBytes(Bytes("\"termination\""), at: quote) { return true }
      default: break
      }
      index = quote + 1
    }
    return false
  }
}
