internal import Bridgebook

/// The statements that read runs, each prepared once and run once for any number of runs, because
/// preparing a statement takes five times as long as reading a run with it.
struct RunStatements {
  private static let columns = """
    number, id, title, origin, format, tool, platform, os, scenario_id, variant, content_hash,
    line_count, byte_count, event_count, app_version, started_at
    """

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Returns the run with that id; nil if there is none.
  func run(_ id: String) throws(SQLiteError) -> Run? {
    try runs("SELECT \(RunStatements.columns) FROM run WHERE id = ?", [.text(id)]).first
  }

  /// Returns the runs of an origin, or all runs, in the order they were stored.
  ///
  /// - Parameter onlyFindings: whether to read the findings of the runs and no other details.
  func runs(
    from origin: Run.Origin?, onlyFindings: Bool = false
  ) throws(SQLiteError) -> [Run] {
    let details = onlyFindings ? [.findings] : Detail.allCases
    guard let origin else {
      return try runs("SELECT \(RunStatements.columns) FROM run ORDER BY number", [], details)
    }
    return try runs(
      "SELECT \(RunStatements.columns) FROM run WHERE origin = ? ORDER BY number",
      [.text(origin.rawValue)], details)
  }

  /// Returns the imported runs in the order they were stored, with only their findings and the
  /// properties by which the runs of a fleet are distinguished.
  func fleet() throws(SQLiteError) -> [Run] {
    try runs(
      """
      SELECT number, id, '', origin, NULL, NULL, platform, os, NULL, NULL, '', 0, 0, event_count,
        app_version, started_at
      FROM run WHERE origin = 'imported' ORDER BY number
      """, [], [.findings])
  }

  /// Reads the selected runs and their details, in the order of their numbers.
  private func runs(
    _ selection: String, _ values: [Value], _ details: [Detail] = Detail.allCases
  ) throws(SQLiteError) -> [Run] {
    var selected = SelectedRuns()
    try connection.prepare(selection).forEach(values) { (row) throws(SQLiteError) in
      try selected.append(try RunStatements.head(row), number: row.int(0))
    }
    guard let first = selected.numbers.first, let last = selected.numbers.last else { return [] }
    var words = RunWords()
    for detail in details {
      let rows = try connection.prepare(
        """
        SELECT run_number, \(detail.columns) FROM \(detail.rawValue)
        WHERE run_number BETWEEN ? AND ? ORDER BY run_number, \(detail.order)
        """)
      try rows.forEach([.int(first), .int(last)]) { (row) throws(SQLiteError) in
        try selected.update(row.int(0)) { (run) throws(SQLiteError) in
          try detail.read(row, into: &run, &words)
        }
      }
    }
    return selected.runs
  }

  private static func head(_ row: Row) throws(SQLiteError) -> Run {
    var run = Run(
      id: row.text(1), title: row.text(2),
      origin: try row.word(3, in: "run", of: row.text(1)), contentHash: row.text(10))
    run.format = row.optionalText(4)
    run.tool = row.optionalText(5)
    run.platform = row.optionalText(6)
    run.os = row.optionalText(7)
    run.scenario = row.optionalText(8)
    run.variant = row.optionalText(9)
    run.lineCount = try row.number(11, in: "run", of: run.id)
    run.byteCount = try row.number(12, in: "run", of: run.id)
    run.eventCount = try row.number(13, in: "run", of: run.id)
    run.appVersion = row.optionalText(14)
    run.startedAt = row.optionalText(15)
    return run
  }

  /// A table whose rows belong to runs; its name is the raw value.
  private enum Detail: String, CaseIterable {
    case formats = "run_format"
    case issues = "run_issue"
    case blindSpots = "run_blind_spot"
    case findings = "run_finding"

    /// The columns that are read after the run's number.
    var columns: String {
      switch self {
      case .formats: "format, matched_lines"
      case .issues: "code, severity, line, byte, count"
      case .blindSpots: "fact"
      case .findings: "gotcha_id, severity, confidence, lines, provoked_line, provoked_text"
      }
    }

    /// The column that orders the rows of a run.
    var order: String { self == .blindSpots ? "fact" : "position" }

    /// Adds the values of a row to its run.
    func read(
      _ row: Row, into run: inout Run, _ words: inout RunWords
    ) throws(SQLiteError) {
      switch self {
      case .formats:
        run.formats.append(
          .init(format: row.text(1), matchedLines: try row.number(2, in: rawValue, of: run.id)))
      case .issues:
        run.issues.append(
          ImportIssue(
            code: try row.word(1, in: rawValue, of: run.id),
            severity: try row.word(2, in: rawValue, of: run.id),
            line: try row.number(3, in: rawValue, of: run.id),
            byte: try row.number(4, in: rawValue, of: run.id),
            count: try row.number(5, in: rawValue, of: run.id)))
      case .blindSpots:
        run.blindSpots.append(
          try words.blindSpots.read(row, 1, in: rawValue, of: run.id).rawValue)
      case .findings:
        var provocation: Finding.Provocation?
        if let text = row.optionalText(6) {
          provocation = .init(line: try row.number(5, in: rawValue, of: run.id), text: text)
        }
        run.findings.append(
          Finding(
            gotcha: row.text(1),
            severity: try words.severities.read(row, 2, in: rawValue, of: run.id),
            confidence: try words.confidences.read(row, 3, in: rawValue, of: run.id),
            lines: try row.lines(4, in: rawValue, of: run.id), provokedBy: provocation))
      }
    }
  }
}

/// The vocabulary words that were decoded before.
private struct RunWords {
  var blindSpots = KnownWords<CannotShow>()
  var severities = KnownWords<Severity>()
  var confidences = KnownWords<Finding.Confidence>()
}

/// Runs in the order of their numbers, to which rows of details are added in that order.
private struct SelectedRuns {
  private(set) var runs: [Run] = []
  private(set) var numbers: [Int] = []
  /// The index of the run whose rows are being read.
  private var current = 0

  mutating func append(_ run: Run, number: Int) throws(SQLiteError) {
    guard RunRows.numbers.contains(number) else {
      throw .damaged(
        Damage(table: "run", row: run.id, column: "number", problem: .badNumber(number)))
    }
    runs.append(run)
    numbers.append(number)
  }

  /// Passes the run with that number to the closure, or does nothing if it was not selected.
  mutating func update(
    _ number: Int, _ read: (inout Run) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    // Each table begins again with the first run.
    if numbers[current] > number { current = 0 }
    while current < numbers.count - 1, numbers[current] < number { current += 1 }
    guard numbers[current] == number else { return }
    try read(&runs[current])
  }
}
