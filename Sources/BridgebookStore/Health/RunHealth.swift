/// The built-in runs that a store lacks, by id, such as `map-wrapper/M1`.
package struct MissingRuns: Equatable, Sendable {
  /// The runs that are missing, or whose events or texts have changed.
  package var runs: Set<String> = []
  /// The runs that are present, but whose evidence for a claim is missing.
  package var evidence: Set<String> = []

  /// Whether nothing is missing.
  package var isEmpty: Bool { runs.isEmpty && evidence.isEmpty }
}

/// Holds the runs of a store against what was written, and against what claims say of them.
package struct RunHealth {
  private let connection: Connection

  /// Examines that store.
  package init(_ store: Store) { connection = store.connection }

  /// The runs of the store's scenarios that are missing.
  package func missingBuiltInRuns() throws(StoreError) -> MissingRuns {
    let changed = try textChecksums().changed
    return try Store.sqlite { () throws(SQLiteError) in
      var missing = MissingRuns()
      missing.runs = Set(
        try connection.rows(
          """
          SELECT own.scenario_id || '/' || own.variant FROM scenario_variant AS own
          WHERE NOT EXISTS (
            SELECT 1 FROM run
            WHERE run.number = run_number AND run.id = own.scenario_id || '/' || own.variant
              AND event_count = (
                SELECT count(*) FROM run_event
                WHERE run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295)
              AND NOT EXISTS (
                SELECT 1 FROM run_event
                WHERE run_event.id BETWEEN run.number << 32 AND (run.number << 32) | 4294967295
                  AND (kind NOT IN (SELECT number FROM event_kind)
                    OR outcome NOT IN (SELECT number FROM event_outcome))))
          """
        ) { $0.text(0) })
      let builtIn = Set(
        try connection.rows("SELECT scenario_id || '/' || variant FROM scenario_variant") {
          $0.text(0)
        })
      missing.runs.formUnion(changed.filter(builtIn.contains))
      let silent = try connection.rows(
        """
        SELECT DISTINCT scenario_id || '/' || variant FROM modelled_ground
        WHERE agrees IS NOT 1
          AND (scenario_id, variant) IN (SELECT scenario_id, variant FROM scenario_variant)
        """
      ) { $0.text(0) }
      missing.evidence = Set(silent).subtracting(missing.runs)
      return missing
    }
  }

  /// Verifies the checksums of run texts; changed items are the ids of runs.
  package func textChecksums() throws(StoreError) -> ChecksumReport {
    try Store.sqlite { () throws(SQLiteError) in
      var sums: [Int: TextChecksum] = [:]
      try connection.forEach("SELECT run_number, number, text FROM run_text") { row in
        sums[row.int(0), default: TextChecksum()].add(row.text(2), number: Int64(row.int(1)))
      }
      var report = ChecksumReport()
      try connection.forEach("SELECT number, id, text_checksum FROM run ORDER BY number") { row in
        report.take(
          row.text(1), stored: row.text(2),
          found: (sums[row.int(0)] ?? TextChecksum()).hexadecimal)
      }
      return report
    }
  }

  /// The claims whose modelled grounds are not confirmed by their built-in run, each with the run.
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
