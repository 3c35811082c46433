internal import Bridgebook

/// Gotchas in so few words that all of them fit on a page or two.
enum DigestTables {
  /// One table for all topics, so that its columns stand below each other from page to page.
  static func symptoms(
    _ groups: [(title: String, entries: [Entry])], _ digests: [String: GotchaDigest],
    to page: inout SheetPage
  ) {
    var rows: [[SheetPage.Line]] = []
    for group in groups {
      if groups.count > 1 { rows.append([[.strong(group.title)]]) }
      for entry in group.entries {
        let digest = digests[entry.id]
        rows.append([
          [.rich(digest?.symptom ?? EntryTables.sentence("Symptom", of: entry))],
          [
            .rich(digest?.fix ?? EntryTables.sentence("Fix", of: entry)), .plain(" · "),
            .code(entry.id),
          ],
        ])
      }
    }
    page.table(["you see", "do first"], rows)
  }

  /// Beliefs that lead to a gotcha, and what holds instead; what to do stands at the symptom.
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

  /// Titles and ids by technique, techniques in the order of their first pattern; `show ID` tells the rest.
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
