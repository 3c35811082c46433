package import Bridgebook

/// Findings and events of many runs as rows of one table, each with the columns that distinguish
/// runs.
///
/// Columns have the names of those in the views `runs`, `findings` and `events`, so that the same
/// query works on the store and on a file exported from it.
package enum FleetTable {
  /// The format of the rows.
  package enum Form: String, CaseIterable, Sendable {
    case ndjson, csv
  }

  fileprivate typealias Member = (name: String, value: JSONValue)

  /// The columns about the run, repeated in each row.
  package struct Origin: Sendable {
    /// The run that the columns are about.
    package let run: Run
    let importedAt: String

    /// - Parameter importedAt: the time at which the run was stored, ISO 8601.
    package init(_ run: Run, importedAt: String) {
      self.run = run
      self.importedAt = importedAt
    }

    fileprivate var members: [Member] {
      [
        ("run_id", .string(run.id)), ("app_version", .optional(run.appVersion)),
        ("platform", .optional(run.platform)), ("os", .optional(run.os)),
        ("started_at", .optional(run.startedAt)), ("imported_at", .string(importedAt)),
      ]
    }

    /// The object with these columns, without its closing brace, as bytes.
    package var object: [UInt8] {
      var bytes: [UInt8] = []
      JSONValue.object(members).writeLine(to: &bytes)
      bytes.removeLast()
      return bytes
    }

    /// Returns the fields of these columns, each after a comma, as bytes; control characters are
    /// escaped.
    ///
    /// - Parameter escapesFormulas: keeps spreadsheets from running texts; see `FormulaEscape`.
    package func fields(escapesFormulas: Bool) -> [UInt8] {
      var table = CommaSeparatedTable(isForTerminal: true, escapesFormulas: escapesFormulas)
      return Array(("," + table.row(members.map { TableCell($0.value) }).dropLast()).utf8)
    }

    /// The names of these columns, each after a comma.
    package static let names = ",run_id,app_version,platform,os,started_at,imported_at"
  }

  /// The header line of findings.
  package static let findingHeader =
    "\(Origin.names.dropFirst()),\(findingColumns.joined(separator: ","))\n"

  private static let findingColumns = [
    "gotcha_id", "severity", "confidence", "line", "time", "lines", "provoked_line",
    "provoked_text", "position",
  ]

  /// The columns of findings as keys of an object, each after a comma.
  private static let findingKeys = findingColumns.map { name in
    Array(",\(JSONValue.string(name).line):".utf8)
  }

  /// Returns one row per finding, as bytes; a run without findings is one row without a gotcha, so
  /// that runs can be counted.
  ///
  /// - Parameters:
  ///   - times: nanoseconds since the start of the run, by the first lines of findings.
  ///   - escapesFormulas: keeps spreadsheets from running texts of a CSV file; see `FormulaEscape`.
  package static func findings(
    of origin: Origin, times: [Int: Int64], as form: Form, escapesFormulas: Bool = false
  ) -> [UInt8] {
    let found = origin.run.findings.enumerated().map { position, finding in
      values(of: finding, position, time: finding.lines.first.flatMap { times[$0] })
    }
    let rows = found.isEmpty ? [findingColumns.map { _ in JSONValue.null }] : found
    let head = origin.object
    var table = CommaSeparatedTable(isForTerminal: false, escapesFormulas: escapesFormulas)
    var bytes: [UInt8] = []
    for values in rows {
      switch form {
      case .csv:
        let cells = origin.members.map { TableCell($0.value) } + values.map { TableCell($0) }
        bytes += table.row(cells).utf8
      case .ndjson:
        bytes += head
        for (key, value) in zip(findingKeys, values) {
          bytes += key
          value.writeLine(to: &bytes)
        }
        bytes += "}\n".utf8
      }
    }
    return bytes
  }

  /// Returns the values in the order of the columns.
  private static func values(
    of finding: Finding, _ position: Int, time: Int64?
  ) -> [JSONValue] {
    let cause = finding.provokedBy
    return [
      .string(finding.gotcha), .string(finding.severity.rawValue),
      .string(finding.confidence.rawValue), finding.lines.first.map { .integer($0) } ?? .null,
      time.map { .integer(Int($0)) } ?? .null, .array(finding.lines.map { .integer($0) }),
      cause.map { .integer($0.line) } ?? .null, .optional(cause?.text), .integer(position),
    ]
  }
}

extension TableCell {
  /// Creates the cell for a JSON value; arrays and objects are written as JSON.
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(Int64(number))
    case .number(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .bool, .array, .object: self = .text(value.line)
    }
  }
}
