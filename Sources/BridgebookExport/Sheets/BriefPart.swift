internal import Bridgebook

/// What of the topics fits on the one page of a brief sheet.
enum BriefPart {
  /// The first list of a life cycle, and the gotchas that hurt most on the ways of the tree, by their names alone.
  static func write(_ book: SheetBook, to page: inout SheetPage) {
    for topic in book.topics.prefix(1) {
      guard
        let item = topic.items.first(where: { item in
          !item.digest.isEmpty && book.entry(item.entry) != nil
        }), let entry = book.entry(item.entry), let part = item.digest.first
      else { continue }
      page.heading(2, [.plain("\(topic.title): \(entry.title)")])
      let items = SheetBook.blocks(of: part, in: entry).flatMap { block -> [String] in
        if case .list(let items, _) = block { items } else { [] }
      }
      page.list(items.map { [.rich(FirstSentence.of($0))] })
    }
    let errors = worst(of: book)
    guard !errors.isEmpty else { return }
    page.heading(2, [.plain("What hurts most")])
    page.paragraph(
      errors.enumerated().flatMap { index, entry -> SheetPage.Line in
        [.plain(index == 0 ? "" : " · "), .plain(entry.title), .plain(" "), .code(entry.id)]
          + entry.ownMark
      })
  }

  /// The number of gotchas named on the page, so that it stays one page.
  private static let worstCount = 10

  /// The errors that most answers of the tree lead to, in the order of the book.
  private static func worst(of book: SheetBook) -> [Entry] {
    var answers: [String: Int] = [:]
    for gotcha in book.tree.leaves.flatMap(\.gotchas) { answers[gotcha, default: 0] += 1 }
    let errors = book.gotchas.enumerated().filter { _, entry in
      guard case .gotcha(let facts) = entry.details else { return false }
      return facts.severity == .error && answers[entry.id] != nil
    }
    return
      errors
      .sorted {
        (answers[$1.element.id, default: 0], $0.offset) < (
          answers[$0.element.id, default: 0], $1.offset
        )
      }
      .prefix(worstCount)
      .sorted { $0.offset < $1.offset }
      .map(\.element)
  }
}
