package import BridgeModel
internal import BridgeText
internal import EmbeddedFiles

/// The book that is compiled into the program.
package enum BuiltInBook {
  /// Tells whether a store holds this book: changes whenever any of its files does.
  package static var fingerprint: String { EmbeddedFile.bookFingerprint }

  /// The ids of all entries and scenarios in files of their own; reads only the beginning of each file.
  package static var ids: [String] {
    let paths = EmbeddedFile.book.map { BookLoader.path(of: $0.bytes) }
    return paths.compactMap { path in
      let isShown = !["tables/", "trees/"].contains { path.hasPrefix($0) }
      guard isShown, let slash = path.lastIndex(of: "/") else { return nil }
      return String(path[path.index(after: slash)...].dropLast(".txt".count))
    }
  }

  /// Parses all files.
  ///
  /// - Throws: the first fault with its file, line and column, as a `TextDiagnostic`.
  package static func load() throws -> Book {
    try BookLoader.load(
      EmbeddedFile.book.map { file in
        // The path is only known by what the file says of itself; a test holds both together.
        try SourceFile(path: BookLoader.path(of: file.bytes), bytes: file.bytes)
      })
  }
}
