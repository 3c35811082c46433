/// Built-in runs that a store lacks, by their ids, such as `map-wrapper/M1`.
package struct MissingRuns: Equatable, Sendable {
  /// Runs that are gone, or have not the events and texts they had.
  package var runs: Set<String> = []
  /// Runs that are there, but what they say of a claim is not.
  package var evidence: Set<String> = []

  /// Whether the store has all of them.
  package var isEmpty: Bool { runs.isEmpty && evidence.isEmpty }
}

extension Store {
  /// Which of the runs of its scenarios the store lacks.
  package func missingBuiltInRuns() throws(StoreError) -> MissingRuns {
    let changed = try runTextChecksums().changed
    return try Store.sqlite { () throws(SQLiteError) in
      var missing = MissingRuns()
      missing.runs = Set(
        try connection.rows(
          """
          SELECT scenario_id || '/' || name FROM scenario_variant
          WHERE NOT EXISTS (
            SELECT 1 FROM run
            WHERE run.number = scenario_variant.run AND run.id = scenario_id || '/' || name
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
        try connection.rows("SELECT scenario_id || '/' || name FROM scenario_variant") {
          $0.text(0)
        })
      missing.runs.formUnion(changed.filter(builtIn.contains))
      let silent = try connection.rows(
        """
        SELECT DISTINCT scenario_id || '/' || variant FROM modelled_ground
        WHERE agrees IS NOT 1 AND EXISTS (
          SELECT 1 FROM scenario_variant
          WHERE scenario_variant.scenario_id = modelled_ground.scenario_id AND name = variant)
        """
      ) { $0.text(0) }
      missing.evidence = Set(silent).subtracting(missing.runs)
      return missing
    }
  }
}
