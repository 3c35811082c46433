package import Bridgebook

/// Stores one run, completely or not at all.
///
/// Events are spooled as they arrive. The store is locked only once the run is complete, while all
/// of its rows are inserted.
package final class RunWriter {
  /// The result of storing a run.
  package enum Result: Equatable, Sendable {
    case stored
    /// A run with the same id exists; nothing was written.
    case duplicate
    /// An earlier run with the same id was replaced.
    case replaced
    /// The id belongs to a different run that must stay; nothing was written.
    case taken
  }

  private let connection: Connection
  private let spool: RunSpool
  private var isOpen = true

  /// Prepares temporary tables; other processes can still write to the store.
  package init(_ store: Store) throws(StoreError) {
    connection = store.connection
    do throws(SQLiteError) { spool = try RunSpool(connection) } catch { throw .sqlite(error) }
  }

  deinit {
    // The store has not been changed, and the temporary tables disappear with the connection.
    if isOpen { try? spool.discard() }
  }

  /// Appends events in order, with the texts that occur in them for the first time.
  package func append(_ events: [TraceEvent], texts: TextTable) throws(StoreError) {
    do throws(SQLiteError) { try spool.append(events, texts: texts) } catch { throw .sqlite(error) }
  }

  /// Stores the run in one transaction, waiting for other writers.
  ///
  /// A simulated run replaces a recorded run with the same id and different content, but never a
  /// built-in run.
  ///
  /// - Parameter time: the current time, in ISO 8601.
  package func finish(_ run: Run, at time: String) throws(StoreError) -> Result {
    do throws(SQLiteError) {
      try spool.close()
      let result = try connection.writeTransaction { () throws(SQLiteError) -> Result in
        try write(run, at: time)
      }
      isOpen = false
      // The run is committed. Temporary tables that remain disappear with the connection, or are
      // dropped by the next spool.
      do throws(SQLiteError) { try spool.discard() } catch {}
      return result
    } catch { throw .sqlite(error) }
  }

  private func write(_ run: Run, at time: String) throws(SQLiteError) -> Result {
    let known = try connection.first(
      """
      SELECT number, content_hash,
        EXISTS (SELECT 1 FROM scenario_variant WHERE run_number = number)
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
    try spool.copy(to: rows)
    try rows.finish(run, at: time, spooled: spool.checksum)
    return known == nil ? .stored : .replaced
  }

  /// Discards the run; the store is unchanged.
  package func abandon() throws(StoreError) {
    do throws(SQLiteError) { try abandonRun() } catch { throw .sqlite(error) }
  }

  private func abandonRun() throws(SQLiteError) {
    isOpen = false
    try spool.discard()
  }
}

extension WriteOutcome {
  /// The stored number of the outcome; never changes once released.
  package var number: Int { WriteOutcome.allCases.firstIndex(of: self) ?? 0 }

  /// Creates the outcome with a stored number; nil if this program does not know it.
  init?(number: Int) {
    guard WriteOutcome.allCases.indices.contains(number) else { return nil }
    self = WriteOutcome.allCases[number]
  }
}
