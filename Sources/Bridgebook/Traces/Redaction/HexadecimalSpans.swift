/// Finds addresses and the identifiers of devices, containers and simulators.
enum HexadecimalSpans {
  /// Digits between hyphens: a UUID, and the identifier of a newer device.
  private static let groups = [[8, 4, 4, 4, 12], [8, 16]]

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start).hexValue != nil else { return [] }
    if text.at(start) == UInt8(ascii: "0"), text.at(start + 1) | 0x20 == UInt8(ascii: "x") {
      return address(text, start)
    }
    for group in groups {
      if let end = end(of: group, in: text, from: start) {
        return [PrivateSpan(.identifier, start, end)]
      }
    }
    let end = endOfDigits(text, start)
    guard !text.at(end).isPlainWord else { return [] }
    switch end - start {
    case 16: return [PrivateSpan(.address, start, end, key: withoutZeros(text.slice(start, end)))]
    case 40: return [PrivateSpan(.identifier, start, end)]
    default: return []
    }
  }

  /// `0x` and digits; the null pointer is nobody's.
  private static func address(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    let end = endOfDigits(text, start + 2)
    let digits = withoutZeros(text.slice(start + 2, end))
    return digits.isEmpty ? [] : [PrivateSpan(.address, start, end, key: digits)]
  }

  /// One address is printed with and without its leading zeros.
  private static func withoutZeros(_ digits: Bytes) -> Bytes {
    var index = 0
    while digits.at(index) == UInt8(ascii: "0") { index += 1 }
    return digits.from(index)
  }

  private static func end(of groups: [Int], in text: Bytes, from start: Int) -> Int? {
    var index = start
    for (place, count) in groups.enumerated() {
      if place > 0 {
        guard text.at(index) == UInt8(ascii: "-") else { return nil }
        index += 1
      }
      let end = endOfDigits(text, index)
      guard end - index == count else { return nil }
      index = end
    }
    return text.at(index).isPlainWord ? nil : index
  }

  private static func endOfDigits(_ text: Bytes, _ start: Int) -> Int {
    var index = start
    while index < text.count, text[index].hexValue != nil { index += 1 }
    return index
  }
}
