internal import Bridgebook

/// Gotchas in so few words that all of them fit on a page or two.
enum DigestTables {
  /// One table for all topics, so that its columns stand below each other from page to page.
  static func symptoms(
    _ groups: [(title: String, entries: [Entry])], _ digests: [String: GotchaDigest],
    to page: inout MarkdownPage
  ) {
    var rows: [[MarkdownPage.Line]] = []
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
  static func antiPatterns(_ entries: [Entry], to page: inout MarkdownPage) {
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
}
