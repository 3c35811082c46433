/// A part of a text that may tell who, where or which device it comes from.
struct PrivateSpan {
  /// What it is; each kind has replacements and numbers of its own.
  enum Kind: Int, CaseIterable, Sendable {
    case app, user, mail, address, identifier, process, thread, device, network, hardware

    /// Whether capital and small letters make no difference.
    var ignoresCase: Bool { [.user, .device, .network, .hardware].contains(self) }
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// What tells it from others of its kind; nil where that is all of it.
  var key: Bytes?
  /// Whether a name is looked for in other places too; a part of an address of the web may be any word.
  var teaches = true

  init(_ kind: Kind, _ start: Int, _ end: Int, key: Bytes? = nil) {
    self.kind = kind
    self.start = start
    self.end = end
    self.key = key
  }
}

/// Finds private parts that begin at one place of a text, in ascending order.
struct PrivateSpanFinder: Sendable {
  let find: @Sendable (Bytes, Int) -> [PrivateSpan]

  /// Asked where a word begins; the first that finds something wins.
  static let atWords: [PrivateSpanFinder] = [
    PrivateSpanFinder { HexadecimalSpans.find($0, $1) },
    PrivateSpanFinder { NetworkSpans.find($0, $1) },
    PrivateSpanFinder { ProcessSpans.labelled($0, $1) },
    PrivateSpanFinder { SerialSpans.find($0, $1) },
    PrivateSpanFinder { NameSpans.mail($0, $1) },
    PrivateSpanFinder { NameSpans.bundle($0, $1) },
    PrivateSpanFinder { HostSpans.prompt($0, $1) },
    PrivateSpanFinder { DeviceSpans.find($0, $1) },
    PrivateSpanFinder { HostSpans.logged($0, $1) },
  ]

  /// Where the finders after these are asked: slashes of paths, and what encloses a number.
  static let marks: [UInt8] = Array("/\\[(".utf8)

  /// Asked at a mark.
  static let atMarks: [PrivateSpanFinder] = [
    PrivateSpanFinder { NameSpans.home($0, $1) },
    PrivateSpanFinder { WindowsHome.find($0, $1) },
    PrivateSpanFinder { ProcessSpans.bracketed($0, $1) },
    PrivateSpanFinder { EnclosedProcess.find($0, $1) },
  ]
}

extension UInt8 {
  /// Part of a word, of ASCII only; what follows in another script is no part of a number or an identifier.
  var isPlainWord: Bool { self < 0x80 && isWord }
}

extension Bytes {
  /// Whether a quote, dash or blank beyond ASCII stands there; people's editors put them in place of plain ones.
  func isPunctuation(at index: Int) -> Bool {
    switch at(index) {
    case 0xE2, 0xE3: at(index + 1) == 0x80
    case 0xC2: [0xA0, 0xAB, 0xBB].contains(at(index + 1))
    default: false
    }
  }

  /// Whether a word may begin there.
  func beginsWord(_ index: Int) -> Bool {
    guard index > 0, !isPunctuation(at: index) else { return !isPunctuation(at: index) }
    let before = self[index - 1]
    if before < 0x80 { return !before.isWord }
    return self[index] < 0x80 || isPunctuation(at: index - 2) && at(index - 2) == 0xC2
      || isPunctuation(at: index - 3) && at(index - 3) != 0xC2
  }

  /// Where the word that begins there ends.
  func endOfWord(_ start: Int) -> Int {
    var index = start
    while index < count, self[index].isWord, !isPunctuation(at: index) { index += 1 }
    return index
  }
}
