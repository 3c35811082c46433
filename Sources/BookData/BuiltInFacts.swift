package import Bridgebook

/// The facts that others have printed about SwiftUI, read without the rest of the book.
package enum BuiltInFacts {
  /// Parses the facts.
  ///
  /// - Throws: the first error of their table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> [PrintedFact] {
    try EmbeddedFile.table("printed").map(TableReaders.printed) ?? []
  }

  /// Parses the sources of the book, by id.
  ///
  /// - Throws: the first error of their table with its file, line and column.
  package static func sources() throws(TextDiagnostic) -> [String: Source] {
    let sources = try EmbeddedFile.table("sources").map(TableReaders.sources) ?? []
    return Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
  }
}
