/// Tables exported by `xctrace export`, with elements that are defined once and referenced later.
enum XctraceXMLFormat {
  static let format = TraceFormat(
    id: "xctrace-xml", title: "xctrace export",
    // The only XML format; recognized by the first bytes.
    priority: 130,
    sample:
      #"<?xml version="1.0"?><trace-query-result><node><schema name="swiftui-updates"></schema>"#
      + "</node></trace-query-result>",
    lacks: CannotShow.unlessPrinted, reading: .document)

  /// Returns whether an input with this beginning is such a table, or the table of contents that
  /// lists the available tables.
  static func opens(_ head: Bytes) -> Bool {
    let head = head.to(512)
    return head.contains("<trace-query-result") || head.contains("<trace-toc")
  }
}
