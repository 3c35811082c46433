/// Reads the table of an XML document that `xctrace` exported.
struct XctraceDocument {
  private var tokens = XMLTokenizer(line: 1)
  private var table = XctraceTable()

  /// Reads the next bytes.
  mutating func feed(_ chunk: Bytes, into sink: inout EventSink) {
    var tokens = self.tokens
    self.tokens = XMLTokenizer(line: 1)
    tokens.feed(chunk) { token, line in table.take(token, line: line, into: &sink) }
    self.tokens = tokens
  }

  /// Ends the document with the input.
  ///
  /// - Parameter endsLine: Whether the last byte was a line feed.
  func finish(_ reader: inout LineReader, byteCount: Int, endsLine: Bool) {
    reader.skipLines(to: tokens.line - (endsLine ? 1 : 0))
    reader.sink.line = reader.lineCount
    reader.sink.offset = byteCount
    if tokens.didCut { reader.sink.report(.lineCut) }
    if table.isComplete, table.rows == 0, table.emptyTables == 0 { reader.sink.report(.noRows) }
    if !table.isComplete || !tokens.isComplete { reader.sink.report(.unterminatedInput) }
    let index = FormatRegistry.formats.firstIndex { $0.id == XctraceXMLFormat.format.id }
    if let index { reader.count(table.rows, format: index) }
  }
}
