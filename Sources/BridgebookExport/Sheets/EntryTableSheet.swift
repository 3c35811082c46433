package import Bridgebook

/// A sheet with all entries of one kind in a table; gotchas are grouped by topic.
package struct EntryTableSheet {
  private let kind: EntryKind
  private let book: SheetBook
  private let scope: SheetScope

  /// Creates a sheet from the whole book, limited to the scope.
  package init(_ kind: EntryKind, of book: SheetBook, scope: SheetScope) {
    self.kind = kind
    self.book = book.limited(to: scope)
    self.scope = scope
  }

  /// Whether the scope leaves nothing to print.
  package var isEmpty: Bool { entries.isEmpty }

  /// Writes the page, and calls `flush` after each part.
  package func write(
    as notation: SheetPage.Notation = .markdown, isFull: Bool,
    _ flush: (inout SheetPage) throws -> Void
  ) rethrows {
    var page = SheetPage(notation)
    let title = DecisionTable.capitalized(kind == .component ? "classes" : kind.plural)
    page.heading(
      1,
      [.plain([title, scope.topic?.title, scope.title].compactMap { $0 }.joined(separator: ": "))])
    switch kind {
    case .gotcha:
      for group in book.gotchasByTopic {
        if scope.topic == nil { page.heading(2, [.plain(group.title)]) }
        EntryTables.gotchas(group.entries, to: &page)
      }
    case .pattern: EntryTables.patterns(entries, to: &page)
    case .component: EntryTables.components(entries, tree: book.tree, scope: scope, to: &page)
    case .claim: EntryTables.claims(entries, to: &page)
    case .availability: EntryTables.availability(entries, scope: scope, to: &page)
    case .task:
      for group in book.tasksByArea {
        page.heading(2, [.plain(group.area.title)])
        TaskTables.tasks(group.entries, scope: scope, to: &page)
      }
    case .message, .scenario: break
    }
    if isFull {
      var full = FullEntries(book.sources)
      try full.write(entries, under: "In full", to: &page, flush)
      full.writeSources(to: &page)
    }
    page.close()
    try flush(&page)
  }

  private var entries: [Entry] {
    switch kind {
    case .pattern: book.patterns
    case .gotcha: book.gotchas
    case .component: book.components
    case .claim: book.claims
    case .availability: book.availability
    case .task: book.tasks
    case .message, .scenario: []
    }
  }
}
