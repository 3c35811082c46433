package import Bridgebook

/// The book that is compiled into the program.
package enum BuiltInBook {
  /// A fingerprint that changes whenever any file of the book does; tells whether a store holds
  /// this book.
  package static var fingerprint: String { EmbeddedFile.bookFingerprint }

  /// The ids of all entries and scenarios in files of their own; reads only the beginning of each
  /// file.
  package static var ids: [String] {
    let paths = EmbeddedFile.book.map { BookLoader.path(of: $0.bytes) }
    return paths.compactMap { path in
      let isShown = !["tables/", "trees/"].contains { path.hasPrefix($0) }
      guard isShown, let slash = path.lastIndex(of: "/") else { return nil }
      return String(path[path.index(after: slash)...].dropLast(".txt".count))
    }
  }

  /// Parses all files of the book.
  ///
  /// - Throws: the first error with its file, line and column, as a `TextDiagnostic`.
  package static func load() throws -> Book { try BookLoader.load(files()) }

  /// The book in the form in which a team's entries can be merged into it.
  ///
  /// - Throws: as `load`.
  package static func base(
    with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) -> BookBase {
    try BookBase(files(with: mapper), with: mapper)
  }

  /// The files of the book as sources for the parser.
  package static func files(
    with mapper: some ItemMapper = SerialMapper()
  ) throws(TextDiagnostic) -> [SourceFile] {
    try mapper.parse(EmbeddedFile.book) { (file) throws(TextDiagnostic) in
      // The binary does not hold the paths of files, so each is derived from its text; a test
      // compares them.
      try SourceFile(path: BookLoader.path(of: file.bytes), bytes: file.bytes)
    }
  }

  /// The text of a file, found by the `kind:` and `id:` at its beginning; nil if there is none.
  package static func text(kind: String, id: String) -> String? {
    let path = "\(kind)s/\(id).txt"
    return EmbeddedFile.book.first { BookLoader.path(of: $0.bytes) == path }?.text
  }

  /// The kinds of the files with that id, compared without letter case, and the id as the file
  /// spells it.
  package static func names(of id: String) -> [(kind: String, id: String)] {
    EmbeddedFile.book.compactMap { file in
      let parts = BookLoader.path(of: file.bytes).split(separator: "/")
      guard parts.count == 2, parts[1].dropLast(4).lowercased() == id.lowercased() else {
        return nil
      }
      return (String(parts[0].dropLast()), String(parts[1].dropLast(4)))
    }
  }
}
