/// Reads the objects of a JSON document that consists of one trace.
struct ObjectDocument {
  private var objects = JSONObjectSplitter(line: 1)
  private var spans = SpanTable()
  private var repair = TextRepair()

  /// Reads the next bytes.
  ///
  /// - Returns: The number of bytes that belong to the document, if it ends in the chunk; nil if it
  ///   continues.
  mutating func feed(_ chunk: Bytes, into reader: inout LineReader) -> Int? {
    // Moved out of `self`, because the closure uses the other properties; a copy would duplicate
    // all kept bytes with every chunk.
    var objects = self.objects
    self.objects = JSONObjectSplitter(line: 1)
    let taken = objects.feed(chunk) { object, place in take(object, at: place, &reader) }
    self.objects = objects
    guard objects.isComplete else { return nil }
    closeSpans(&reader.sink)
    reader.skipLines(to: objects.line - 1)
    return taken
  }

  /// Ends the document with the input.
  ///
  /// - Parameter endsLine: Whether the last byte was a line feed.
  mutating func finish(_ reader: inout LineReader, byteCount: Int, endsLine: Bool) {
    var objects = self.objects
    let isComplete = objects.finish { object, place in take(object, at: place, &reader) }
    self.objects = objects
    closeSpans(&reader.sink)
    reader.skipLines(to: objects.line - (endsLine ? 1 : 0))
    reader.sink.line = reader.lineCount
    reader.sink.offset = byteCount
    if !isComplete { reader.sink.report(.unterminatedInput) }
  }

  private mutating func take(
    _ object: Bytes, at place: JSONObjectSplitter.Place, _ reader: inout LineReader
  ) {
    reader.sink.line = place.line
    reader.sink.offset = place.offset
    reader.sink.clearPlace()
    if place.isCut { reader.sink.report(.lineCut) }
    var repair = self.repair
    self.repair = TextRepair()
    repair.repair(object) { read($0, &reader) }
    if repair.hadNUL { reader.sink.report(.nulBytes) }
    if repair.hadInvalidUTF8 { reader.sink.report(.invalidUTF8) }
    self.repair = repair
  }

  private mutating func read(_ object: Bytes, _ reader: inout LineReader) {
    for (index, format) in FormatRegistry.formats.enumerated() {
      switch format.reading {
      case .element(let read):
        guard read(object, &reader.sink, &spans) else { continue }
      case .line where format.id == BridgeTraceFormat.format.id:
        guard BridgeTraceFormat.read(object, &reader.sink) else { continue }
      default: continue
      }
      return reader.count(1, format: index)
    }
    if object.at(object.count - 1) != UInt8(ascii: "}") { reader.sink.report(.malformedRecord) }
    reader.sink.note("", object.to(LineSplitter.limit))
  }

  private mutating func closeSpans(_ sink: inout EventSink) {
    while let span = spans.popLast() { ChromeTraceFormat.close(span, &sink) }
  }
}
