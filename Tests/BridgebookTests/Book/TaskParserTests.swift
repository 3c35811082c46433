import Bridgebook
import Testing

/// Parsing of tasks, and the faults in them.
@Suite struct TaskParserTests {
  private static let task = """
    kind: task
    id: show-pages
    title: Show pages
    area: documents
    asked: often
    approaches: view
    platforms: ios 13.0, macos 10.15
    native: partial
    bridge: UIViewRepresentable around PDFView
    pattern: pdf-pages
    class: PDFView
    traps: lost-caret, lost-page
    links: other, PDFView
    sources: seed-000
    phrasings: show pages, page viewer
    audited: iOS 27

    ## Native
    - Preview | ios 14.0, macos 11.0 | seed-000
    - WebView | ios 26.0 | seed-000

    ## Lacks
    A page of its own.

    ## Now
    Wrap it.[^seed-000]

    """

  private func entry(_ text: String = task) throws -> Entry {
    try EntryParser.parse(Samples.file(text))
  }

  @Test func everyKeyIsRead() throws {
    let entry = try entry()
    guard case .task(let facts) = entry.details else {
      Issue.record("no task")
      return
    }
    #expect(entry.kind == .task && entry.approaches == [.view])
    #expect(facts.area == .documents && facts.isAskedOften && facts.coverage == .partial)
    #expect(facts.bridge == "UIViewRepresentable around PDFView")
    #expect(facts.pattern == "pdf-pages" && facts.component == "PDFView")
    #expect(facts.gotchas == ["lost-caret", "lost-page"])
    #expect(facts.natives.map(\.name) == ["Preview", "WebView"])
    #expect(facts.natives[1].since.rows == [.init(platform: .ios, since: Version(26))])
    #expect(entry.terms == ["show pages", "page viewer"])
  }

  @Test func whatItNamesIsALinkOnce() throws {
    #expect(try entry().links == ["pdf-pages", "PDFView", "lost-caret", "lost-page", "other"])
  }

  @Test func aNativeAPIIsChosenByPlatformAndRelease() throws {
    guard case .task(let facts) = try entry().details else {
      Issue.record("no task")
      return
    }
    #expect(facts.native(on: .ios, at: Version(14))?.name == "Preview")
    #expect(facts.native(on: .ios, at: Version(13)) == nil)
    #expect(facts.native(on: .macos, at: nil)?.name == "Preview")
    #expect(facts.native(on: .tvos, at: nil) == nil)
  }

  @Test(arguments: [
    ("area: documents", "area: papers", 4), ("asked: often", "asked: daily", 5),
    ("native: partial", "native: some", 8), ("ios 26.0 | seed-000", "ios x | seed-000", 20),
    ("approaches: view", "approaches: views", 6),
  ])
  func aFaultIsNamedWithItsLine(part: String, other: String, line: Int) throws {
    let text = Self.task.replacing(part, with: other)
    let fault = #expect(throws: TextDiagnostic.self) { try entry(text) }
    #expect(fault?.line == line)
  }

  @Test(arguments: [
    "area: documents\n", "phrasings: show pages, page viewer\n", "native: partial\n",
  ])
  func aMissingKeyIsNamed(line: String) throws {
    let key = String(line.prefix { $0 != ":" })
    let fault = #expect(throws: TextDiagnostic.self) {
      try entry(Self.task.replacing(line, with: ""))
    }
    #expect(fault?.problem == .missingKey(key))
  }

  @Test func termsAreCalledPhrasings() throws {
    let fault = #expect(throws: TextDiagnostic.self) {
      try entry(Self.task.replacing("links: other", with: "terms: pdf\nlinks: other"))
    }
    guard case .unknownKey("terms", _) = fault?.problem else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }
}
