package import Bridgebook

/// What `check` found, with the words the book has for it, in the forms other programs read.
package struct SourceReport: Sendable {
  /// A finding with its words.
  package struct Item: Sendable {
    package let finding: SourceFinding
    package let severity: Severity
    package let title: String
    package let cause: String
    package let fix: String
    /// A scenario of the book that shows the harm, as `scenario/variant`.
    package let scenario: String?
    package let start: Place
    package let end: Place
    /// The lines of the frame, from the one that is pointed to.
    package let text: String
    /// The change as a unified diff, where there is one.
    package let diff: String?
    /// Identifies the finding as long as its line reads the same.
    package let fingerprint: String

    package init(
      finding: SourceFinding, severity: Severity, title: String, cause: String, fix: String,
      scenario: String?, start: Place, end: Place, text: String, diff: String?, fingerprint: String
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
      self.diff = diff
      self.fingerprint = fingerprint
    }
  }

  /// A place in a file, everything from 1.
  package struct Place: Equatable, Sendable {
    package let line: Int
    /// In bytes of UTF-8.
    package let column: Int
    /// In units of UTF-16, as editors count.
    package let utf16Column: Int

    package init(line: Int, column: Int, utf16Column: Int) {
      self.line = line
      self.column = column
      self.utf16Column = utf16Column
    }
  }

  /// What one file gave.
  package struct File: Sendable {
    package let path: String
    package var items: [Item] = []
    package var ignored: [(gotcha: String, line: Int, reason: String)] = []
    package var notes: [String] = []
    package var lineCount = 0

    package init(path: String) {
      self.path = path
    }
  }

  package var files: [File] = []
  /// Files that were not read because a rule of the search leaves them out, and why.
  package var notes: [String] = []
  /// Findings that the baseline has already.
  package var knownCount = 0
  package var possibleIsIncluded = false

  package init() {}

  /// The findings of all files, in their order.
  package var items: [Item] { files.flatMap(\.items) }
}

/// A report as `bridgebook/check-1`, SARIF, workflow commands or compiler messages.
package enum SourceCheckExport {
  /// The one JSON document.
  package static func json(of report: SourceReport) -> JSONValue {
    let items = report.items
    return .object([
      ("schema", .string("bridgebook/check-1")),
      ("files", .array(report.files.map(value(of:)))),
      (
        "summary",
        .object([
          ("files", .integer(report.files.count)),
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
    return .object([
      ("gotcha", .string(finding.gotcha)), ("severity", .string(item.severity.rawValue)),
      ("confidence", .string(finding.confidence.rawValue)), ("line", .integer(item.start.line)),
      ("column", .integer(item.start.column)), ("endLine", .integer(item.end.line)),
      ("endColumn", .integer(item.end.column)), ("utf16Column", .integer(item.start.utf16Column)),
      ("endUTF16Column", .integer(item.end.utf16Column)), ("title", .string(item.title)),
      ("also", .array(finding.also.map { .integer($0) })), ("evidence", .string(finding.evidence)),
      ("cause", .string(item.cause)), ("fix", .string(item.fix)),
      ("scenario", .optional(item.scenario)), ("edit", .optional(item.diff)),
      ("fingerprint", .string(item.fingerprint)),
    ])
  }

  /// Compiler messages, which Xcode shows in its editor.
  package static func compilerMessages(of report: SourceReport) -> String {
    lines(of: report) { file, item in
      "\(safe(file.path)):\(item.start.line):\(item.start.column): \(item.severity.rawValue): "
        + "\(oneLine(item.title)): \(oneLine(item.finding.evidence)) [\(item.finding.gotcha)]"
    }
  }

  /// Workflow commands of GitHub, which annotate a pull request.
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

  /// Text that a workflow command takes as it is: GitHub's own escapes.
  private static func data(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": safe += "%25"
      case "\r": safe += "%0D"
      case "\n": safe += "%0A"
      default: if scalar.value >= 32, scalar.value != 127 { safe.unicodeScalars.append(scalar) }
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

  private static func oneLine(_ text: String) -> String { safe(text) }

  /// Control characters become visible escapes.
  private static func safe(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 32 || (127...159).contains(scalar.value)
      let isMark =
        (0x2028...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      if isControl || isMark {
        safe += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
