/// The fingerprint of the built-in book; a test names the new one after any of its files changed.
package enum RecordedFingerprint {
  /// 16 hexadecimal digits.
  package static let book = "7649a58d5f16d084"
}
