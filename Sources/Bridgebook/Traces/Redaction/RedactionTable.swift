/// The originals seen so far, with the numbers of their replacements.
struct RedactionTable: Sendable {
  private var numbers: [[String: Int]]
  private var byteCount = 0
  private let capacity: Int
  private let byteCapacity: Int

  init(capacity: Int, byteCapacity: Int) {
    numbers = Array(repeating: [:], count: PrivateSpan.Kind.allCases.count)
    self.capacity = capacity
    self.byteCapacity = byteCapacity
  }

  /// Returns whether an original has a number already.
  func knows(_ original: Bytes, _ kind: PrivateSpan.Kind) -> Bool {
    numbers[kind.rawValue][String(decoding: original.buffer, as: UTF8.self)] != nil
  }

  /// Returns the number of an original in order of first appearance, from 1, or nil if the table is
  /// full.
  mutating func number(of original: Bytes, _ kind: PrivateSpan.Kind) -> Int? {
    let key = String(decoding: original.buffer, as: UTF8.self)
    if let number = numbers[kind.rawValue][key] { return number }
    let count = numbers[kind.rawValue].count
    guard count < capacity, byteCount + original.count <= byteCapacity else { return nil }
    byteCount += original.count
    numbers[kind.rawValue][key] = count + 1
    return count + 1
  }
}
