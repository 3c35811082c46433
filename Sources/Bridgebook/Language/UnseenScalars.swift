extension Unicode.Scalar {
  /// Whether the scalar is a control character, or one that is invisible and can change how the
  /// text around it is shown.
  ///
  /// Besides the controls of ASCII and Latin-1, these are the marks that order text in two
  /// directions, the separators of lines and paragraphs, and the byte order mark. Everything that
  /// the program prints or stores for other programs goes by this list.
  package var isUnseen: Bool {
    switch value {
    case 0...31, 127...159, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
