/// Recognizes Chinese, Japanese and Korean text, which has no spaces between words.
package enum EastAsianText {
  /// Returns whether a scalar belongs to one of these scripts.
  package static func holds(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30ff, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xff66...0xff9d, 0x20000...0x323af:
      return true
    default: return false
    }
  }

  /// Returns whether a text begins with one of these scripts.
  package static func begins(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.first.map(holds) ?? false
  }
}
