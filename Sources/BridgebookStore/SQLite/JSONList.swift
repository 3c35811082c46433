/// A list in a column: a JSON array of integers or strings, as the store writes it.
///
/// SQLite could decode any JSON. These two forms are decoded here, because a statement per list
/// would cost more than the rest of its row.
enum JSONList {
  /// Encodes integers as a JSON array.
  static func text(of numbers: [Int]) -> String {
    "[\(numbers.map(String.init).joined(separator: ","))]"
  }

  /// Encodes texts as a JSON array.
  static func text(of words: [String]) -> String {
    "[\(words.map(quoted).joined(separator: ","))]"
  }

  /// Decodes a JSON array of integers; nil for other text.
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
    var rest = text.unicodeScalars[...]
    guard rest.popFirst() == "[" else { return nil }
    var words: [String] = []
    repeat {
      guard let word = word(at: &rest) else { return nil }
      words.append(word)
      guard let next = rest.popFirst(), next == "," || next == "]" else { return nil }
      if next == "]" { return rest.isEmpty ? words : nil }
    } while true
  }

  /// Consumes and returns the string literal at the beginning of the text.
  private static func word(at rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var word = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(word)
      case "\\":
        guard let escaped = escaped(at: &rest) else { return nil }
        word.append(escaped)
      default: word.append(scalar)
      }
    }
    return nil
  }

  /// Consumes and returns the character after a backslash: itself, or four hexadecimal digits.
  private static func escaped(at rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "u" else { return escapes[scalar] }
    let digits = String(rest.prefix(4))
    rest = rest.dropFirst(4)
    return digits.utf8.count == 4 ? UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) : nil
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private static func quoted(_ word: String) -> String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted.append(contentsOf: ["\\", scalar])
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted.append(contentsOf: "\\u00\(digits.utf8.count < 2 ? "0" : "")".unicodeScalars)
        quoted.append(contentsOf: digits.unicodeScalars)
      default: quoted.append(scalar)
      }
    }
    return String(quoted) + "\""
  }
}
