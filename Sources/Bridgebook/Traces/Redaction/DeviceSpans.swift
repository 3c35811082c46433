/// Finds names that users and systems give to devices: `Anna's iPhone`, `iPhone von Anna`,
/// `annas-MacBook.local`.
///
/// The beginning of a name cannot be determined with certainty, so a span contains a word too many
/// rather than one too few.
enum DeviceSpans {
  private static let devices: [StaticString] = [
    "iPhone", "iPad", "iPod", "MacBook", "iMac", "Mac", "Apple Watch", "Apple TV", "Apple Vision",
    "HomePod", "Watch",
  ]
  private static let models: [StaticString] = [
    "Pro", "Max", "Plus", "Air", "mini", "Mini", "Ultra", "SE", "Studio", "touch", "Book",
  ]
  /// The words between a device and its owner, and whether the owner's name may be in lowercase.
  private static let links: [(word: StaticString, ownerMayBeSmall: Bool)] = [
    ("von", true), ("van", true), ("de", false), ("di", false), ("du", false), ("da", false),
    ("do", false), ("of", false), ("av", false), ("af", false), ("fra", false), ("från", false),
    ("del", false), ("od", false), ("pour", false), ("от", false),
  ]
  private static let maximumWordCount = 4

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    if let end = endOfDevice(text, start) { return owned(text, start, end) }
    return owner(text, start).map { [$0] } ?? []
  }

  /// Finds a device followed by its owner, such as `iPhone 15 Pro von Anna Lind`.
  private static func owned(_ text: Bytes, _ start: Int, _ device: Int) -> [PrivateSpan] {
    let link = endOfModel(text, device)
    guard text.at(link) == 0x20 else { return [] }
    for (word, mayBeSmall) in links {
      guard text.hasBytes(Bytes(word), at: link + 1) else { continue }
      let name = link + 2 + word.utf8CodeUnitCount
      guard text.at(name - 1) == 0x20, mayBeSmall ? text.at(name).isWord : beginsName(text, name)
      else { continue }
      return [owned(text, start, name: name)]
    }
    for apostrophe in apostrophes where text.at(link + 1) == UInt8(ascii: "d") {
      let name = link + 2 + apostrophe.utf8CodeUnitCount
      if text.hasBytes(Bytes(apostrophe), at: link + 2), text.at(name).isWord {
        return [owned(text, start, name: name)]
      }
    }
    return []
  }

  private static func owned(_ text: Bytes, _ start: Int, name: Int) -> PrivateSpan {
    let key = text.endOfWord(name)
    var end = key
    for _ in 1..<maximumWordCount where text.at(end) == 0x20 && beginsName(text, end + 1) {
      end = text.endOfWord(end + 1)
    }
    return PrivateSpan(.device, start, end, key: text.slice(start, key))
  }

  private static let apostrophes: [StaticString] = ["'", "’"]

  /// Finds a device preceded by its owner, such as `Anna Lind's iPhone`, `Annas iPhone`,
  /// `annas-iPhone.local` or `Annaの iPhone`.
  private static func owner(_ text: Bytes, _ start: Int) -> PrivateSpan? {
    var word = start
    for _ in 0..<maximumWordCount {
      let end = text.endOfWord(word)
      guard end > word else { return nil }
      if let device = deviceAfterOwner(text, word, end) {
        let end = endOfHost(text, endOfModel(text, device))
        return PrivateSpan(.device, start, end, key: text.slice(word, device))
      }
      let isHost = word > start || text.at(end) == UInt8(ascii: "-") || text.at(end) == 0x2E
      if isHost, endOfHost(text, end) > end {
        return PrivateSpan(.device, start, endOfHost(text, end), key: text.slice(start, end))
      }
      let isJoined = text.at(end) == UInt8(ascii: "-")
      guard isJoined || text.at(end) == 0x20 && beginsName(text, word) else { return nil }
      word = end + 1
      guard isJoined || beginsName(text, word) else { return nil }
    }
    return nil
  }

  /// Returns the end of the device that belongs to the owner in the given word.
  private static func deviceAfterOwner(_ text: Bytes, _ word: Int, _ end: Int) -> Int? {
    // Scripts without spaces join both into one word.
    var inside = end - 1
    while inside > word {
      if text[inside - 1] >= 0x80, let device = endOfDevice(text, inside) { return device }
      inside -= 1
    }
    var next = end
    for apostrophe in apostrophes where text.hasBytes(Bytes(apostrophe), at: end) {
      next = end + apostrophe.utf8CodeUnitCount
      if text.at(next) | 0x20 == UInt8(ascii: "s") { next += 1 }
    }
    let isJoined = text.at(next) == UInt8(ascii: "-")
    guard isJoined || text.at(next) == 0x20 || text.hasBytes(Bytes("\u{A0}"), at: next) else {
      return nil
    }
    let ownsByEnding =
      text[end - 1] == UInt8(ascii: "s") && end - word > 2 && beginsName(text, word)
    guard next > end || isJoined || ownsByEnding || text[end - 1] >= 0x80 else { return nil }
    return endOfDevice(text, next + (text.at(next) >= 0x80 ? 2 : 1))
  }

  private static func endOfDevice(_ text: Bytes, _ start: Int) -> Int? {
    for device in devices where text.hasBytes(Bytes(device), at: start) {
      let end = start + device.utf8CodeUnitCount
      if !text.at(end).isLetter, !text.at(end).isDigit { return end }
    }
    return nil
  }

  /// Returns the end of the model names and numbers after a device.
  private static func endOfModel(_ text: Bytes, _ device: Int) -> Int {
    var end = device
    while text.at(end) == 0x20 || text.at(end) == UInt8(ascii: "-") {
      let next = text.endOfWord(end + 1)
      let word = text.slice(end + 1, next)
      guard !word.isEmpty, word[0].isDigit || models.contains(where: { word.isEqual($0) }) else {
        break
      }
      end = next
    }
    return end
  }

  private static func endOfHost(_ text: Bytes, _ end: Int) -> Int {
    let host = Bytes(".local")
    return text.hasBytes(host, at: end) && !text.at(end + host.count).isWord
      && text.at(end + host.count) != UInt8(ascii: "(") ? end + host.count : end
  }

  private static func beginsName(_ text: Bytes, _ index: Int) -> Bool {
    text.at(index).isUpper || text.at(index) >= 0x80 && !text.isPunctuation(at: index)
  }
}
