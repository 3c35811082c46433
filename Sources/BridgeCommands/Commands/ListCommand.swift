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
      FlagSyntax("status", value: "STATUS", "claims: shown, refuted, disputed or stated"),
    ],
    summary: "ids and titles, one a line",
    discussion: """
      KIND is pattern, gotcha, component, claim, availability, message or scenario, in singular or
      plural.
      """,
    examples: [
      .init("bridgebook list gotchas", "every gotcha of the book"),
      .init("bridgebook list claims --status refuted", "what articles say and the API refutes"),
      .init("bridgebook list messages", "texts of the runtime that are known"),
      .init("bridgebook list scenarios", "what bridgebook simulate can run"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    var filter = ListFilter()
    filter.kind = try GivenOptions.kind(run.arguments.arguments.first)
    if filter.kind == .scenario {
      let platform = try GivenOptions.platform(run.arguments.value("platform"))
      return write(try store.scenarios(on: platform), kind: .scenario, run)
    }
    if filter.kind == .message { return write(try store.messageTitles(), kind: .message, run) }
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
    return entries.isEmpty ? .no : .done
  }

  /// What has a table of its own.
  private static func write(
    _ items: [(id: String, title: String)], kind: EntryKind, _ run: CommandRun
  ) -> ExitStatus {
    switch run.format {
    case .json: run.console.write(json(items, kind: kind).document)
    case .markdown:
      run.console.write("| id | kind | title |\n|---|---|---|\n")
      for item in items {
        run.console.write(
          "| `\(item.id)` | \(kind.rawValue) | \(MarkdownText.escaped(item.title)) |\n")
      }
    case .text:
      var page = run.page()
      for item in items { page.line((item.id, .accent), ("\t\(item.title)", .plain)) }
      run.console.write(page.text)
    }
    return items.isEmpty ? .no : .done
  }

  private static func json(
    _ items: [(id: String, title: String)], kind: EntryKind
  ) -> JSONValue {
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
    throw CommandError.unknownStatus(
      word, suggestion: Suggestion.nearest(to: word, in: ClaimStatus.allCases.map(\.rawValue)))
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
