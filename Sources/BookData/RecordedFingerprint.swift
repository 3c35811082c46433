/// The fingerprint of the built-in book; after a change of any file, a failing test prints the new
/// one.
package enum RecordedFingerprint {
  /// The fingerprint as 16 hexadecimal digits.
  package static let book = "f6c8ad50c4b3fcc4"
}
