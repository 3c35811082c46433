/// Finds network addresses and hardware addresses.
enum NetworkSpans {
  /// The words, in lowercase, that identify four numbers as a version.
  private static let versionWords: [StaticString] = [
    "app", "build", "catalyst", "cfnetwork", "chrome", "darwin", "driver", "firefox", "firmware",
    "framework", "ios", "ipados", "library", "macos", "os", "osx", "release", "revision", "safari",
    "sdk", "swift", "swiftui", "toolchain", "tvos", "uikit", "ver", "version", "versions",
    "visionos", "watchos", "webkit", "xcode",
  ]
  /// The words that identify four numbers as an address, even if the numbers are small.
  private static let addressWords: [StaticString] = [
    "addr", "address", "client", "dns", "endpoint", "gateway", "host", "hostname", "inet", "ip",
    "ipv4", "peer", "ping", "proxy", "remote", "resolver", "router", "server", "socket", "tcp",
    "udp",
  ]

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start).hexValue != nil else { return [] }
    if let end = endOfVersion4(text, start) { return [PrivateSpan(.network, start, end)] }
    if let end = endOfHardware(text, start) { return [PrivateSpan(.hardware, start, end)] }
    if let end = DottedHardware.end(text, start) { return [PrivateSpan(.hardware, start, end)] }
    if let end = endOfVersion6(text, start) { return [PrivateSpan(.network, start, end)] }
    return []
  }

  // MARK: 192.168.7.31

  private static func endOfVersion4(_ text: Bytes, _ start: Int) -> Int? {
    guard text.at(start - 1) != UInt8(ascii: "."), let (parts, end) = fourNumbers(text, start),
      !isReserved(parts), isWhole(parts, text, start, end), isAddress(parts, text, start, end)
    else { return nil }
    return end
  }

  /// Returns four numbers below 256 that are separated by periods, and their end.
  private static func fourNumbers(_ text: Bytes, _ start: Int) -> (parts: [Int], end: Int)? {
    guard text.at(start).isDigit else { return nil }
    var cursor = Cursor(text)
    cursor.index = start
    var parts: [Int] = []
    while parts.count < 4 {
      guard parts.isEmpty || cursor.pass(UInt8(ascii: ".")) else { return nil }
      let begin = cursor.index
      guard let part = cursor.number(), part < 256,
        cursor.index - begin == 1 || text[begin] != UInt8(ascii: "0")
      else { return nil }
      parts.append(part)
    }
    return (parts, cursor.index)
  }

  /// Returns whether the numbers are not part of a longer text, such as a version that continues
  /// with a period or hyphen.
  private static func isWhole(_ parts: [Int], _ text: Bytes, _ start: Int, _ end: Int) -> Bool {
    let after = text.at(end)
    if isPrivate(parts) { return after == UInt8(ascii: "_") || !after.isPlainWord }
    let isTen = parts[0] == 10
    if text.at(start - 1) == UInt8(ascii: "-"), !isTen || !text.at(start - 2).isDigit {
      return false
    }
    if after == UInt8(ascii: "-") { return isTen && fourNumbers(text, end + 1) != nil }
    guard after == UInt8(ascii: "."), text.at(end + 1).isPlainWord else {
      return !after.isPlainWord
    }
    return isTen && isPortOrDomain(text, end + 1)
  }

  /// Returns whether a port such as `.52344`, or `.local`, follows.
  private static func isPortOrDomain(_ text: Bytes, _ start: Int) -> Bool {
    var cursor = Cursor(text)
    cursor.index = start
    if let port = cursor.number() { return port > 255 && !cursor.byte.isPlainWord }
    return cursor.pass("local") && !cursor.byte.isPlainWord
  }

  /// Returns whether an address is in a private network whose numbers cannot be a version; those
  /// beginning with 10 can.
  private static func isPrivate(_ parts: [Int]) -> Bool {
    parts[0] == 192 && parts[1] == 168 || parts[0] == 169 && parts[1] == 254
      || parts[0] == 172 && 16...31 ~= parts[1]
  }

  /// Returns whether an address is a loopback address, the unspecified address, or the broadcast
  /// address.
  private static func isReserved(_ parts: [Int]) -> Bool {
    parts[0] == 127 || parts.allSatisfy { $0 == 0 } || parts.allSatisfy { $0 == 255 }
  }

  /// Returns whether four numbers are an address; small ones are a version unless the context says
  /// otherwise.
  private static func isAddress(_ parts: [Int], _ text: Bytes, _ start: Int, _ end: Int) -> Bool {
    let (before, after) = (text.at(start - 1), text.at(end))
    let hasScheme = before == UInt8(ascii: "/") && text.at(start - 2) == UInt8(ascii: "/")
    if hasScheme || before == UInt8(ascii: "@") { return true }
    let hasPort = after == UInt8(ascii: ":") && text.at(end + 1).isDigit
    if hasPort || isPrivate(parts) { return true }
    let word = text.wordBefore(start)
    if before == UInt8(ascii: "/") && text.at(start - 2).isWord || isVersion(text, start, end, word)
    {
      return false
    }
    let hasMask = after == UInt8(ascii: "/") && text.at(end + 1).isDigit
    if hasMask || word.isOne(of: addressWords) { return true }
    return parts[0] == 10 || parts.contains { $0 > 99 } || !parts.contains { $0 < 10 }
  }

  /// Returns whether four numbers are a version, as in `iOS 17.0.1.2`, `appVersion: 10.2.0.1`,
  /// `OS X 10.9.5.1` or `10.3.0.45 (build 7)`.
  private static func isVersion(_ text: Bytes, _ start: Int, _ end: Int, _ word: Bytes) -> Bool {
    if word.isOne(of: versionWords) || word.endsWithOne(of: ["version"])
      || text.hasBytes(Bytes("OS X "), at: start - 5)
    {
      return true
    }
    var cursor = Cursor(text)
    cursor.index = end
    guard cursor.passBlanks() else { return false }
    _ = cursor.pass(UInt8(ascii: "("))
    return cursor.pass("build ") && cursor.byte.isDigit
  }

  // MARK: a4:83:e7:12:9f:06

  private static func endOfHardware(_ text: Bytes, _ start: Int) -> Int? {
    let separator = text.at(start + 2)
    guard separator == UInt8(ascii: ":") || separator == UInt8(ascii: "-"),
      !followsGroup(text, start, separator, longest: 2)
    else { return nil }
    var (letters, zeros, ones) = (0, 0, 0)
    for group in 0..<6 {
      let index = start + 3 * group
      guard group == 0 || text.at(index - 1) == separator, let high = text.at(index).hexValue,
        let low = text.at(index + 1).hexValue
      else { return nil }
      letters += (high > 9 ? 1 : 0) + (low > 9 ? 1 : 0)
      zeros += high | low == 0 ? 1 : 0
      ones += high & low == 15 ? 1 : 0
    }
    let end = start + 17
    let goesOn =
      text.at(end).isPlainWord || text.at(end) == separator && text.at(end + 1).isPlainWord
    // Six pairs of digits with hyphens may be a date and a time.
    guard !goesOn, zeros < 6, ones < 6, letters > 0 || separator == UInt8(ascii: ":") else {
      return nil
    }
    return end
  }

  /// Returns whether the index follows a group of an address and a separator, rather than a label
  /// and a colon.
  private static func followsGroup(
    _ text: Bytes, _ start: Int, _ separator: UInt8, longest: Int
  ) -> Bool {
    guard text.at(start - 1) == separator else { return false }
    let end = start - 1
    if text.at(end - 1) == separator { return true }
    var begin = end
    while text.at(begin - 1).isPlainWord { begin -= 1 }
    return 1...longest ~= end - begin
      && text.slice(begin, end).buffer.allSatisfy { $0.hexValue != nil }
  }

  // MARK: fe80::1c2d:3eff:fe4f:5a6b

  private static func endOfVersion6(_ text: Bytes, _ start: Int) -> Int? {
    guard !followsGroup(text, start, UInt8(ascii: ":"), longest: 4) else { return nil }
    var (index, groups, hasGap, hasDigit) = (start, 0, false, false)
    var first = 0
    while text.at(index).hexValue != nil {
      let begin = index
      while text.at(index).hexValue != nil {
        if text[index].isDigit { hasDigit = true }
        index += 1
      }
      guard index - begin <= 4 else { return nil }
      if groups == 0 { first = index - begin }
      groups += 1
      // The last two groups may be written as an IPv4 address.
      if groups > 1, text.at(index) == UInt8(ascii: "."), let four = fourNumbers(text, begin) {
        groups += 1
        index = four.end
      }
      guard text.at(index) == UInt8(ascii: ":") else { break }
      if text.at(index + 1) == UInt8(ascii: ":") {
        guard !hasGap else { return nil }
        hasGap = true
        index += 2
      } else if text.at(index + 1).hexValue != nil {
        index += 1
      } else {
        break
      }
    }
    guard !text.at(index).isPlainWord, hasDigit else { return nil }
    // Letters around two colons may be a qualified name whose letters are hexadecimal digits.
    let isKnown = groups > 2 || first == 4 && beginsRange(text, start)
    let isWhole = hasGap ? groups < 8 && isKnown : groups == 8
    return isWhole ? index : nil
  }

  /// Returns whether an address begins like those in use: with a digit, or with `fe80` to `febf`,
  /// `fc`, `fd` or `ff`.
  private static func beginsRange(_ text: Bytes, _ start: Int) -> Bool {
    guard !text.at(start).isDigit else { return true }
    guard text.at(start).hexValue == 15 else { return false }
    return switch text.at(start + 1).hexValue {
    case 12, 13, 15: true
    case 14: 8...11 ~= (text.at(start + 2).hexValue ?? 0)
    default: false
    }
  }
}
