/// Tables exported by `xctrace export`, with elements that are defined once and referenced later.
enum XctraceXMLFormat {
  static let format = TraceFormat(
    id: "xctrace-xml", title: "xctrace export",
    // The only XML format; detected by the first bytes alone.
    priority: 130,
    sample:
      #"<?xml version="1.0"?><trace-query-result><node><schema name="swiftui-updates"></schema>"#
      + "</node></trace-query-result>",
    lacks: CannotShow.unlessPrinted, reading: .document)

  /// Returns whether an input with this beginning is such a table.
  static func opens(_ head: Bytes) -> Bool {
    head.to(512).contains("<trace-query-result")
  }
}
