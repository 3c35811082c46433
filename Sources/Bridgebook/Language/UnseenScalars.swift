extension Unicode.Scalar {
  /// Whether the scalar is a control character, or an invisible character that can change how the
  /// surrounding text is displayed.
  ///
  /// In addition to the controls of ASCII and Latin-1, these are the marks for bidirectional text,
  /// the line and paragraph separators, and the byte-order mark. This list applies to all text that
  /// the program prints or stores for other programs.
  package var isInvisible: Bool {
    switch value {
    case 0...31, 127...159, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
