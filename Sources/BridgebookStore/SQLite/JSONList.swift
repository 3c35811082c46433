internal import Bridgebook

/// A list in a column: a JSON array of integers or strings, as the store writes it.
///
/// SQLite could decode the list, but a statement per list would cost more than the rest of its row.
enum JSONList {
  /// Encodes integers as a JSON array.
  static func text(of numbers: [Int]) -> String {
    JSONValue.array(numbers.map { .integer($0) }).line
  }

  /// Encodes texts as a JSON array.
  static func text(of words: [String]) -> String {
    JSONValue.strings(words).line
  }

  /// Decodes a JSON array of unsigned integers; nil for other text.
  ///
  /// Does not use `JSONReader`, because a search decodes thousands of numbers.
  static func numbers(in text: String) -> [Int]? {
    guard text != "[]" else { return [] }
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count > 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]")
      else { return nil }
      var numbers: [Int] = []
      // Nil before the first digit of a number.
      var number: Int?
      for byte in bytes[1..<bytes.count - 1] {
        if byte == UInt8(ascii: ",") {
          guard let ended = number else { return nil }
          numbers.append(ended)
          number = nil
          continue
        }
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        let (tenfold, isTooLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, overflows) = tenfold.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        guard !isTooLarge, !overflows else { return nil }
        number = sum
      }
      guard let last = number else { return nil }
      return numbers + [last]
    }
  }

  /// Decodes a JSON array of strings; nil for other text.
  static func words(in text: String) -> [String]? {
    guard text != "[]" else { return [] }
    // The store writes no whitespace around a list.
    guard text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]"),
      case .array(let values) = JSONReader.value(of: text)
    else { return nil }
    let words = values.compactMap(\.text)
    return words.count == values.count ? words : nil
  }
}
