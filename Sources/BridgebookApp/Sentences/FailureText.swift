internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Converts every error to messages: what happened, why, where, and what to do next.
package enum FailureText {
  /// Returns the messages for an error: one, or one per fault of a file.
  package static func messages(for error: any Error) -> [UserMessage] {
    if let error = error as? SimulationError { return SimulationFailureText.messages(for: error) }
    if let error = error as? OwnBookError { return OwnBookFailureText.messages(for: error) }
    return [message(for: error)]
  }

  /// Returns whether an error comes from the store or the system rather than from the request.
  package static func isOfStoreOrSystem(_ failure: any Error) -> Bool {
    failure is StoreDoorError || failure is StoreError || failure is SQLiteError
      || failure is SystemError
  }

  private static func message(for error: any Error) -> UserMessage {
    switch error {
    case let error as CommandError: command(error)
    case let error as StoreDoorError: StoreFailureText.message(for: error)
    case let error as StoreError: StoreFailureText.message(for: error, path: nil)
    case let error as SQLiteError: StoreFailureText.message(for: .sqlite(error), path: nil)
    case let error as SystemError where !error.path.isEmpty:
      UserMessage(
        "\(error.path) cannot be used", reason: error.reason, location: error.path,
        help: "check its permissions and the free space there")
    case let error as SystemError:
      UserMessage(
        "the answer cannot be written", reason: error.reason,
        help: "free some space, or send the output elsewhere")
    case let error as TextDiagnostic: DiagnosticText.message(for: error)
    case let error as TraceInputError: TraceFailureText.message(for: error)
    case let error as SourceInputError: SourceFailureText.message(for: error)
    case let error as BackupError: BackupFailureText.message(for: error)
    case let error as SQLFailure: SQLFailureText.message(for: error)
    case let error as BookImportError: BookImportFailureText.message(for: error)
    case let error as ExportError: ExportFailureText.message(for: error)
    case let error as MergeInterruption:
      UserMessage.stopped(
        error.status, reason: "nothing was merged; the store is as it was")
    case let error as ExportInterruption: ExportFailureText.message(for: error)
    case let error as CheckInterruption: SourceFailureText.message(for: error)
    case let error as Interruption: TraceFailureText.message(for: error)
    default: UserMessage("internal error", reason: "\(error)")
    }
  }

  private static func meant(_ suggestion: String?, else help: String) -> String {
    suggestion.map { "did you mean \($0)?" } ?? help
  }

  private static func command(_ error: CommandError) -> UserMessage {
    switch error {
    case .unknownPlatform(let word, let suggestion):
      return UserMessage(
        "unknown platform \(word)",
        reason: "platforms are \(Platform.allCases.map(\.rawValue).joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .malformedVersion(let word):
      return UserMessage(
        "\(word) is not a release", reason: "a release is a number such as 16 or 16.4",
        help: "write it without a name, as in --target 16.4")
    case .unknownVersion(let version, let platform, let below, let above):
      return unknownVersion(version, platform, below, above)
    case .unknownKind(let word, let suggestion):
      return UserMessage(
        "unknown kind \(word)",
        reason: "kinds are \(EntryKind.allCases.map(\.rawValue).joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .unknownApproach(let word, let suggestion):
      return UserMessage(
        "unknown approach \(word)",
        reason: "approaches are \(Approach.allCases.map(\.rawValue).joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .unknownStatus(let word, let known, let suggestion):
      return UserMessage(
        "unknown status \(word)",
        reason: "here the status is one of \(known.joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .badTypeName(let name):
      return UserMessage(
        "\(name) cannot be the name of a type",
        reason:
          "a name consists of letters, digits and underscores, and does not begin with a digit",
        help: "write it as --name NoteEditor")
    case .malformedAnswer(let text):
      return UserMessage(
        "--answer \(text) lacks an equals sign", help: "write --answer QUESTION=CHOICE")
    case .unknownQuestion(let word, let known, let suggestion):
      return UserMessage(
        "unknown question \(word)",
        reason: "questions are \(known.joined(separator: ", "))",
        help: meant(suggestion, else: "bridgebook tree shows them all"))
    case .unknownChoice(let question, let choice, let known, let suggestion):
      return UserMessage(
        "\(question) cannot be \(choice)", reason: "it is one of \(known.joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .unknownEntry(let id, let suggestion):
      return UserMessage(
        "there is no entry \(id)",
        help: meant(suggestion, else: "bridgebook search finds entries by words"))
    case .runIsNoEntry(let id):
      return UserMessage(
        "\(id) is a run, and show takes entries", help: "bridgebook runs show \(id)")
    case .unknownTopic(let word, let suggestion):
      return UserMessage(
        "there is no command and no topic \(word)",
        help: meant(suggestion, else: "bridgebook help lists commands and topics"))
    case .unknownCheck(let word, let known, let suggestion):
      return UserMessage(
        "there is no check \(word)", reason: "checks are \(known.joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .unknownShell(let word, let known, let suggestion):
      return UserMessage(
        "there are no completions for \(word)",
        reason: "shells are \(known.joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .unknownRunsAction(let words):
      return UserMessage(
        "runs has no action \(words)",
        reason: "its actions are show, compare and remove; without an action, runs lists them",
        help: "bridgebook help runs shows how it is used")
    case .formulasNeedCSV(let flag):
      return UserMessage(
        "--escape-formulas is for comma-separated values",
        reason: "only they are opened by spreadsheets", help: "add --\(flag) csv, or leave it out")
    case .badQuery(let reason):
      return UserMessage(
        "the query cannot be read", reason: reason,
        help: "bridgebook sql \"SELECT …\", or a file of one statement: bridgebook sql < query.sql")
    case .builtInRun(let id):
      return UserMessage(
        "\(id) is a built-in run", reason: "claims of the book depend on it; nothing was removed",
        help: "bridgebook runs lists the runs that can be removed")
    case .badNumber(let flag, let value, let range):
      return UserMessage(
        "--\(flag) cannot be \(value)",
        reason: "it is a number from \(range.lowerBound) to \(range.upperBound)",
        help: "write --\(flag) \(range.lowerBound)")
    }
  }

  private static func unknownVersion(
    _ version: Version, _ platform: Platform, _ below: Version?, _ above: Version?
  ) -> UserMessage {
    let name = platform.title
    switch (below, above) {
    case (let below?, let above?):
      return UserMessage(
        "there is no \(name) \(version)",
        reason: "its neighbors are \(name) \(below) and \(name) \(above)",
        help: "write --target \(below) or --target \(above)")
    case (nil, let above?):
      return UserMessage(
        "there is no SwiftUI on \(name) \(version)",
        reason: "the first release with SwiftUI is \(name) \(above)",
        help: "write --target \(above) or later")
    case (let below?, nil):
      return UserMessage(
        "\(name) \(version) is newer than this book",
        reason: "the newest release it knows is \(name) \(below)", help: "write --target \(below)")
    case (nil, nil):
      return UserMessage("there is no release of \(name) in the book")
    }
  }
}
