package import Bridgebook

/// Repairs every part of a store that can be derived, in one transaction.
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
    /// A function that writes the runs of a book's scenarios: the missing ones, or all of them for
    /// nil.
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
  private let schema: SchemaRestorer
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
    schema = try SchemaRestorer(connection)
    do throws(SQLiteError) { try connection.execute("PRAGMA foreign_keys = ON") } catch {
      throw .sqlite(error)
    }
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
      do throws(SQLiteError) { try References.check(connection, .all) } catch {
        throw StoreError.sqlite(error)
      }
      return done
    }
  }

  private func repairLocked(_ look: (Connection) throws -> Faults) throws -> [DoneRepair] {
    var done: [DoneRepair] = []
    let faults = try look(connection)
    do throws(SQLiteError) {
      if faults.repairs.contains(.schema), try schema.restore() { done.append(.schema) }
      if faults.repairs.contains(.indexes) {
        try connection.execute("REINDEX")
        done.append(.indexes)
      }
    } catch { throw StoreError.sqlite(error) }
    if faults.repairs.contains(.knowledge) {
      done += try repairKnowledge(look)
    } else if faults.repairs.contains(.runs) {
      done += try restoreRuns()
    }
    guard faults.repairs.contains(.textIndex), !done.contains(.knowledge) else { return done }
    let effective = try material.book(Store(connection).ownTexts.all())
    do throws(SQLiteError) {
      try schema.emptyTextIndex()
      try SearchIndexWriter(connection).write(effective)
    } catch { throw StoreError.sqlite(error) }
    return done + [.textIndex]
  }

  /// Writes only the rows that differ, or the whole book if that is not enough.
  private func repairKnowledge(_ look: (Connection) throws -> Faults) throws -> [DoneRepair] {
    let isOwnVersion = try Store.storedFingerprint(in: connection) == fingerprint
    var done: [DoneRepair] = []
    if isOwnVersion, let mended = try repairRows() {
      done = mended
      let left = try look(connection)
      guard left.repairs.contains(.knowledge) else { return done }
      return try rewrite(after: left, look) ? [.knowledge] : done
    }
    try rewrite()
    return [.knowledge]
  }

  /// Writes the rows that differ; returns nil if that fails because they conflict with others.
  private func repairRows() throws -> [DoneRepair]? {
    try execute("SAVEPOINT rows")
    do {
      let comparison = try StoreComparison(
        material.fresh(Store(connection).ownTexts.all()), beside: connection)
      let mended = try comparison.repairRows()
      let removed = try mended.removed + removeDanglingRows()
      let runs = try restoreRuns()
      try execute("RELEASE rows")
      return (mended.written > 0 ? [.rows(mended.written)] : [])
        + (removed > 0 ? [.removedRows(removed)] : []) + runs
    } catch StoreError.sqlite(let error) where [.constraint, nil].contains(error.reason) {
      try execute("ROLLBACK TO rows; RELEASE rows")
      return nil
    }
  }

  /// Writes the whole book, and rolls that back if the faults stay the same; returns whether the
  /// book was kept.
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
      try schema.emptyTextIndex()
      _ = try DanglingRows(connection).remove()
    } catch { throw StoreError.sqlite(error) }
    try Store.write(
      material.book(Store(connection).ownTexts.all()), to: connection, fingerprint: fingerprint,
      time: time, runs: { [material] book in { try material.runs(book, $0, nil) } })
  }

  private func restoreRuns() throws -> [DoneRepair] {
    let store = Store(connection)
    let texts = try store.ownTexts.all()
    let missing = try RunHealth(store).missingBuiltInRuns(judged: material.verdicts(texts))
    guard !missing.isEmpty else { return [] }
    try removeLeftovers(of: missing)
    let book = try material.book(texts).book
    try material.runs(book, BuiltInRunWriter(connection, at: time), missing)
    return [.runs(missing.runs.union(missing.evidence))]
  }

  /// Removes the remains of built-in runs, because a rewritten run gets a new number, and a changed
  /// one may no longer be recognized as the same run.
  ///
  /// A run is kept if only a wrong reference makes it seem built in.
  private func removeLeftovers(of missing: MissingRuns) throws(StoreError) {
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

  private func removeDanglingRows() throws(StoreError) -> Int {
    do throws(SQLiteError) { return try DanglingRows(connection).remove() } catch {
      throw .sqlite(error)
    }
  }
}
