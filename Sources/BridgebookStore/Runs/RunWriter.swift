package import Bridgebook

/// Writes one run: all of it, or nothing.
///
/// Events are kept aside as they come. The store is locked once the run is whole, for as long as copying it takes.
package final class RunWriter {
  /// What became of the run.
  package enum Result: Equatable, Sendable {
    case stored
    /// A run with the same id is already there; nothing was written.
    case duplicate
    /// An earlier run of the same id made room for it.
    case replaced
    /// The id belongs to a run of another content that must stay; nothing was written.
    case taken
  }

  private let connection: Connection
  private let spool: RunSpool
  private var isOpen = true

  /// Prepares for the events of a run; other processes may write meanwhile.
  package init(_ store: Store) throws(StoreError) {
    connection = store.connection
    do throws(SQLiteError) { spool = try RunSpool(connection) } catch { throw .sqlite(error) }
  }

  deinit {
    // Nothing of it is in the store, and the temporary tables go with the connection.
    if isOpen { try? spool.discard() }
  }

  /// Adds events in their order, and the texts they are the first to use.
  package func append(_ events: [TraceEvent], texts: TextTable) throws(StoreError) {
    do throws(SQLiteError) { try spool.append(events, texts: texts) } catch { throw .sqlite(error) }
  }

  /// Writes the run in one transaction; waits while another process writes.
  ///
  /// A simulated run takes the place of one of the same id that was recorded from another text, but never of a
  /// built-in one.
  ///
  /// - Parameter time: when it was stored, ISO 8601.
  package func finish(_ run: Run, at time: String) throws(StoreError) -> Result {
    do throws(SQLiteError) {
      try spool.close()
      let result = try connection.writeTransaction { () throws(SQLiteError) -> Result in
        try write(run, at: time)
      }
      isOpen = false
      // What was decided is committed. Temporary rows that stay go with the connection, or the next spool drops them.
      do throws(SQLiteError) { try spool.discard() } catch {}
      return result
    } catch { throw .sqlite(error) }
  }

  private func write(_ run: Run, at time: String) throws(SQLiteError) -> Result {
    let known = try connection.first(
      """
      SELECT number, content_hash, EXISTS (SELECT 1 FROM scenario_variant WHERE run = number)
      FROM run WHERE id = ?
      """, [.text(run.id)]
    ) { (number: $0.int(0), hash: $0.text(1), isBuiltIn: $0.int(2) == 1) }
    if let known {
      if run.origin == .imported || known.hash == run.contentHash { return .duplicate }
      if known.isBuiltIn { return .taken }
      try RunRows.remove(known.number, from: connection)
    }
    let rows = try RunRows(connection)
    try rows.begin()
    try spool.copy(to: rows.number)
    try rows.finish(run, at: time, checksum: spool.checksum)
    return known == nil ? .stored : .replaced
  }

  /// Leaves the store as it was before.
  package func abandon() throws(StoreError) {
    do throws(SQLiteError) { try abandonRun() } catch { throw .sqlite(error) }
  }

  private func abandonRun() throws(SQLiteError) {
    isOpen = false
    try spool.discard()
  }
}

extension WriteOutcome {
  /// The number a store uses for the outcome; never changes once released.
  package var number: Int { WriteOutcome.allCases.firstIndex(of: self) ?? 0 }

  /// The outcome of a stored number; nil for one this program does not know.
  init?(number: Int) {
    guard WriteOutcome.allCases.indices.contains(number) else { return nil }
    self = WriteOutcome.allCases[number]
  }
}
