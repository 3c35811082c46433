import Bridgebook
import BridgebookStore
import Testing

/// Tasks in the store: how they come back, and when a question asks for one.
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
      let read = try #require(try store.entry(task.id))
      #expect(read.details == task.details)
      #expect(read.terms == task.terms && read.links == task.links)
      #expect(try store.entries(.task).first { $0.id == task.id }?.details == task.details)
    }
    #expect(try store.references(to: "lost-page").map(\.kind) == [.task, .task, .task])
  }

  @Test(arguments: [
    ("how do I display the PDF pages", Platform.ios, "show-pdf"),
    ("pdf viewer", .ios, "show-pdf"),
    ("a viewer in SwiftUI for my PDF", .ios, "show-pdf"),
    ("Showing PDF documents", .ios, "show-pdf"),
    // Of two that fit, the one with more words.
    ("show a print dialog", .macos, "print"),
    ("print pdf pages", .macos, "print-pdf"),
  ])
  func aQuestionAsksForATaskInItsWords(text: String, platform: Platform, id: String) throws {
    #expect(try store().taskDescribed(in: text, on: platform)?.id == id)
  }

  @Test(arguments: [
    // Not all words of any phrasing.
    ("pdf", Platform.ios), ("a viewer for pictures", .ios), ("airprint", .ios), ("", .ios),
    // All words, far apart.
    ("a viewer that scrolls when rows of text grow and then shrink again writes some pdf", .ios),
    // The task does not exist there.
    ("pdf viewer", .macos), ("print pdf pages", .tvos),
  ])
  func whatOnlyResemblesATaskIsNone(text: String, platform: Platform) throws {
    #expect(try store().taskDescribed(in: text, on: platform) == nil)
  }

  @Test func thePhrasingThatMatchedIsNamed() throws {
    let found = try store().taskDescribed(in: "how do I display PDF pages", on: .ios)
    #expect(found?.id == "show-pdf" && found?.title == "Show a PDF document")
    #expect(found?.phrasing == "display pdf pages" && found?.approaches == [.view])
  }

  /// A store of the schema before tasks keeps what hangs on its entries while the table is made anew.
  @Test func theTableOfEntriesIsRebuiltWithoutLoss() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    let migrations = try Store.migrator.pending(on: connection)
    let index = try #require(migrations.firstIndex { $0.id.hasSuffix("_tasks") })
    try Migrator(Array(migrations.prefix(index))).migrate(connection, at: "earlier")
    try connection.execute(
      """
      PRAGMA application_id = \(Store.applicationID);
      INSERT INTO entry (id, kind, position, origin, title, audited)
      VALUES ('ours', 'claim', 0, 'own', 'Ours', '');
      INSERT INTO entry_section VALUES ('ours', 0, 'Limits', 'None.');
      INSERT INTO entry_term VALUES ('ours', 0, 'our own');
      INSERT INTO claim VALUES ('ours', 'stated');
      """)
    try Fixture.prepare(connection, book: Book())
    for table in ["entry_section", "entry_term", "claim"] {
      let count = try connection.first("SELECT count(*) FROM \(table) WHERE entry_id = 'ours'") {
        $0.int(0)
      }
      #expect(count == 1, "\(table)")
    }
    #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    #expect(try Store(connection).schemaDrift() == [])
  }
}
