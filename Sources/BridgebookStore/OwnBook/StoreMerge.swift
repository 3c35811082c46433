internal import Bridgebook

/// Merges another store's texts and runs into this one; the caller must have begun a transaction.
package struct StoreMerge {
  private let store: Store
  private let other: Store
  private let connection: Connection

  /// Attaches the other store's file; must be called outside a transaction.
  ///
  /// - Parameter other: a store with the same schema, open for reading.
  package init(_ store: Store, with other: Store) throws(StoreError) {
    self.store = store
    self.other = other
    connection = store.connection
    do throws(SQLiteError) {
      try connection.attach(other.connection.path, as: "other")
    } catch { throw .sqlite(error) }
  }

  /// Plans the merge.
  ///
  /// - Parameter preference: the store that wins a conflict; nil reports conflicts.
  package func plan(_ preference: MergePreference?) throws(StoreError) -> MergePlan {
    let ours = Dictionary(grouping: try store.ownTexts.versions(), by: \.version.id)
    let theirs = Dictionary(grouping: try other.ownTexts.versions(), by: \.version.id)
    var plan = MergePlan()
    for id in theirs.keys.sorted() {
      let merger = TextMerger(ours: ours[id] ?? [], theirs: theirs[id] ?? [])
      if let merge = merger.merge(preference) { plan.texts.append(merge) }
    }
    plan.runs = RunMerger(
      ours: try RunMerger.Known.all(in: store.connection),
      theirs: try RunMerger.Known.all(in: other.connection)
    )
    .merge(preference)
    return plan
  }

  /// Carries out the plan, except for the rows that are derived from texts.
  ///
  /// - Returns: the numbers in this store of the other store's current versions, by id.
  package func apply(
    _ plan: MergePlan, _ writer: OwnTextWriter
  ) throws(StoreError) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for item in plan.texts {
      for version in item.additions {
        let number = try writer.append(version)
        if version == item.theirs { numbers[item.id] = number }
      }
      if numbers[item.id] == nil {
        numbers[item.id] = try store.ownTexts.history(of: item.id)
          .first { $0.version == item.theirs }?.number
      }
      if item.taken != nil, let number = numbers[item.id] { try writer.hold(number, of: item.id) }
    }
    do throws(SQLiteError) {
      for item in plan.runs { try apply(item) }
    } catch { throw .sqlite(error) }
    return numbers
  }

  private func apply(_ item: RunMerge) throws(SQLiteError) {
    if let name = item.renamesOursTo {
      for number in try connection.rows(
        "SELECT number FROM main.run WHERE id = ?", [.text(item.id)], { $0.int(0) })
      { try RunRows.rename(number, to: name, in: connection) }
    }
    guard let id = item.storedAs else { return }
    let number =
      try connection.first("SELECT coalesce(max(number), 0) + 1 FROM main.run") { $0.int(0) } ?? 1
    let row = try RunRows.renamedRow(item.number, to: id, in: connection, schema: "other")
    guard let row else { return }
    try RunTable.run.inserter(connection, into: "main.run").insert([.int(number)] + row)
    try connection.run(
      """
      INSERT INTO main.run_event (\(RunTable.eventColumns.joined(separator: ", ")))
      SELECT (?1 << 32) | (id & 4294967295),
        \(RunTable.eventColumns.dropFirst().joined(separator: ", "))
      FROM other.run_event WHERE id BETWEEN ?2 << 32 AND (?2 << 32) | 4294967295
      """, [.int(number), .int(item.number)])
    for table in RunTable.details {
      try connection.run(
        """
        INSERT INTO main.\(table.name) (run_number, \(table.columnList))
        SELECT ?1, \(table.columnList) FROM other.\(table.name) WHERE run_number = ?2
        """, [.int(number), .int(item.number)])
    }
  }
}
