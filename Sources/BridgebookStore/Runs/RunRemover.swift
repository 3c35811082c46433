/// Removes recorded runs.
package struct RunRemover {
  /// The result of removing a run.
  package enum Result: Equatable, Sendable {
    case removed
    /// There is no run with that id.
    case missing
    /// The run belongs to a scenario of the book, whose claims depend on it; nothing was changed.
    case builtIn
  }

  private let connection: Connection

  /// Creates a remover for a store.
  package init(_ store: Store) { connection = store.connection }

  /// Removes a recorded run.
  package func remove(_ id: String) throws(StoreError) -> Result {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.writeTransaction { () throws(SQLiteError) in
        let found = try connection.first(
          """
          SELECT number, EXISTS (SELECT 1 FROM scenario_variant WHERE run_number = number)
          FROM run WHERE id = ?
          """, [.text(id)]
        ) { (number: $0.int(0), isBuiltIn: $0.int(1) == 1) }
        guard let found else { return .missing }
        guard !found.isBuiltIn else { return .builtIn }
        try RunRows.remove(found.number, from: connection)
        return .removed
      }
    }
  }
}
