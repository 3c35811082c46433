/// Finds hardware addresses as printed by routers and switches, such as `a483.e712.9f06`.
enum DottedHardware {
  private static let labels: [StaticString] = [
    "address", "bssid", "ether", "hardware", "hwaddr", "lladdr", "mac",
  ]

  /// Returns the end of an address that begins at an index.
  ///
  /// An address with digits only may be a version or a date, so a word before it must identify it.
  static func end(_ text: Bytes, _ start: Int) -> Int? {
    var letters = 0
    for group in 0..<3 {
      let index = start + 5 * group
      guard group == 0 || text.at(index - 1) == UInt8(ascii: ".") else { return nil }
      for digit in 0..<4 {
        guard let value = text.at(index + digit).hexValue else { return nil }
        letters += value > 9 ? 1 : 0
      }
    }
    let end = start + 14
    let follows = text.at(start - 1) == UInt8(ascii: ".")
    let goesOn = text.at(end) == UInt8(ascii: ".") && text.at(end + 1).isPlainWord
    guard !follows, !goesOn, !text.at(end).isPlainWord else { return nil }
    return letters > 0 || text.wordBefore(start).isOne(of: labels) ? end : nil
  }
}
