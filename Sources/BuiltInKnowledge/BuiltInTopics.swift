package import BridgeModel
package import BridgeText
internal import EmbeddedFiles

/// The topics that are compiled into the program.
package enum BuiltInTopics {
  /// Reads the one table of topics and nothing else of the book.
  ///
  /// - Throws: its first fault with file, line and column.
  package static func load() throws(TextDiagnostic) -> [Topic] {
    for file in EmbeddedFile.book {
      let path = BookLoader.path(of: file.bytes)
      guard path == "tables/topics.txt" else { continue }
      return try TableReaders.topics(TableFile(SourceFile(path: path, bytes: file.bytes)))
    }
    return []
  }
}
