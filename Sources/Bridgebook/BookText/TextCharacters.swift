/// The characters of a text, with access by index in constant time.
struct TextCharacters {
  private let text: Substring
  private let characters: [Character]
  /// Whether each character is one byte, as in most lines of the book, so that the boundaries of
  /// characters need not be searched for.
  private let isASCII: Bool

  init(_ text: Substring) {
    self.text = text
    // A carriage return followed by a line feed is a single character.
    isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    characters = isASCII ? text.utf8.map { Character(Unicode.Scalar($0)) } : Array(text)
  }

  var count: Int { characters.count }

  subscript(index: Int) -> Character { characters[index] }

  func text(in range: Range<Int>) -> String {
    guard isASCII else { return String(characters[range]) }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }

  /// Returns whether the characters before an index end with the given text.
  func hasSuffix(_ suffix: String, before index: Int) -> Bool {
    characters[..<index].suffix(suffix.count).elementsEqual(suffix)
  }
}
