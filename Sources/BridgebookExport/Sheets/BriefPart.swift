internal import Bridgebook

/// What fits on the one page of a brief sheet below the bridges: the gotchas that hurt most, and one wrapper to start from.
enum BriefPart {
  static func write(_ book: SheetBook, scope: SheetScope, to page: inout SheetPage) {
    let errors = worst(of: book)
    if !errors.isEmpty { page.heading(2, [.plain("What hurts most")]) }
    page.list(errors.map { DigestTables.line(of: $0, book.digests[$0.id]) })
    guard let (entry, code) = skeleton(of: book, scope) else { return }
    page.heading(2, [.plain("\(entry.title) "), .code(entry.id)] + entry.ownMark)
    // Empty lines would take a fifth of the room.
    page.code(code.filter { !$0.allSatisfy { $0 == " " } }, language: "swift")
  }

  /// The first wrapper of the topics that is short enough, with its code.
  private static func skeleton(of book: SheetBook, _ scope: SheetScope) -> (Entry, [String])? {
    let prefix = scope.platformOfTarget == .macos ? "NS" : "UI"
    // The bridges of one platform take half the room.
    let most = scope.platformOfTarget == nil ? 24 : 36
    for item in book.topics.flatMap(\.items) {
      guard let entry = book.patterns.first(where: { $0.id == item.entry }),
        case .pattern(let technique) = entry.details, technique.hasPrefix(prefix),
        technique.hasSuffix("Representable"), let section = entry.section("Code")
      else { continue }
      for case .code(let lines, _) in SectionBlock.blocks(of: section.markdown) {
        if lines.count <= most { return (entry, lines) }
        break
      }
    }
    return nil
  }

  /// The number of gotchas, chosen so that the sheet stays one page.
  private static let worstCount = 10

  /// The errors with the most leaves of the tree that name them, in the order of the book.
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
