package import Bridgebook

/// The tables of the cheat sheets, read without the rest of the book.
package enum BuiltInTopics {
  /// Parses the topics of the sheets.
  ///
  /// - Throws: the first error of their table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> [Topic] {
    try EmbeddedFile.table("topics").map(SheetTables.topics) ?? []
  }

  /// Parses the short texts of the gotchas.
  ///
  /// - Throws: the first error of their table with its file, line and column.
  package static func digests() throws(TextDiagnostic) -> [GotchaDigest] {
    try EmbeddedFile.table("digests").map(SheetTables.digests) ?? []
  }
}
