/// A text of a run, by its number in a `TextTable`.
package struct TextID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }

  /// Stands for "no text".
  package static let none = TextID(index: 0)
}

/// The distinct texts of one run; events hold numbers instead of strings.
///
/// Its memory depends on the number of distinct texts, which `capacity` limits.
package struct TextTable: Sendable {
  /// The most texts the table takes; a full table answers nil to new ones.
  package let capacity: Int
  private var texts: [String] = [""]
  private var numbers: [String: UInt32] = ["": 0]

  package init(capacity: Int = 1 << 20) {
    self.capacity = capacity
  }

  /// How many texts it holds, the empty one included.
  package var count: Int { texts.count }

  /// The number of a text, made when it is new; nil when the table is full.
  package mutating func number(of text: String) -> TextID? {
    if let number = numbers[text] { return TextID(index: number) }
    guard texts.count < capacity else { return nil }
    let number = UInt32(texts.count)
    texts.append(text)
    numbers[text] = number
    return TextID(index: number)
  }

  /// The text of a number of this table.
  package subscript(id: TextID) -> String { texts[Int(id.index)] }
}
