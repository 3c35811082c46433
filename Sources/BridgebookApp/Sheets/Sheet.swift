internal import BridgebookExport
package import BridgebookStore

/// The description of a sheet.
package struct SheetSyntax {
  package let name: String
  /// The operands after the name, in the form of a usage line.
  package var arguments = ""
  package var argumentCount = 0...0
  /// The options of `export` that the sheet takes, besides `--output` and `--force`.
  package var options: [String] = []
  /// The values of `--as`, the default first.
  package var forms: [String] = []
  /// Whether the sheet can be exported as HTML.
  package var hasHTML = false
  /// The options in the form of a usage line, with the values of `--as` and `--format`.
  package var shownOptions: [String] {
    options.map { $0 == "as" ? "--as \(forms.joined(separator: "|"))" : "--\($0)" }
      + (hasHTML ? ["--format \(SheetRequest.html)"] : [])
  }
  /// The summary in the list of sheets, one line.
  package let summary: String
  /// The resources that clients of the Model Context Protocol can read.
  package var resources: [SheetResource] = []

  /// File extensions of forms that have another name.
  fileprivate static let extensions = ["md": "markdown", "mmd": "mermaid", "gv": "dot"]

  /// Returns the option for the form that a file's extension names; nil if the sheet lacks it.
  package func option(forFile path: String) -> SheetOption? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let written = path[path.index(after: dot)...].lowercased()
    if written == SheetRequest.html, hasHTML { return SheetOption("format", written) }
    let form = SheetSyntax.extensions[written] ?? written
    return options.contains("as") && forms.contains(form) ? SheetOption("as", form) : nil
  }
}

/// The function that writes a sheet: one file as a stream of bytes, or a folder of files.
package enum SheetWriting: Sendable {
  case file(@Sendable (SheetRequest, ExportOutput) throws -> ExitStatus)
  case folder(@Sendable (SheetRequest, ExportFolder) throws -> ExitStatus)
}

/// A sheet that can be exported; adding one requires a file and a line in `SheetTable`.
package protocol Sheet: SendableMetatype {
  static var syntax: SheetSyntax { get }
  static var writing: SheetWriting { get }
}

/// All sheets, sorted by name.
package enum SheetTable {
  package static let sheets: [any Sheet.Type] = [
    AvailabilitySheet.self, BookSheet.self, CheatSheetSheet.self, ClaimsSheet.self,
    CompareSheet.self, ComponentsSheet.self, DocsetSheet.self, EventsSheet.self, FindingsSheet.self,
    GotchasSheet.self, PatternsSheet.self, PluginSheet.self, QueueSheet.self, RunSheet.self,
    SequenceSheet.self,
    SkillSheet.self, TasksSheet.self, TimelineSheet.self, TreeSheet.self,
  ]
}

/// A request for a sheet.
package struct SheetRequest {
  package let syntax: SheetSyntax
  /// The operands after the sheet's name.
  package let words: [String]
  package let options: [SheetOption]
  package let store: Store
  /// Receives remarks that accompany the sheet.
  package let note: (String) -> Void

  /// The requested form, or the default one.
  package var form: String { value("as") ?? syntax.forms.first ?? "" }

  /// Whether the answer is Markdown, whose lines may be wrapped for display.
  package var isText: Bool {
    value("format") == nil && (form.isEmpty ? syntax.hasHTML : form == "markdown")
  }

  /// The extension for a file of the requested form.
  package var fileExtension: String {
    isText ? "md" : SheetSyntax.extensions.first { $0.value == form }?.key ?? form
  }

  /// The value of `--format` for HTML pages.
  package static let html = "html"

  /// Whether HTML was requested.
  var isHTML: Bool { value("format") == SheetRequest.html }

  /// The notation that pages are written in.
  var notation: SheetPage.Notation { isHTML ? .html : .markdown }

  func value(_ option: String) -> String? { options.first { $0.name == option }?.value }

  func has(_ option: String) -> Bool { options.contains { $0.name == option } }
}

/// An option of a sheet, with its value if it takes one.
package struct SheetOption: Equatable, Sendable {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}
