package import Bridgebook

/// Findings and events of many runs as rows of one table, which also has the columns that
/// distinguish runs.
///
/// Columns have the same names as in the views `runs`, `findings` and `events`, so that the same
/// query works on the store and on a file exported from it.
package enum FleetTable {
  /// The format of the rows.
  package enum Form: String, CaseIterable, Sendable {
    case ndjson, csv
  }

  /// The columns about the run, repeated in each row.
  package struct Origin: Sendable {
    /// The run that the columns are about.
    package let run: Run
    let importedAt: String

    /// - Parameter importedAt: the time at which the run was stored, in ISO 8601.
    package init(_ run: Run, importedAt: String) {
      self.run = run
      self.importedAt = importedAt
    }

    private static let columns = [
      "run_id", "app_version", "platform", "os", "started_at", "imported_at",
    ]

    /// The columns as keys of an object, each after a comma or the opening brace.
    private static let keys = columns.enumerated().map { index, name in
      Array((index == 0 ? "{" : ",").utf8) + Array("\(JSONValue.string(name).line):".utf8)
    }

    /// The values in the order of the columns.
    fileprivate var values: [FleetValue] {
      [
        .text(run.id), .optional(run.appVersion), .optional(run.platform), .optional(run.os),
        .optional(run.startedAt), .text(importedAt),
      ]
    }

    /// The object with these columns, without its closing brace, as bytes.
    package var object: [UInt8] {
      var bytes: [UInt8] = []
      for (key, value) in zip(Origin.keys, values) {
        bytes += key
        value.write(to: &bytes)
      }
      return bytes
    }

    /// Returns the fields of these columns, each after a comma, as bytes; control characters are
    /// escaped.
    ///
    /// - Parameter escapesFormulas: whether to keep spreadsheets from running texts; see
    ///   `FormulaEscape`.
    package func fields(escapesFormulas: Bool) -> [UInt8] {
      var table = CommaSeparatedTable(isForTerminal: true, escapesFormulas: escapesFormulas)
      return Array(("," + table.row(values.map(\.cell)).dropLast()).utf8)
    }

    /// The names of these columns, each after a comma.
    package static let names = columns.map { ",\($0)" }.joined()
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
  ///   - escapesFormulas: whether to keep spreadsheets from running texts of a CSV file; see
  ///     `FormulaEscape`.
  package static func findings(
    of origin: Origin, times: [Int: Int64], as form: Form, escapesFormulas: Bool = false
  ) -> [UInt8] {
    let found = origin.run.findings.enumerated().map { position, finding in
      values(of: finding, position, time: finding.lines.first.flatMap { times[$0] })
    }
    let rows = found.isEmpty ? [findingColumns.map { _ in FleetValue.null }] : found
    let head = origin.object
    var table = CommaSeparatedTable(isForTerminal: false, escapesFormulas: escapesFormulas)
    var bytes: [UInt8] = []
    for values in rows {
      switch form {
      case .csv:
        let cells = (origin.values + values).map(\.cell)
        bytes += table.row(cells).utf8
      case .ndjson:
        bytes += head
        for (key, value) in zip(findingKeys, values) {
          bytes += key
          value.write(to: &bytes)
        }
        bytes += "}\n".utf8
      }
    }
    return bytes
  }

  /// Returns the values in the order of the columns.
  private static func values(
    of finding: Finding, _ position: Int, time: Int64?
  ) -> [FleetValue] {
    let cause = finding.provokedBy
    return [
      .text(finding.gotcha), .text(finding.severity.rawValue),
      .text(finding.confidence.rawValue), finding.lines.first.map { .integer($0) } ?? .null,
      time.map { .integer(Int($0)) } ?? .null, .list(finding.lines),
      cause.map { .integer($0.line) } ?? .null, .optional(cause?.text), .integer(position),
    ]
  }
}

/// A value of a row, which unlike a `JSONValue` requires no allocation.
private enum FleetValue {
  case null
  case integer(Int)
  case text(String)
  case list([Int])

  static func optional(_ text: String?) -> FleetValue { text.map { .text($0) } ?? .null }

  /// The value in a table; a list as JSON.
  var cell: TableCell {
    switch self {
    case .null: return .null
    case .integer(let number): return .integer(Int64(number))
    case .text(let text): return .text(text)
    case .list:
      var bytes: [UInt8] = []
      write(to: &bytes)
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Appends the value as JSON.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .integer(let number): EventBytes.append(Int64(number), to: &bytes)
    case .text(let text): JSONValue.write(text, to: &bytes)
    case .list(let numbers):
      bytes.append(UInt8(ascii: "["))
      for (index, number) in numbers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        EventBytes.append(Int64(number), to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }
}
