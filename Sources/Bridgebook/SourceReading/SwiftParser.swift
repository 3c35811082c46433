/// Reads tokens into an outline by recursive descent; nothing makes it fail.
///
/// Each bracket is read inside its own bounds, each loop takes a token, and what is nested too deep is passed over.
struct SwiftParser {
  let tokens: [SwiftToken]
  let brackets: BracketTable
  var records: [SwiftNodeRecord] = []
  /// The next token.
  var place = 0
  /// The first token behind the bracket that is being read.
  var limit: Int
  var depth = 0
  /// Braces begin a block here, no trailing closure.
  var forbidsTrailing = false
  /// A colon belongs to a conditional operator here.
  var isInTernary = false

  /// The nesting of brackets, statements and expressions that is read; deeper parts are `unread`.
  static let maximumDepth = 120

  init(tokens: [SwiftToken], brackets: BracketTable) {
    self.tokens = tokens
    self.brackets = brackets
    limit = tokens.count
    records.reserveCapacity(tokens.count / 2 + 16)
  }

  mutating func readFile() {
    let file = add(.file, start: 0)
    readStatements(into: file)
    finish(file)
  }

  // MARK: Tokens

  var isAtEnd: Bool { place >= limit }

  @inline(__always)
  var token: SwiftToken? { place < limit ? tokens[place] : nil }

  @inline(__always)
  func peek(_ distance: Int = 1) -> SwiftToken? {
    place + distance < limit ? tokens[place + distance] : nil
  }

  @inline(__always)
  func isPunctuation(_ byte: UInt8, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .punctuation && token.byte == byte
  }

  /// Whether the next token is a word of the language or a name spelled like it.
  @inline(__always)
  func isWord(_ word: SwiftWord, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.name.index == word.rawValue && token.length == Int32(word.text.utf8.count)
  }

  func word(at distance: Int = 0) -> SwiftWord? {
    guard let token = peek(distance), token.name.index > 0, token.byte != UInt8(ascii: "`"),
      token.name.index < Int32(SwiftWord.allCases.count)
    else { return nil }
    return SwiftWord(rawValue: token.name.index)
  }

  /// Whether the next token is that operator of one byte.
  @inline(__always)
  func isOperator(_ byte: UInt8, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == byte && token.length == 1
  }

  /// Takes a punctuation mark where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isPunctuation(byte) else { return false }
    place += 1
    return true
  }

  mutating func take(_ word: SwiftWord) -> Bool {
    guard isWord(word) else { return false }
    place += 1
    return true
  }

  /// Passes over the bracket that comes next, or over one token.
  mutating func skip() {
    guard let token else { return }
    if token.kind == .punctuation,
      token.byte == UInt8(ascii: "(") || token.byte == UInt8(ascii: "[")
        || token.byte == UInt8(ascii: "{")
    {
      place = min(limit, Int(brackets.ends[place]) + (isClosed(place) ? 1 : 0))
    } else {
      place += 1
    }
  }

  func isClosed(_ open: Int) -> Bool { brackets.isClosed(open, tokens) }

  /// Reads what stands inside the bracket that comes next, and goes behind it.
  ///
  /// Where its end is missing and reading stopped earlier, it goes on from there.
  mutating func inside(_ read: (inout SwiftParser) -> Void) {
    let open = place
    let end = min(limit, Int(brackets.ends[open]))
    let outer = limit
    let isClosed = isClosed(open) && end < outer
    limit = max(end, open + 1)
    place = open + 1
    read(&self)
    limit = outer
    if isClosed || tokens[open].byte == UInt8(ascii: "{") { place = end }
    if isClosed { place += 1 }
  }

  // MARK: Nodes

  mutating func add(
    _ kind: SwiftNodeKind, start: Int, name: NameNumber = .none, flags: SwiftNodeFlags = [],
    anchor: Int? = nil
  ) -> Int32 {
    records.append(
      SwiftNodeRecord(
        kind: kind, flags: flags, name: name, start: Int32(start), end: Int32(start),
        anchor: Int32(anchor ?? start)))
    return Int32(records.count - 1)
  }

  /// Makes a node the last child of another.
  mutating func adopt(_ child: Int32, by parent: Int32) {
    guard child >= 0 else { return }
    records[Int(child)].parent = parent
    let last = records[Int(parent)].lastChild
    if last >= 0 {
      records[Int(last)].next = child
    } else {
      records[Int(parent)].firstChild = child
    }
    records[Int(parent)].lastChild = child
  }

  /// Ends a node before the next token.
  mutating func finish(_ node: Int32) { records[Int(node)].end = Int32(place) }

  /// Reads one level deeper, or passes over what is nested too deep.
  mutating func deeper(_ read: (inout SwiftParser) -> Int32) -> Int32 {
    guard depth < SwiftParser.maximumDepth else {
      let node = add(.unread, start: place)
      skip()
      finish(node)
      return node
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }
}
