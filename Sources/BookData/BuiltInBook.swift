package import Bridgebook

/// The book that is compiled into the program.
package enum BuiltInBook {
  /// A fingerprint that changes whenever any file of the book does; shows whether a store contains
  /// this book.
  package static var fingerprint: String { EmbeddedFile.bookFingerprint }

  /// The ids of all entries and scenarios that have a file; reads only the beginning of each file.
  package static var ids: [String] {
    EmbeddedFile.book.filter { $0.kind != "table" && $0.kind != "tree" }.map(\.id)
  }

  /// Parses all files of the book.
  ///
  /// - Throws: the first error with its file, line and column, as a `TextDiagnostic`.
  package static func load() throws -> Book { try BookLoader.load(files()) }

  /// Returns the book in the form in which a team's entries can be merged into it.
  ///
  /// - Throws: as `load`.
  package static func base(
    with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) -> BookBase {
    try BookBase(files(with: mapper), with: mapper)
  }

  /// Returns the files of the book as sources for the parser.
  package static func files(
    with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) -> [SourceFile] {
    try mapper.parse(EmbeddedFile.book) { (file) throws(TextDiagnostic) in
      try SourceFile(path: file.path, bytes: file.bytes)
    }
  }

  /// Returns the text of a file, found by the `kind:` and `id:` at its beginning; nil if there is
  /// none.
  package static func text(kind: String, id: String) -> String? {
    EmbeddedFile.bookFile(kind: kind, id: id)?.text
  }

  /// Returns the kinds of the files with that id, compared without letter case, and the id as the
  /// file spells it.
  package static func names(of id: String) -> [(kind: String, id: String)] {
    let id = id.lowercased()
    return EmbeddedFile.book.filter { $0.id.lowercased() == id }.map { ($0.kind, $0.id) }
  }
}
