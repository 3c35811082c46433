internal import BridgebookExport
package import BridgebookStore

/// What can be said of a sheet without making it.
package struct SheetSyntax {
  package let name: String
  /// The words after the name, as a usage line shows them.
  package var arguments = ""
  package var argumentCount = 0...0
  /// The options of `export` that it takes, beside `--output` and `--force`.
  package var options: [String] = []
  /// What `--as` may be, the usual form first.
  package var forms: [String] = []
  /// Whether it can be a page for a browser.
  package var hasHTML = false
  /// The options as a usage line shows them, with what `--as` and `--format` may be.
  package var shownOptions: [String] {
    options.map { $0 == "as" ? "--as \(forms.joined(separator: "|"))" : "--\($0)" }
      + (hasHTML ? ["--format \(SheetRequest.html)"] : [])
  }
  /// One line for the list of sheets.
  package let summary: String
  /// What clients of the agents' protocol can read of it.
  package var resources: [SheetResource] = []
}

/// What makes a sheet: one file as bytes come, or a folder of files.
package enum SheetWriting: Sendable {
  case file(@Sendable (SheetRequest, ExportOutput) throws -> ExitStatus)
  case folder(@Sendable (SheetRequest, ExportFolder) throws -> ExitStatus)
}

/// One thing that can be exported; a new one is a file and a line of the table.
package protocol Sheet: SendableMetatype {
  static var syntax: SheetSyntax { get }
  static var writing: SheetWriting { get }
}

/// All sheets, sorted by name.
package enum SheetTable {
  package static let sheets: [any Sheet.Type] = [
    AvailabilitySheet.self, BookSheet.self, CheatSheetSheet.self, ClaimsSheet.self,
    CompareSheet.self, ComponentsSheet.self, DocsetSheet.self, EventsSheet.self, GotchasSheet.self,
    PatternsSheet.self, PluginSheet.self, QueueSheet.self, RunSheet.self, SequenceSheet.self,
    SkillSheet.self,
    TasksSheet.self, TimelineSheet.self, TreeSheet.self,
  ]
}

/// What was asked of a sheet.
package struct SheetRequest {
  package let syntax: SheetSyntax
  /// The words after the sheet's name.
  package let words: [String]
  package let options: [SheetOption]
  package let store: Store
  /// Receives remarks beside the sheet.
  package let note: (String) -> Void

  /// The form that was chosen, or the usual one.
  package var form: String { value("as") ?? syntax.forms.first ?? "" }

  /// The format of pages for a browser.
  package static let html = "html"

  /// What a page is written in.
  var notation: SheetPage.Notation { value("format") == SheetRequest.html ? .html : .markdown }

  func value(_ option: String) -> String? { options.first { $0.name == option }?.value }

  func has(_ option: String) -> Bool { options.contains { $0.name == option } }
}

/// An option of a sheet, with a value where it takes one.
package struct SheetOption: Equatable, Sendable {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}
