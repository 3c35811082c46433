/// A place among the tokens of a file, which the parsers of the grammar's parts move on, and the
/// outline they write.
///
/// Each bracket is read inside its own bounds, each loop takes a token, and what is nested too deep
/// is passed over: no file makes reading fail, and the time is linear in the number of tokens.
struct SwiftCursor {
  let tokens: [SwiftToken]
  let brackets: BracketTable
  var outline: SwiftOutline
  /// The next token.
  var place = 0
  /// The first token behind the bracket that is being read.
  private(set) var limit: Int
  /// The nesting of brackets, statements and expressions around the next token.
  private(set) var depth = 0
  /// Braces begin a block here, no trailing closure.
  private(set) var forbidsTrailing = false

  /// The nesting that is read; deeper parts are `unread`.
  static let maximumDepth = 120

  init(tokens: [SwiftToken], brackets: BracketTable) {
    self.tokens = tokens
    self.brackets = brackets
    outline = SwiftOutline(tokenCount: tokens.count)
    limit = tokens.count
  }

  // MARK: The next tokens

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

  /// Whether the next token is a word of the language or a name spelled like it; in backticks it
  /// is neither.
  @inline(__always)
  func isWord(_ word: SwiftWord, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.name.index == word.rawValue && token.byte != UInt8(ascii: "`")
  }

  func word(at distance: Int = 0) -> SwiftWord? {
    guard let token = peek(distance), token.name.index > 0, token.byte != UInt8(ascii: "`"),
      token.name.index < SwiftWord.count
    else { return nil }
    return SwiftWord(rawValue: token.name.index)
  }

  /// Whether the next token is that operator of one byte.
  @inline(__always)
  func isOperator(_ byte: UInt8, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == byte && token.length == 1
  }

  /// Whether `::` of a module selector comes next.
  func isSelector(at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == UInt8(ascii: ":")
  }

  // MARK: Moving on

  /// Takes a punctuation mark where it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isPunctuation(byte) else { return false }
    place += 1
    return true
  }

  /// Takes a word where it comes next.
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

  /// Ends a node before the next token.
  mutating func finish(_ node: Int32) { outline[node].end = Int32(place) }

  // MARK: Brackets and nesting

  func isClosed(_ open: Int) -> Bool { brackets.isClosed(open, tokens) }

  /// Whether the parenthesis or square bracket being read has its closing one.
  var isClosedAround: Bool {
    guard limit < tokens.count else { return false }
    let token = tokens[limit]
    return token.kind == .punctuation
      && (token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"))
  }

  /// Reads what stands inside the bracket that comes next, and goes behind it.
  ///
  /// Where its end is missing and reading stopped earlier, it goes on from there.
  mutating func inside(_ read: (inout SwiftCursor) -> Void) {
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

  /// Reads what stands between the next token and one further on, and goes behind that one.
  mutating func inside(angles end: Int, _ read: (inout SwiftCursor) -> Void) {
    let outer = limit
    place += 1
    limit = min(end, outer)
    read(&self)
    limit = outer
    place = min(end + 1, outer)
  }

  /// Reads one level deeper, or passes over what is nested too deep.
  mutating func deeper(_ read: (inout SwiftCursor) -> Int32) -> Int32 {
    guard depth < SwiftCursor.maximumDepth else {
      let node = outline.add(.unread, start: place)
      skip()
      finish(node)
      return node
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads where braces behind an operand are, or are not, trailing closures.
  mutating func trailingClosures<Result>(
    areAllowed: Bool, _ read: (inout SwiftCursor) -> Result
  ) -> Result {
    let outer = forbidsTrailing
    forbidsTrailing = !areAllowed
    defer { forbidsTrailing = outer }
    return read(&self)
  }
}
