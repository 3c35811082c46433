/// Finds names of users, accounts and apps.
enum NameSpans {
  private static let homes: [StaticString] = ["Users", "home"]

  /// Finds the name in `/Users/NAME/…` and `/home/NAME/…`, also with slashes escaped for JSON.
  static func home(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start) == UInt8(ascii: "/") else { return [] }
    for (place, home) in homes.enumerated() {
      var cursor = Cursor(text)
      cursor.index = start + 1
      guard cursor.pass(home) else { continue }
      _ = cursor.pass(UInt8(ascii: "\\"))
      guard cursor.pass(UInt8(ascii: "/")) else { continue }
      let name = cursor.index
      while cursor.index < text.count, !endsName(text, cursor.index) { cursor.index += 1 }
      let found = text.slice(name, cursor.index)
      guard !found.isEmpty, !found.isEqual("Shared") else { return [] }
      var span = PrivateSpan(.user, name, cursor.index)
      // Without further components, `/home/NAME` is more often a page of an app or server than a
      // home folder.
      span.revealsUser =
        beginsPath(text, start) && (place == 0 || hasComponent(text, cursor.index))
      return [span]
    }
    return []
  }

  /// The number of bytes before a slash that determine whether a file path begins at the slash.
  static let pathContext = 24
  /// The prefixes that may precede a home folder although they look like a host or a folder of a
  /// server.
  private static let roots: [StaticString] = ["file://", "file://localhost", "/Volumes/Data"]

  /// Returns whether a file path begins at a slash, rather than a server path continuing at it.
  private static func beginsPath(_ text: Bytes, _ slash: Int) -> Bool {
    var before = text.slice(max(slash - pathContext, 0), slash).buffer.filter {
      $0 != UInt8(ascii: "\\")
    }
    let isRooted = before.withUnsafeBufferPointer { before in
      roots.contains { Bytes(before).hasSuffix($0) }
    }
    if isRooted { return true }
    let isDoubled = before.last == UInt8(ascii: "/")
    while before.last == UInt8(ascii: "/") { before.removeLast() }
    guard let last = before.last else { return true }
    if last == UInt8(ascii: ":") { return !isDoubled }
    return !last.isPlainWord && last != UInt8(ascii: ".")
  }

  /// Returns whether a slash and the name of a file or folder follow.
  private static func hasComponent(_ text: Bytes, _ end: Int) -> Bool {
    var cursor = Cursor(text)
    cursor.index = end
    _ = cursor.pass(UInt8(ascii: "\\"))
    return cursor.pass(UInt8(ascii: "/")) && !cursor.isAtEnd && !endsName(text, cursor.index)
  }

  private static func endsName(_ text: Bytes, _ index: Int) -> Bool {
    text[index] <= 0x20 || Bytes("/\\\"'`)>]},;:|<([{=&?").buffer.contains(text[index])
      || text.isPunctuation(at: index)
  }

  /// The maximum length before `@` in bytes: 64 characters (RFC 5321) of up to four bytes each (RFC
  /// 6531).
  private static let maximumMailboxLength = 64 * 4

  /// Finds an address such as `name@host.domain`, in any script; `Icon@2x.png` is not one.
  static func mail(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    var index = start
    while index < text.count, index - start < maximumMailboxLength, !text.isPunctuation(at: index),
      text[index].isWord || Bytes(".+-%").buffer.contains(text[index])
    { index += 1 }
    guard index > start, text.at(index) == UInt8(ascii: "@") else { return [] }
    let host = index + 1
    let (end, dots) = domain(text, host, isInternational: true)
    guard dots > 0, !(text[host].isDigit && text.at(host + 1) == UInt8(ascii: "x")),
      endsDomain(text[end - 1]), endsDomain(text[end - 2])
    else { return [] }
    return [PrivateSpan(.mail, start, end)]
  }

  /// Returns whether a byte may end a top-level domain, which has no digits but may be in any
  /// script.
  private static func endsDomain(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

  /// The first parts of reversed domains.
  private static let domains: [StaticString] = [
    "com", "org", "net", "io", "app", "dev", "me", "ai", "co", "eu", "de", "uk", "us", "jp", "fr",
    "cn", "kr", "in", "br", "ru", "it", "es", "nl", "se", "no", "dk", "fi", "pl", "cz", "ch", "at",
    "be", "pt", "gr", "tr", "ua", "ca", "au", "nz", "tw", "hk", "sg", "mx", "ar", "cl", "za", "il",
    "edu", "gov", "info", "biz", "xyz", "tech", "cloud", "studio", "software", "apps", "ie", "im",
    "tv", "cc", "gg", "fm", "is", "li", "lu", "hu", "ro", "bg", "id", "th", "vn", "my", "ph",
  ]

  /// Finds a bundle identifier or the label of a queue, which is a reversed domain; those of the
  /// system are kept.
  static func bundle(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    var first = start
    while text.at(first).isLetter { first += 1 }
    guard text.at(first) == UInt8(ascii: "."), first - start <= 8 else { return [] }
    let word = text.slice(start, first)
    guard domains.contains(where: { word.isEqual($0) }) else { return [] }
    let (end, dots) = domain(text, start)
    let name = text.slice(start, end)
    guard dots > 1 || dots == 1 && (word.isEqual("com") || word.isEqual("org")),
      !name.hasPrefix("com.apple."), !name.isEqual("com.apple")
    else { return [] }
    return [PrivateSpan(.app, start, end)]
  }

  /// Returns the end of labels separated by periods, and the number of periods.
  private static func domain(
    _ text: Bytes, _ start: Int, isInternational: Bool = false
  ) -> (end: Int, dots: Int) {
    func isPart(_ index: Int) -> Bool {
      text.at(index).isPlainWord
        || isInternational && text.at(index) >= 0x80 && !text.isPunctuation(at: index)
    }
    var (index, end, dots) = (start, start, 0)
    while index < text.count {
      while isPart(index) || text.at(index) == UInt8(ascii: "-") { index += 1 }
      guard index > end else { break }
      end = index
      guard text.at(index) == UInt8(ascii: "."), isPart(index + 1) else { break }
      dots += 1
      index += 1
    }
    return (end, dots)
  }
}
