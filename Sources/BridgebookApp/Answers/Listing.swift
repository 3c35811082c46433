package import Bridgebook
package import BridgebookExport
internal import BridgebookStore

/// What is to be listed, in words as people type them.
package struct ListQuestion {
  /// In singular or plural; nil for all entries.
  package var kind: String?
  package var approach: String?
  package var platform: String?
  package var target: String?
  package var since: String?
  package var status: String?
  /// Of what native APIs lack, only what was checked against an older release than the newest.
  package var isStale = false

  package init() {}
}

/// One line of a list.
package struct ListItem {
  package let id: String
  package let kind: String
  package let title: String
  /// What it is to the built-in book, where a team wrote it.
  package let relation: OwnRelation?
  /// Where a claim or a sentence stands.
  package var status: String?

  /// The line for programs.
  fileprivate var json: JSONValue {
    .object(
      [("id", .string(id)), ("kind", .string(kind)), ("title", .string(title))]
        + (status.map { [("status", .string($0))] } ?? [])
        + (relation.map { [("own", .string($0.rawValue))] } ?? []))
  }
}

/// Ids and titles.
package struct Listing {
  /// The kind that all of them have; nil where they differ.
  package let kind: String?
  package let items: [ListItem]

  /// The list for programs.
  package var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/list-1")), ("kind", .optional(kind)),
      ("entries", .array(items.map(\.json))),
    ])
  }
}

extension Workspace {
  /// Lists what the question is about.
  package func list(_ question: ListQuestion) throws -> Listing {
    let store = try openStore()
    if let word = question.kind, let kind = ListedKind(word: word) {
      return try list(kind, question, in: store)
    }
    if question.kind == GivenOptions.ownWord { return try listOwn(in: store) }
    var filter = ListFilter()
    filter.kind = try GivenOptions.kind(question.kind)
    filter.approach = try GivenOptions.approach(question.approach)
    filter.platform = try GivenOptions.platform(question.platform)
    if question.target != nil || question.since != nil {
      let platform = filter.platform ?? .ios
      let releases = try store.releases()
      filter.target = try GivenOptions.target(
        question.target, of: platform, in: store, remark: note)
      filter.since = try GivenOptions.version(
        question.since, of: platform, releases: releases)
    }
    filter.status = try claimStatus(question.status)
    let entries = try store.list(filter)
    let own = try store.ownRelations(ofScenarios: false)
    let statuses = try store.claimStatuses(of: entries.filter { $0.kind == .claim }.map(\.id))
    let items = entries.map {
      ListItem(
        id: $0.id, kind: $0.kind.rawValue, title: $0.title, relation: own[$0.id],
        status: statuses[$0.id]?.rawValue)
    }
    if filter.kind == .claim, filter.status == nil || filter.status == .stated {
      let count =
        try store.sentences(status: .stated).count
        + store.sentences(status: .singleSource).count
      note(
        "\(count) sentences of gotchas are stated too, unweighed: bridgebook list sentences")
    }
    return Listing(kind: filter.kind?.rawValue, items: items)
  }

  private func list(
    _ kind: ListedKind, _ question: ListQuestion, in store: Store
  ) throws -> Listing {
    let own = kind == .scenario ? try store.ownRelations(ofScenarios: true) : [:]
    let items = try kind.items(question, in: store).map {
      ListItem(
        id: $0.id, kind: kind.rawValue, title: $0.title, relation: own[$0.id], status: $0.status)
    }
    return Listing(kind: kind.rawValue, items: items)
  }

  /// Everything a team added, branches of the tree and rows of tables among it.
  private func listOwn(in store: Store) throws -> Listing {
    let scenarios = Dictionary(
      uniqueKeysWithValues: try store.scenarios().map { ($0.id, $0.title) })
    let texts = try store.ownTexts()
    let titles = try store.titles(of: texts.map(\.id))
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
