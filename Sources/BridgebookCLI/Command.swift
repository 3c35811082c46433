internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore

/// The format of an answer.
enum OutputFormat: String, CaseIterable {
  case text, markdown, json
}

/// A command: its syntax as data, and its implementation.
protocol Command: SendableMetatype {
  static var syntax: CommandSyntax { get }
  /// Whether the command limits SQLite's memory, which requires SQLite to count it; false for most.
  static var limitsMemory: Bool { get }
  static func run(_ run: CommandRun) throws -> ExitStatus
}

extension Command {
  static var limitsMemory: Bool { false }
}

/// A group of commands under a heading of the help.
struct CommandGroup {
  let title: String
  let commands: [any Command.Type]
}

/// All commands, in the order in which help lists them.
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

  /// The examples that the help shows first.
  static let firstSteps: [CommandSyntax.Example] = [
    .init("bridgebook MKMapView", "which bridge for a class, or the native API"),
    .init("bridgebook cursor jumps", "a symptom in your own words"),
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
    FlagSyntax("help", letter: "h", "explain the program or a command"),
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

/// The context of one run of a command.
struct CommandRun {
  let arguments: ParsedArguments
  let format: OutputFormat
  let console: Console
  let storePath: String
  let waitMilliseconds: Int32

  /// The command's operands, joined with spaces.
  var text: String { arguments.arguments.joined(separator: " ") }

  /// The workspace for the use cases, with the options of this run.
  var workspace: Workspace {
    Workspace(
      storePath: storePath, waitMilliseconds: waitMilliseconds, input: .process, readsFiles: true,
      note: console.note, announce: console.announce, accomplish: console.accomplish,
      interruption: { Interruption.requested })
  }

  /// Opens and creates the store.
  var storeDoor: StoreDoor { workspace.storeDoor }

  /// Returns an empty page in the style of the console.
  func page() -> TextPage {
    TextPage(usesColor: console.usesColor, columns: console.screen?.columns)
  }

  /// Prints the answer in the requested format; JSON is generated only if it is requested.
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
