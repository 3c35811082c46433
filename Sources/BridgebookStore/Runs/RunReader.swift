package import Bridgebook

/// Reads runs with their findings; see `EventReader` for their events.
package struct RunReader {
  let connection: Connection

  /// Returns the runs of an origin, or all runs, in the order they were stored, each with its
  /// findings.
  package func all(from origin: Run.Origin? = nil) throws(StoreError) -> [Run] {
    try Store.sqlite { () throws(SQLiteError) in try RunStatements(connection).runs(from: origin) }
  }

  /// Returns the runs of an origin, or all runs, in the order they were stored, without their
  /// formats, issues and blind spots.
  package func allWithFindings(from origin: Run.Origin? = nil) throws(StoreError) -> [Run] {
    try Store.sqlite { () throws(SQLiteError) in
      try RunStatements(connection).runs(from: origin, onlyFindings: true)
    }
  }

  /// Returns what a list shows of the runs of an origin, or of all runs, in the order they were
  /// stored.
  package func summaries(from origin: Run.Origin? = nil) throws(StoreError) -> [RunSummary] {
    try Store.sqlite { () throws(SQLiteError) in
      try RunSummaryRows(connection: connection).summaries(from: origin)
    }
  }

  /// Returns the imported runs in the order they were stored, with only their findings and the
  /// properties by which the runs of a fleet are distinguished.
  package func fleet() throws(StoreError) -> [Run] {
    try Store.sqlite { () throws(SQLiteError) in try RunStatements(connection).fleet() }
  }

  /// Returns the ids of all runs in the order they were stored.
  package func ids() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows("SELECT id FROM run ORDER BY number") { $0.text(0) }
    }
  }

  /// Returns the ids of the built-in runs.
  package func builtInIDs() throws(StoreError) -> Set<String> {
    try Store.sqlite { () throws(SQLiteError) in
      var ids: Set<String> = []
      try connection.forEach(
        "SELECT id FROM scenario_variant JOIN run ON run.number = run_number"
      ) { ids.insert($0.text(0)) }
      return ids
    }
  }

  /// Returns the run with that id; nil if there is none.
  package func run(_ id: String) throws(StoreError) -> Run? {
    try Store.sqlite { () throws(SQLiteError) in try RunStatements(connection).run(id) }
  }

  /// Calls the closure with the texts of a run.
  package func forEachText(of id: String, _ body: (String) -> Void) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach(
        """
        SELECT text FROM run JOIN run_text ON run_number = run.number
        WHERE id = ? ORDER BY run_text.number
        """, [.text(id)]
      ) { body($0.text(0)) }
    }
  }

  /// Returns when each run was stored, as ISO 8601 in UTC, by the run's id.
  package func importTimes() throws(StoreError) -> [String: String] {
    try Store.sqlite { () throws(SQLiteError) in
      var times: [String: String] = [:]
      try connection.forEach("SELECT id, imported_at FROM run") { times[$0.text(0)] = $0.text(1) }
      return times
    }
  }
}
