internal import BookData

/// The migrations by name and checksum, so that a question need not read their texts to know a schema.
///
/// A store that has applied a migration refuses a program in which it reads otherwise: what was released stays, and a
/// change is a new file and a new line here. A test holds the list against the files.
package enum ReleasedMigrations {
  /// Name and checksum of each, oldest first.
  package static let list = [
    ("0001_book", "7231b2a6c40b158c"),
    ("0002_tree", "62b3421ae06055e1"),
    ("0003_search_and_views", "82004a83516974eb"),
    ("0004_runs", "818cf09e8240754c"),
    ("0005_messages", "47ff4373255f63ef"),
    ("0006_scenarios", "46406fa542764926"),
    ("0007_evidence", "20a72fe1be919f84"),
    ("0008_search", "39cdc327f0bc35f3"),
    ("0009_message_texts", "3dbcba68b593e293"),
    ("0010_sentences", "4d9bcfee8989b7a6"),
    ("0011_documented_views", "41e728d5f9ff0353"),
    ("0012_documented_run_views", "f524fb45d0806af7"),
    ("0013_own_texts", "6587ce0b91437117"),
    ("0014_tasks", "369c403f2824e5e0"),
    ("0015_checksums", "d02f4f19acf1af89"),
  ]

  /// How many bytes their texts have: where others were compiled in, the list is not theirs.
  package static let byteCount = 63_579

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
