/// The current position in the tokens of a file, which is shared by the parsers, and the outline
/// that they write.
///
/// Each bracket is parsed within its bounds, each loop consumes a token, and code that is nested
/// too deeply is skipped; therefore parsing never fails, and takes time linear in the number of
/// tokens.
struct SwiftCursor {
  let tokens: [SwiftToken]
  let brackets: BracketTable
  var outline: SwiftOutline
  /// The next token.
  var place = 0
  /// The first token after the bracket that is being parsed.
  private(set) var limit: Int
  /// The nesting depth of brackets, statements and expressions at the next token.
  private(set) var depth = 0
  /// Whether braces begin a block rather than a trailing closure.
  private(set) var forbidsTrailing = false

  /// The maximum nesting depth that is parsed; deeper parts become `unread`.
  static let maximumDepth = 120

  init(tokens: [SwiftToken], brackets: BracketTable) {
    self.tokens = tokens
    self.brackets = brackets
    outline = SwiftOutline(tokenCount: tokens.count)
    limit = tokens.count
  }

  // MARK: Next tokens

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

  /// Returns whether the next token is a word of the language or a name with the same spelling,
  /// unless it is in backticks.
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

  /// Returns whether the next token is the given single-byte operator.
  @inline(__always)
  func isOperator(_ byte: UInt8, at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == byte && token.length == 1
  }

  /// Returns whether the `::` of a module selector comes next.
  func isSelector(at distance: Int = 0) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == UInt8(ascii: ":")
  }

  // MARK: Advancing

  /// Consumes a punctuation mark if it comes next; returns whether it does.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isPunctuation(byte) else { return false }
    place += 1
    return true
  }

  /// Consumes a word if it comes next; returns whether it does.
  mutating func take(_ word: SwiftWord) -> Bool {
    guard isWord(word) else { return false }
    place += 1
    return true
  }

  /// Skips the next bracket with its contents, or one token.
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

  /// Whether the parenthesis or square bracket being parsed has a closing bracket.
  var isClosedAround: Bool {
    guard limit < tokens.count else { return false }
    let token = tokens[limit]
    return token.kind == .punctuation
      && (token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"))
  }

  /// Parses the contents of the next bracket, and moves past it.
  ///
  /// If its end is missing and parsing stopped earlier, parsing continues from there.
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

  /// Parses the tokens from the next one to a later one, and moves past the latter.
  mutating func inside(angles end: Int, _ read: (inout SwiftCursor) -> Void) {
    let outer = limit
    place += 1
    limit = min(end, outer)
    read(&self)
    limit = outer
    place = min(end + 1, outer)
  }

  /// Parses one level deeper, or skips code that is nested too deeply.
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

  /// Parses with or without braces after an operand counting as trailing closures.
  mutating func trailingClosures<Result>(
    areAllowed: Bool, _ read: (inout SwiftCursor) -> Result
  ) -> Result {
    let outer = forbidsTrailing
    forbidsTrailing = !areAllowed
    defer { forbidsTrailing = outer }
    return read(&self)
  }
}
