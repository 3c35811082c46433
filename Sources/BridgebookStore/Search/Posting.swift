/// The list of texts that contain a word, in its stored form `[12,87,40,12]`: alternating numbers
/// and strengths.
enum Posting {
  /// Calls the closure with each text's number and strength, from 0 to 255; returns false for an
  /// invalid row.
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
    var isOpen = false
    var isClosed = false
    for byte in row.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard isOpen, digits <= maximumDigitCount else { return false }
        value = value * 10 + Int(byte) - 48
      case UInt8(ascii: ","):
        guard finish() else { return false }
      case UInt8(ascii: "["):
        guard !isOpen, !isClosed else { return false }
        isOpen = true
      case UInt8(ascii: "]"):
        guard isOpen, finish() else { return false }
        isOpen = false
        isClosed = true
      default: return false
      }
    }
    return isClosed && number == nil
  }

  private static let largestStrength = Int(SearchStrength.largest)
  /// The maximum number of digits of a text's number; numbers begin at 1.
  private static let maximumDigitCount = 9
}
