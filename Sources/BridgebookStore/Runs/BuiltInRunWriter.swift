package import Bridgebook

/// Writes the built-in runs of scenarios, one after the other, while the store is filled.
package final class BuiltInRunWriter {
  private let connection: Connection
  private let time: String
  private let rows: RunRows
  private let own: Statement
  private let variant: Statement
  private let verdict: Statement

  init(_ connection: Connection, at time: String) throws(StoreError) {
    self.connection = connection
    self.time = time
    do throws(SQLiteError) {
      rows = try RunRows(connection)
      try rows.begin()
      own = try connection.prepare("UPDATE run SET id = id || '+own' || number WHERE id = ?")
      variant = try connection.prepare(
        "UPDATE scenario_variant SET run = ? WHERE scenario_id = ? AND name = ?")
      verdict = try connection.prepare(
        "UPDATE modelled_ground SET agrees = ?, found = ? WHERE entry_id = ? AND position = ?")
    } catch { throw .sqlite(error) }
  }

  /// Adds events of the present run, in their order.
  package func append(
    _ events: [TraceEvent], texts: TextTable
  ) throws(StoreError) {
    do throws(SQLiteError) { try rows.append(events, texts: texts) } catch { throw .sqlite(error) }
  }

  /// Ends the present run and begins the next.
  ///
  /// A run that somebody recorded under the same name before this scenario was built in stays, under a longer name; the
  /// very same run, whose scenario was lost, is not kept twice.
  package func finish(_ run: Run) throws(StoreError) {
    do throws(SQLiteError) {
      let same = try connection.rows(
        "SELECT number FROM run WHERE id = ? AND content_hash = ?",
        [.text(run.id), .text(run.contentHash)]
      ) { $0.int(0) }
      for number in same { try RunRows.remove(number, from: connection) }
      try own.run([.text(run.id)])
      try rows.finish(run, at: time)
      try variant.run([.int(rows.number), .optional(run.scenario), .optional(run.variant)])
      try rows.begin()
    } catch { throw .sqlite(error) }
  }

  /// Records what a run says of a claim's ground.
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
