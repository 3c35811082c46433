/// The fingerprint of the built-in book; after a change of any file, a failing test prints the new
/// one.
package enum RecordedFingerprint {
  /// The fingerprint as 16 hexadecimal digits.
  package static let book = "e4ada42718d5090b"
}
