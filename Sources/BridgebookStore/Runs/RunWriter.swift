package import Bridgebook

/// Writes one run: all of it, or nothing, in one transaction that the writer holds from its start.
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
  private let rows: RunRows
  private var isOpen = true

  /// Begins the transaction; waits while another process writes.
  package init(_ store: Store) throws(StoreError) {
    connection = store.connection
    do throws(SQLiteError) {
      try connection.execute("BEGIN IMMEDIATE")
      rows = try RunRows(connection)
      try rows.begin()
    } catch {
      throw .sqlite(error)
    }
  }

  deinit {
    if isOpen { try? connection.execute("ROLLBACK") }
  }

  /// Adds events in their order, and the texts they are the first to use.
  package func append(_ events: [TraceEvent], texts: TextTable) throws(StoreError) {
    do throws(SQLiteError) { try rows.append(events, texts: texts) } catch { throw .sqlite(error) }
  }

  /// Writes what is known of the run and ends the transaction.
  ///
  /// A simulated run takes the place of one of the same id that was recorded from another text, but never of a
  /// built-in one.
  ///
  /// - Parameter time: when it was stored, ISO 8601.
  package func finish(_ run: Run, at time: String) throws(StoreError) -> Result {
    do throws(SQLiteError) {
      let known = try connection.first(
        """
        SELECT number, content_hash, EXISTS (SELECT 1 FROM scenario_variant WHERE run = number)
        FROM run WHERE id = ?
        """, [.text(run.id)]
      ) { (number: $0.int(0), hash: $0.text(1), isBuiltIn: $0.int(2) == 1) }
      if let known {
        if run.origin == .imported || known.hash == run.contentHash {
          try abandonTransaction()
          return .duplicate
        }
        if known.isBuiltIn {
          try abandonTransaction()
          return .taken
        }
        try RunRows.remove(known.number, from: connection)
      }
      try rows.finish(run, at: time)
      try connection.execute("COMMIT")
      isOpen = false
      return known == nil ? .stored : .replaced
    } catch { throw .sqlite(error) }
  }

  /// Leaves the store as it was before.
  package func abandon() throws(StoreError) {
    do throws(SQLiteError) { try abandonTransaction() } catch { throw .sqlite(error) }
  }

  private func abandonTransaction() throws(SQLiteError) {
    isOpen = false
    try connection.execute("ROLLBACK")
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
