internal import Bridgebook

/// What of the topics fits on the one page of a brief sheet.
enum BriefPart {
  /// The first list of a life cycle, and the gotchas that hurt most on the ways of the tree, by their names alone.
  static func write(_ book: SheetBook, to page: inout MarkdownPage) {
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
    let onTheWay = Set(book.tree.leaves.flatMap(\.gotchas))
    let errors = book.gotchas.filter {
      guard case .gotcha(let facts) = $0.details else { return false }
      return facts.severity == .error && onTheWay.contains($0.id)
    }
    guard !errors.isEmpty else { return }
    page.heading(2, [.plain("What hurts most")])
    page.paragraph(
      errors.enumerated().flatMap { index, entry -> MarkdownPage.Line in
        [.plain(index == 0 ? "" : " · "), .plain(entry.title), .plain(" "), .code(entry.id)]
          + entry.ownMark
      })
  }
}
