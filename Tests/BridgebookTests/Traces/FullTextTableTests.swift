import Bridgebook
import TestSupport
import Testing

/// Runs with more distinct texts than the table can store.
///
/// All other findings must still be found, and no text may be mistaken for another.
@Suite struct FullTextTableTests {
  /// Lines with distinct values, more than a small table can store.
  private static let filling = (0..<200).map { "set text=\($0)\n" }.joined()

  private static let messages = Catalog.matcher.catalog.patterns.filter {
    !$0.isNoise && !$0.pattern.contains("<")
  }

  /// Returns the findings in a text that is read in pieces with a table of the given capacity.
  private func found(in text: String, textCapacity: Int, isStored: Bool = false) -> [Finding] {
    var importer = TraceImporter(
      messages: Catalog.matcher, format: nil, textCapacity: textCapacity)
    var suite = DetectorSuite(catalog: Catalog.matcher.catalog)
    func drain() {
      var texts = importer.texts
      for var event in importer.drain() {
        // A run stored by an earlier version may have such numbers for its messages.
        if isStored { event.name = borrowed(texts[event.name], &texts) }
        suite.consume(event, texts: texts)
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      Array("\(line)\n".utf8).withUnsafeBytes { importer.consume($0) }
      drain()
    }
    importer.finish()
    drain()
    suite.finish(texts: importer.texts)
    return suite.drain()
  }

  private func borrowed(_ text: String, _ texts: inout TextTable) -> TextID {
    var text = text
    return text.isEmpty ? .none : text.withUTF8 { texts.transientNumber(of: $0) }
  }

  @Test func everyMessageIsFoundWhateverCameBefore() {
    #expect(FullTextTableTests.messages.count > 30)
    for message in FullTextTableTests.messages {
      let line = message.pattern + "\nprint after\n"
      let expected = found(in: line, textCapacity: 1 << 17).map(\.gotcha)
      let full = found(in: FullTextTableTests.filling + line, textCapacity: 64).map(\.gotcha)
      #expect(full == expected, "\(message.id)")
    }
  }

  @Test func aMessageWhoseNameIsBorrowedIsFound() {
    let line = "Modifying state during view update, this will cause undefined behavior.\n"
    for text in [line, FullTextTableTests.filling + line] {
      let gotchas = found(in: text, textCapacity: 64, isStored: true).map(\.gotcha)
      #expect(gotchas == ["state-modified-during-update"])
    }
  }

  /// The names exceed the capacity, so not even the notes about the crash's frames have stored
  /// names.
  @Test func aStackIsFoundWhateverCameBefore() throws {
    let stack = try #require(Fixture.all.first { $0.format == "crash-text" }).text
    let filling = (0..<400).map { "Begin update\($0)Did view\($0) \($0)\n" }.joined()
    let expected = found(in: stack, textCapacity: 1 << 17)
    #expect(!expected.isEmpty)
    #expect(
      found(in: FullTextTableTests.filling + filling + stack, textCapacity: 64).map(\.gotcha)
        == expected.map(\.gotcha))
  }

  /// The number of a forgotten text must not be reused for another one.
  @Test(arguments: [4, 12, 40, 160])
  func eventsDoNotDependOnPieces(_ capacity: Int) {
    var text = ""
    for turn in 0..<60 {
      text += "Begin updateUIView of Map\(turn)\nBegin scroll\(turn)DidEnd view\(turn)\n"
      text += "set offset=\(turn)\nEnd scroll\(turn)DidEnd\nEnd updateUIView\n"
    }
    let bytes = Array(text.utf8)
    let lines = bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let whole = Imported(bytes, textCapacity: capacity)
    #expect(Imported(bytes, cuts: lines, textCapacity: capacity) == whole)
    #expect(whole.issues.map(\.code).contains(.textsFull))
    for fixture in Fixture.all {
      let bytes = Array(fixture.text.utf8)
      let cuts = Array(stride(from: 7, to: bytes.count, by: 13))
      #expect(
        Imported(bytes, cuts: cuts, textCapacity: capacity)
          == Imported(bytes, textCapacity: capacity), "\(fixture.format)")
    }
  }

  /// A full table may miss findings that depend on comparing texts, but must not add any.
  @Test(arguments: Fixture.all)
  func aFullTableFindsNothingElse(_ fixture: Fixture) {
    let whole = Set(
      found(in: fixture.text, textCapacity: 1 << 17).map { "\($0.gotcha) \($0.lines)" })
    for capacity in [4, 8, 16, 32] {
      for finding in found(in: fixture.text, textCapacity: capacity) {
        #expect(whole.contains("\(finding.gotcha) \(finding.lines)"), "\(capacity)")
      }
    }
  }

  @Test func namesAndWordsAreTakenAfterValues() {
    let run = Imported(
      Array(
        (FullTextTableTests.filling + "Begin updateUIView began\nset offset=1\nEnd updateUIView\n")
          .utf8), textCapacity: 64)
    #expect(
      run.events.suffix(3).map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
        == ["update.begin updateUIView began", "note set offset=1 +1", "update.end updateUIView"])
    #expect(run.issues.map(\.code) == [.textsFull])
  }
}
