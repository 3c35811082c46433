/// Finds memory addresses and the identifiers of devices, containers and simulators.
enum HexadecimalSpans {
  /// The numbers of digits between hyphens or underscores, in a UUID and in the identifier of a
  /// newer device.
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
    if let end = endOfToken(text, start) { return [PrivateSpan(.identifier, start, end)] }
    let end = endOfDigits(text, start)
    guard !text.at(end).isPlainWord else { return [] }
    switch end - start {
    case 16: return [PrivateSpan(.address, start, end, key: withoutZeros(text.slice(start, end)))]
    case 40: return [PrivateSpan(.identifier, start, end)]
    case 32, 64:
      return isHash(text, start, end) ? [] : [PrivateSpan(.identifier, start, end)]
    default: return []
    }
  }

  /// Names of values that are computed from content and are therefore the same on every machine.
  private static let hashWords: [StaticString] = [
    "blob", "cache", "caches", "checksum", "commit", "content", "digest", "etag", "fingerprint",
    "hash", "md5", "revision", "sha", "sha256",
  ]

  /// Returns whether 32 or 64 digits are a number or a hash of content, rather than a UUID without
  /// hyphens or a device token.
  private static func isHash(_ text: Bytes, _ start: Int, _ end: Int) -> Bool {
    text.slice(start, end).buffer.allSatisfy(\.isDigit)
      || text.wordBefore(start).endsWithOne(of: hashWords)
  }

  /// Returns the end of a token of 32 bytes in eight groups, such as `740f4707 bebcf74f …`, which
  /// older systems print.
  ///
  /// Eight consecutive numbers may also be values, unless one of their digits is a letter.
  private static func endOfToken(_ text: Bytes, _ start: Int) -> Int? {
    let end = start + 8 * 9 - 1
    guard end <= text.count, !text.at(end).isPlainWord else { return nil }
    var hasLetter = false
    for index in start..<end {
      let byte = text.at(index)
      let isGap = (index - start) % 9 == 8
      guard isGap ? byte == 0x20 : byte.hexValue != nil else { return nil }
      hasLetter = hasLetter || byte.isLetter
    }
    return hasLetter ? end : nil
  }

  /// Finds an address, which consists of `0x` and digits; the null pointer is not private.
  private static func address(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    let end = endOfDigits(text, start + 2)
    let digits = withoutZeros(text.slice(start + 2, end))
    return digits.isEmpty ? [] : [PrivateSpan(.address, start, end, key: digits)]
  }

  /// Returns digits without leading zeros, because the same address is printed with and without
  /// them.
  private static func withoutZeros(_ digits: Bytes) -> Bytes {
    var index = 0
    while digits.at(index) == UInt8(ascii: "0") { index += 1 }
    return digits.from(index)
  }

  private static func end(of groups: [Int], in text: Bytes, from start: Int) -> Int? {
    var index = start
    let separator = text.at(start + groups[0])
    guard separator == UInt8(ascii: "-") || separator == UInt8(ascii: "_") else { return nil }
    for (place, count) in groups.enumerated() {
      if place > 0 {
        guard text.at(index) == separator else { return nil }
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
