internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// `list`: ids and titles, one a line.
enum ListCommand: Command {
  static let syntax = CommandSyntax(
    name: "list", arguments: "[KIND]", argumentCount: 0...1,
    flags: [
      FlagSyntax("approach", value: "APPROACH", "only entries about this bridge"),
      FlagSyntax("platform", value: "PLATFORM", "only what exists on this platform"),
      FlagSyntax("target", value: "VERSION", "only what exists at this release"),
      FlagSyntax("since", value: "VERSION", "only what came with this release or later"),
      FlagSyntax(
        "status", value: "STATUS",
        "shown, refuted, disputed, stated, single-source; of sentences, inferred"),
      FlagSyntax("stale", "lacks: only what was checked against an older release than the newest"),
    ],
    summary: "ids and titles, one per line",
    discussion: """
      KIND is pattern, gotcha, component, claim, availability, task, message, scenario, sentence or
      lack, in singular or plural. Tasks are what people want to get done. Claims were weighed and
      have grounds; sentences are what the gotchas say about cause and fix, each with its source or
      inferred; lacks are what the native API of a class cannot do, with the release that was
      checked. own lists what a team added; the other lists mark it.
      """,
    examples: [
      .init("bridgebook list gotchas", "every gotcha of the book"),
      .init("bridgebook list tasks --platform macos", "what people want to get done on the Mac"),
      .init("bridgebook list claims --status refuted", "what articles say and the API refutes"),
      .init("bridgebook list messages", "texts of the runtime that are known"),
      .init("bridgebook list sentences --status inferred", "what no source says"),
      .init("bridgebook list lacks --stale", "what has to be checked again"),
      .init("bridgebook list scenarios", "what bridgebook simulate can run"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    if let word = run.arguments.arguments.first, let kind = ListedKind(word: word) {
      return try list(kind, run, in: store)
    }
    if run.arguments.arguments.first == GivenOptions.ownWord { return try listOwn(run, in: store) }
    var filter = ListFilter()
    filter.kind = try GivenOptions.kind(run.arguments.arguments.first)
    filter.approach = try GivenOptions.approach(run.arguments.value("approach"))
    filter.platform = try GivenOptions.platform(run.arguments.value("platform"))
    let target = run.arguments.value("target")
    let since = run.arguments.value("since")
    if target != nil || since != nil {
      let platform = filter.platform ?? .ios
      let releases = try store.releases()
      filter.target = try GivenOptions.target(
        target, of: platform, in: store, remark: run.console.note)
      filter.since = try GivenOptions.version(since, of: platform, releases: releases)
    }
    filter.status = try status(run.arguments.value("status"))
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
      run.console.note(
        "\(count) sentences of gotchas are stated too, unweighed: bridgebook list sentences")
    }
    return ListItem.print(items, kind: filter.kind?.rawValue, run)
  }

  private static func list(
    _ kind: ListedKind, _ run: CommandRun, in store: Store
  ) throws -> ExitStatus {
    let own = kind == .scenario ? try store.ownRelations(ofScenarios: true) : [:]
    let items = try kind.items(run.arguments, in: store).map {
      ListItem(
        id: $0.id, kind: kind.rawValue, title: $0.title, relation: own[$0.id], status: $0.status)
    }
    return ListItem.print(items, kind: kind.rawValue, run)
  }

  /// Everything a team added, branches of the tree and rows of tables among it.
  private static func listOwn(_ run: CommandRun, in store: Store) throws -> ExitStatus {
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
    return ListItem.print(items, kind: GivenOptions.ownWord, run)
  }

  private static func status(_ word: String?) throws -> ClaimStatus? {
    guard let word else { return nil }
    if let status = ClaimStatus(rawValue: word) { return status }
    let names = ClaimStatus.allCases.map(\.rawValue)
    throw CommandError.unknownStatus(
      word, known: names, suggestion: Suggestion.nearest(to: word, in: names))
  }
}
