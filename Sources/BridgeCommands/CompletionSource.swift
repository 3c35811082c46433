internal import BridgeModel
internal import BridgeSimulator
internal import BridgeStore
internal import BridgeTraces
internal import BuiltInKnowledge
internal import CommandSyntax
internal import SQLiteAccess

/// What the values of a placeholder are found with.
struct CompletionContext {
  let request: CompletionRequest

  init(_ request: CompletionRequest) {
    self.request = request
  }

  /// Two columns of a query; nothing where the store cannot be read as it is.
  fileprivate func rows(_ sql: String) -> [CompletionCandidate]? {
    let path =
      request.value("store") ?? StoreLocation.standard(environment: SystemCalls.environment)
    let door = StoreDoor(path: path, waitMilliseconds: 0, note: { _ in })
    guard let connection = try? door.openAsItIs() else { return nil }
    return try? connection.rows(sql) { CompletionCandidate($0.text(0), $0.text(1)) }
  }
}

/// Where the values of a placeholder of a usage line come from.
enum CompletionSource: Sendable {
  /// Names of files, which shells know best.
  case files
  case values(@Sendable (CompletionContext) -> [CompletionCandidate])
  /// Free text or a number.
  case nothing

  /// Every placeholder of the command table, sorted.
  static let table: [String: CompletionSource] = [
    "APPROACH": .values { _ in Approach.allCases.map { .init($0.rawValue) } },
    "CHECK": .values { _ in HealthCheck.all.map { .init($0.id) } },
    "COMMAND": .values { _ in
      CommandTable.commands.map { .init($0.syntax.name, $0.syntax.summary) }
    },
    "FILE": .files,
    "FORMAT": .values { _ in FormatRegistry.formats.map { .init($0.id, $0.title) } },
    "ID": .values(ids),
    "KIND": .values { _ in
      EntryKind.allCases.map { .init($0.rawValue) } + [.init("scenario")]
    },
    "N": .nothing,
    "PARAMETER=VALUE": .values(parameters),
    "PATH": .files,
    "PLATFORM": .values { _ in Platform.allCases.map { .init($0.rawValue, $0.title) } },
    "QUERY": .nothing,
    "QUESTION=CHOICE": .values { context in
      context.rows(
        "SELECT question || '=' || choice, because FROM tree ORDER BY question, choice") ?? []
    },
    "RUN": .values { context in context.rows("SELECT id, title FROM run ORDER BY number") ?? [] },
    "SCENARIO": .values(scenarios),
    "SECONDS": .nothing,
    "STATUS": .values { _ in ClaimStatus.allCases.map { .init($0.rawValue) } },
    "STEP": .nothing,
    "TITLE": .nothing,
    "VARIANT": .values(variants),
    "VERSION": .values(versions),
    // A class is the word people look for most.
    "WORDS": .values { context in
      context.rows("SELECT id, title FROM entry WHERE kind = 'component' ORDER BY id") ?? []
    },
  ]

  private static func ids(_ context: CompletionContext) -> [CompletionCandidate] {
    context.rows(
      "SELECT id, title FROM entry UNION ALL SELECT id, title FROM scenario ORDER BY 1")
      ?? BuiltInBook.ids.map { .init($0) }
  }

  private static func scenarios(_ context: CompletionContext) -> [CompletionCandidate] {
    context.rows("SELECT id, title FROM scenario ORDER BY position")
      ?? BuiltInScenarios.ids.map { .init($0) }
  }

  private static func variants(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let scenario = context.request.arguments.first,
      let file = try? BuiltInScenarios.find(scenario).file
    else { return [] }
    return file.scenario.variants.map { .init($0.name, $0.title) }
  }

  private static func parameters(_ context: CompletionContext) -> [CompletionCandidate] {
    ModelParameter.table.flatMap { parameter -> [CompletionCandidate] in
      let values = parameter.choices.isEmpty ? [parameter.defaultValue] : parameter.choices
      return values.map { CompletionCandidate("\(parameter.name)=\($0)", parameter.meaning) }
    }
  }

  private static func versions(_ context: CompletionContext) -> [CompletionCandidate] {
    let platform = context.request.value("platform").flatMap { Platform(rawValue: $0) } ?? .ios
    return context.rows(
      """
      SELECT version, coalesce(name, '') FROM platform_release
      WHERE platform = '\(platform.numbering.rawValue)' ORDER BY rank DESC
      """) ?? []
  }
}
