/// The names of users that occur in paths; they are then redacted elsewhere as well.
///
/// If an input can be read twice, pass it to this type first; otherwise a name is known only after
/// its first path. Names are compared without regard to case.
package struct UserNames: Sendable {
  /// The maximum number of names.
  static let capacity = 1_024
  private static let minimumLength = 3
  private static let maximumLength = 64
  /// Common account names, which are ordinary words outside of paths.
  private static let common: [StaticString] = [
    "admin", "administrator", "apple", "build", "builder", "default", "dev", "developer", "guest",
    "jenkins", "local", "mac", "main", "me", "mobile", "nobody", "public", "root", "runner",
    "student", "system", "test", "tester", "user", "vagrant",
  ]

  /// The result of learning a name.
  enum Learning {
    case new, notNew
    /// The maximum number of names is reached.
    case noRoom
  }

  /// The names, by hash.
  private var names: [UInt64: [[UInt8]]] = [:]
  private var count = 0
  /// Whether a name begins with a byte, which avoids hashing most words.
  private var mayBegin = [Bool](repeating: false, count: 256)
  /// Words that are not redacted, in lowercase: common account names, and the words of the
  /// runtime's messages, so that messages remain readable.
  private let kept: Set<[UInt8]>
  /// The last bytes of the previous input, in which a path may have begun.
  private var tail: [UInt8] = []
  /// The number of bytes of `tail` that were already searched and serve only as context.
  private var searchedCount = 0

  /// - Parameter catalog: The messages whose words are kept.
  package init(catalog: MessageCatalog = MessageCatalog()) {
    var kept = Set(UserNames.common.map { Array(Bytes($0).buffer) })
    for pattern in catalog.patterns {
      for word in pattern.pattern.utf8.split(whereSeparator: { !$0.isLetter }) {
        kept.insert(word.map { $0.lowercased })
      }
    }
    self.kept = kept
  }

  /// Learns the names in the next bytes of an input.
  package mutating func consume(_ bytes: UnsafeRawBufferPointer) {
    tail.append(contentsOf: bytes)
    learn(isAll: false)
  }

  /// Learns the names in a complete text.
  package mutating func consume(_ text: String) {
    tail = Array(text.utf8)
    searchedCount = 0
    learn(isAll: true)
  }

  /// Learns the names at the end of the input.
  package mutating func finish() { learn(isAll: true) }

  /// Learns a name from a path.
  mutating func learn(_ name: Bytes) -> Learning {
    guard UserNames.minimumLength...UserNames.maximumLength ~= name.count else { return .notNew }
    let hash = name.buffer.reduce(into: FNVHash()) { $0.add($1.lowercased) }.value
    let name = name.buffer.map { $0.lowercased }
    guard !kept.contains(name), names[hash]?.contains(name) != true,
      name.contains(where: { !$0.isDigit })
    else { return .notNew }
    guard count < UserNames.capacity else { return .noRoom }
    names[hash, default: []].append(name)
    count += 1
    mayBegin[Int(name[0])] = true
    return .new
  }

  /// Returns the longest name that begins at an index and ends at the end of a word.
  func find(_ text: Bytes, _ start: Int) -> PrivateSpan? {
    guard mayBegin[Int(text.at(start).lowercased)] else { return nil }
    var hash = FNVHash()
    var found: Int?
    for end in start...min(start + UserNames.maximumLength, text.count) {
      if end - start >= UserNames.minimumLength,
        !text.at(end).isWord || text.isPunctuation(at: end),
        names[hash.value]?.contains(where: { UserNames.isName($0, text.slice(start, end)) }) == true
      {
        found = end
      }
      if text.at(end) <= 0x20 { break }
      hash.add(text[end].lowercased)
    }
    return found.map { PrivateSpan(.user, start, $0) }
  }

  private static func isName(_ name: [UInt8], _ text: Bytes) -> Bool {
    name.count == text.count && name.indices.allSatisfy { text[$0].lowercased == name[$0] }
  }

  /// Learns the names in the kept bytes, and keeps the last bytes, in which a path may continue.
  private mutating func learn(isAll: Bool) {
    let found = tail
    found.withUnsafeBufferPointer { buffer in
      let text = Bytes(buffer)
      learn(text, isAll: isAll, at: UInt8(ascii: "/")) { NameSpans.home(text, $0).first }
      learn(text, isAll: isAll, at: UInt8(ascii: "\\")) { WindowsHome.find(text, $0).first }
    }
    let longestPath = UserNames.maximumLength + 32
    tail = isAll ? [] : Array(found.suffix(NameSpans.pathContext + longestPath))
    if isAll {
      searchedCount = 0
    } else if tail.count < found.count {
      searchedCount = NameSpans.pathContext
    }
  }

  /// Learns the names in paths with a separator.
  private mutating func learn(
    _ text: Bytes, isAll: Bool, at separator: UInt8, _ find: (Int) -> PrivateSpan?
  ) {
    var index = searchedCount
    while let slash = text.firstIndex(of: separator, from: index) {
      index = slash + 1
      // The bytes after a name are needed to find its end, and a character of three bytes may be
      // incomplete.
      guard let name = find(slash), name.revealsUser, isAll || name.end + 4 < text.count else {
        continue
      }
      _ = learn(text.slice(name.start, name.end))
    }
  }
}

extension UInt8 {
  /// The byte, in lowercase if it is an ASCII letter.
  var lowercased: UInt8 { isUpper ? self | 0x20 : self }
}
