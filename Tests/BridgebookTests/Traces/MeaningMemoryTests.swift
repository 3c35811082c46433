import Bridgebook
import TestSupport
import Testing

/// A repeated text yields the same events as if it were parsed again.
@Suite struct MeaningMemoryTests {
  @Test(arguments: Fixture.all.filter { $0.format != "xctrace-xml" })
  func aRepeatedFixture(_ fixture: Fixture) {
    let bytes = Array(String(repeating: fixture.text, count: 4).utf8)
    #expect(Imported(bytes) == Imported(bytes, remembersTexts: false))
    #expect(
      Imported(bytes, redactor: Redactor())
        == Imported(bytes, redactor: Redactor(), remembersTexts: false))
    #expect(
      Imported(bytes, format: fixture.format)
        == Imported(bytes, format: fixture.format, remembersTexts: false))
  }

  /// Earlier lines determine which interval an end belongs to, and the depth of a text.
  @Test func linesInEveryOrder() {
    let lines = Fixture.all.filter {
      !["xctrace-xml", "oslog-json", "chrome-trace"].contains($0.format)
    }
    .flatMap { $0.text.split(separator: "\n") }
    var generator = TraceFuzzTests.Generator(state: 11)
    for _ in 0..<20 {
      var text = String(repeating: "a print\n", count: 64)
      for _ in 0..<600 { text += (lines.randomElement(using: &generator) ?? "") + "\n" }
      let bytes = Array(text.utf8)
      #expect(Imported(bytes) == Imported(bytes, remembersTexts: false))
    }
  }

  @Test func moreTextsThanThereIsRoomFor() {
    let block = (0..<3_000).map {
      "[Map] Begin updateUIView region=\($0)\n[Map] End updateUIView\n"
    }
    .joined()
    let long = (0..<3_000).map { "\($0) " + String(repeating: "wide ", count: 60) + "\n" }.joined()
    let bytes = Array((block + long + block + long).utf8)
    #expect(Imported(bytes) == Imported(bytes, remembersTexts: false))
  }

  @Test func aFullTextTable() {
    let block = (0..<20).map { "Begin updateUIView \($0)\nprint \($0)\nEnd updateUIView\n" }
      .joined()
    let bytes = Array((block + block + block).utf8)
    let remembered = Imported(bytes, textCapacity: 12)
    #expect(remembered == Imported(bytes, textCapacity: 12, remembersTexts: false))
    #expect(remembered.issues.map(\.code) == [.textsFull])
  }
}
