package import Bridgebook

/// Writes the built-in runs of scenarios, one after the other.
package final class BuiltInRunWriter {
  private let connection: Connection
  private let time: String
  private let rows: RunRows
  private let variant: Statement
  private let verdict: Statement

  init(_ connection: Connection, at time: String) throws(StoreError) {
    self.connection = connection
    self.time = time
    do throws(SQLiteError) {
      rows = try RunRows(connection)
      try rows.begin()
      variant = try connection.prepare(
        "UPDATE scenario_variant SET run_number = ? WHERE scenario_id = ? AND variant = ?")
      verdict = try connection.prepare(
        "UPDATE modelled_ground SET agrees = ?, found = ? WHERE entry_id = ? AND position = ?")
    } catch { throw .sqlite(error) }
  }

  /// Appends events of the current run, in their order.
  package func append(
    _ events: [TraceEvent], texts: TextTable
  ) throws(StoreError) {
    do throws(SQLiteError) { try rows.append(events, texts: texts) } catch { throw .sqlite(error) }
  }

  /// Finishes the current run and begins the next.
  ///
  /// If the user recorded another run under the same id before the scenario was built in, that run
  /// is kept under a longer id. If it is the same run, it is replaced.
  package func finish(_ run: Run) throws(StoreError) {
    do throws(SQLiteError) {
      let same = try connection.rows(
        "SELECT number FROM run WHERE id = ? AND content_hash = ?",
        [.text(run.id), .text(run.contentHash)]
      ) { $0.int(0) }
      for number in same { try RunRows.remove(number, from: connection) }
      let others = try connection.rows("SELECT number FROM run WHERE id = ?", [.text(run.id)]) {
        $0.int(0)
      }
      for number in others {
        try RunRows.rename(number, to: "\(run.id)+own\(number)", in: connection)
      }
      try rows.finish(run, at: time)
      try variant.run([.int(rows.number), .optional(run.scenario), .optional(run.variant)])
      try rows.begin()
    } catch { throw .sqlite(error) }
  }

  /// Stores a run's evidence for a ground of a claim.
  package func note(_ item: JudgedGround) throws(StoreError) {
    guard let result = item.ground.verdict else { return }
    do throws(SQLiteError) {
      try verdict.run([
        .int(result.agrees ? 1 : 0), .optional(result.found), .text(item.claim),
        .int(item.position),
      ])
    } catch { throw .sqlite(error) }
  }
}
