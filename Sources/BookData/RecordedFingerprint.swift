/// The fingerprint of the built-in book; a failing test names the new one after any file has
/// changed.
package enum RecordedFingerprint {
  /// The fingerprint as 16 hexadecimal digits.
  package static let book = "ba5039bd8d46b9ee"
}
