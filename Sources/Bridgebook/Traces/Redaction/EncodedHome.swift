/// Finds the name in the percent-encoded paths `%2FUsers%2FNAME%2F…` and `%5CUsers%5CNAME%5C…`.
enum EncodedHome {
  /// The separators of paths as two hexadecimal digits.
  private static let separators: [StaticString] = ["2f", "5c"]
  private static let homes: [StaticString] = ["users", "home"]

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard let folder = endOfSeparator(text, start) else { return [] }
    let endOfFolder = endOfComponent(text, folder)
    guard text.slice(folder, endOfFolder).isOne(of: homes),
      let name = endOfSeparator(text, endOfFolder)
    else { return [] }
    let end = endOfComponent(text, name)
    let found = text.slice(name, end)
    return found.isEmpty || found.isOne(of: ["shared", "public"])
      ? [] : [PrivateSpan(.user, name, end)]
  }

  private static func endOfSeparator(_ text: Bytes, _ start: Int) -> Int? {
    guard text.at(start) == UInt8(ascii: "%"), start + 3 <= text.count,
      text.slice(start + 1, start + 3).isOne(of: separators)
    else { return nil }
    return start + 3
  }

  /// Returns the index of the next separator, or of the first byte that addresses do not contain.
  private static func endOfComponent(_ text: Bytes, _ start: Int) -> Int {
    var index = start
    while index < text.count, endOfSeparator(text, index) == nil {
      let byte = text[index]
      guard byte > 0x20, !Bytes("/\\?#&\"'`<>[]{}(),;:").buffer.contains(byte),
        !text.isPunctuation(at: index)
      else { break }
      index += 1
    }
    return index
  }
}
