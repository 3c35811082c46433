internal import Bridgebook

/// Brings another store's texts and runs into this one; the caller holds the transaction.
package struct StoreMerge {
  private let store: Store
  private let other: Store
  private let connection: Connection

  /// Makes the other store's file readable beside this one; before any transaction.
  ///
  /// - Parameter other: a store of the same schema, open for reading.
  package init(_ store: Store, with other: Store) throws(StoreError) {
    self.store = store
    self.other = other
    connection = store.connection
    do throws(SQLiteError) {
      try connection.attach(other.connection.path, as: "other")
    } catch { throw .sqlite(error) }
  }

  /// What merging would do.
  ///
  /// - Parameter preference: who wins a conflict; nil leaves it open.
  package func plan(_ preference: MergePreference?) throws(StoreError) -> MergePlan {
    let ours = Dictionary(grouping: try store.ownVersions(), by: \.version.id)
    let theirs = Dictionary(grouping: try other.ownVersions(), by: \.version.id)
    var plan = MergePlan()
    for id in theirs.keys.sorted() {
      let merger = TextMerger(ours: ours[id] ?? [], theirs: theirs[id] ?? [])
      if let merge = merger.merge(preference) { plan.texts.append(merge) }
    }
    plan.runs = RunMerger(ours: try store.knownRuns(), theirs: try other.knownRuns())
      .merge(preference)
    return plan
  }

  /// Does what the plan says, but for the rows made from texts.
  ///
  /// - Returns: the numbers that versions of the other store hold under here, by the texts' ids.
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
        numbers[item.id] = try store.ownHistory(of: item.id)
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
      try connection.run("UPDATE run SET id = ? WHERE id = ?", [.text(name), .text(item.id)])
    }
    guard let id = item.storedAs else { return }
    let number =
      try connection.first("SELECT coalesce(max(number), 0) + 1 FROM main.run") { $0.int(0) } ?? 1
    try connection.run(
      """
      INSERT INTO main.run SELECT ?1, ?2, title, origin, format, tool, platform, os, scenario,
        variant, content_hash, line_count, byte_count, event_count, imported_at
      FROM other.run WHERE number = ?3
      """, [.int(number), .text(id), .int(item.number)])
    try connection.run(
      """
      INSERT INTO main.run_event SELECT (?1 << 32) | (id & 4294967295), kind, subject, name, value,
        thread, depth, line, time, outcome
      FROM other.run_event WHERE id BETWEEN ?2 << 32 AND (?2 << 32) | 4294967295
      """, [.int(number), .int(item.number)])
    for (table, columns) in StoreMerge.runTables {
      try connection.run(
        "INSERT INTO main.\(table) SELECT ?1, \(columns) FROM other.\(table) WHERE run = ?2",
        [.int(number), .int(item.number)])
    }
  }

  /// Tables that belong to a run, with their columns after the run's number.
  private static let runTables = [
    ("run_text", "number, text"),
    ("run_checksum", "texts"),
    ("run_format", "position, format, matched_lines"),
    ("run_issue", "position, code, severity, line, byte, count"),
    ("run_blind_spot", "fact"),
    (
      "run_finding",
      "position, gotcha, severity, confidence, lines, provoked_line, provoked_text"
    ),
  ]
}

extension Store {
  fileprivate func knownRuns() throws(StoreError) -> [RunMerger.Known] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id, number, content_hash,
          EXISTS (SELECT 1 FROM main.scenario_variant WHERE run = number)
        FROM main.run ORDER BY number
        """
      ) {
        RunMerger.Known(
          id: $0.text(0), number: $0.int(1), hash: $0.text(2), isBuiltIn: $0.int(3) == 1)
      }
    }
  }
}
