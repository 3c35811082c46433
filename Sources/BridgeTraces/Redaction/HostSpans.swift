/// Finds the name of the machine where a log or a shell puts it.
enum HostSpans {
  /// `jupiter` in `Nov 21 10:15:07 jupiter kernel[0]: …` and `… jupiter Atlas(UIKitCore)[88001] <Notice>: …`.
  static func logged(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start - 1) == 0x20, let end = endOfName(text, start), text.at(end) == 0x20,
      endsTime(text, start)
    else { return [] }
    var cursor = Cursor(text)
    cursor.index = end
    cursor.passBlanks()
    while cursor.byte > 0x20, cursor.byte != UInt8(ascii: "[") { cursor.index += 1 }
    guard cursor.pass(UInt8(ascii: "[")), cursor.number() != nil,
      cursor.pass("]:") || cursor.pass("] <")
    else { return [] }
    return host(text, start, end).map { [$0] } ?? []
  }

  /// `anna` and `jupiter` in `anna@jupiter ~ % log stream`.
  static func prompt(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard start == 0 || text[start - 1] == 0x20, let user = endOfName(text, start),
      text.at(user) == UInt8(ascii: "@"), let end = endOfName(text, user + 1),
      text.at(end) == 0x20 || text.at(end) == UInt8(ascii: ":"), hasSign(text, end)
    else { return [] }
    return [PrivateSpan(.user, start, user)] + (host(text, user + 1, end).map { [$0] } ?? [])
  }

  /// The name without a domain, or its owner, is what tells it from others; the machine itself is nobody's.
  private static func host(_ text: Bytes, _ start: Int, _ end: Int) -> PrivateSpan? {
    let name = text.slice(start, end)
    guard !name.isEqual("localhost") else { return nil }
    let owned = DeviceSpans.find(text, start).first?.key
    let label = name.firstIndex(of: UInt8(ascii: ".")).map { name.to($0) }
    return PrivateSpan(.device, start, end, key: owned ?? label)
  }

  private static func endOfName(_ text: Bytes, _ start: Int) -> Int? {
    var index = start
    while index < text.count, text[index].isWord || text[index] == 0x2D || text[index] == 0x2E {
      index += 1
    }
    return index > start && text[start].isLetter ? index : nil
  }

  /// Whether blanks and a time of day come before: `10:15:07`, `10:15:07.466884+0100`.
  private static func endsTime(_ text: Bytes, _ start: Int) -> Bool {
    var end = start
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var begin = end
    while begin > 0, text[begin - 1] > 0x20 { begin -= 1 }
    let time = text.slice(begin, end)
    return time.count >= 8 && time[0].isDigit && time[end - begin - 1].isDigit
      && time.buffer.count(where: { $0 == UInt8(ascii: ":") }) >= 2
  }

  /// Whether a shell's sign follows: ` ~ % `, `:~/Atlas$ `.
  private static func hasSign(_ text: Bytes, _ start: Int) -> Bool {
    for index in start..<min(text.count, start + 64) {
      let isSign = text[index] == UInt8(ascii: "%") || text[index] == UInt8(ascii: "$")
      guard isSign, !text[index - 1].isDigit else { continue }
      if index + 1 == text.count || text[index + 1] == 0x20 { return true }
    }
    return false
  }
}
