package import Bridgebook

/// The report of `check`: the findings in sources, with texts of the book.
package struct SourceReport: Sendable {
  /// A finding with its texts.
  package struct Item: Sendable {
    package let finding: SourceFinding
    package let severity: Severity
    package let title: String
    package let cause: String
    package let fix: String
    /// The built-in scenario that demonstrates the gotcha, as `scenario/variant`.
    package let scenario: String?
    package let start: Place
    package let end: Place
    /// The source line to quote; empty if it is too long.
    package let text: String
    /// The edits of the fix; empty if there is none.
    package let edits: [Edit]
    /// The edits as a unified diff; nil if there are none.
    package let diff: String?
    /// An identifier of the finding, stable as long as its line does not change.
    package let fingerprint: String

    package init(
      finding: SourceFinding, severity: Severity, title: String, cause: String, fix: String,
      scenario: String?, start: Place, end: Place, text: String, edits: [Edit], diff: String?,
      fingerprint: String
    ) {
      self.finding = finding
      self.severity = severity
      self.title = title
      self.cause = cause
      self.fix = fix
      self.scenario = scenario
      self.start = start
      self.end = end
      self.text = text
      self.edits = edits
      self.diff = diff
      self.fingerprint = fingerprint
    }
  }

  /// A position in a file; all numbers start at 1.
  package struct Place: Equatable, Sendable {
    package let line: Int
    /// The column in UTF-8 bytes.
    package let column: Int
    /// The column in UTF-16 code units, as in editors.
    package let utf16Column: Int

    package init(line: Int, column: Int, utf16Column: Int) {
      self.line = line
      self.column = column
      self.utf16Column = utf16Column
    }
  }

  /// A replacement of the text between two places.
  package struct Edit: Equatable, Sendable {
    package let start: Place
    package let end: Place
    package let text: String

    package init(start: Place, end: Place, text: String) {
      self.start = start
      self.end = end
      self.text = text
    }
  }

  /// The results for one file.
  package struct File: Sendable {
    package let path: String
    package var items: [Item] = []
    package var ignored: [(gotcha: String, line: Int, reason: String)] = []
    package var notes: [String] = []
    package var lineCount = 0
    /// Whether the file could be read as text.
    package var isRead = true

    package init(path: String) {
      self.path = path
    }
  }

  package var files: [File] = []
  /// Notes on files that were skipped, and why.
  package var notes: [String] = []
  /// The number of findings omitted because they are in the baseline.
  package var knownCount = 0
  package var possibleIsIncluded = false

  package init() {}

  /// The number of files that could be read.
  package var readCount: Int { files.count(where: \.isRead) }

  /// The notes on files, each with its path, followed by the notes on skipped files.
  package var allNotes: [String] {
    files.flatMap { file in file.notes.map { "\(file.path): \($0)" } } + notes
  }

  /// The findings of all files, in order.
  package var items: [Item] { files.flatMap(\.items) }
}

/// Formats a report as `bridgebook/check-1`, workflow commands or compiler messages.
package enum SourceCheckExport {
  /// Returns the report as one JSON document.
  package static func json(of report: SourceReport) -> JSONValue {
    let items = report.items
    return .object([
      ("schema", .string("bridgebook/check-1")),
      ("files", .array(report.files.map(value(of:)))),
      (
        "summary",
        .object([
          ("files", .integer(report.readCount)),
          ("lines", .integer(report.files.reduce(0) { $0 + $1.lineCount })),
          ("findings", .integer(items.count)),
          ("errors", .integer(items.count { $0.severity == .error })),
          ("warnings", .integer(items.count { $0.severity == .warning })),
          ("notes", .integer(items.count { $0.severity == .note })),
          ("ignored", .integer(report.files.reduce(0) { $0 + $1.ignored.count })),
          ("inBaseline", .integer(report.knownCount)),
          ("possible", .bool(report.possibleIsIncluded)),
        ])
      ),
      ("notes", .strings(report.notes)),
    ])
  }

  private static func value(of file: SourceReport.File) -> JSONValue {
    .object([
      ("path", .string(file.path)), ("findings", .array(file.items.map(value(of:)))),
      (
        "ignored",
        .array(
          file.ignored.map {
            .object([
              ("gotcha", .string($0.gotcha)), ("line", .integer($0.line)),
              ("reason", .string($0.reason)),
            ])
          })
      ),
      ("notes", .strings(file.notes)),
    ])
  }

  private static func value(of item: SourceReport.Item) -> JSONValue {
    let finding = item.finding
    let head: [(String, JSONValue)] = [
      ("gotcha", .string(finding.gotcha)), ("severity", .string(item.severity.rawValue)),
      ("confidence", .string(finding.confidence.rawValue)),
    ]
    let rest: [(String, JSONValue)] = [
      ("title", .string(item.title)), ("also", .array(finding.also.map { .integer($0) })),
      ("evidence", .string(finding.evidence)),
      ("cause", .string(item.cause)), ("fix", .string(item.fix)),
      ("scenario", .optional(item.scenario)), ("edit", .optional(item.diff)),
      (
        "edits",
        .array(
          item.edits.map { .object(range($0.start, $0.end) + [("text", .string($0.text))]) })
      ), ("fingerprint", .string(item.fingerprint)),
    ]
    return .object(head + range(item.start, item.end) + rest)
  }

  private static func range(
    _ start: SourceReport.Place, _ end: SourceReport.Place
  ) -> [(String, JSONValue)] {
    [
      ("line", .integer(start.line)), ("column", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
      ("utf16Column", .integer(start.utf16Column)), ("endUTF16Column", .integer(end.utf16Column)),
    ]
  }

  /// Returns the findings as compiler messages, which Xcode shows in its editor.
  package static func compilerMessages(of report: SourceReport) -> String {
    lines(of: report) { file, item in
      "\(DisplayWidth.escaped(file.path)):\(item.start.line):\(item.start.column): \(item.severity.rawValue): "
        + "\(DisplayWidth.escaped(item.title)): \(DisplayWidth.escaped(item.finding.evidence)) "
        + "[\(item.finding.gotcha)]"
    }
  }

  /// Returns the findings as GitHub workflow commands, which annotate a pull request.
  package static func workflowCommands(of report: SourceReport) -> String {
    lines(of: report) { file, item in
      let command = item.severity == .note ? "notice" : item.severity.rawValue
      return "::\(command) file=\(property(file.path)),line=\(item.start.line),"
        + "col=\(item.start.column),endLine=\(item.end.line),endColumn=\(item.end.column),"
        + "title=\(property(item.finding.gotcha + ": " + item.title))::\(data(item.finding.evidence))"
    }
  }

  private static func lines(
    of report: SourceReport, _ line: (SourceReport.File, SourceReport.Item) -> String
  ) -> String {
    var text = ""
    for file in report.files {
      for item in file.items { text += line(file, item) + "\n" }
    }
    return text
  }

  /// Escapes text for a GitHub workflow command and removes invisible characters.
  private static func data(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": safe += "%25"
      case "\r": safe += "%0D"
      case "\n": safe += "%0A"
      default: if !scalar.isInvisible { safe.unicodeScalars.append(scalar) }
      }
    }
    return safe
  }

  private static func property(_ text: String) -> String {
    var safe = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": safe += "%3A"
      case ",": safe += "%2C"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
