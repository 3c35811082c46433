import BookData
import Bridgebook
import Testing

/// Runs the trace examples of the book; the detectors must find exactly what each entry marks.
struct ExampleTests {
  private static let book = Simulated.book

  struct Case: CustomTestStringConvertible, Sendable {
    let entry: Entry
    let example: Example
    var testDescription: String { "\(entry.id), line \(example.line)" }
  }

  static let cases: [Case] =
    (try? book.get())?.entries.flatMap { entry in
      entry.examples.map { Case(entry: entry, example: $0) }
    } ?? []

  @Test func thereAreExamples() throws {
    #expect(try Self.book.get().entries.filter { !$0.examples.isEmpty }.count >= 30)
    #expect(Self.cases.count >= 60)
  }

  @Test(arguments: cases)
  func theMarkedLinesAreTheFinding(_ item: Case) throws {
    guard case .trace(let name) = item.example.form else { return }
    let format = try #require(FormatRegistry.format(name), "no format \(name)")
    let findings = diagnose(
      item.example.lines.map(\.text).joined(separator: "\n") + "\n", as: format,
      catalog: try Self.book.get().catalog)
    if item.example.expectation == .clean {
      #expect(findings.filter { $0.severity != .note } == [], "a clean example")
      return
    }
    let own = try #require(findings.first { $0.gotcha == item.entry.id }, "not found")
    #expect(own.lines == lines(of: item.example, [.finding, .both]), "lines of the finding")
    let provoking = lines(of: item.example, [.provoking, .both])
    #expect(own.provokedBy.map { [$0.line] } ?? [] == provoking, "what provoked it")
    let others = findings.filter { $0.gotcha != item.entry.id && $0.severity != .note }
    #expect(
      others.map { "\($0.gotcha)@\($0.lines[0])" }.sorted()
        == item.example.companions.map { "\($0.gotcha)@\($0.line)" }.sorted(),
      "findings beside the one that is marked")
  }

  private func lines(of example: Example, _ marks: Set<Example.Mark>) -> [Int] {
    example.lines.indices.filter { marks.contains(example.lines[$0].mark) }.map { $0 + 1 }
  }
}

/// Returns the findings in a text.
func diagnose(_ text: String, as format: TraceFormat?, catalog: MessageCatalog) -> [Finding] {
  var importer = TraceImporter(messages: MessageMatcher(catalog), format: format)
  var suite = DetectorSuite(catalog: catalog)
  var bytes = Array(text.utf8)
  bytes.withUnsafeMutableBytes { importer.consume(UnsafeRawBufferPointer($0)) }
  for event in importer.drain() { suite.consume(event, texts: importer.texts) }
  importer.finish()
  for event in importer.drain() { suite.consume(event, texts: importer.texts) }
  suite.finish(texts: importer.texts)
  return suite.drain()
}
