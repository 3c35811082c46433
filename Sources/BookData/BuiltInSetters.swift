package import Bridgebook

/// The table of setters that is compiled into the program, read without the rest of the book.
package enum BuiltInSetters {
  private static let folder = "components/"

  /// Parses the table, which holds what setting a property to an equal value does, by class.
  ///
  /// - Throws: the first error of the table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> SetterTable {
    var table = try EmbeddedFile.table("setters").map(SetterRows.read) ?? SetterTable()
    for file in EmbeddedFile.book {
      let path = BookLoader.path(of: file.bytes)
      guard path.hasPrefix(folder) else { continue }
      table.components.insert(String(path.dropFirst(folder.count).dropLast(".txt".count)))
    }
    return table
  }
}
