import Bridgebook
import BridgebookStore
import Testing

/// Reading tasks from the store, and recognizing the task in a question.
@Suite struct TaskTests {
  private static func task(
    _ id: String, _ title: String, _ phrasings: [String], on platforms: [Platform] = [.ios]
  ) -> Entry {
    var facts = TaskFacts(area: .documents, coverage: .partial)
    facts.isAskedOften = true
    facts.bridge = "UIViewRepresentable around PDFView"
    facts.gotchas = ["lost-page"]
    facts.natives = [
      NativeAPI(
        name: "Preview", form: .implied(by: "Preview"),
        since: Availability([.init(platform: .ios, since: Version(14))]), source: "page")
    ]
    var entry = Entry(kind: .task, id: id, title: title, details: .task(facts))
    entry.terms = phrasings
    entry.approaches = [.view]
    entry.links = ["lost-page"]
    entry.platforms = Availability(platforms.map { .init(platform: $0, since: Version(13)) })
    entry.sections = [Section(heading: "Now", markdown: "Wrap it.[^page]", line: 1)]
    return entry
  }

  private static let tasks = [
    task("show-pdf", "Show a PDF document", ["pdf viewer", "display pdf pages"]),
    task("print", "Print a page", ["print dialog", "airprint"], on: [.ios, .macos]),
    task("print-pdf", "Print a PDF document", ["print pdf pages"], on: [.macos]),
  ]

  private func store() throws -> Store {
    var book = Book()
    book.entries = [Fixture.gotcha("lost-page", title: "The page is lost")] + Self.tasks
    book.sources = [Source(id: "page", kind: "documentation", title: "Page", url: nil)]
    book.search.stopWords = [
      "a", "how", "do", "i", "the", "to", "in", "of", "my", "and", "swiftui",
    ]
    return try Fixture.store(of: book)
  }

  @Test func aTaskComesBackAsItWasWritten() throws {
    let store = try store()
    for task in Self.tasks {
      let read = try #require(try store.entries.entry(task.id))
      #expect(read.details == task.details)
      #expect(read.terms == task.terms && read.links == task.links)
      #expect(try store.entries.all(.task).first { $0.id == task.id }?.details == task.details)
    }
    #expect(try store.entries.references(to: "lost-page").map(\.kind) == [.task, .task, .task])
  }

  @Test(arguments: [
    ("how do I display the PDF pages", Platform.ios, "show-pdf"),
    ("pdf viewer", .ios, "show-pdf"),
    ("a viewer in SwiftUI for my PDF", .ios, "show-pdf"),
    ("Showing PDF documents", .ios, "show-pdf"),
    // Of two matching tasks, the one with more words is chosen.
    ("show a print dialog", .macos, "print"),
    ("print pdf pages", .macos, "print-pdf"),
  ])
  func aQuestionAsksForATaskInItsWords(text: String, platform: Platform, id: String) throws {
    #expect(try store().tasks.task(describedIn: text, on: platform)?.id == id)
  }

  @Test(arguments: [
    // Not all words of a phrasing.
    ("pdf", Platform.ios), ("a viewer for pictures", .ios), ("airprint", .ios), ("", .ios),
    // All words, but far apart.
    ("a viewer that scrolls when rows of text grow and then shrink again writes some pdf", .ios),
    // The task does not exist on the platform.
    ("pdf viewer", .macos), ("print pdf pages", .tvos),
  ])
  func whatOnlyResemblesATaskIsNone(text: String, platform: Platform) throws {
    #expect(try store().tasks.task(describedIn: text, on: platform) == nil)
  }

  @Test func thePhrasingThatMatchedIsNamed() throws {
    let found = try store().tasks.task(describedIn: "how do I display PDF pages", on: .ios)
    #expect(found?.id == "show-pdf" && found?.title == "Show a PDF document")
    #expect(found?.phrasing == "display pdf pages" && found?.approaches == [.view])
  }
}
