internal import Bridgebook

/// Tables with one row per entry of a kind.
enum EntryTables {
  /// Writes gotchas by symptom, with title and first fix.
  static func gotchas(_ entries: [Entry], to page: inout SheetPage) {
    page.table(
      ["you see", "it is", "do first"],
      entries.map { entry in
        [
          [.rich(sentence("Symptom", of: entry))],
          [.plain(entry.title), .plain(" "), .code(entry.id)] + entry.ownMark,
          [.rich(sentence("Fix", of: entry))],
        ]
      })
  }

  /// Writes the beliefs that lead to a gotcha, and the facts.
  static func antiPatterns(_ entries: [Entry], to page: inout SheetPage) {
    page.table(
      ["you might think", "but", "instead"],
      entries.compactMap { entry in
        guard case .gotcha(let facts) = entry.details, let belief = facts.belief else { return nil }
        return [
          [.plain(belief)], [.rich(sentence("Cause", of: entry))],
          [.rich(sentence("Fix", of: entry)), .plain(" "), .code(entry.id)] + entry.ownMark,
        ]
      })
  }

  static func patterns(_ entries: [Entry], to page: inout SheetPage) {
    page.table(
      ["pattern", "technique", "needs", "when"],
      entries.map { entry in
        var technique = ""
        if case .pattern(let name) = entry.details { technique = name }
        return [
          [.plain(entry.title), .plain(" "), .code(entry.id)] + entry.ownMark,
          [technique.contains(" ") ? .plain(technique) : .code(technique)],
          [.plain(ReleaseText.short(entry.platforms))], [.rich(sentence("When", of: entry))],
        ]
      })
  }

  static func claims(_ entries: [Entry], to page: inout SheetPage) {
    page.table(
      ["claim", "status", "what holds", "grounds"],
      entries.map { entry in
        guard case .claim(let facts) = entry.details else { return [] }
        let heading = ["Correction", "Dispute", "Limits"].first { entry.section($0) != nil }
        let grounds = Ground.Side.allCases.compactMap { side -> String? in
          let kinds = facts.grounds.filter { $0.side == side }.map(\.kind.rawValue)
          return kinds.isEmpty ? nil : "\(side.rawValue): \(kinds.joined(separator: ", "))"
        }
        return [
          [.plain(entry.title), .plain(" "), .code(entry.id)] + entry.ownMark,
          [.plain(facts.status.rawValue)],
          heading.map { [.rich(sentence($0, of: entry))] } ?? [],
          [.plain(grounds.joined(separator: "; "))],
        ]
      })
  }

  /// Writes symbols with their releases by platform; a dash if the platform does not have them.
  static func availability(
    _ entries: [Entry], scope: SheetScope, to page: inout SheetPage
  ) {
    let platforms = scope.platform.map { [$0] } ?? Platform.allCases
    page.table(
      ["API"] + platforms.map(\.title) + ["note"],
      entries.map { entry in
        let releases: [SheetPage.Line] = platforms.map { platform in
          guard let row = entry.platforms.row(for: platform) else { return [.plain("–")] }
          return [.plain(row.since.map(ReleaseText.short) ?? "yes")]
        }
        let note = entry.section("Note").map { [InlinePiece.rich($0.markdown)] } ?? []
        return [[.code(entry.title)] + deprecation(entry)] + releases + [note]
      })
  }

  private static func deprecation(_ entry: Entry) -> SheetPage.Line {
    switch entry.deprecation {
    case .none: []
    case .soft: [.plain(" (soft-deprecated)")]
    case .hard(let since): [.plain(" (deprecated: \(ReleaseText.short(since)))")]
    }
  }

  /// Writes classes with their framework, platforms, bridge and SwiftUI alternative, then what apps
  /// must declare to use them.
  static func components(
    _ entries: [Entry], tree: DecisionTree, scope: SheetScope, to page: inout SheetPage
  ) {
    let walk = TreeWalk(tree)
    page.table(
      ["class", "framework", "platforms", "bridge", "SwiftUI has"],
      entries.map { entry in
        guard case .component(let facts) = entry.details else { return [] }
        return [
          [.code(entry.title)] + entry.ownMark + deprecation(facts), [.plain(facts.framework)],
          [.plain(ReleaseText.short(entry.platforms))],
          bridge(walk.leaves(of: entry, on: scope.platform)), native(facts, scope),
        ]
      })
    setup(entries, scope: scope, to: &page)
  }

  /// Writes the keys and entitlements that apps must declare before classes work; nothing if there
  /// are none.
  static func setup(_ entries: [Entry], scope: SheetScope, to page: inout SheetPage) {
    let items = entries.compactMap { entry -> SheetPage.Line? in
      guard case .component(let facts) = entry.details else { return nil }
      let setup = facts.setup.filter { scope.needs($0) }
      guard !setup.isEmpty else { return nil }
      let words = setup.map { "\($0.words) (\($0.platformsText))" }.joined(separator: "; ")
      return [.code(entry.title)] + entry.ownMark + [.plain(": \(words)")]
    }
    guard !items.isEmpty else { return }
    page.paragraph([.strong("What an app declares first:")])
    page.list(items)
  }

  /// Returns the first sentence of a section.
  static func sentence(_ heading: String, of entry: Entry) -> String {
    guard let section = entry.section(heading),
      let opening = SectionBlock.opening(of: section.markdown)
    else { return "" }
    return FirstSentence.of(opening)
  }

  /// Returns the techniques of the leaves; a refusal is shown only if there are no techniques.
  static func bridge(_ leaves: [DecisionTree.Leaf]) -> SheetPage.Line {
    let real = leaves.filter { $0.approach != Approach.none }
    var line: SheetPage.Line = []
    for leaf in real.isEmpty ? leaves : real {
      let technique = DecisionTable.technique(of: leaf)
      guard !line.contains(technique) else { continue }
      if !line.isEmpty { line.append(.plain(", ")) }
      line.append(technique)
    }
    return line
  }

  private static func deprecation(_ facts: ComponentFacts) -> SheetPage.Line {
    if facts.isSoftDeprecated { return [.plain(" (soft-deprecated)")] }
    return facts.deprecated.rows.isEmpty ? [] : [.plain(" (deprecated)")]
  }

  static func native(_ facts: ComponentFacts, _ scope: SheetScope) -> SheetPage.Line {
    guard let first = facts.natives.first(where: { scope.exists($0.since) }) else {
      return [.plain("–")]
    }
    let partly = facts.coverage == .full ? "" : ", partly"
    return [.code(first.name), .plain(" (\(ReleaseText.short(first.since))\(partly))")]
  }
}
