internal import Bridgebook

/// Diagnoses the recorded examples of entries.
struct ExampleDiagnosis {
  private let catalog: MessageCatalog
  /// Created once, because creating it takes longer than reading an example.
  private let matcher: MessageMatcher

  init(_ catalog: MessageCatalog) {
    self.catalog = catalog
    matcher = MessageMatcher(catalog)
  }

  /// Returns the findings in the lines of an example.
  func findings(in example: Example, as format: TraceFormat) -> [Finding] {
    var importer = TraceImporter(messages: matcher, format: format)
    var suite = DetectorSuite(catalog: catalog)
    var bytes = Array(example.lines.map { $0.text + "\n" }.joined().utf8)
    bytes.withUnsafeMutableBytes { importer.consume(UnsafeRawBufferPointer($0)) }
    for event in importer.drain() { suite.consume(event, texts: importer.texts) }
    importer.finish()
    for event in importer.drain() { suite.consume(event, texts: importer.texts) }
    suite.finish(texts: importer.texts)
    return suite.drain()
  }
}

extension Example {
  /// Returns the numbers of the lines with one of the marks, counting from 1.
  func lineNumbers(marked marks: Set<Mark>) -> [Int] {
    lines.indices.filter { marks.contains(lines[$0].mark) }.map { $0 + 1 }
  }
}
