/// A piece of a line of Markdown, by what its text may mean.
package enum InlinePiece: Equatable, Sendable {
  /// Text in which every character stands for itself.
  case plain(String)
  /// Text set as code; every character stands for itself.
  case code(String)
  /// The Markdown of an entry: code spans are kept, source marks are left out, all else stands for itself.
  case rich(String)
  /// Plain text in bold.
  case strong(String)
  /// An address on the web that shows itself; any other address is plain text.
  case link(String)
}

/// Writes text so that nothing of it is taken for markup, a link or a mention, and nothing of it hides.
struct InlineMarkdown {
  private let isInTable: Bool
  private(set) var bytes: [UInt8]

  /// - Parameters:
  ///   - bytes: what the line begins with; the text is added to it.
  ///   - isInTable: whether a bar would end a cell, in code too.
  init(appendingTo bytes: [UInt8], isInTable: Bool) {
    self.bytes = bytes
    self.isInTable = isInTable
  }

  /// - Parameter startsBlock: whether the first character could open a list, a heading or a quote.
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

  /// Whether a text is an address on the web and nothing else.
  static func isWebAddress(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      (33...126).contains(byte) && !"<>|`\\".utf8.contains(byte)
    }
    return isPlain && (text.hasPrefix("https://") || text.hasPrefix("http://"))
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  private mutating func append(_ text: String, _ body: (inout InlineMarkdown, Text) -> Void) {
    var text = text
    text.withUTF8 { body(&self, $0) }
  }

  /// Code spans as they are, marks such as `[^seed-000]` left out, the rest as plain text.
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

  /// Words with an at sign are set as code: a site would make mentions or addresses of them.
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
    // In a table a backslash before a bar could not be told from the bar's own.
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

  /// Adds a blank for a line's end or a tab, and a visible escape for what hides or steers.
  ///
  /// - Returns: how many bytes that was; nil where the text shows itself.
  private mutating func appendUnseen(
    _ text: Text, at index: Int, doublesBackslash: Bool
  ) -> Int? {
    if [9, 10, 13].contains(text[index]) {
      bytes.append(Sign.space)
      return 1
    }
    guard let (scalar, length) = UnseenBytes.scalar(in: text, at: index) else { return nil }
    // In a table a backslash of code stays what it is, except before a bar, which never follows here.
    bytes += Array((doublesBackslash ? "\\\\u" : "\\u").utf8)
    bytes += Array("{\(String(scalar, radix: 16))}".utf8)
    return length
  }
}
