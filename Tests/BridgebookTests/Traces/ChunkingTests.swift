import Bridgebook
import TestSupport
import Testing

/// The events do not depend on how the bytes are divided, and no line is lost.
@Suite struct ChunkingTests {
  @Test(arguments: Fixture.all)
  func splitAtEveryByte(_ fixture: Fixture) {
    let bytes = Array(fixture.text.utf8)
    let whole = Imported(bytes)
    for cut in 1..<bytes.count {
      let parts = Imported(bytes, cuts: [cut])
      guard parts != whole else { continue }
      #expect(parts.events == whole.events, "cut at \(cut)")
      #expect(parts == whole, "cut at \(cut)")
      return
    }
    #expect(Imported(bytes, cuts: Array(1..<bytes.count)) == whole)
  }

  @Test(arguments: Fixture.all)
  func carriageReturnsAndAMissingLastNewline(_ fixture: Fixture) {
    let whole = Imported(fixture.text)
    let returns = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(Imported(returns).events == whole.events)
    #expect(Imported("\u{FEFF}" + fixture.text).events == whole.events)
    var cut = fixture.text
    if cut.last == "\n" { cut.removeLast() }
    #expect(Imported(cut).events == whole.events)
    #expect(Imported(cut).lineCount == whole.lineCount)
  }

  @Test(arguments: Fixture.all.filter { !["oslog-json", "xctrace-xml"].contains($0.format) })
  func everyLineIsCovered(_ fixture: Fixture) {
    #expect(Imported(fixture.text).lostLines(of: fixture.text) == 0)
  }

  @Test func mixedPaste() {
    let texts = Fixture.all.filter {
      !["oslog-json", "xctrace-xml", "chrome-trace", "xcode-structured", "ips-report"]
        .contains($0.format)
    }.map(\.text)
    let text = texts.joined()
    let run = Imported(text)
    #expect(run.lostLines(of: text) == 0)
    for fixture in Fixture.all where texts.contains(fixture.text) {
      let alone = Imported(fixture.text)
      let own = alone.scores.first { $0.id == fixture.format }
      let mixed = run.scores.first { $0.id == fixture.format }
      #expect((mixed?.matchedLines ?? 0) >= (own?.matchedLines ?? 1), "\(fixture.format)")
    }
  }

  @Test func anIdleInputReleasesWhatIsKeptBack() {
    var importer = TraceImporter(messages: Catalog.matcher)
    let bytes = Array("Begin updateUIView\nmore to co".utf8)
    bytes.withUnsafeBytes { importer.consume($0) }
    #expect(importer.drain().isEmpty)
    importer.release()
    #expect(importer.drain().map(\.kind) == [.updateBegin])
    importer.finish()
    #expect(importer.drain().map(\.line) == [2])
  }

  @Test func aFullTextTableLosesNothing() {
    let text = (0..<50).map { "line number \($0)\n" }.joined()
    let run = Imported(Array(text.utf8), cuts: [200, 400], textCapacity: 8)
    #expect(run.events == Imported(text).events)
    #expect(run.issues.map(\.code) == [.textsFull])
  }
}
