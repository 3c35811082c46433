internal import Bridgebook

/// Imports a team's texts and the recorded runs from a book that 0.1.0 exported.
///
/// The rows are first loaded into temporary tables with their original columns. Then the rows of
/// the current tables are derived from them. The built-in book and its runs are not imported,
/// because every store creates its own.
enum EarlierBook {
  /// The tables that are imported, with their columns in 0.1.0.
  private static let columns: KeyValuePairs = [
    "own_version": [
      "id", "version", "kind", "relation", "target", "base_hash", "change", "changed_at",
      "changed_by", "text",
    ],
    "own_text": ["id", "version"],
    "run": [
      "number", "id", "title", "origin", "format", "tool", "platform", "os", "scenario", "variant",
      "content_hash", "line_count", "byte_count", "event_count", "imported_at",
    ],
    "run_text": ["run", "number", "text"],
    "run_event": [
      "id", "kind", "subject", "name", "value", "thread", "depth", "line", "time", "outcome",
    ],
    "run_format": ["run", "position", "format", "matched_lines"],
    "run_issue": ["run", "position", "code", "severity", "line", "byte", "count"],
    "run_blind_spot": ["run", "fact"],
    "run_finding": [
      "run", "position", "gotcha", "severity", "confidence", "lines", "provoked_line",
      "provoked_text",
    ],
    // Identifies the built-in runs.
    "scenario_variant": ["run"],
  ]

  /// Creates the temporary tables; the caller must have begun a transaction.
  static func begin(_ connection: Connection) throws(SQLiteError) -> [CopiedTable] {
    var tables: [CopiedTable] = []
    for (name, columns) in columns {
      let place = "temp.earlier_\(name)"
      let list = columns.joined(separator: ", ")
      try connection.execute("CREATE TEMP TABLE earlier_\(name) (\(list))")
      tables.append(CopiedTable(name: name, place: place, columns: columns, order: "rowid"))
    }
    return tables
  }

  /// Derives the current rows, with the checksums that 0.1.0 did not have; the caller must have
  /// begun a transaction.
  static func finish(_ connection: Connection) throws(StoreError) {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.execute(conversion)
      for (name, _) in columns { try connection.execute("DROP TABLE temp.earlier_\(name)") }
      try writeRunChecksums(connection)
    }
    for item in try Store(connection).ownTexts.versions() {
      try Store.sqlite { () throws(SQLiteError) in
        try connection.run(
          "UPDATE own_version SET checksum = ? WHERE text_id = ? AND version = ?",
          [.text(item.version.checksum), .text(item.version.id), .int(item.number)])
      }
    }
  }

  private static func writeRunChecksums(_ connection: Connection) throws(SQLiteError) {
    let reader = try RunChecksumReader(connection)
    for number in try connection.rows("SELECT number FROM run", [], { $0.int(0) }) {
      try connection.run(
        "UPDATE run SET checksum = ? WHERE number = ?",
        [.text(reader.checksum(of: number).hexadecimal), .int(number)])
    }
  }

  /// The statements that convert the rows of 0.1.0: events get their short form, and the lines of a
  /// finding, which were numbers separated by spaces, become a JSON array.
  private static let conversion = """
    INSERT INTO own_version
      SELECT id, version, kind, relation, target, base_hash, change, changed_at, changed_by, '', text
      FROM temp.earlier_own_version;
    INSERT INTO own_text SELECT id, version FROM temp.earlier_own_text;
    DELETE FROM temp.earlier_run
      WHERE number IN (SELECT run FROM temp.earlier_scenario_variant WHERE run IS NOT NULL);
    INSERT INTO run
      SELECT number, id, title, origin, format, tool, platform, os, scenario, variant, content_hash,
        line_count, byte_count, event_count, '', imported_at, NULL, NULL
      FROM temp.earlier_run;
    INSERT INTO run_text SELECT * FROM temp.earlier_run_text WHERE run IN (SELECT number FROM run);
    INSERT INTO run_event (id, code, subject, name, value, thread, line_lead, time)
      SELECT id,
        CASE WHEN kind BETWEEN 0 AND 63 AND depth BETWEEN 0 AND 65535
            AND coalesce(outcome, 0) BETWEEN 0 AND 6
          THEN kind | ((depth & 1) << 6) | ((coalesce(outcome, -1) + 1) << 7) | ((depth >> 1) << 10)
          ELSE -1 END,
        subject, name, value, thread,
        CASE WHEN line BETWEEN 0 AND 9007199254740992 THEN line ELSE -1 END - (id & 4294967295),
        time
      FROM temp.earlier_run_event WHERE id >> 32 IN (SELECT number FROM run) ORDER BY id;
    INSERT INTO run_format SELECT * FROM temp.earlier_run_format WHERE run IN (SELECT number FROM run);
    INSERT INTO run_issue SELECT * FROM temp.earlier_run_issue WHERE run IN (SELECT number FROM run);
    INSERT INTO run_blind_spot
      SELECT * FROM temp.earlier_run_blind_spot WHERE run IN (SELECT number FROM run);
    INSERT INTO run_finding
      SELECT run, position, gotcha, severity, confidence, '[' || replace(lines, ' ', ',') || ']',
        provoked_line, provoked_text
      FROM temp.earlier_run_finding WHERE run IN (SELECT number FROM run);
    """
}
