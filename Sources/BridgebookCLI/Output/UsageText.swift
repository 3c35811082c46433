internal import BridgebookApp

/// Sentences for errors in a command line; passes all other errors on.
enum UsageText {
  /// Returns the messages for an error: one, or one per fault of a file.
  static func messages(for error: any Error) -> [UserMessage] {
    if let error = error as? UsageError { return [usage(error)] }
    return FailureText.messages(for: error)
  }

  private static func usage(_ error: UsageError) -> UserMessage {
    switch error {
    case .unknownCommand(let word, let suggestion):
      UserMessage(
        "unknown command \(quoted(word))",
        help: place(of: word) ?? meant(suggestion, else: "bridgebook help lists the commands"))
    case .unknownFlag(let flag, let command, let suggestion):
      UserMessage(
        command.map { "\($0) has no option \(flag)" } ?? "unknown option \(flag)",
        help: form(flag, of: command).map { "write \($0)" }
          ?? meant(
            suggestion, else: "bridgebook help\(command.map { " " + $0 } ?? "") lists the options"))
    case .missingValue(let flag, let value):
      UserMessage("--\(flag) needs a value", help: "write --\(flag) \(value)")
    case .unexpectedValue(let flag):
      UserMessage("--\(flag) takes no value", help: "write --\(flag) alone")
    case .badChoice(let flag, let value, let choices, let suggestion):
      UserMessage(
        "--\(flag) cannot be \(value)", reason: "it is one of \(choices.joined(separator: ", "))",
        help: meant(suggestion, else: "choose one of them"))
    case .repeatedFlag(let flag):
      UserMessage("--\(flag) was given twice", help: "remove one of them")
    case .wrongArgumentCount(let command, let given, let expected):
      UserMessage(
        "\(command) takes \(count(expected)), not \(given)",
        help: given == 0
          ? firstWords[command] ?? "bridgebook help \(command) shows how it is used"
          : "bridgebook help \(command) shows how it is used"
            + (given > max(2, expected.upperBound) ? "; put a question in quotes" : ""))
    case .unwritableForm(let sheet, let path, let page):
      UserMessage(
        "\(sheet) cannot be written as \(path)",
        reason: "no sheet can be written in the format of that name",
        help: page.map { "write -o \($0), and print it from a browser" }
          ?? "bridgebook export lists the forms of each sheet")
    }
  }

  /// Returns a word as messages quote it: empty or blank text in quotation marks, long text
  /// truncated.
  private static func quoted(_ word: String) -> String {
    word.allSatisfy(\.isWhitespace) ? "\"\(word)\"" : TextWidth.cut(word, to: 60)
  }

  /// The help for a command that was given no argument, by the name of the command.
  private static let firstWords = [
    SimulateCommand.syntax.name:
      "bridgebook list scenarios lists the built-in ones, bridgebook new scenario starts your own",
    ShowCommand.syntax.name:
      "bridgebook search finds an id by a symptom, bridgebook list lists them all",
    NewCommand.syntax.name:
      "name a kind, as in bridgebook new scenario; bridgebook help new lists the others",
    CheckCommand.syntax.name: "name files or folders with Swift source, as in bridgebook check .",
  ]

  /// Returns the option for a value that was typed as an option, such as `--format html` for
  /// `--html`; nil for other words.
  private static func form(_ flag: String, of command: String?) -> String? {
    let word = String(flag.drop { $0 == "-" })
    let syntax = CommandTable.commands.first { $0.syntax.name == command }?.syntax
    let formats = OutputFormat.allCases.map(\.rawValue) + (syntax?.moreChoices["format"] ?? [])
    if formats.contains(word) { return "--format \(word)" }
    let isForm = SheetTable.sheets.contains { $0.syntax.forms.contains(word) }
    return command == ExportCommand.syntax.name && isForm ? "--as \(word)" : nil
  }

  /// Returns the command to use for a word that names a topic of the manual or a sheet; nil for
  /// other words.
  private static func place(of word: String) -> String? {
    if ManualTopic.named(word) != nil {
      return "bridgebook help \(word) prints the topic of that name"
    }
    return SheetTable.sheets.contains { $0.syntax.name == word }
      ? "bridgebook export \(word) prints the sheet of that name" : nil
  }

  private static func count(_ expected: ClosedRange<Int>) -> String {
    if expected.upperBound == 0 { return "no words" }
    if expected.lowerBound == expected.upperBound { return "\(expected.lowerBound) word" }
    return expected.upperBound == .max
      ? "at least \(expected.lowerBound) word"
      : "\(expected.lowerBound) to \(expected.upperBound) words"
  }

  private static func meant(_ suggestion: String?, else help: String) -> String {
    suggestion.map { "did you mean \($0)?" } ?? help
  }
}
