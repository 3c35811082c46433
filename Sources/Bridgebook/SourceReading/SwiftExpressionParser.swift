/// Parses expressions as flat sequences of operands and operators, without precedence.
enum SwiftExpressionParser {
  /// Parses an expression, including an assignment.
  static func readExpression(_ cursor: inout SwiftCursor, endsAtAssignment: Bool = false) -> Int32 {
    cursor.deeper { readWhole(&$0, endsAtAssignment) }
  }

  private static func readWhole(_ cursor: inout SwiftCursor, _ endsAtAssignment: Bool) -> Int32 {
    let start = cursor.place
    let left = readSequence(&cursor)
    guard !endsAtAssignment, let token = cursor.token, token.kind == .operator, isAssignment(token)
    else {
      return left
    }
    let node = cursor.outline.add(
      .assignment, start: start, anchor: Int(cursor.outline[left].anchor))
    cursor.outline[node].detail = Int32(cursor.place)
    cursor.place += 1
    cursor.outline.adopt(left, by: node)
    if !cursor.isAtEnd { cursor.outline.adopt(readExpression(&cursor), by: node) }
    cursor.finish(node)
    return node
  }

  private static func isAssignment(_ token: SwiftToken) -> Bool {
    if token.length == 1 { return token.byte == UInt8(ascii: "=") }
    guard token.length <= 4 else { return false }
    switch token.byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "?"):
      return token.isCompoundAssignment
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      return token.length == 3 && token.isCompoundAssignment
    default: return false
    }
  }

  private static func readSequence(_ cursor: inout SwiftCursor) -> Int32 {
    let start = cursor.place
    let first = readUnary(&cursor)
    var parts = [first]
    var casts = 0
    while let token = cursor.token {
      let isWordOperator = cursor.isWord(.as) || cursor.isWord(.is)
      if isWordOperator {
        guard casts < 16, let last = parts.popLast() else { break }
        casts += 1
        let node = cursor.outline.add(.cast, start: Int(cursor.outline[last].start))
        cursor.outline[node].detail = token.name.index
        cursor.place += 1
        if cursor.token?.kind == .postfixMark || cursor.isOperator(UInt8(ascii: "?"))
          || cursor.isOperator(UInt8(ascii: "!"))
        {
          cursor.outline[node].flags.insert(.isOptional)
          cursor.place += 1
        }
        cursor.outline.adopt(last, by: node)
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
        cursor.finish(node)
        parts.append(node)
        continue
      }
      guard token.kind == .operator, !isAssignment(token) else { break }
      // An operator at the start of a line directly before an operand begins a new statement.
      if token.isFirstOnLine, let next = cursor.peek(), next.isLeftBound, token.length == 1,
        token.byte == UInt8(ascii: "-") || token.byte == UInt8(ascii: "&")
          || token.byte == UInt8(ascii: "!")
      {
        break
      }
      if cursor.isSelector() { break }
      let isTernary = token.length == 1 && token.byte == UInt8(ascii: "?")
      let operation = readOperation(&cursor)
      parts.append(operation)
      guard !cursor.isAtEnd else { break }
      if isTernary {
        parts.append(cursor.deeper { readSequence(&$0) })
        if cursor.isPunctuation(UInt8(ascii: ":")) {
          parts.append(readOperation(&cursor))
          if !cursor.isAtEnd { parts.append(readUnary(&cursor)) }
        }
        continue
      }
      if cursor.isPunctuation(UInt8(ascii: ",")) || cursor.isPunctuation(UInt8(ascii: ")")) {
        break
      }
      parts.append(readUnary(&cursor))
    }
    guard parts.count > 1 else { return parts[0] }
    let node = cursor.outline.add(.sequence, start: start)
    for part in parts { cursor.outline.adopt(part, by: node) }
    cursor.finish(node)
    return node
  }

  private static func readOperation(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.operation, start: cursor.place)
    cursor.outline[node].detail = Int32(cursor.place)
    cursor.place += 1
    cursor.finish(node)
    return node
  }

  /// Parses an operand and its prefixes.
  private static func readUnary(_ cursor: inout SwiftCursor) -> Int32 {
    var flags: SwiftNodeFlags = []
    while let word = cursor.word() {
      switch word {
      case .try:
        cursor.place += 1
        if cursor.token?.kind == .postfixMark { cursor.place += 1 }
        continue
      case .await:
        guard startsOperand(cursor.peek()) || isAwaited(cursor.peek()) else { break }
        flags.insert(.isAwaited)
        cursor.place += 1
        continue
      case .consume, .copy, .each, .unsafe, .any, .opaque, .discard, .yield, .then, .repeat:
        guard startsOperand(cursor.peek()) else { break }
        cursor.place += 1
        continue
      default: break
      }
      break
    }
    if let token = cursor.token, token.kind == .operator,
      !isAssignment(token) || token.length == 1 && token.byte == UInt8(ascii: "&")
    {
      let node = cursor.outline.add(.prefixed, start: cursor.place)
      cursor.outline[node].detail = Int32(cursor.place)
      cursor.place += 1
      if let next = cursor.token, !next.isFirstOnLine, next.isLeftBound {
        cursor.outline.adopt(cursor.deeper { readUnary(&$0) }, by: node)
        let operand = cursor.outline[node].firstChild
        if operand >= 0 { cursor.outline[node].anchor = cursor.outline[operand].anchor }
      }
      cursor.finish(node)
      return node
    }
    let node = SwiftPostfixParser.readPostfix(&cursor, SwiftOperandParser.readPrimary(&cursor))
    cursor.outline[node].flags.formUnion(flags)
    return node
  }

  /// Returns whether `await` is followed by an operand other than a name.
  private static func isAwaited(_ next: SwiftToken?) -> Bool {
    guard let next, !next.isFirstOnLine else { return false }
    switch next.kind {
    case .stringStart, .number, .keyword: return true
    case .punctuation:
      return next.byte == UInt8(ascii: "#") || next.byte == UInt8(ascii: "(")
        || next.byte == UInt8(ascii: "[") || next.byte == UInt8(ascii: ".") && !next.isLeftBound
    default: return false
    }
  }

  /// Returns whether a word that can also be a name is followed by its operand.
  private static func startsOperand(_ next: SwiftToken?) -> Bool {
    guard let next, !next.isFirstOnLine else { return false }
    return next.kind == .identifier
      || next.kind == .keyword && next.name.index == SwiftWord.`super`.rawValue
      || next.kind == .keyword && next.name.index == SwiftWord.try.rawValue
  }
}
