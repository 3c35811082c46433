internal import BridgebookStore

/// What can be said of a sheet without making it.
struct SheetSyntax {
  let name: String
  /// The words after the name, as a usage line shows them.
  var arguments = ""
  var argumentCount = 0...0
  /// The options of `export` that it takes, beside `--output` and `--force`.
  var options: [String] = []
  /// What `--as` may be, the usual form first.
  var forms: [String] = []
  /// One line for the list of sheets.
  let summary: String
  /// What clients of the agents' protocol can read of it.
  var resources: [SheetResource] = []
}

/// What makes a sheet: one file as bytes come, or a folder of files.
enum SheetWriting: Sendable {
  case file(@Sendable (SheetRequest, ExportOutput) throws -> ExitStatus)
  case folder(@Sendable (SheetRequest, ExportFolder) throws -> ExitStatus)
}

/// One thing that can be exported; a new one is a file and a line of the table.
protocol Sheet: SendableMetatype {
  static var syntax: SheetSyntax { get }
  static var writing: SheetWriting { get }
}

/// All sheets, sorted by name.
enum SheetTable {
  static let sheets: [any Sheet.Type] = [
    AvailabilitySheet.self, BookSheet.self, CheatSheetSheet.self, ClaimsSheet.self,
    CompareSheet.self, ComponentsSheet.self, DocsetSheet.self, EventsSheet.self, GotchasSheet.self,
    PatternsSheet.self, PluginSheet.self, QueueSheet.self, RunSheet.self, SequenceSheet.self,
    SkillSheet.self,
    TasksSheet.self, TimelineSheet.self, TreeSheet.self,
  ]
}

/// What was asked of a sheet.
struct SheetRequest {
  let syntax: SheetSyntax
  /// The words after the sheet's name.
  let words: [String]
  let run: CommandRun
  let store: Store

  /// The form that was chosen, or the usual one.
  var form: String { value("as") ?? syntax.forms.first ?? "" }

  func value(_ option: String) -> String? { run.arguments.value(option) }

  func has(_ option: String) -> Bool { run.arguments.has(option) }
}
