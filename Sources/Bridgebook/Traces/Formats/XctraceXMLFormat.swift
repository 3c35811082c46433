/// Tables `xctrace export` writes: rows of elements that are defined once and referred to later.
enum XctraceXMLFormat {
  static let format = TraceFormat(
    id: "xctrace-xml", title: "xctrace export",
    // The only format that is XML; asked for on the first bytes alone.
    priority: 130,
    sample:
      #"<?xml version="1.0"?><trace-query-result><node><schema name="swiftui-updates"></schema>"#
      + "</node></trace-query-result>",
    lacks: CannotShow.unlessPrinted, reading: .document)

  /// Whether an input that begins like this is such a table.
  static func opens(_ head: Bytes) -> Bool {
    head.to(512).contains("<trace-query-result")
  }
}
