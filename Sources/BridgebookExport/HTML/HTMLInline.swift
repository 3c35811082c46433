internal import Bridgebook

/// Writes pieces of a line as HTML, escaping markup and invisible characters.
struct HTMLInline {
  private(set) var bytes: [UInt8]
  /// The texts in code style that may name a heading, with their byte ranges.
  private(set) var references: [Reference] = []

  /// A text in code style.
  struct Reference {
    let text: String
    let range: Range<Int>
  }

  /// - Parameter bytes: the page so far, to which the pieces are appended.
  init(appendingTo bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(_ piece: InlinePiece) {
    switch piece {
    case .plain(let text): escape(text)
    case .code(let text):
      let start = bytes.count
      element("code") { $0.escapeName(text) }
      references.append(Reference(text: text, range: start..<bytes.count))
    case .strong(let text): element("strong") { $0.escapeWords(text) }
    case .rich(let text): appendRich(text)
    case .link(let address):
      guard InlineMarkdown.isWebAddress(address) else { return escape(address) }
      add("<a href=\"")
      escape(address)
      add("\">")
      escape(address)
      add("</a>")
    }
  }

  /// Appends plain text with escapes.
  mutating func escape(_ text: some StringProtocol) {
    var text = String(text)
    text.withUTF8 { escape($0) }
  }

  /// Appends words; long names among them may be broken.
  private mutating func escapeWords(_ text: String) {
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { escape(" ") }
      escapeName(String(word))
    }
  }

  /// Appends a name, which may be broken between its parts if it is long.
  private mutating func escapeName(_ name: String) {
    guard name.utf8.count > HTMLInline.unbrokenCount, !name.contains(" ") else {
      return escape(name)
    }
    var part = ""
    var last: Character = " "
    for character in name {
      let isPart = last.isLowercase && character.isUppercase || ".:(-_/".contains(last)
      if isPart, part.count > 2 {
        escape(part)
        add("<wbr>")
        part = ""
      }
      part.append(character)
      last = character
    }
    escape(part)
  }

  /// The length in bytes up to which a name is never broken.
  private static let unbrokenCount = 22

  private mutating func element(_ name: String, _ body: (inout HTMLInline) -> Void) {
    add("<\(name)>")
    body(&self)
    add("</\(name)>")
  }

  private mutating func add(_ text: String) { bytes += Array(text.utf8) }

  /// Appends Markdown of an entry: code spans become code, citations are dropped, and the rest is
  /// plain text.
  private mutating func appendRich(_ markdown: String) {
    var markdown = markdown
    markdown.withUTF8 { text in
      var from = 0
      var index = 0
      while index < text.count {
        if text[index] == Sign.backtick {
          let run = Sign.run(in: text, at: index)
          if let end = Sign.closing(run, in: text, from: index + run) {
            escape(Text(rebasing: text[from..<index]))
            append(.code(String(decoding: text[(index + run)..<end], as: UTF8.self)))
            index = end + run
            from = index
          } else {
            index += run
          }
        } else if text[index] == Sign.open, index + 1 < text.count, text[index + 1] == Sign.caret,
          let end = text[index...].firstIndex(of: Sign.close)
        {
          escape(Text(rebasing: text[from..<index]))
          index = end + 1
          from = index
        } else {
          index += 1
        }
      }
      escape(Text(rebasing: text[from...]))
    }
  }

  private typealias Text = UnsafeBufferPointer<UInt8>

  private mutating func escape(_ text: Text) {
    var index = 0
    while index < text.count {
      let plain = Sign.plainBytes(in: text, from: index)
      bytes.append(contentsOf: plain)
      index += plain.count
      guard index < text.count else { break }
      switch text[index] {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      case 9, 10, 13: bytes.append(Sign.space)
      case let byte:
        if let (scalar, length) = UnseenBytes.scalar(in: text, at: index) {
          add("\\u{\(String(scalar, radix: 16))}")
          index += length
          continue
        }
        bytes.append(byte)
      }
      index += 1
    }
  }
}
