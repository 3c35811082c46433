internal import CEmbedded

/// A text compiled into the binary.
package struct EmbeddedFile {
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The migrations of the store, oldest first.
  package static var migrations: [EmbeddedFile] { split(bridgebook_migrations()) }

  /// How many bytes the migrations have.
  package static var migrationByteCount: Int { bridgebook_migrations().count }

  /// The files of the built-in book, in the order of the table.
  package static var book: [EmbeddedFile] { split(bridgebook_book()) }

  /// The topics of the manual, in the order in which help lists them.
  package static var manual: [EmbeddedFile] { split(bridgebook_manual()) }

  /// A fingerprint of all files of the book, 16 hexadecimal digits: it decides whether a store is up to date.
  ///
  /// Every question asks for it, so a release carries it ready-made; a test holds it against the files.
  package static var bookFingerprint: String {
    #if DEBUG
      computedBookFingerprint
    #else
      RecordedFingerprint.book
    #endif
  }

  /// The fingerprint computed from the files.
  package static var computedBookFingerprint: String {
    let texts = bridgebook_book()
    return Fingerprint.hexadecimal(
      of: UnsafeRawBufferPointer(start: texts.bytes, count: texts.count))
  }

  /// The text; bytes that are not UTF-8 become replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private static func split(_ texts: bridgebook_texts) -> [EmbeddedFile] {
    let all = UnsafeBufferPointer(start: texts.bytes, count: texts.count)
    return all.split(separator: 0, omittingEmptySubsequences: true).map { slice in
      EmbeddedFile(bytes: UnsafeBufferPointer(rebasing: slice))
    }
  }
}
