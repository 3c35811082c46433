/// A part of a text that may reveal a person, a place or a device.
struct PrivateSpan {
  /// The kind of information; each kind has its own replacements and numbers.
  enum Kind: Int, CaseIterable, Sendable {
    case app, user, mail, address, identifier, process, thread, device, network, hardware

    /// Whether originals are compared without regard to case.
    var ignoresCase: Bool { [.user, .device, .network, .hardware].contains(self) }
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// The bytes that identify the original among others of its kind; nil if the whole span does.
  var key: Bytes?
  /// Whether the name is also searched for elsewhere; false for part of a web address, which may be
  /// any word.
  var revealsUser = true

  init(_ kind: Kind, _ start: Int, _ end: Int, key: Bytes? = nil) {
    self.kind = kind
    self.start = start
    self.end = end
    self.key = key
  }
}

/// Finds private parts that begin at an index of a text, in ascending order.
struct PrivateSpanFinder: Sendable {
  let find: @Sendable (Bytes, Int) -> [PrivateSpan]

  /// The finders for the beginning of a word; the first one that returns a result is used.
  static let atWords: [PrivateSpanFinder] = [
    PrivateSpanFinder { HexadecimalSpans.find($0, $1) },
    PrivateSpanFinder { NetworkSpans.find($0, $1) },
    PrivateSpanFinder { ProcessSpans.labeled($0, $1) },
    PrivateSpanFinder { SerialSpans.find($0, $1) },
    PrivateSpanFinder { NameSpans.mail($0, $1) },
    PrivateSpanFinder { NameSpans.bundle($0, $1) },
    PrivateSpanFinder { HostSpans.prompt($0, $1) },
    PrivateSpanFinder { DeviceSpans.find($0, $1) },
    PrivateSpanFinder { HostSpans.logged($0, $1) },
  ]

  /// The bytes at which `atMarks` is used: the separators of paths, also percent-encoded, and
  /// brackets around numbers.
  static let marks: [UInt8] = Array("/\\%[(".utf8)

  /// The finders for these bytes.
  static let atMarks: [PrivateSpanFinder] = [
    PrivateSpanFinder { NameSpans.home($0, $1) },
    PrivateSpanFinder { WindowsHome.find($0, $1) },
    PrivateSpanFinder { EncodedHome.find($0, $1) },
    PrivateSpanFinder { ProcessSpans.bracketed($0, $1) },
    PrivateSpanFinder { EnclosedProcess.find($0, $1) },
  ]
}

extension UInt8 {
  /// Whether the byte is part of an ASCII word; numbers and identifiers do not continue in other
  /// scripts.
  var isPlainWord: Bool { self < 0x80 && isWord }
}

extension Bytes {
  /// Returns whether a non-ASCII quote, dash or space, as substituted by text editors, is at an
  /// index.
  func isPunctuation(at index: Int) -> Bool {
    switch at(index) {
    case 0xE2, 0xE3: at(index + 1) == 0x80
    case 0xC2: [0xA0, 0xAB, 0xBB].contains(at(index + 1))
    default: false
    }
  }

  /// Returns whether a word may begin at an index.
  func beginsWord(_ index: Int) -> Bool {
    guard index > 0, !isPunctuation(at: index) else { return !isPunctuation(at: index) }
    let before = self[index - 1]
    if before < 0x80 { return !before.isWord }
    return self[index] < 0x80 || isPunctuation(at: index - 2) && at(index - 2) == 0xC2
      || isPunctuation(at: index - 3) && at(index - 3) != 0xC2
  }

  /// Returns the end of the word that begins at an index.
  func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < count, self[index].isWord, !isPunctuation(at: index) { index += 1 }
    return index
  }
}
