/// `log show --style ndjson`: one entry of the unified log per line.
enum OSLogNDJSONFormat {
  static let format = TraceFormat(
    id: "oslog-ndjson", title: "log show --style ndjson",
    // Lower than the project's own format, whose lines are objects too.
    priority: 95,
    sample:
      #"{"timestamp":"2026-01-02 03:04:05.000000+0100","eventMessage":"Invalid frame dimension "#
      + #"(negative or non-finite).","messageType":"Fault","subsystem":"com.apple.runtime-issues"}"#,
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .line { line, sink in OSLogObject.read(line, &sink) })
}
