internal import BookData

/// The tables that contain a run, besides `run_event`.
enum RunTable: UInt64, CaseIterable {
  case run = 1
  case text, format, issue, blindSpot, finding

  /// The tables with rows about a run.
  static let details: [RunTable] = [.text, .format, .issue, .blindSpot, .finding]

  var name: String {
    switch self {
    case .run: "run"
    case .text: "run_text"
    case .format: "run_format"
    case .issue: "run_issue"
    case .blindSpot: "run_blind_spot"
    case .finding: "run_finding"
    }
  }

  /// The columns that the checksum of a run covers: all but the number of the run, which differs
  /// between stores, and the checksum itself.
  var columns: [String] {
    switch self {
    case .run:
      [
        "id", "title", "origin", "format", "tool", "platform", "os", "scenario_id", "variant",
        "content_hash", "line_count", "byte_count", "event_count", "imported_at", "app_version",
        "started_at",
      ]
    case .text: ["number", "text"]
    case .format: ["position", "format", "matched_lines"]
    case .issue: ["position", "code", "severity", "line", "byte", "count"]
    case .blindSpot: ["fact"]
    case .finding:
      [
        "position", "gotcha_id", "severity", "confidence", "lines", "provoked_line",
        "provoked_text",
      ]
    }
  }

  /// The columns of `run_event`, in the order in which events are bound.
  static let eventColumns = [
    "id", "code", "subject", "name", "value", "thread", "line_lead", "time",
  ]

  /// The column with the number of the run.
  var runColumn: String { self == .run ? "number" : "run_number" }

  var columnList: String { columns.joined(separator: ", ") }

  /// Inserts a row: the number of the run, then `columns`.
  func inserter(
    _ connection: Connection, into table: String? = nil
  ) throws(SQLiteError) -> Inserter {
    let all = [runColumn] + columns + (self == .run ? ["checksum"] : [])
    return try Inserter(connection, table ?? name, all)
  }
}
