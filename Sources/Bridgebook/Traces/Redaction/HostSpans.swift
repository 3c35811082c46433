/// Finds the name of the computer in logs and shell prompts.
enum HostSpans {
  /// Finds `jupiter` in `Nov 21 10:15:07 jupiter kernel[0]: …` and
  /// `… jupiter Atlas(UIKitCore)[88001] <Notice>: …`.
  static func logged(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start - 1) == 0x20, let end = endOfName(text, start), text.at(end) == 0x20,
      endsTime(text, start)
    else { return [] }
    var cursor = Cursor(text)
    cursor.index = end
    cursor.passBlanks()
    while cursor.byte > 0x20, cursor.byte != UInt8(ascii: "[") { cursor.index += 1 }
    guard cursor.pass(UInt8(ascii: "[")), cursor.number() != nil,
      ProcessSpans.endsNumber(cursor)
    else { return [] }
    return host(text, start, end).map { [$0] } ?? []
  }

  /// Finds `anna` and `jupiter` in `anna@jupiter ~ % log stream`.
  static func prompt(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard start == 0 || text[start - 1] == 0x20, let user = endOfName(text, start),
      text.at(user) == UInt8(ascii: "@"), let end = endOfName(text, user + 1),
      text.at(end) == 0x20 || text.at(end) == UInt8(ascii: ":"),
      hasSign(text, end, isFirst: start == 0)
    else { return [] }
    return [PrivateSpan(.user, start, user)] + (host(text, user + 1, end).map { [$0] } ?? [])
  }

  /// Returns the span of a host, identified by its owner or by its name without a domain;
  /// `localhost` is not private.
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

  private static let months: [StaticString] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns whether a date and a time precede an index, such as `Nov 21 10:15:07` or
  /// `2026-11-21 10:15:07.466884+0100`.
  ///
  /// A time alone does not suffice, because in many logs it is followed by the message.
  private static func endsTime(_ text: Bytes, _ start: Int) -> Bool {
    let (timeStart, time) = field(text, before: start)
    guard time.count >= 8, time[0].isDigit, time[time.count - 1].isDigit,
      time.buffer.count(where: { $0 == UInt8(ascii: ":") }) >= 2
    else { return false }
    if time.at(10) == UInt8(ascii: "T") { return isDate(time.to(10)) }
    let (dayStart, day) = field(text, before: timeStart)
    if isDate(day) { return true }
    let month = field(text, before: dayStart).field
    return 1...2 ~= day.count && day.buffer.allSatisfy(\.isDigit)
      && months.contains { month.isEqual($0) }
  }

  /// Returns the field that ends before an index, without the spaces between them.
  private static func field(_ text: Bytes, before index: Int) -> (start: Int, field: Bytes) {
    var end = index
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, text[start - 1] > 0x20 { start -= 1 }
    return (start, text.slice(start, end))
  }

  /// Returns whether a text is a date such as `2026-11-21`.
  private static func isDate(_ text: Bytes) -> Bool {
    text.count == 10
      && text.buffer.indices.allSatisfy {
        $0 == 4 || $0 == 7 ? text[$0] == UInt8(ascii: "-") : text[$0].isDigit
      }
  }

  /// Returns whether a folder and a shell's prompt character follow: ` ~ % `, `:~/Atlas$ `, and at
  /// the beginning ` Atlas % `.
  private static func hasSign(_ text: Bytes, _ start: Int, isFirst: Bool) -> Bool {
    for index in start..<min(text.count, start + 64) {
      let isSign = text[index] == UInt8(ascii: "%") || text[index] == UInt8(ascii: "$")
      guard isSign, !text[index - 1].isDigit else { continue }
      guard index + 1 == text.count || text[index + 1] == 0x20 else { continue }
      let folder = text.slice(start, index).trimmed
      return folder.buffer.contains { "~/:".utf8.contains($0) }
        || isFirst && folder.at(0).isLetter && folder.firstIndex(of: 0x20) == nil
    }
    return false
  }
}
