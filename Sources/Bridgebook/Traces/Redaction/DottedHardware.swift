/// Finds hardware addresses as printed by routers and switches, such as `a483.e712.9f06` and
/// `a4.83.e7.12.9f.06`.
enum DottedHardware {
  private static let labels: [StaticString] = [
    "address", "bssid", "ether", "hardware", "hwaddr", "lladdr", "mac",
  ]

  /// Returns the end of an address that begins at an index.
  ///
  /// An address with digits only may be a version or a date, so a word before it must identify it.
  static func end(_ text: Bytes, _ start: Int) -> Int? {
    end(text, start, groups: 3, of: 4) ?? end(text, start, groups: 6, of: 2)
  }

  private static func end(_ text: Bytes, _ start: Int, groups: Int, of length: Int) -> Int? {
    var letters = 0
    for group in 0..<groups {
      let index = start + (length + 1) * group
      guard group == 0 || text.at(index - 1) == UInt8(ascii: ".") else { return nil }
      for digit in 0..<length {
        guard let value = text.at(index + digit).hexValue else { return nil }
        letters += value > 9 ? 1 : 0
      }
    }
    let end = start + (length + 1) * groups - 1
    let follows = text.at(start - 1) == UInt8(ascii: ".")
    let goesOn = text.at(end) == UInt8(ascii: ".") && text.at(end + 1).isPlainWord
    guard !follows, !goesOn, !text.at(end).isPlainWord else { return nil }
    return letters > 0 || text.wordBefore(start).isOne(of: labels) ? end : nil
  }
}
