package import Bridgebook

/// The tables of cheat sheets that are compiled into the program, without the rest of the book.
package enum BuiltInTopics {
  /// The topics.
  ///
  /// - Throws: the first fault of their table with file, line and column.
  package static func load() throws(TextDiagnostic) -> [Topic] {
    try table("topics").map(SheetTables.topics) ?? []
  }

  /// The gotchas in few words.
  ///
  /// - Throws: the first fault of their table with file, line and column.
  package static func digests() throws(TextDiagnostic) -> [GotchaDigest] {
    try table("digests").map(SheetTables.digests) ?? []
  }

  private static func table(_ id: String) throws(TextDiagnostic) -> TableFile? {
    for file in EmbeddedFile.book {
      let path = BookLoader.path(of: file.bytes)
      guard path == "tables/\(id).txt" else { continue }
      return try TableFile(SourceFile(path: path, bytes: file.bytes))
    }
    return nil
  }
}
