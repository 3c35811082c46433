package import Bridgebook

/// Published facts about SwiftUI's behavior, read without the rest of the book.
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

/// The table of setters that is compiled into the program, read without the rest of the book.
package enum BuiltInSetters {
  /// Parses the table, which states by class what happens when a property is set to an equal value.
  ///
  /// - Throws: the first error of the table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> SetterTable {
    try loaded.get()
  }

  private static let loaded = Result { () throws(TextDiagnostic) in
    var table = try EmbeddedFile.table("setters").map(SetterRows.read) ?? SetterTable()
    table.listed = try EmbeddedFile.table("properties").map(PropertyRows.read) ?? PropertyTable()
    table.delegates = try EmbeddedFile.table("delegates").map(PropertyRows.read) ?? PropertyTable()
    table.components.formUnion(EmbeddedFile.book.filter { $0.kind == "component" }.map(\.id))
    return table
  }
}

/// The table of the purposes of members, read without the rest of the book.
package enum BuiltInMemberUses {
  /// Parses the table.
  ///
  /// - Throws: the first error of the table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> MemberUses {
    try EmbeddedFile.table("members").map(MemberUseRows.read) ?? MemberUses()
  }
}
