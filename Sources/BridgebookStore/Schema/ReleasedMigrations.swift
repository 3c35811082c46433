internal import BookData

/// The names and checksums of the migrations, so that commands need not read their texts to
/// recognize a schema.
///
/// If an applied migration has changed, the program refuses the store. Released migrations
/// therefore never change, and a change of the schema is a new file and a new line here. A test
/// compares the list with the files.
package enum ReleasedMigrations {
  /// The name and checksum of each migration, oldest first.
  package static let list = [
    ("0001_book", "e82fc65b6140497d"),
    ("0002_kinds", "fb88adfcf3b29f00"),
    ("0003_tree", "870ea0ad94ade98e"),
    ("0004_search", "94f60aa181d445d1"),
    ("0005_runs", "5956e014f3fec595"),
    ("0006_scenarios", "b728b93c7030defd"),
    ("0007_own", "c1a0534763c04662"),
    ("0008_book_views", "86bf906bf0c0e16d"),
    ("0009_tree_and_run_views", "2332c165317526dc"),
    ("0010_own_relations", "dfcc7684dd8d14f9"),
    ("0011_short_events", "bb34e0e9ffda44e2"),
    ("0012_stored_events", "26fd53858c4e5dc6"),
  ]

  /// The total size of the migrations in bytes; if the compiled texts have another size, the list
  /// does not apply to them.
  package static let byteCount = 73_135

  /// The migrations of 0.1.0, whose stores cannot be upgraded.
  ///
  /// A team's own texts and runs are transferred with an exported book; see `EarlierBook`.
  package static let replaced = ReplacedHistory(
    release: "0.1.0",
    checksums: [
      "0001_book": "aad8eff571bb7997",
      "0002_tree": "44552cf6b86c80a3",
      "0003_search_and_views": "6c8e9446c7c71c72",
      "0004_runs": "8fd5439d014fd3e1",
      "0005_messages": "69b8dd4139119ea3",
      "0006_scenarios": "935922bf1658e7ea",
      "0007_evidence": "5be840c1f445d492",
      "0008_search": "387301ef8a4fe735",
      "0009_message_texts": "f3ac4bb53e612821",
      "0010_sentences": "7f08b44177dfa851",
      "0011_documented_views": "048142656a33bdbe",
      "0012_documented_run_views": "fc180dbd0ba90f2f",
      "0013_own_texts": "77eb711fa243ba20",
    ])

  /// Returns whether a database has applied exactly these migrations; false also on errors.
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
