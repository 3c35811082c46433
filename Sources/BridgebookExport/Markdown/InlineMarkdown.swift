/// A piece of a line, classified by how its text is interpreted.
package enum InlinePiece: Equatable, Sendable {
  /// Plain text without markup.
  case plain(String)
  /// Code without markup.
  case code(String)
  /// Markdown of an entry: code spans are kept, citations are dropped, and the rest is plain text.
  case rich(String)
  /// Bold text without markup.
  case strong(String)
  /// A web address, which is also the text of the link; any other text is plain.
  case link(String)
}

/// Writes Markdown in which text cannot act as markup, a link or a mention, and invisible
/// characters are escaped.
struct InlineMarkdown {
  private let isInTable: Bool
  private(set) var bytes: [UInt8]

  /// - Parameters:
  ///   - bytes: the page so far, to which the text is appended.
  ///   - isInTable: whether to escape bars, which would end a cell even in code.
  init(appendingTo bytes: [UInt8], isInTable: Bool) {
    self.bytes = bytes
    self.isInTable = isInTable
  }

  /// - Parameter startsBlock: whether the piece is at the beginning of a line, where its first
  ///   character could open a list, a heading or a quote.
  mutating func append(_ piece: InlinePiece, startsBlock: Bool = false) {
    switch piece {
    case .plain(let text): append(text) { $0.appendPlain($1, startsBlock: startsBlock) }
    case .code(let text): append(text) { $0.appendCode($1) }
    case .rich(let text): append(text) { $0.appendRich($1, startsBlock: startsBlock) }
    case .strong(let text):
      bytes += [Sign.star, Sign.star]
      append(text) { $0.appendPlain($1, startsBlock: false) }
      bytes += [Sign.star, Sign.star]
    case .link(let address):
      guard InlineMarkdown.isWebAddress(address) else { return append(.plain(address)) }
      bytes += Array("<\(address)>".utf8)
    }
  }

  /// Returns whether a text is a web address and nothing else.
  static func isWebAddress(_ text: String) -> Bool {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "`"),
        UInt8(ascii: "\\"):
        false
      default: (33...126).contains(byte)
      }
    }
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  private mutating func append(_ text: String, _ body: (inout InlineMarkdown, Text) -> Void) {
    var text = text
    text.withUTF8 { body(&self, $0) }
  }

  /// Appends Markdown of an entry: code spans are kept, citations such as `[^seed-000]` are
  /// dropped, and the rest is plain text.
  private mutating func appendRich(_ text: Text, startsBlock: Bool) {
    var plainFrom = 0
    var index = 0
    func plain(_ markdown: inout InlineMarkdown, upTo end: Int) {
      guard plainFrom < end else { return }
      markdown.appendPlain(
        Text(rebasing: text[plainFrom..<end]), startsBlock: startsBlock && plainFrom == 0)
    }
    while index < text.count {
      if text[index] == Sign.backtick {
        let run = Sign.run(in: text, at: index)
        if let end = Sign.closing(run, in: text, from: index + run) {
          plain(&self, upTo: index)
          appendCode(Text(rebasing: text[(index + run)..<end]))
          index = end + run
          plainFrom = index
        } else {
          index += run
        }
      } else if text[index] == Sign.open, index + 1 < text.count, text[index + 1] == Sign.caret,
        let end = text[index...].firstIndex(of: Sign.close)
      {
        plain(&self, upTo: index)
        index = end + 1
        plainFrom = index
      } else {
        index += 1
      }
    }
    plain(&self, upTo: text.count)
  }

  /// Appends plain text; words with an at sign become code, because sites would turn them into
  /// mentions or addresses.
  private mutating func appendPlain(_ text: Text, startsBlock: Bool) {
    guard text.contains(Sign.at) else { return escape(text, startsBlock: startsBlock) }
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, !Sign.isBlank(text[end]) { end += 1 }
      let word = Text(rebasing: text[start..<end])
      if word.contains(Sign.at) {
        appendWordAsCode(word)
      } else {
        escape(word, startsBlock: startsBlock && start == 0)
      }
      if end < text.count { bytes.append(Sign.space) }
      start = end + 1
    }
  }

  private mutating func appendWordAsCode(_ word: Text) {
    let around = Array("()\"',.;:!?".utf8)
    var first = 0
    var last = word.count
    while first < last, around.contains(word[first]) { first += 1 }
    while last > first, around.contains(word[last - 1]) { last -= 1 }
    escape(Text(rebasing: word[..<first]), startsBlock: false)
    appendCode(Text(rebasing: word[first..<last]))
    escape(Text(rebasing: word[last...]), startsBlock: false)
  }

  private mutating func escape(_ text: Text, startsBlock: Bool) {
    if startsBlock, let place = Sign.blockSign(of: text) {
      escape(Text(rebasing: text[..<place]), startsBlock: false)
      bytes.append(Sign.backslash)
      bytes.append(text[place])
      return escape(Text(rebasing: text[(place + 1)...]), startsBlock: false)
    }
    var index = 0
    while index < text.count {
      let plain = Sign.plainBytes(in: text, from: index)
      bytes.append(contentsOf: plain)
      index += plain.count
      guard index < text.count else { break }
      let byte = text[index]
      if let length = appendUnseen(text, at: index, doublesBackslash: true) {
        index += length
        continue
      }
      if Sign.isMarkup(byte, in: text, at: index) { bytes.append(Sign.backslash) }
      bytes.append(byte)
      index += 1
    }
  }

  private mutating func appendCode(_ text: Text) {
    let isBlank = text.allSatisfy(Sign.isBlank)
    // In a table, a backslash before a bar would be ambiguous.
    let clashes = isInTable && text.contains(Sign.backslash) && text.contains(Sign.bar)
    guard !isBlank, !clashes else { return escape(text, startsBlock: false) }
    var longest = 0
    var index = 0
    while index < text.count {
      let run = text[index] == Sign.backtick ? Sign.run(in: text, at: index) : 0
      longest = max(longest, run)
      index += max(1, run)
    }
    let fence = [UInt8](repeating: Sign.backtick, count: longest + 1)
    let pads =
      text[0] == Sign.backtick || text[text.count - 1] == Sign.backtick
      || (Sign.isBlank(text[0]) && Sign.isBlank(text[text.count - 1]))
    bytes += fence
    if pads { bytes.append(Sign.space) }
    index = 0
    while index < text.count {
      if let length = appendUnseen(text, at: index, doublesBackslash: false) {
        index += length
        continue
      }
      if text[index] == Sign.bar, isInTable { bytes.append(Sign.backslash) }
      bytes.append(text[index])
      index += 1
    }
    if pads { bytes.append(Sign.space) }
    bytes += fence
  }

  /// Appends a space for a line end or a tab, and a visible escape for a control or invisible
  /// character.
  ///
  /// - Returns: the number of bytes consumed; nil if the character needs no replacement.
  private mutating func appendUnseen(
    _ text: Text, at index: Int, doublesBackslash: Bool
  ) -> Int? {
    if [9, 10, 13].contains(text[index]) {
      bytes.append(Sign.space)
      return 1
    }
    guard let (scalar, length) = UnseenBytes.scalar(in: text, at: index) else { return nil }
    // In a table, a backslash in code needs no escape except before a bar, and none follows here.
    bytes += Array((doublesBackslash ? "\\\\u" : "\\u").utf8)
    bytes += Array("{\(String(scalar, radix: 16))}".utf8)
    return length
  }
}
