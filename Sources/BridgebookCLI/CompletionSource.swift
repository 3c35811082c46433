internal import BookData
internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// The request for completions, and the data to answer it.
struct CompletionContext {
  let request: CompletionRequest

  init(_ request: CompletionRequest) {
    self.request = request
  }

  /// Returns the candidates that a closure reads from the store; nil if the store cannot be read as
  /// it is.
  ///
  /// A completion cannot report an error; the shell then offers the built-in candidates.
  fileprivate func stored(
    _ read: (NameReader) throws -> [NameReader.Row]
  ) -> [CompletionCandidate]? {
    let path =
      request.value("store") ?? StoreLocation.standard(environment: CurrentProcess.environment)
    let door = StoreDoor(path: path, waitMilliseconds: 0, note: { _ in }, announce: { _ in })
    guard let connection = try? door.openAsItIs() else { return nil }
    return try? read(NameReader(connection)).map { CompletionCandidate($0.name, $0.title) }
  }
}

/// The source of a placeholder's values in a usage line.
enum CompletionSource: Sendable {
  /// File names, which the shell completes itself.
  case files
  case values(@Sendable (CompletionContext) -> [CompletionCandidate])
  /// Free text or a number.
  case nothing

  /// The source of every placeholder in the command table, sorted.
  static let table: [String: CompletionSource] = [
    "APPROACH": .values { _ in Approach.allCases.map { .init($0.rawValue) } },
    "BUDGET=NUMBER": .values { _ in
      RunBudget.table.map { .init("\($0.kind.rawValue)=\($0.standard)") }
    },
    "BYTE": .values { _ in [.init("0", "the beginning"), .init("end", "only what comes")] },
    "BYTES": .nothing,
    "CHECK": .values { _ in HealthCheck.all.map { .init($0.id) } },
    "CLASS": .values(classes),
    "COMMAND": .values { _ in
      CommandTable.commands.map { .init($0.syntax.name, $0.syntax.summary) }
    },
    "FILE": .files,
    "FORM": .values { _ in
      Set(SheetTable.sheets.flatMap { $0.syntax.forms }).sorted().map { .init($0) }
    },
    "FORMAT": .values { _ in FormatRegistry.formats.map { .init($0.id, $0.title) } },
    "ID": .values(ids),
    "ID@N": .values { $0.stored { try $0.ownVersions() } ?? [] },
    "KIND": .values(kinds),
    "N": .nothing,
    "PARAMETER=VALUE": .values(parameters),
    "PATH": .files,
    "PLATFORM": .values { _ in Platform.allCases.map { .init($0.rawValue, $0.title) } },
    "QUERY": .nothing,
    "QUESTION=CHOICE": .values { $0.stored { try $0.answers() } ?? [] },
    "RUN": .values(runs),
    "SCENARIO": .values(scenarios),
    "SECONDS": .nothing,
    "SHEET": .values { _ in
      SheetTable.sheets.map { .init($0.syntax.name, $0.syntax.summary) }
    },
    "STATUS": .values { _ in ClaimStatus.allCases.map { .init($0.rawValue) } },
    "STEP": .nothing,
    "STORE": .files,
    "TITLE": .nothing,
    "TOPIC": .values { context in
      // `TOPIC` is a topic of the manual for `help`, and a topic of cheat sheets elsewhere.
      guard context.request.command != HelpCommand.syntax.name else {
        // A topic with the same name as a command is offered as the command.
        let commands = CommandTable.commands.map { $0.syntax.name }
        return ManualTopic.all.filter { !commands.contains($0.name) }
          .map { .init($0.name, $0.summary) }
      }
      // As in `stored`, an error cannot be reported.
      return ((try? BuiltInTopics.load()) ?? []).map { .init($0.id, $0.title) }
    },
    "TYPE": .nothing,
    "VARIANT": .values(variants),
    "VERSION": .values(versions),
    // The sheets about runs take run ids.
    "WORD": .values(runs),
    // Most users search for a class.
    "WORDS": .values(classes),
  ]

  private static func runs(_ context: CompletionContext) -> [CompletionCandidate] {
    context.stored { try $0.runs() } ?? []
  }

  private static func classes(_ context: CompletionContext) -> [CompletionCandidate] {
    context.stored { try $0.components() } ?? []
  }

  private static func ids(_ context: CompletionContext) -> [CompletionCandidate] {
    switch context.request.command {
    case HistoryCommand.syntax.name?:
      return context.stored { try $0.ownTexts(withRemoved: true) } ?? []
    case RemoveCommand.syntax.name?:
      return context.stored { try $0.ownTexts(withRemoved: false) } ?? []
    default: return context.stored { try $0.ids() } ?? BuiltInBook.ids.map { .init($0) }
    }
  }

  private static func kinds(_ context: CompletionContext) -> [CompletionCandidate] {
    guard context.request.command != NewCommand.syntax.name else {
      return Skeleton.table.map { .init($0.kind) }
    }
    let listed = [ListedKind.sentence.rawValue, GivenOptions.ownWord]
    return (EntryKind.allCases.map(\.rawValue) + listed).map { .init($0) }
  }

  private static func scenarios(_ context: CompletionContext) -> [CompletionCandidate] {
    context.stored { try $0.scenarios() }
      ?? BuiltInScenarios.ids.map { .init($0) }
  }

  private static func variants(_ context: CompletionContext) -> [CompletionCandidate] {
    guard let scenario = context.request.arguments.first else { return [] }
    if let stored = context.stored({ try $0.variants(of: scenario) }) { return stored }
    // An unknown scenario has no variants to offer.
    guard let file = try? BuiltInScenarios.find(scenario).file else { return [] }
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
    return context.stored { try $0.releases(of: platform) } ?? []
  }
}
