package import Bridgebook
internal import BridgebookStore

/// A request to list items, as the user typed it.
package struct ListQuestion {
  /// The kind in singular or plural; nil for all entries.
  package var kind: String?
  package var approach: String?
  package var platform: String?
  package var target: String?
  package var since: String?
  package var status: String?
  /// Whether to list only those lacks of native APIs that were verified against a release older
  /// than the newest.
  package var isStale = false

  package init() {}
}

/// One line of a list.
package struct ListItem {
  package let id: String
  package let kind: String
  package let title: String
  /// The relation to the built-in book, for an item of a team.
  package let relation: OwnRelation?
  /// The status of a claim or a sentence.
  package var status: String?

  /// The item as JSON.
  fileprivate var json: JSONValue {
    .object(
      [("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]
        + (status.map { [("status", .string($0))] } ?? [])
        + (relation.map { [("own", .string($0.rawValue))] } ?? []))
  }
}

/// A list of items.
package struct Listing {
  /// The kind of all items; nil if they differ.
  package let kind: String?
  package let items: [ListItem]

  /// The list as JSON.
  package var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/list-1")), ("kind", .optional(kind)),
      ("entries", .array(items.map(\.json))),
    ])
  }
}

extension Workspace {
  /// Lists the items that the question asks for.
  package func list(_ question: ListQuestion) throws -> Listing {
    try ListReader(store: openStore(), note: note).list(question)
  }

  /// Returns the whole decision tree, with a team's additions.
  package func decisionTree() throws -> DecisionTree { try StoredTree(openStore()).whole() }
}

/// Reads the items of a list from the store.
private struct ListReader {
  let store: Store
  /// Receives remarks that accompany the list.
  let note: (String) -> Void

  func list(_ question: ListQuestion) throws -> Listing {
    if let word = question.kind, let kind = ListedKind(word: word) {
      return try list(kind, question)
    }
    if question.kind == GivenOptions.ownWord { return try listOwn() }
    var filter = ListFilter()
    filter.kind = try GivenOptions.kind(question.kind)
    filter.approach = try GivenOptions.approach(question.approach)
    filter.platform = try GivenOptions.platform(question.platform)
    if question.target != nil || question.since != nil {
      let platform = filter.platform ?? .ios
      let releases = try store.releases.all()
      filter.target = try GivenOptions.target(
        question.target, of: platform, in: store, remark: note)
      filter.since = try GivenOptions.version(
        question.since, of: platform, releases: releases)
    }
    filter.status = try claimStatus(question.status)
    let entries = try store.entries.list(filter)
    let own = entries.contains(where: \.isOwn) ? try store.ownTexts.relationsToBook() : [:]
    let statuses = try store.evidence.claimStatuses(
      of: entries.filter { $0.kind == .claim }.map(\.id))
    let items = entries.map {
      ListItem(
        id: $0.id, kind: $0.kind.rawValue, title: $0.title,
        relation: $0.isOwn ? own[$0.id] ?? .new : nil,
        status: $0.kind == .claim ? statuses[$0.id]?.rawValue : nil)
    }
    if filter.kind == .claim, filter.status == nil || filter.status == .stated {
      let count =
        try store.sentences.all(status: .stated).count
        + store.sentences.all(status: .singleSource).count
      note(
        "\(count) more statements in gotchas cite sources but were not examined as claims; "
          + "bridgebook list sentences shows them")
    }
    return Listing(kind: filter.kind?.rawValue, items: items)
  }

  private func list(
    _ kind: ListedKind, _ question: ListQuestion
  ) throws -> Listing {
    let own = kind == .scenario ? try store.ownTexts.relations(ofScenarios: true) : [:]
    let items = try kind.items(question, in: store).map {
      ListItem(
        id: $0.id, kind: kind.rawValue, title: $0.title, relation: own[$0.id], status: $0.status)
    }
    return Listing(kind: kind.rawValue, items: items)
  }

  /// Lists everything a team added, including branches of the tree and rows of tables.
  private func listOwn() throws -> Listing {
    // A damaged index may contain an id twice; `doctor` reports it.
    let scenarios = Dictionary(
      try store.scenarios.titles().map { ($0.id, $0.title) },
      uniquingKeysWith: { first, _ in first })
    let texts = try store.ownTexts.all()
    let titles = try store.entries.titles(of: texts.map(\.id))
    let items = texts.map { text in
      let header = text.header
      let title =
        header.kind == .scenario
        ? scenarios[header.id] : header.target.map { "adds to \($0)" } ?? titles[header.id]
      return ListItem(
        id: header.id, kind: header.kind.rawValue, title: titles[header.id] ?? title ?? "",
        relation: header.relation)
    }
    return Listing(kind: GivenOptions.ownWord, items: items)
  }

  private func claimStatus(_ word: String?) throws -> ClaimStatus? {
    guard let word else { return nil }
    if let status = ClaimStatus(rawValue: word) { return status }
    let names = ClaimStatus.allCases.map(\.rawValue)
    throw CommandError.unknownStatus(
      word, known: names, suggestion: Suggestion.nearest(to: word, in: names))
  }
}
