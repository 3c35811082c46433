internal import BookData

/// The migrations by name and checksum, so that a question need not read their texts to know a schema.
///
/// A store that has applied a migration refuses a program in which it reads otherwise: what was released stays, and a
/// change is a new file and a new line here. A test holds the list against the files.
package enum ReleasedMigrations {
  /// Name and checksum of each, oldest first.
  package static let list = [
    ("0001_book", "aad8eff571bb7997"),
    ("0002_tree", "44552cf6b86c80a3"),
    ("0003_search_and_views", "6c8e9446c7c71c72"),
    ("0004_runs", "8fd5439d014fd3e1"),
    ("0005_messages", "69b8dd4139119ea3"),
    ("0006_scenarios", "935922bf1658e7ea"),
    ("0007_evidence", "5be840c1f445d492"),
    ("0008_search", "387301ef8a4fe735"),
    ("0009_message_texts", "f3ac4bb53e612821"),
    ("0010_sentences", "7f08b44177dfa851"),
    ("0011_documented_views", "048142656a33bdbe"),
    ("0012_documented_run_views", "fc180dbd0ba90f2f"),
    ("0013_own_texts", "77eb711fa243ba20"),
    ("0014_tasks", "24b4abe3023cf1a4"),
    ("0015_checksums", "9dc63d49a6d72e12"),
    ("0016_releases", "d3532584ac22c045"),
    ("0017_grounds", "c9652aeb558b952b"),
    ("0018_requirements", "5043170f660cd172"),
  ]

  /// How many bytes their texts have: where others were compiled in, the list is not theirs.
  package static let byteCount = 75_772

  /// Whether a database has applied exactly these; false also where it cannot tell.
  static func areApplied(to connection: Connection) -> Bool {
    guard EmbeddedFile.migrationByteCount == byteCount else { return false }
    var count = 0
    var isSame = true
    do throws(SQLiteError) {
      try connection.forEach("SELECT id, checksum FROM schema_migration ORDER BY id") { row in
        isSame = isSame && count < list.count && (row.text(0), row.text(1)) == list[count]
        count += 1
      }
    } catch { return false }
    return isSame && count == list.count
  }
}
