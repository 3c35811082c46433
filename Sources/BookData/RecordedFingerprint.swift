/// The fingerprint of the built-in book; a test names the new one after any of its files changed.
package enum RecordedFingerprint {
  /// 16 hexadecimal digits.
  package static let book = "6888fd30c8e0dfb5"
}
