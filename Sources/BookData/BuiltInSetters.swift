package import Bridgebook

/// The table of setters that is compiled into the program, read without the rest of the book.
package enum BuiltInSetters {
  /// Parses the table, which holds what setting a property to an equal value does, by class.
  ///
  /// - Throws: the first error of the table with its file, line and column.
  package static func load() throws(TextDiagnostic) -> SetterTable {
    try EmbeddedFile.table("setters").map(SetterRows.read) ?? SetterTable()
  }
}
