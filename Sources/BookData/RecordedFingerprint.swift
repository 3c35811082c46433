/// The fingerprint of the built-in book; a failing test names the new one after any file has
/// changed.
package enum RecordedFingerprint {
  /// The fingerprint as 16 hexadecimal digits.
  package static let book = "683699e0e0bb2c50"
}
