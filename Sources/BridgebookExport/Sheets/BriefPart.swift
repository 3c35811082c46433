internal import Bridgebook

/// The lower part of a brief sheet's single page: the most harmful gotchas, and a wrapper to start
/// from.
enum BriefPart {
  static func write(_ book: SheetBook, scope: SheetScope, to page: inout SheetPage) {
    let gotchas = worst(of: book)
    if !gotchas.isEmpty { page.heading(2, [.plain("The most serious gotchas")]) }
    page.list(gotchas.map { DigestTables.line(of: $0, book.digests[$0.id]) })
    guard let (entry, code) = skeleton(of: book, scope) else { return }
    page.heading(2, [.plain("\(entry.title) "), .code(entry.id)] + entry.ownMark)
    // Empty lines would take a fifth of the space.
    page.code(code.filter { !$0.allSatisfy { $0 == " " } }, language: "swift")
  }

  /// Returns the first wrapper of the topics that is short enough, with its code.
  private static func skeleton(of book: SheetBook, _ scope: SheetScope) -> (Entry, [String])? {
    let prefix = scope.platformOfTarget == .macos ? "NS" : "UI"
    // A sheet for one platform lists fewer bridges, which leaves room for 12 more lines of code.
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

  /// The weight of an error relative to a warning that the book names equally often.
  private static let errorWeight = 2

  /// Returns the gotchas that answers and entries link to most often, without notes; a link to an
  /// error counts twice.
  private static func worst(of book: SheetBook) -> [Entry] {
    var mentions: [String: Int] = [:]
    let entries = book.gotchas + book.patterns + book.components + book.claims + book.tasks
    for id in book.tree.leaves.flatMap(\.gotchas) + entries.flatMap(\.links) {
      mentions[id, default: 0] += 1
    }
    let ranked = book.gotchas.enumerated().compactMap {
      place, entry -> (entry: Entry, weight: Int, rank: Int, place: Int)? in
      guard case .gotcha(let facts) = entry.details, facts.severity != .note,
        let count = mentions[entry.id]
      else { return nil }
      let isError = facts.severity == .error
      return (entry, count * (isError ? errorWeight : 1), isError ? 0 : 1, place)
    }
    return ranked.sorted {
      ($1.weight, $0.rank, $0.place) < ($0.weight, $1.rank, $1.place)
    }.prefix(worstCount).map(\.entry)
  }
}
