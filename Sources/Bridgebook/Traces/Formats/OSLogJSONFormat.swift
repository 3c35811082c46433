/// `log show --style json`: the entries of the unified log as an array.
enum OSLogJSONFormat {
  static let format = TraceFormat(
    id: "oslog-json", title: "log show --style json",
    // Higher than Chrome's traces, so that elements are tested for a log's message before a trace's
    // phase.
    priority: 110,
    sample: #"[{"eventMessage" : "Begin updateUIView","messageType" : "Default"}]"#,
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .element { object, sink, _ in OSLogObject.read(object, &sink) })
}
