internal import Bridgebook

/// Tables of gotchas and patterns, shortened to fit on a page or two.
enum DigestTables {
  /// Writes a list for each topic: what users see, what to do first, and the id of the gotcha.
  ///
  /// - Parameter rare: the ids of gotchas to omit.
  static func symptoms(
    _ groups: [(title: String, entries: [Entry])], _ digests: [String: GotchaDigest],
    without rare: Set<String> = [], to page: inout SheetPage
  ) {
    for group in groups {
      let entries = group.entries.filter { !rare.contains($0.id) }
      guard !entries.isEmpty else { continue }
      // Without the id, the line would be all bold, which looks like a heading.
      if groups.count > 1 { page.paragraph([.strong(group.title), .plain(":")]) }
      page.list(entries.map { line(of: $0, digests[$0.id]) })
    }
  }

  /// Returns a row with the symptom, an arrow, the first step, and the gotcha's id.
  static func line(of entry: Entry, _ digest: GotchaDigest?) -> SheetPage.Line {
    [
      .rich(digest?.symptom ?? EntryTables.sentence("Symptom", of: entry)), .plain(" → "),
      .rich(digest?.fix ?? EntryTables.sentence("Fix", of: entry)), .plain(" · "),
      .code(entry.id),
    ] + entry.ownMark
  }

  /// Writes the beliefs that lead to a gotcha, and the facts; the table of symptoms has the fixes.
  static func antiPatterns(_ entries: [Entry], to page: inout SheetPage) {
    page.table(
      ["you might think", "but"],
      entries.compactMap { entry in
        guard case .gotcha(let facts) = entry.details, let belief = facts.belief else { return nil }
        return [
          [.plain(belief)],
          [.rich(EntryTables.sentence("Cause", of: entry)), .plain(" "), .code(entry.id)],
        ]
      })
  }

  /// Writes titles and ids by technique, in the order of the techniques' first patterns.
  static func patterns(_ entries: [Entry], to page: inout SheetPage) {
    var groups: [(technique: String, entries: [Entry])] = []
    for entry in entries {
      guard case .pattern(let technique) = entry.details else { continue }
      if let place = groups.firstIndex(where: { $0.technique == technique }) {
        groups[place].entries.append(entry)
      } else {
        groups.append((technique, [entry]))
      }
    }
    page.table(
      ["technique", "patterns"],
      groups.map { group in
        let items = group.entries.enumerated().map { index, entry in
          [.plain(index == 0 ? "" : " · "), .plain(entry.title), .plain(" "), .code(entry.id)]
            + entry.ownMark
        }
        return [
          [group.technique.contains(" ") ? .plain(group.technique) : .code(group.technique)],
          items.flatMap { $0 },
        ]
      })
  }
}
