/// Finds the serial number of a device after words that introduce it.
enum SerialSpans {
  private static let words: [StaticString] = [
    "serial", "serialno", "serialnr", "serialnumber", "ioplatformserialnumber",
  ]
  private static let seconds: [StaticString] = ["number", "no", "nr"]
  private static let lengths = 8...14

  /// Finds the number in `serial number: F2LXK0ABCDEF`, `Serial Number (system): …` or
  /// `"SerialNumber" = "C02XK1ABCDEF"`.
  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start).lowercased == UInt8(ascii: "s") || text.at(start) == UInt8(ascii: "I"),
      var index = words.compactMap({ end(of: $0, in: text, at: start) }).first
    else { return [] }
    var isNumber = index - start > words[0].utf8CodeUnitCount
    if text.at(index) == 0x20 || text.at(index) == UInt8(ascii: "_"),
      let end = seconds.compactMap({ end(of: $0, in: text, at: index + 1) }).first
    {
      index = end
      isNumber = true
    }
    var cursor = Cursor(text)
    cursor.index = index
    _ = cursor.pass(UInt8(ascii: "\""))
    var hasMark = cursor.passBlanks()
    if cursor.pass(UInt8(ascii: "(")) {
      while cursor.byte.isLetter { cursor.index += 1 }
      guard cursor.pass(UInt8(ascii: ")")) else { return [] }
      cursor.passBlanks()
    }
    let isLabel = cursor.pass(UInt8(ascii: ":")) || cursor.pass(UInt8(ascii: "="))
    hasMark = cursor.passBlanks() || hasMark
    guard isLabel || isNumber && hasMark else { return [] }
    _ = cursor.pass(UInt8(ascii: "\""))
    let number = cursor.index
    var (digits, letters) = (0, 0)
    while cursor.byte.isDigit || cursor.byte.isUpper {
      digits += cursor.byte.isDigit ? 1 : 0
      letters += cursor.byte.isUpper ? 1 : 0
      cursor.index += 1
    }
    // Without a label, a number after the words may have any meaning.
    guard digits > 0, isLabel || letters > 0, lengths.contains(cursor.index - number),
      !cursor.byte.isPlainWord
    else { return [] }
    return [PrivateSpan(.identifier, number, cursor.index)]
  }

  /// Returns the end of a word at an index, compared without regard to case.
  private static func end(of word: StaticString, in text: Bytes, at start: Int) -> Int? {
    let word = Bytes(word)
    let end = start + word.count
    guard end < text.count, !text[end].isLetter,
      word.buffer.indices.allSatisfy({ text[start + $0].lowercased == word[$0] })
    else { return nil }
    return end
  }
}
