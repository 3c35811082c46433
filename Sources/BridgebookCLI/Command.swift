internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// The form of the answer.
enum OutputFormat: String, CaseIterable {
  case text, markdown, json
}

/// One subcommand: what it takes, as data, and what it does.
protocol Command: SendableMetatype {
  static var syntax: CommandSyntax { get }
  static func run(_ run: CommandRun) throws -> ExitStatus
}

/// Commands that serve one purpose, under the heading that help gives them.
struct CommandGroup {
  let title: String
  let commands: [any Command.Type]
}

/// All commands, in the order help lists them.
enum CommandTable {
  static let groups = [
    CommandGroup(
      title: "Ask",
      commands: [
        RecommendCommand.self, SearchCommand.self, ShowCommand.self, ListCommand.self,
        TreeCommand.self,
      ]),
    CommandGroup(
      title: "Find out what is wrong",
      commands: [
        DiagnoseCommand.self, CheckCommand.self, SimulateCommand.self, ImportCommand.self,
        RunsCommand.self, FormatsCommand.self,
      ]),
    CommandGroup(
      title: "Take along", commands: [ExportCommand.self, SQLCommand.self, MCPCommand.self]),
    CommandGroup(
      title: "Your own book",
      commands: [
        NewCommand.self, AddCommand.self, EditCommand.self, RemoveCommand.self,
        HistoryCommand.self, RestoreCommand.self, MergeCommand.self,
      ]),
    CommandGroup(
      title: "Care",
      commands: [
        DoctorCommand.self, BackupCommand.self, CompletionsCommand.self, HelpCommand.self,
      ]),
  ]

  static let commands = groups.flatMap { $0.commands }

  /// What most people begin with; help shows it first.
  static let firstSteps: [CommandSyntax.Example] = [
    .init("bridgebook MKMapView", "which bridge for a class, or the native API"),
    .init("bridgebook \"cursor jumps to the end\"", "a symptom in your own words"),
    .init("pbpaste | bridgebook", "what a copied console log shows"),
    .init("bridgebook check Sources", "gotchas in your own wrappers"),
  ]

  static let globalFlags: [FlagSyntax] = [
    FlagSyntax("store", value: "PATH", "the store; default $BRIDGEBOOK_STORE or the data folder"),
    FlagSyntax(
      "format", value: "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
      "form of the answer"),
    FlagSyntax(
      "color", value: "WHEN", choices: ["auto", "always", "never"], "colors on the terminal"),
    FlagSyntax("wait", value: "SECONDS", "how long to wait for a busy store; default 60"),
    FlagSyntax("no-pager", "print long answers at once, on a terminal too"),
    FlagSyntax("quiet", "no notes on standard error"),
    FlagSyntax("help", "explain the program or a command"),
    FlagSyntax("version", letter: "V", "print the version"),
  ]

  static let purpose =
    "Which bridge between SwiftUI and UIKit or AppKit to build, why, and what can go wrong."

  static var help: HelpText {
    HelpText(
      program: "bridgebook", purpose: purpose, firstSteps: firstSteps,
      groups: groups.map { ($0.title, $0.commands.map { $0.syntax }) }, globalFlags: globalFlags,
      topics: ManualTopic.all.map { ($0.name, $0.summary) })
  }
}

/// Everything one run of a command works with.
struct CommandRun {
  let arguments: ParsedArguments
  let format: OutputFormat
  let console: Console
  let storePath: String
  let waitMilliseconds: Int32

  /// The words given to the command as one text.
  var text: String { arguments.arguments.joined(separator: " ") }

  /// The store with what the use cases need to know of this run.
  var workspace: Workspace {
    Workspace(
      storePath: storePath, waitMilliseconds: waitMilliseconds, input: .process, readsFiles: true,
      note: console.note, announce: console.announce, accomplish: console.accomplish,
      interruption: { Interruption.requested })
  }

  /// The way to the store.
  var storeDoor: StoreDoor { workspace.storeDoor }

  /// The store for questions, made when it is missing.
  func openStore() throws -> Store {
    try workspace.openStore()
  }

  /// The store for changes; a place that cannot be written is an error.
  func openStoreForWriting() throws -> Store {
    try workspace.openStoreForWriting()
  }

  /// A page in the console's style.
  func page() -> TextPage {
    TextPage(usesColor: console.usesColor, columns: console.screen?.columns)
  }

  /// Prints one document in the chosen form; the page is only made when it is wanted.
  func print(json: @autoclosure () -> JSONValue, page: (inout TextPage) -> Void) {
    if format == .json {
      console.write(json().document)
    } else {
      var text = self.page()
      page(&text)
      console.write(text.text)
    }
  }
}
