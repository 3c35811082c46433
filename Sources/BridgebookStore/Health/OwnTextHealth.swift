package import Bridgebook

/// Compares the histories of a team's texts with the recorded checksums.
package struct OwnTextHealth {
  private let store: Store
  private var connection: Connection { store.connection }

  /// Creates an examiner of a store.
  package init(_ store: Store) { self.store = store }

  /// Returns the current versions of the team's texts; empty for a store whose earlier schema has
  /// no such table.
  ///
  /// Texts that exist but cannot be read are an error: without them in the book, intact rows of the
  /// store would seem to differ from it.
  package func texts() throws(StoreError) -> [OwnVersion] {
    let holdsTexts = try Store.sqlite { () throws(SQLiteError) in
      try connection.first(
        "SELECT 1 FROM sqlite_schema WHERE name = 'own_text' AND type = 'table'"
      ) { _ in true } ?? false
    }
    return holdsTexts ? try store.ownTexts.all() : []
  }

  /// Verifies the checksums of a team's text versions; changed items have the form `ID@N`.
  package func versionChecksums() throws(StoreError) -> ChecksumReport {
    var stored: [String: String] = [:]
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach("SELECT text_id || '@' || version, checksum FROM own_version") {
        stored[$0.text(0)] = $0.text(1)
      }
    }
    var report = ChecksumReport()
    for item in try store.ownTexts.versions() {
      let name = "\(item.version.id)@\(item.number)"
      report.take(name, stored: stored[name], found: item.version.checksum)
    }
    return report
  }

  /// Returns the gaps and contradictions in the histories of a team's texts, one sentence each.
  package func historyGaps() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT text_id || ' lacks versions before number ' || max(version) FROM own_version
        GROUP BY text_id HAVING count(*) <> max(version)
        UNION ALL
        SELECT text_id || ' has a history, but none of its versions holds' FROM own_version
        WHERE text_id NOT IN (SELECT id FROM own_text) GROUP BY text_id
        UNION ALL
        SELECT id || ' holds version ' || version || ', which is not in its history' FROM own_text
        WHERE (id, version) NOT IN (SELECT text_id, version FROM own_version)
        UNION ALL
        -- A merge may leave an older version the current one, but stores no version twice.
        SELECT text_id || ' has version ' || version || ' a second time' FROM own_version AS last
        WHERE version = (SELECT max(version) FROM own_version WHERE text_id = last.text_id)
          AND version <> (SELECT version FROM own_text WHERE id = last.text_id)
          AND EXISTS (
            SELECT 1 FROM own_version AS other WHERE other.text_id = last.text_id
              AND other.version < last.version AND other.checksum = last.checksum)
        ORDER BY 1
        """
      ) { $0.text(0) }
    }
  }
}
