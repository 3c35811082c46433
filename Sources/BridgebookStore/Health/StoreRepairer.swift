package import Bridgebook

/// Repairs everything that can be derived, in one transaction.
package struct StoreRepairer {
  /// The failed checks of a store: the repairs they need, and their messages.
  package struct Faults: Equatable {
    package let repairs: Set<StoreRepair>
    package let messages: [String]

    package init(repairs: Set<StoreRepair>, messages: [String]) {
      self.repairs = repairs
      self.messages = messages
    }
  }

  /// The functions that provide the rows for a repair.
  package struct Material {
    let book: ([OwnVersion]) throws -> EffectiveBook
    let fresh: ([OwnVersion]) throws -> FreshStore
    let verdicts: ([OwnVersion]) throws -> [JudgedGround]
    /// Writes the runs of a book's scenarios: the missing ones, or all of them for nil.
    let runs: (Book, BuiltInRunWriter, MissingRuns?) throws -> Void

    package init(
      book: @escaping ([OwnVersion]) throws -> EffectiveBook,
      fresh: @escaping ([OwnVersion]) throws -> FreshStore,
      verdicts: @escaping ([OwnVersion]) throws -> [JudgedGround],
      runs: @escaping (Book, BuiltInRunWriter, MissingRuns?) throws -> Void
    ) {
      self.book = book
      self.fresh = fresh
      self.verdicts = verdicts
      self.runs = runs
    }
  }

  private let connection: Connection
  private let expected: Connection
  private let material: Material
  private let fingerprint: String
  private let time: String

  /// - Parameter connection: a connection that is open for writing.
  package init(
    _ connection: Connection, from material: Material, fingerprint: String, time: String
  ) throws(StoreError) {
    self.connection = connection
    self.material = material
    self.fingerprint = fingerprint
    self.time = time
    do throws(SQLiteError) {
      expected = try Connection(path: ":memory:", mode: .create)
      try connection.execute("PRAGMA foreign_keys = ON")
    } catch { throw .sqlite(error) }
    do throws(MigrationError) {
      try Store.migrator.migrate(expected, at: "")
    } catch { throw .migration(error) }
  }

  /// Repairs the faults and returns what was done; on an error the store is unchanged.
  ///
  /// - Parameter look: runs the checks; called again under the write lock, so that faults repaired
  ///   by others are skipped.
  package func repair(_ look: (Connection) throws -> Faults) throws -> [DoneRepair] {
    let isOutdated: Bool
    do throws(MigrationError) {
      isOutdated = try !Store.migrator.pending(on: connection).isEmpty
    } catch { throw StoreError.migration(error) }
    guard isOutdated else { return try repairInTransaction(look, migrates: false) }
    return try connection.withoutForeignKeys(mapping: { StoreError.sqlite($0) as any Error }) {
      try repairInTransaction(look, migrates: true)
    }
  }

  private func repairInTransaction(
    _ look: (Connection) throws -> Faults, migrates: Bool
  ) throws -> [DoneRepair] {
    try connection.writeTransaction(mapping: { StoreError.sqlite($0) as any Error }) {
      guard migrates else { return try repairLocked(look) }
      do throws(MigrationError) {
        try Store.migrator.migrate(withinTransactionOn: connection, at: time)
      } catch { throw StoreError.migration(error) }
      let done = try repairLocked(look)
      do throws(SQLiteError) { try References.check(connection) } catch {
        throw StoreError.sqlite(error)
      }
      return done
    }
  }

  private func repairLocked(_ look: (Connection) throws -> Faults) throws -> [DoneRepair] {
    var done: [DoneRepair] = []
    let faults = try look(connection)
    do throws(SQLiteError) {
      if faults.repairs.contains(.schema), try restoreSchema() { done.append(.schema) }
      if faults.repairs.contains(.indexes) {
        try connection.execute("REINDEX")
        done.append(.indexes)
      }
    } catch { throw StoreError.sqlite(error) }
    if faults.repairs.contains(.knowledge) {
      done += try mendKnowledge(look)
    } else if faults.repairs.contains(.runs) {
      done += try restoreRuns()
    }
    guard faults.repairs.contains(.textIndex), !done.contains(.knowledge) else { return done }
    let effective = try material.book(Store(connection).ownTexts.all())
    do throws(SQLiteError) {
      try emptyTextIndex()
      try SearchIndexWriter(connection).write(effective)
    } catch { throw StoreError.sqlite(error) }
    return done + [.textIndex]
  }

  /// Writes the rows that differ; if that does not repair the book, writes all of it.
  private func mendKnowledge(_ look: (Connection) throws -> Faults) throws -> [DoneRepair] {
    let isOwnVersion = try Store.storedFingerprint(in: connection) == fingerprint
    var done: [DoneRepair] = []
    if isOwnVersion, let mended = try mendRows() {
      done = mended
      let left = try look(connection)
      guard left.repairs.contains(.knowledge) else { return done }
      return try rewrite(after: left, look) ? [.knowledge] : done
    }
    try rewrite()
    return [.knowledge]
  }

  /// Returns nil if rows cannot be written one by one, because they conflict with others.
  private func mendRows() throws -> [DoneRepair]? {
    try execute("SAVEPOINT rows")
    do {
      let comparison = try StoreComparison(
        material.fresh(Store(connection).ownTexts.all()), beside: connection)
      let mended = try comparison.mendRows()
      let removed = try mended.removed + removeRows()
      let runs = try restoreRuns()
      try execute("RELEASE rows")
      return (mended.written > 0 ? [.rows(mended.written)] : [])
        + (removed > 0 ? [.removedRows(removed)] : []) + runs
    } catch StoreError.sqlite(let error) where [.constraint, nil].contains(error.reason) {
      try execute("ROLLBACK TO rows; RELEASE rows")
      return nil
    }
  }

  /// Writes the whole book, and rolls that back if no fault disappears.
  private func rewrite(
    after left: Faults, _ look: (Connection) throws -> Faults
  ) throws -> Bool {
    try execute("SAVEPOINT book")
    try rewrite()
    let isBetter = try look(connection) != left
    try execute(isBetter ? "RELEASE book" : "ROLLBACK TO book; RELEASE book")
    return isBetter
  }

  private func rewrite() throws {
    do throws(SQLiteError) {
      // Entries cannot be replaced while the index that refers to them is broken.
      try emptyTextIndex()
      try removeRowsThatPointAtNothing()
    } catch { throw StoreError.sqlite(error) }
    try Store.write(
      material.book(Store(connection).ownTexts.all()), to: connection, fingerprint: fingerprint,
      time: time, runs: { try material.runs($0, $1, nil) })
  }

  private func restoreRuns() throws -> [DoneRepair] {
    let store = Store(connection)
    let texts = try store.ownTexts.all()
    let missing = try RunHealth(store).missingBuiltInRuns(judged: material.verdicts(texts))
    guard !missing.isEmpty else { return [] }
    try removeRests(of: missing)
    let book = try material.book(texts).book
    try material.runs(book, BuiltInRunWriter(connection, at: time), missing)
    return [.runs(missing.runs.union(missing.evidence))]
  }

  /// Removes what is left of built-in runs, because a run that is written again gets a new number,
  /// and one that has changed may no longer be recognized as the same.
  ///
  /// A run that only a wrong reference calls built in is kept.
  private func removeRests(of missing: MissingRuns) throws(StoreError) {
    do throws(SQLiteError) {
      let reader = try RunChecksumReader(connection)
      let variants = try connection.rows(
        """
        SELECT own.scenario_id || '/' || own.variant, run_number, run.id, checksum
        FROM scenario_variant AS own LEFT JOIN run ON run.number = run_number
        WHERE run_number IS NOT NULL
        """
      ) { (id: $0.text(0), number: $0.int(1), stored: $0.optionalText(2), checksum: $0.text(3)) }
      for item in variants where missing.runs.contains(item.id) {
        let isSound = try reader.checksum(of: item.number).hexadecimal == item.checksum
        if item.stored == nil || item.stored == item.id || !isSound {
          try RunRows.remove(item.number, from: connection)
        }
      }
    } catch { throw .sqlite(error) }
  }

  private func execute(_ sql: String) throws(StoreError) {
    do throws(SQLiteError) { try connection.execute(sql) } catch { throw .sqlite(error) }
  }

  private func removeRows() throws(StoreError) -> Int {
    do throws(SQLiteError) {
      let before = try changeCount()
      try removeRowsThatPointAtNothing()
      return try changeCount() - before
    } catch { throw .sqlite(error) }
  }

  private func changeCount() throws(SQLiteError) -> Int {
    try connection.first("SELECT total_changes()") { $0.int(0) } ?? 0
  }

  private struct SchemaObject: Equatable {
    let type: String
    let name: String
    let sql: String
  }

  private func objects(of connection: Connection) throws(SQLiteError) -> [SchemaObject] {
    try connection.rows(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid"
    ) { SchemaObject(type: $0.text(0), name: $0.text(1), sql: $0.text(2)) }
  }

  /// Restores missing and changed objects of the schema, and removes triggers that were added; an
  /// existing table is never changed.
  ///
  /// - Returns: whether anything was changed.
  private func restoreSchema() throws(SQLiteError) -> Bool {
    var isChanged = false
    let present = try objects(of: connection)
    let wanted = try objects(of: expected)
    for object in wanted where !present.contains(object) {
      let isThere = present.contains { $0.name == object.name }
      if isThere, object.type == "table" { continue }
      if isThere { try connection.execute("DROP \(object.type) IF EXISTS \"\(object.name)\"") }
      try connection.execute(object.sql)
      isChanged = true
    }
    // A trigger that was added holds no rows, and could undo every repair that follows.
    for object in present
    where object.type == "trigger" && !wanted.contains(where: { $0.name == object.name }) {
      try connection.execute("DROP TRIGGER \"\(object.name.replacing("\"", with: "\"\""))\"")
      isChanged = true
    }
    return isChanged
  }

  private func emptyTextIndex() throws(SQLiteError) {
    for table in ["entry_text", "search_batch", "search_posting"] {
      try connection.execute("DROP TABLE IF EXISTS \(table)")
    }
    let tables = "('entry_text', 'search_batch', 'search_posting')"
    for sql in try expected.rows(
      "SELECT sql FROM sqlite_schema WHERE tbl_name IN \(tables) AND sql IS NOT NULL ORDER BY rowid",
      [], { $0.text(0) })
    { try connection.execute(sql) }
  }

  /// Removes rows of the book without a parent row, which would conflict with rows written again.
  private func removeRowsThatPointAtNothing() throws(SQLiteError) {
    let tables = try connection.rows(
      """
      SELECT name FROM sqlite_schema AS object WHERE type = 'table' AND name NOT GLOB 'run*'
        AND name <> 'own_text' AND name NOT GLOB 'own_version*'
        AND EXISTS (SELECT 1 FROM pragma_foreign_key_list(object.name)) ORDER BY name
      """
    ) { $0.text(0) }
    // A row removed in one pass may be the parent of another.
    for _ in 0..<3 {
      for table in tables { try removeOrphans(of: table) }
    }
  }

  private func removeOrphans(of table: String) throws(SQLiteError) {
    var keys: [Int: (parent: String, pairs: [(from: String, to: String)])] = [:]
    try connection.forEach(
      "SELECT id, \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id, seq",
      [.text(table)]
    ) { row in
      keys[row.int(0), default: (row.text(1), [])].pairs.append((row.text(2), row.text(3)))
    }
    for (_, key) in keys.sorted(by: { $0.key < $1.key }) where key.parent != "run" {
      let same = key.pairs.map { "parent.\"\($0.to)\" = \(table).\"\($0.from)\"" }
      let given = key.pairs.map { "\(table).\"\($0.from)\" IS NOT NULL" }
      try connection.execute(
        """
        DELETE FROM \(table) WHERE \(given.joined(separator: " AND ")) AND NOT EXISTS (
          SELECT 1 FROM \(key.parent) AS parent WHERE \(same.joined(separator: " AND ")))
        """)
    }
  }
}
