/// Finds the first sentence of a text.
enum FirstSentence {
  /// Returns the text up to its first period, question mark or exclamation mark that is followed by
  /// a space and a new sentence.
  ///
  /// A period does not count in code, after a single letter, or before a lowercase letter, so
  /// abbreviations such as e.g. are skipped.
  static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var isInCode = false
    for (index, byte) in bytes.enumerated() {
      if byte == Sign.backtick { isInCode.toggle() }
      guard !isInCode, [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte)
      else { continue }
      let end = endOfMarks(in: bytes, from: index + 1)
      guard end < bytes.count, bytes[end] == Sign.space else { continue }
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      let beginsSentence = !(97...122).contains(next)
      let isAbbreviation = index < 2 || !Sign.isWord(bytes[index - 2]) && bytes[index - 1] != 96
      if beginsSentence, !isAbbreviation {
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
    }
    return text
  }

  /// Returns the end of the citations that may follow a period before the space.
  private static func endOfMarks(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count, bytes[index] == Sign.open, bytes[index + 1] == Sign.caret,
      let close = bytes[index...].firstIndex(of: Sign.close)
    {
      index = close + 1
    }
    return index
  }
}
