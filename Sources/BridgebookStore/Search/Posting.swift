/// The texts that hold a word, as an index row writes them: `12 87 40 12`, numbers and strengths in turn.
enum Posting {
  /// Hands over each number of a text and its strength, from 0 to 255; false where the row is of another form.
  static func forEach(in row: String, _ body: (_ number: Int, _ strength: Int) -> Void) -> Bool {
    var number: Int?
    var value = 0
    var digits = 0
    func finish() -> Bool {
      guard digits > 0 else { return false }
      if let known = number {
        guard value <= largestStrength else { return false }
        body(known, value)
        number = nil
      } else {
        number = value
      }
      value = 0
      digits = 0
      return true
    }
    for byte in row.utf8 {
      if byte == UInt8(ascii: " ") {
        guard finish() else { return false }
      } else {
        digits += 1
        guard (48...57).contains(byte), digits <= mostDigits else { return false }
        value = value * 10 + Int(byte) - 48
      }
    }
    return finish() && number == nil
  }

  private static let largestStrength = Int(SearchStrength.largest)
  /// Texts are numbered from 1; no book has a billion of them.
  private static let mostDigits = 9
}
