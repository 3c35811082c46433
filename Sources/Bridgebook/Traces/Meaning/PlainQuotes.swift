/// Gives typographic quotation marks their ASCII form, since posters' tools change them.
enum PlainQuotes {
  /// Calls the body with the text, or with a changed copy where it holds such marks.
  static func with<Result>(_ text: Bytes, _ body: (Bytes) -> Result) -> Result {
    guard text.firstIndex(of: 0xE2) != nil else { return body(text) }
    var copy: [UInt8] = []
    copy.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == 0xE2, text.at(index + 1) == 0x80, 0x98...0x9F ~= text.at(index + 2) {
        copy.append(text.at(index + 2) < 0x9C ? UInt8(ascii: "'") : UInt8(ascii: "\""))
        index += 3
      } else {
        copy.append(text[index])
        index += 1
      }
    }
    return copy.withUnsafeBufferPointer { body(Bytes($0)) }
  }
}
