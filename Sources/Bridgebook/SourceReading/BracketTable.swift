/// Pairs brackets and tolerates missing ones.
///
/// The parser never reads past the end of a bracket, so the effect of a fault is limited to the
/// enclosing bracket.
struct BracketTable {
  /// The index of the closing bracket, for each opening bracket.
  ///
  /// If the closing bracket is missing, the index is that of the first token after the bracket's
  /// contents. The value is -1 for a closing bracket without an opening one, and 0 for any other
  /// token.
  private(set) var ends: [Int32]
  private(set) var isBalanced = true

  private struct Open {
    let token: Int
    let byte: UInt8
    /// The indentation of the declaration that opened the brace; -1 if there is none.
    let indentation: Int
  }

  private var stack: [Open] = []
  /// The indentations of the open braces that belong to declarations.
  private var declarations: [Int] = []
  /// The numbers of open parentheses and square brackets in each open brace, outermost brace first.
  private var counts: [(round: Int, square: Int)] = [(0, 0)]

  init(_ tokens: [SwiftToken], lineStarts: [Int32]) {
    ends = [Int32](repeating: 0, count: tokens.count)
    match(tokens, indentations: nil)
    guard !isBalanced else { return }
    for index in ends.indices { ends[index] = 0 }
    match(tokens, indentations: Indentations(lineStarts))
  }

  /// Returns whether an opening bracket has a closing one.
  func isClosed(_ open: Int, _ tokens: [SwiftToken]) -> Bool {
    let end = Int(ends[open])
    guard end < tokens.count, tokens[end].kind == .punctuation else { return false }
    switch tokens[open].byte {
    case UInt8(ascii: "("): return tokens[end].byte == UInt8(ascii: ")")
    case UInt8(ascii: "["): return tokens[end].byte == UInt8(ascii: "]")
    default: return tokens[end].byte == UInt8(ascii: "}")
    }
  }

  /// Returns the tokens of each brace that has no closing brace.
  func openBraces(_ tokens: [SwiftToken]) -> [Range<Int32>] {
    guard !isBalanced else { return [] }
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .punctuation, token.byte == UInt8(ascii: "{"),
        !isClosed(index, tokens)
      else { return nil }
      return Int32(index)..<max(Int32(index) + 1, ends[index])
    }
  }

  private mutating func match(_ tokens: [SwiftToken], indentations: Indentations?) {
    stack = []
    declarations = []
    counts = [(0, 0)]
    var indentations = indentations
    var declaration = -1
    for (index, token) in tokens.enumerated() {
      if indentations != nil, token.isFirstOnLine {
        let column = indentations?.column(of: token) ?? 0
        if BracketTable.startsDeclaration(token) {
          declaration = column
          closeDeclarations(from: column, before: index)
        }
        if token.byte == UInt8(ascii: "}"), token.kind == .punctuation,
          let top = stack.last, top.indentation >= 0, column > top.indentation
        {
          ends[index] = -1
          continue
        }
      }
      guard token.kind == .punctuation else { continue }
      switch token.byte {
      case UInt8(ascii: "{"):
        stack.append(Open(token: index, byte: token.byte, indentation: declaration))
        counts.append((0, 0))
        if declaration >= 0 { declarations.append(declaration) }
        declaration = -1
      case UInt8(ascii: "("):
        stack.append(Open(token: index, byte: token.byte, indentation: -1))
        counts[counts.count - 1].round += 1
      case UInt8(ascii: "["):
        stack.append(Open(token: index, byte: token.byte, indentation: -1))
        counts[counts.count - 1].square += 1
      case UInt8(ascii: "}"): close(UInt8(ascii: "{"), at: index, isFound: counts.count > 1)
      case UInt8(ascii: ")"):
        close(UInt8(ascii: "("), at: index, isFound: counts[counts.count - 1].round > 0)
      case UInt8(ascii: "]"):
        close(UInt8(ascii: "["), at: index, isFound: counts[counts.count - 1].square > 0)
      default: break
      }
    }
    while let open = stack.last { end(open, at: tokens.count, isReal: false) }
  }

  private mutating func close(_ byte: UInt8, at index: Int, isFound: Bool) {
    guard isFound else {
      ends[index] = -1
      if byte == UInt8(ascii: "{") { isBalanced = false }
      return
    }
    while let open = stack.last {
      end(open, at: index, isReal: open.byte == byte)
      if open.byte == byte { return }
    }
  }

  private mutating func end(_ open: Open, at index: Int, isReal: Bool) {
    stack.removeLast()
    if open.indentation >= 0 { declarations.removeLast() }
    ends[open.token] = Int32(index)
    switch open.byte {
    case UInt8(ascii: "{"):
      counts.removeLast()
      if !isReal { isBalanced = false }
    case UInt8(ascii: "("): counts[counts.count - 1].round -= 1
    default: counts[counts.count - 1].square -= 1
    }
  }

  /// Ends open declarations at a declaration that is not indented more than they are.
  private mutating func closeDeclarations(from column: Int, before index: Int) {
    while let open = declarations.last, open >= column, let outer = stack.last {
      end(outer, at: index, isReal: false)
    }
  }

  private static let openingWords: Set<Int32> = Set(
    [
      SwiftWord.struct, .class, .enum, .actor, .protocol, .extension, .func, .`init`, .deinit, .var,
      .let, .static, .private, .fileprivate, .public, .internal, .final, .override, .mutating,
      .subscript, .typealias, .import,
    ].map(\.rawValue))

  private static func startsDeclaration(_ token: SwiftToken) -> Bool {
    openingWords.contains(token.name.index)
      || token.kind == .punctuation && token.byte == UInt8(ascii: "@")
  }

  /// Computes the columns of tokens, which must be passed in order.
  private struct Indentations {
    let lineStarts: [Int32]
    var line = 0

    init(_ lineStarts: [Int32]) {
      self.lineStarts = lineStarts
    }

    mutating func column(of token: SwiftToken) -> Int {
      while line + 1 < lineStarts.count, lineStarts[line + 1] <= token.start { line += 1 }
      return Int(token.start - lineStarts[line])
    }
  }
}
