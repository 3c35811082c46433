internal import BridgeExport
internal import BridgeModel
internal import BridgeStore
internal import CommandSyntax

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
        "claims: shown, refuted, disputed, stated; sentences also inferred"),
    ],
    summary: "ids and titles, one a line",
    discussion: """
      KIND is pattern, gotcha, component, claim, availability, message, scenario or sentence, in
      singular or plural. Claims were weighed and have grounds; sentences are what the gotchas say of
      cause and cure, each as a source states it or inferred.
      """,
    examples: [
      .init("bridgebook list gotchas", "every gotcha of the book"),
      .init("bridgebook list claims --status refuted", "what articles say and the API refutes"),
      .init("bridgebook list messages", "texts of the runtime that are known"),
      .init("bridgebook list sentences --status inferred", "what no source says"),
      .init("bridgebook list scenarios", "what bridgebook simulate can run"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    if let word = run.arguments.arguments.first, let kind = ListedKind(word: word) {
      return try list(kind, run, in: store)
    }
    var filter = ListFilter()
    filter.kind = try GivenOptions.kind(run.arguments.arguments.first)
    filter.approach = try GivenOptions.approach(run.arguments.value("approach"))
    filter.platform = try GivenOptions.platform(run.arguments.value("platform"))
    let target = run.arguments.value("target")
    let since = run.arguments.value("since")
    if target != nil || since != nil {
      let platform = filter.platform ?? .ios
      let releases = try store.releases()
      filter.target = try GivenOptions.version(target, of: platform, releases: releases)
      filter.since = try GivenOptions.version(since, of: platform, releases: releases)
    }
    filter.status = try status(run.arguments.value("status"))
    let entries = try store.list(filter)
    switch run.format {
    case .json: run.console.write(json(entries, kind: filter.kind).document)
    case .markdown:
      run.console.write("| id | kind | title |\n|---|---|---|\n")
      for entry in entries {
        run.console.write(
          "| `\(entry.id)` | \(entry.kind.rawValue) | \(MarkdownText.escaped(entry.title)) |\n")
      }
    case .text:
      var page = run.page()
      for entry in entries { page.line((entry.id, .accent), ("\t\(entry.title)", .plain)) }
      run.console.write(page.text)
    }
    if filter.kind == .claim, filter.status == nil || filter.status == .stated {
      let count = try store.sentences(status: .stated).count
      run.console.note(
        "\(count) sentences of gotchas are stated too, unweighed: bridgebook list sentences")
    }
    return entries.isEmpty ? .no : .done
  }

  private static func list(
    _ kind: ListedKind, _ run: CommandRun, in store: Store
  ) throws -> ExitStatus {
    let items = try kind.items(run.arguments, in: store)
    switch run.format {
    case .json: run.console.write(json(items, of: kind).document)
    case .markdown:
      run.console.write("| id | kind | title |\n|---|---|---|\n")
      for item in items {
        let title = MarkdownText.escaped(item.title)
        run.console.write("| `\(item.id)` | \(kind.rawValue) | \(title) |\n")
      }
    case .text:
      var page = run.page()
      for item in items { page.line((item.id, .accent), ("\t\(item.title)", .plain)) }
      run.console.write(page.text)
    }
    return items.isEmpty ? .no : .done
  }

  private static func json(_ items: [(id: String, title: String)], of kind: ListedKind) -> JSONValue
  {
    .object([
      ("schema", .string("bridgebook/list-1")), ("kind", .string(kind.rawValue)),
      (
        "entries",
        .array(
          items.map {
            .object([
              ("id", .string($0.id)), ("kind", .string(kind.rawValue)),
              ("title", .string($0.title)),
            ])
          })
      ),
    ])
  }

  private static func status(_ word: String?) throws -> ClaimStatus? {
    guard let word else { return nil }
    if let status = ClaimStatus(rawValue: word) { return status }
    let names = ClaimStatus.allCases.map(\.rawValue)
    throw CommandError.unknownStatus(
      word, known: names, suggestion: Suggestion.nearest(to: word, in: names))
  }

  private static func json(_ entries: [EntrySummary], kind: EntryKind?) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/list-1")), ("kind", .optional(kind?.rawValue)),
      (
        "entries",
        .array(
          entries.map {
            .object([
              ("id", .string($0.id)), ("kind", .string($0.kind.rawValue)),
              ("title", .string($0.title)),
            ])
          })
      ),
    ])
  }
}
