/// Splits an XML document into tags and text, regardless of how the bytes are divided.
///
/// Intended for documents written by programs: it supports only the five predefined entities and
/// numeric character references, and skips comments, processing instructions and declarations.
struct XMLTokenizer {
  /// A token, with its bytes.
  enum Token {
    case start(name: Bytes, attributes: Bytes, isEmpty: Bool)
    case end(name: Bytes)
    case text(Bytes)
  }

  private enum State { case text, markup, comment, data }

  static let limit = 64 * 1024

  /// The line of the next byte, counted from 1.
  private(set) var line: Int
  /// Whether any part was longer than `limit` and was truncated.
  private(set) var didCut = false
  private var state = State.text
  private var quote: UInt8 = 0
  private var buffer: [UInt8] = []

  init(line: Int) {
    self.line = line
  }

  /// Passes on each token that ends in the chunk, with the line in which it ends.
  mutating func feed(_ chunk: Bytes, _ take: (Token, Int) -> Void) {
    var current = line
    defer { line = current }
    let body = { (token: Token) in take(token, current) }
    for index in 0..<chunk.count {
      let byte = chunk[index]
      if byte == 0x0A { current += 1 }
      switch state {
      case .text:
        if byte == UInt8(ascii: "<") {
          emitText(body)
          state = .markup
        } else {
          keep(byte)
        }
      case .markup: takeMarkup(byte, body)
      case .comment:
        keepTail(byte)
        if byte == UInt8(ascii: ">"), ends(with: "-->") { endMarkup() }
      case .data:
        keep(byte)
        if byte == UInt8(ascii: ">"), ends(with: "]]>") {
          buffer.removeLast(3)
          emitText(body, isData: true)
          endMarkup()
        }
      }
    }
  }

  /// Whether the document ended outside of a tag.
  var isComplete: Bool { state == .text }

  private mutating func takeMarkup(_ byte: UInt8, _ body: (Token) -> Void) {
    if quote != 0 {
      if byte == quote { quote = 0 }
      keep(byte)
    } else if byte == UInt8(ascii: ">") {
      buffer.withUnsafeBufferPointer { XMLTokenizer.emitTag(Bytes($0), body) }
      endMarkup()
    } else {
      // Only tags have attributes; a declaration may contain an unpaired apostrophe.
      let isTag = buffer.first.map { $0 != UInt8(ascii: "!") && $0 != UInt8(ascii: "?") } ?? false
      if isTag, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      keep(byte)
      if buffer.count == 3, ends(with: "!--") { state = .comment }
      if buffer.count == 8, ends(with: "![CDATA[") {
        buffer.removeAll(keepingCapacity: true)
        state = .data
      }
    }
  }

  private mutating func endMarkup() {
    buffer.removeAll(keepingCapacity: true)
    state = .text
  }

  private mutating func keep(_ byte: UInt8) {
    if buffer.count < XMLTokenizer.limit {
      buffer.append(byte)
    } else {
      didCut = true
      // The tail is needed to recognize the end of the section.
      if state == .data { keepTail(byte) }
    }
  }

  private mutating func keepTail(_ byte: UInt8) {
    if buffer.count >= 8 {
      buffer.removeFirst(buffer.count - 7)
    }
    buffer.append(byte)
  }

  private func ends(with text: StaticString) -> Bool {
    buffer.withUnsafeBufferPointer { Bytes($0).hasSuffix(text) }
  }

  private mutating func emitText(_ body: (Token) -> Void, isData: Bool = false) {
    guard !buffer.isEmpty else { return }
    buffer.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      if !isData, bytes.firstIndex(of: UInt8(ascii: "&")) != nil {
        XMLEntities.resolve(bytes).withUnsafeBufferPointer { body(.text(Bytes($0))) }
      } else {
        body(.text(bytes))
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func emitTag(_ tag: Bytes, _ body: (Token) -> Void) {
    switch tag.at(0) {
    case UInt8(ascii: "/"): body(.end(name: tag.from(1).trimmed))
    case UInt8(ascii: "!"), UInt8(ascii: "?"), 0: return
    default:
      var tag = tag
      let isEmpty = tag[tag.count - 1] == UInt8(ascii: "/")
      if isEmpty { tag = tag.to(tag.count - 1) }
      var end = 0
      while end < tag.count, tag[end] > 0x20 { end += 1 }
      body(.start(name: tag.to(end), attributes: tag.from(end), isEmpty: isEmpty))
    }
  }
}
