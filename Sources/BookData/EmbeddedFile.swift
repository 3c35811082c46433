package import Bridgebook
internal import CEmbedded

/// A text compiled into the binary; its bytes are constants, so any thread may read them.
package struct EmbeddedFile: @unchecked Sendable {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The kind named in the first lines, such as `gotcha`; `unknown` for migrations and the manual.
  package let kind: String
  /// The id named in the first lines; `unknown` for migrations and the manual.
  package let id: String

  /// The path of a file of the book, below the folder of knowledge.
  ///
  /// The binary does not contain the paths of files, so each is derived from its text; a test
  /// compares them.
  package var path: String { BookLoader.path(ofKind: kind, id: id) }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    (kind, id) = BookLoader.name(of: bytes)
  }

  /// The migrations of the store, oldest first.
  package static var migrations: [EmbeddedFile] { split(bridgebook_migrations()) }

  /// The total size of the migrations in bytes.
  package static var migrationByteCount: Int { bridgebook_migrations().count }

  /// The files of the built-in book, in the order of the table.
  package static let book = split(bridgebook_book())

  /// The topics of the manual, in the order in which help lists them.
  package static var manual: [EmbeddedFile] { split(bridgebook_manual()) }

  /// The fingerprint of all files of the book, 16 hexadecimal digits, which determines whether a
  /// store is up to date.
  ///
  /// Every command compares it, so release builds use the recorded value; a test compares that with
  /// the files.
  package static var bookFingerprint: String {
    #if DEBUG
      computedBookFingerprint
    #else
      RecordedFingerprint.book
    #endif
  }

  /// The fingerprint, computed from the files.
  package static var computedBookFingerprint: String {
    let texts = bridgebook_book()
    return Fingerprint.hexadecimal(
      of: UnsafeRawBufferPointer(start: texts.bytes, count: texts.count))
  }

  /// The text; bytes that are not UTF-8 become replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a table of the book, read without the other files; nil if there is none with that id.
  ///
  /// - Throws: the first error in its rows.
  package static func table(_ id: String) throws(TextDiagnostic) -> TableFile? {
    try bookFile(kind: "table", id: id).map { (file) throws(TextDiagnostic) in
      try TableFile(SourceFile(path: file.path, bytes: file.bytes))
    }
  }

  /// Returns the file of the book with that kind and id; nil if there is none.
  package static func bookFile(kind: String, id: String) -> EmbeddedFile? {
    book.first { $0.id == id && $0.kind == kind }
  }

  private static func split(_ texts: bridgebook_texts) -> [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    var rest = UnsafeBufferPointer(start: texts.bytes, count: texts.count)
    while let start = rest.baseAddress, !rest.isEmpty {
      let length = bridgebook_text_length(start, rest.count)
      if length > 0 { files.append(EmbeddedFile(.init(start: start, count: length))) }
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(length + 1))
    }
    return files
  }
}
