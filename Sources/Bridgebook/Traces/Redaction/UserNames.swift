/// The names of users that paths tell, which may stand anywhere else too.
///
/// Where an input can be read twice, read it here first; else a name is known from its first path on. Names are
/// compared without regard to case.
package struct UserNames: Sendable {
  /// The most names that are looked for.
  static let capacity = 1_024
  private static let shortest = 3
  private static let longest = 64
  /// Names of accounts that many machines have; outside of a path they are words like others.
  private static let common: [StaticString] = [
    "admin", "administrator", "apple", "build", "builder", "default", "dev", "developer", "guest",
    "jenkins", "local", "mac", "main", "me", "mobile", "nobody", "public", "root", "runner",
    "student", "system", "test", "tester", "user", "vagrant",
  ]

  /// What came of a name that a path told.
  enum Learning {
    case new, notNew
    /// As many names are looked for already as may be.
    case noRoom
  }

  /// The names by their hash.
  private var names: [UInt64: [[UInt8]]] = [:]
  private var count = 0
  /// Whether a name begins with that byte, so that most words are not hashed.
  private var mayBegin = [Bool](repeating: false, count: 256)
  /// Words of the runtime's messages, in lower case; without them nobody could read a message.
  private let kept: Set<[UInt8]>
  /// The end of the bytes before, in which a path may have begun.
  private var tail: [UInt8] = []
  /// How much of the end was looked at before, and tells only what a path follows.
  private var lookedAt = 0

  /// - Parameter catalogue: the messages whose words stay.
  package init(catalogue: MessageCatalogue = MessageCatalogue()) {
    var kept = Set(UserNames.common.map { Array(Bytes($0).buffer) })
    for pattern in catalogue.patterns {
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

  /// Learns the names in a whole text.
  package mutating func consume(_ text: String) {
    tail = Array(text.utf8)
    lookedAt = 0
    learn(isAll: true)
  }

  /// Learns what the end of the input holds.
  package mutating func finish() { learn(isAll: true) }

  /// Learns a name from a path.
  mutating func learn(_ name: Bytes) -> Learning {
    guard UserNames.shortest...UserNames.longest ~= name.count else { return .notNew }
    let hash = name.buffer.reduce(UserNames.emptyHash, UserNames.extend)
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

  /// The longest name that begins there and ends with its word.
  func find(_ text: Bytes, _ start: Int) -> PrivateSpan? {
    guard mayBegin[Int(text.at(start).lowercased)] else { return nil }
    var hash = UserNames.emptyHash
    var found: Int?
    for end in start...min(start + UserNames.longest, text.count) {
      if end - start >= UserNames.shortest, !text.at(end).isWord || text.isPunctuation(at: end),
        names[hash]?.contains(where: { UserNames.isName($0, text.slice(start, end)) }) == true
      {
        found = end
      }
      if text.at(end) <= 0x20 { break }
      hash = UserNames.extend(hash, with: text[end])
    }
    return found.map { PrivateSpan(.user, start, $0) }
  }

  private static func isName(_ name: [UInt8], _ text: Bytes) -> Bool {
    name.count == text.count && name.indices.allSatisfy { text[$0].lowercased == name[$0] }
  }

  private static let emptyHash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a, without regard to case.
  private static func extend(_ hash: UInt64, with byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte.lowercased)) &* 0x100_0000_01B3
  }

  /// Learns from what is kept, and keeps the part in which a path may go on.
  private mutating func learn(isAll: Bool) {
    let found = tail
    found.withUnsafeBufferPointer { buffer in
      let text = Bytes(buffer)
      learn(text, isAll: isAll, at: UInt8(ascii: "/")) { NameSpans.home(text, $0).first }
      learn(text, isAll: isAll, at: UInt8(ascii: "\\")) { WindowsHome.find(text, $0).first }
    }
    let longestPath = UserNames.longest + 32
    tail = isAll ? [] : Array(found.suffix(NameSpans.pathContext + longestPath))
    if isAll { lookedAt = 0 } else if tail.count < found.count { lookedAt = NameSpans.pathContext }
  }

  /// Learns the names of paths that have that separator.
  private mutating func learn(
    _ text: Bytes, isAll: Bool, at separator: UInt8, _ find: (Int) -> PrivateSpan?
  ) {
    var index = lookedAt
    while let slash = text.firstIndex(of: separator, from: index) {
      index = slash + 1
      // The bytes after a name tell whether it is one, and a character of three bytes may be cut.
      guard let name = find(slash), name.teaches, isAll || name.end + 4 < text.count else {
        continue
      }
      _ = learn(text.slice(name.start, name.end))
    }
  }
}

extension UInt8 {
  /// The small letter of a capital one of ASCII.
  var lowercased: UInt8 { isUpper ? self | 0x20 : self }
}
