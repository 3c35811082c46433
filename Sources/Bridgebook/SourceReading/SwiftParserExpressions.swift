/// Expressions as flat sequences of operands and operators, without precedence.
extension SwiftParser {
  /// Reads an expression with its assignment.
  mutating func readExpression(endsAtAssignment: Bool = false) -> Int32 {
    deeper { $0.readWhole(endsAtAssignment) }
  }

  mutating func readWhole(_ endsAtAssignment: Bool) -> Int32 {
    let start = place
    let left = readSequence()
    guard !endsAtAssignment, let token, token.kind == .operator, isAssignment(token) else {
      return left
    }
    let node = add(.assignment, start: start, anchor: Int(records[Int(left)].anchor))
    records[Int(node)].detail = Int32(place)
    place += 1
    adopt(left, by: node)
    if !isAtEnd { adopt(readExpression(), by: node) }
    finish(node)
    return node
  }

  func isAssignment(_ token: SwiftToken) -> Bool {
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

  mutating func readSequence() -> Int32 {
    let start = place
    let first = readUnary()
    var parts = [first]
    var casts = 0
    while let token {
      let isWordOperator = isWord(.as) || isWord(.is)
      if isWordOperator {
        guard casts < 16, let last = parts.popLast() else { break }
        casts += 1
        let node = add(.cast, start: Int(records[Int(last)].start))
        records[Int(node)].detail = token.name.index
        place += 1
        if self.token?.kind == .postfixMark || isOperator(UInt8(ascii: "?"))
          || isOperator(UInt8(ascii: "!"))
        {
          records[Int(node)].flags.insert(.isOptional)
          place += 1
        }
        adopt(last, by: node)
        adopt(readTypeName(), by: node)
        finish(node)
        parts.append(node)
        continue
      }
      guard token.kind == .operator, !isAssignment(token) else {
        if token.kind == .punctuation, token.byte == UInt8(ascii: ":"), isInTernary {
          parts.append(readOperation())
          isInTernary = false
          parts.append(readUnary())
          continue
        }
        break
      }
      // An operator at the start of a line that is bound to what follows begins a new statement.
      if token.isFirstOnLine, let next = peek(), next.isLeftBound, token.length == 1,
        token.byte == UInt8(ascii: "-") || token.byte == UInt8(ascii: "&")
          || token.byte == UInt8(ascii: "!")
      {
        break
      }
      if tokenIsSelector { break }
      let isTernary = token.length == 1 && token.byte == UInt8(ascii: "?")
      let operation = readOperation()
      parts.append(operation)
      guard !isAtEnd else { break }
      if isTernary {
        parts.append(readTernaryMiddle())
        if isPunctuation(UInt8(ascii: ":")) {
          parts.append(readOperation())
          if !isAtEnd { parts.append(readUnary()) }
        }
        continue
      }
      if isPunctuation(UInt8(ascii: ",")) || isPunctuation(UInt8(ascii: ")")) { break }
      parts.append(readUnary())
    }
    guard parts.count > 1 else { return parts[0] }
    let node = add(.sequence, start: start)
    for part in parts { adopt(part, by: node) }
    finish(node)
    return node
  }

  /// What stands between `?` and `:`.
  mutating func readTernaryMiddle() -> Int32 {
    let outer = isInTernary
    isInTernary = false
    defer { isInTernary = outer }
    return deeper { $0.readSequence() }
  }

  mutating func readOperation() -> Int32 {
    let node = add(.operation, start: place)
    records[Int(node)].detail = Int32(place)
    place += 1
    finish(node)
    return node
  }

  /// An operand with what stands before it.
  mutating func readUnary() -> Int32 {
    var flags: SwiftNodeFlags = []
    while let word = word() {
      switch word {
      case .try:
        place += 1
        if token?.kind == .postfixMark { place += 1 }
        continue
      case .await:
        guard startsOperand(peek()) else { break }
        flags.insert(.isAwaited)
        place += 1
        continue
      case .consume, .copy, .each, .unsafe, .any, .opaque, .discard, .yield, .then, .repeat:
        guard startsOperand(peek()) else { break }
        place += 1
        continue
      default: break
      }
      break
    }
    if let token, token.kind == .operator,
      !isAssignment(token) || token.length == 1 && token.byte == UInt8(ascii: "&")
    {
      let node = add(.prefixed, start: place)
      records[Int(node)].detail = Int32(place)
      place += 1
      if let next = self.token, !next.isFirstOnLine, next.isLeftBound {
        adopt(deeper { $0.readUnary() }, by: node)
        records[Int(node)].anchor =
          records[Int(node)].firstChild >= 0
          ? records[Int(records[Int(node)].firstChild)].anchor : records[Int(node)].anchor
      }
      finish(node)
      return node
    }
    let node = readPostfix(readPrimary())
    records[Int(node)].flags.formUnion(flags)
    return node
  }

  /// Whether a word that is a name elsewhere stands before its operand.
  func startsOperand(_ next: SwiftToken?) -> Bool {
    guard let next, !next.isFirstOnLine else { return false }
    return next.kind == .identifier
      || next.kind == .keyword && next.name.index == SwiftWord.`super`.rawValue
      || next.kind == .keyword && next.name.index == SwiftWord.try.rawValue
  }

  mutating func readPrimary() -> Int32 {
    guard let token else { return add(.unread, start: place) }
    switch token.kind {
    case .identifier:
      if tokenIsSelector(at: 1), peek(2)?.kind == .identifier { place += 2 }
      return readName(.identifier)
    case .number:
      place += 1
      let node = add(.number, start: place - 1)
      finish(node)
      return node
    case .regex:
      place += 1
      let node = add(.regex, start: place - 1)
      finish(node)
      return node
    case .stringStart: return readString()
    case .keyword:
      switch word() {
      case .super, .`init`: return readName(.identifier)
      case .if: return deeper { $0.readIf() }
      case .switch: return deeper { $0.readSwitch() }
      case .let, .var:
        // A binding inside a pattern.
        place += 1
        guard let name = self.token, name.kind == .identifier else {
          return add(.unread, start: place)
        }
        let variable = add(.variable, start: place, name: name.name, flags: .isConstant)
        place += 1
        finish(variable)
        return variable
      default: return add(.unread, start: place)
      }
    case .punctuation: return readPunctuated(token)
    default:
      let node = add(.unread, start: place)
      if token.kind == .unknown || token.kind == .postfixMark { place += 1 }
      finish(node)
      return node
    }
  }

  func tokenIsSelector(at distance: Int) -> Bool {
    guard let token = peek(distance) else { return false }
    return token.kind == .operator && token.byte == UInt8(ascii: ":")
  }

  mutating func readName(_ kind: SwiftNodeKind) -> Int32 {
    let node = add(kind, start: place, name: token?.name ?? .none)
    place += 1
    skipGenericArguments()
    finish(node)
    return node
  }

  mutating func readPunctuated(_ token: SwiftToken) -> Int32 {
    switch token.byte {
    case UInt8(ascii: "("):
      let node = add(.tuple, start: place)
      return deeper { parser in
        parser.plain { parser in parser.inside { $0.readArguments(into: node) } }
        parser.finish(node)
        return node
      }
    case UInt8(ascii: "["):
      let node = add(.array, start: place)
      return deeper { parser in
        parser.plain { parser in parser.inside { $0.readElements(into: node) } }
        parser.finish(node)
        return node
      }
    case UInt8(ascii: "{"): return deeper { $0.readClosure() }
    case UInt8(ascii: "."):
      let node = add(.member, start: place, anchor: place)
      place += 1
      if let name = self.token, name.kind == .identifier || name.kind == .keyword {
        records[Int(node)].name = name.name
        records[Int(node)].anchor = Int32(place)
        place += 1
        skipGenericArguments()
      }
      finish(node)
      return node
    case UInt8(ascii: "\\"):
      let node = add(.keyPath, start: place)
      place += 1
      if self.token?.kind == .identifier || isPunctuation(UInt8(ascii: ".")) {
        adopt(readPostfix(readPrimary()), by: node)
      }
      finish(node)
      return node
    case UInt8(ascii: "#"):
      let node = add(.macro, start: place)
      place += 1
      if let name = self.token, name.kind == .identifier || name.kind == .keyword {
        records[Int(node)].name = name.name
        place += 1
        skipGenericArguments()
      }
      finish(node)
      return node
    case UInt8(ascii: "@"):
      _ = readAttribute()
      return readPrimary()
    default: return add(.unread, start: place)
    }
  }
}
