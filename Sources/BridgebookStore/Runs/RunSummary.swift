package import Bridgebook

/// What a list shows of a run.
package struct RunSummary: Equatable, Sendable {
  /// The run's id.
  package let id: String
  /// The run's title.
  package let title: String
  /// Where the run came from.
  package let origin: Run.Origin
  /// The format of an imported run; nil for other runs.
  package let format: String?
  /// The number of lines read.
  package let lineCount: Int
  /// The number of events.
  package let eventCount: Int
  /// The ids of the gotchas found, in the order of their first findings.
  package fileprivate(set) var gotchas: [String] = []
}

/// Reads the summaries of runs with two statements that read no other columns: the list of a
/// thousand runs takes 32 million instructions, and took 54 million when whole runs were read.
struct RunSummaryRows {
  let connection: Connection

  /// Returns the summaries of the runs of an origin, or of all runs, in the order the runs were
  /// stored.
  func summaries(from origin: Run.Origin?) throws(SQLiteError) -> [RunSummary] {
    let values: [Value] = [.optional(origin?.rawValue)]
    var runs: [(number: Int, summary: RunSummary)] = []
    var origins = KnownWords<Run.Origin>()
    try connection.forEach(
      """
      SELECT number, id, title, origin, format, line_count, event_count FROM run
      WHERE ?1 IS NULL OR origin = ?1 ORDER BY number
      """, values
    ) { (row) throws(SQLiteError) in
      let id = row.text(1)
      runs.append(
        (
          try row.number(0, from: RunRows.numbers, in: "run", of: id),
          RunSummary(
            id: id, title: row.text(2), origin: try origins.read(row, 3, in: "run", of: id),
            format: row.optionalText(4), lineCount: try row.number(5, in: "run", of: id),
            eventCount: try row.number(6, in: "run", of: id))
        ))
    }
    var current = 0
    try connection.forEach(
      """
      SELECT run_number, gotcha_id FROM run_finding
      WHERE ?1 IS NULL OR run_number IN (SELECT number FROM run WHERE origin = ?1)
      ORDER BY run_number, position
      """, values
    ) { row in
      let number = row.int(0)
      while current < runs.count - 1, runs[current].number < number { current += 1 }
      guard current < runs.count, runs[current].number == number else { return }
      let gotcha = row.text(1)
      if !runs[current].summary.gotchas.contains(gotcha) {
        runs[current].summary.gotchas.append(gotcha)
      }
    }
    return runs.map(\.summary)
  }
}
