package import Bridgebook

/// The built-in runs that a store lacks, by id, such as `map-wrapper/M1`.
package struct MissingRuns: Equatable, Sendable {
  /// The runs that are missing or changed.
  package var runs: Set<String> = []
  /// The runs whose evidence for a claim is missing or different.
  package var evidence: Set<String> = []

  /// Whether nothing is missing.
  package var isEmpty: Bool { runs.isEmpty && evidence.isEmpty }
}

/// Compares the runs of a store with their checksums and with the claims that depend on them.
package struct RunHealth {
  private let connection: Connection

  /// Creates an examiner of a store.
  package init(_ store: Store) { connection = store.connection }

  /// Returns the runs of the store's scenarios that are missing or changed, and those whose
  /// evidence differs from the given verdicts.
  package func missingBuiltInRuns(
    judged grounds: [JudgedGround]
  ) throws(StoreError) -> MissingRuns {
    let changed = try checksums(of: .builtIn).changed
    return try Store.sqlite { () throws(SQLiteError) in
      var missing = MissingRuns()
      missing.runs = Set(
        try connection.rows(
          """
          SELECT own.scenario_id || '/' || own.variant FROM scenario_variant AS own
          WHERE NOT EXISTS (
            SELECT 1 FROM run
            WHERE run.number = run_number AND run.id = own.scenario_id || '/' || own.variant)
          """
        ) { $0.text(0) })
      missing.runs.formUnion(changed)
      missing.evidence = try runsWithOtherEvidence(grounds).subtracting(missing.runs)
      return missing
    }
  }

  /// Returns the runs of grounds whose stored verdict, in the row of a claim's ground, differs.
  private func runsWithOtherEvidence(
    _ grounds: [JudgedGround]
  ) throws(SQLiteError) -> Set<String> {
    let stored = try connection.prepare(
      """
      SELECT 1 FROM modelled_ground WHERE entry_id = ? AND position = ?
        AND (agrees IS NOT ? OR found IS NOT ?)
        AND (scenario_id, variant) IN (SELECT scenario_id, variant FROM scenario_variant)
      """)
    var runs: Set<String> = []
    for item in grounds {
      guard let verdict = item.ground.verdict else { continue }
      let values: [Value] = [
        .text(item.claim), .int(item.position), .int(verdict.agrees ? 1 : 0),
        .optional(verdict.found),
      ]
      if try stored.first(values, { _ in true }) != nil { runs.insert(item.ground.run) }
    }
    return runs
  }

  /// Returns the number of events that belong to no run.
  package func orphanEventCount() throws(SQLiteError) -> Int {
    try connection.first("SELECT count(*) \(RunHealth.orphans)") { $0.int(0) } ?? 0
  }

  /// The statement that removes the events that belong to no run.
  package static let orphanRemoval = "DELETE \(orphans)"

  private static let orphans = "FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run)"

  /// Returns the ids of runs whose recorded number of events differs from the stored events.
  package func incompleteRuns() throws(SQLiteError) -> [String] {
    try connection.rows(
      """
      SELECT id FROM run WHERE event_count <> (
        SELECT count(*) FROM run_event
        WHERE run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295)
      ORDER BY number
      """
    ) { $0.text(0) }
  }

  /// Returns the numbers of kinds and outcomes that no table explains, each with its run and
  /// column.
  package func unknownNumbers() throws(SQLiteError) -> [(run: String, number: Int, column: String)]
  {
    try connection.rows(
      """
      SELECT DISTINCT run.id, \(EventCode.kindSQL), 'kind' FROM run_event
      JOIN run ON run.number = run_event.id >> 32
      WHERE \(EventCode.kindSQL) NOT IN (SELECT number FROM event_kind)
      UNION
      SELECT DISTINCT run.id, \(EventCode.outcomeSQL), 'outcome' FROM run_event
      JOIN run ON run.number = run_event.id >> 32
      WHERE \(EventCode.outcomeSQL) NOT IN (SELECT number FROM event_outcome) ORDER BY 1, 2
      """
    ) { (run: $0.text(0), number: $0.int(1), column: $0.text(2)) }
  }

  /// The runs whose checksums are verified.
  package enum Runs: String {
    case all = "1"
    /// The runs of the book's scenarios, whose ids consist of scenario and variant.
    case builtIn = "id IN (SELECT scenario_id || '/' || variant FROM scenario_variant)"
    /// The recorded runs, which a merge copies.
    case recorded = "number NOT IN (SELECT run_number FROM scenario_variant WHERE run_number > 0)"
  }

  /// Verifies the checksums of runs; changed items are the ids of runs.
  package func checksums(of runs: Runs) throws(StoreError) -> ChecksumReport {
    try Store.sqlite { () throws(SQLiteError) in
      let reader = try RunChecksumReader(connection)
      var report = ChecksumReport()
      let found = try connection.rows(
        "SELECT number, id, checksum FROM run WHERE \(runs.rawValue) ORDER BY number"
      ) { (number: $0.int(0), id: $0.text(1), stored: $0.text(2)) }
      for run in found {
        report.take(
          run.id, stored: run.stored, found: try reader.checksum(of: run.number).hexadecimal)
      }
      return report
    }
  }

  /// Returns the claims whose modeled grounds are not confirmed by their built-in run, each with
  /// the run.
  package func claimsThatDiffer() throws(StoreError) -> [(claim: String, run: String)] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT entry_id, scenario_id || '/' || variant FROM modelled_ground
        WHERE agrees IS NOT 1 ORDER BY entry_id, position
        """
      ) { (claim: $0.text(0), run: $0.text(1)) }
    }
  }
}
