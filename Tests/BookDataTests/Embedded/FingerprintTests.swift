import BookData
import Testing

struct FingerprintTests {
  /// A release relies on the recorded fingerprint: a stale one would keep old knowledge in stores.
  @Test func theRecordedFingerprintIsTheBooks() {
    let computed = EmbeddedFile.computedBookFingerprint
    #expect(
      RecordedFingerprint.book == computed,
      "write \(computed) into Sources/BookData/RecordedFingerprint.swift")
  }
}
