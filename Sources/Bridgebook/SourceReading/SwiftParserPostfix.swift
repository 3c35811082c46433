/// What stands behind an operand: members, calls, subscripts, trailing closures.
extension SwiftParser {
  /// Members, calls, subscripts and trailing closures behind an operand.
  mutating func readPostfix(_ operand: Int32) -> Int32 {
    var node = operand
    let start = Int(records[Int(operand)].start)
    // A longer chain goes on as an expression of its own: whoever walks the tree must not run out of stack.
    var links = depth < 16 ? 250 : 16
    while let token {
      links -= 1
      if links < 0 { return node }
      switch token.kind {
      case .postfixMark:
        records[Int(node)].flags.insert(.isOptional)
        place += 1
        finish(node)
      case .operator:
        // A postfix operator, or `...` of a range without an end.
        guard token.isLeftBound, token.length == 3, token.byte == UInt8(ascii: "."),
          peek().map({ !$0.isLeftBound || $0.kind == .punctuation }) ?? true
        else { return node }
        place += 1
      case .directive:
        // Branches inside a chain of modifiers.
        var distance = 1
        while peek(distance)?.kind == .directive { distance += 1 }
        guard isPunctuation(UInt8(ascii: "."), at: distance) else { return node }
        place += distance
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "."):
          guard let name = peek(), records[Int(node)].kind != .unread || node != operand else {
            return node
          }
          let member = add(.member, start: start, anchor: place)
          adopt(node, by: member)
          place += 1
          if name.kind == .identifier || name.kind == .keyword || name.kind == .number,
            !name.isFirstOnLine || name.kind == .identifier && !startsDeclaration()
          {
            if tokenIsSelector(at: 1), peek(2)?.kind == .identifier { place += 2 }
            records[Int(member)].name = self.token?.name ?? .none
            records[Int(member)].anchor = Int32(place)
            place += 1
            skipGenericArguments()
          }
          finish(member)
          node = member
        case UInt8(ascii: "("):
          guard !token.isFirstOnLine, token.isLeftBound || canBeCalled(node) else { return node }
          node = readCall(node, start)
        case UInt8(ascii: "["):
          guard !token.isFirstOnLine, token.isLeftBound || canBeCalled(node) else { return node }
          let index = add(.index, start: start, anchor: Int(records[Int(node)].anchor))
          adopt(node, by: index)
          plain { parser in parser.inside { $0.readArguments(into: index) } }
          finish(index)
          node = index
        case UInt8(ascii: "{"):
          guard canTrail(node) else { return node }
          let kind = records[Int(node)].kind
          let isCall = kind == .call && !hasTrailing(node)
          let call =
            isCall ? node : add(.call, start: start, anchor: Int(records[Int(node)].anchor))
          if !isCall { adopt(node, by: call) }
          readTrailing(into: call)
          node = call
        default: return node
        }
      default: return node
      }
    }
    return node
  }

  /// Whether a bracket with a blank before it belongs to an operand.
  func canBeCalled(_ node: Int32) -> Bool {
    switch records[Int(node)].kind {
    case .identifier, .member, .macro: true
    default: false
    }
  }

  func canTrail(_ node: Int32) -> Bool {
    guard !forbidsTrailing else { return false }
    switch records[Int(node)].kind {
    case .identifier, .member, .index, .macro: return true
    case .call: return !hasTrailing(node)
    default: return false
    }
  }

  func hasTrailing(_ call: Int32) -> Bool {
    let last = records[Int(call)].lastChild
    return last >= 0 && records[Int(last)].flags.contains(.isTrailing)
  }

  mutating func readCall(_ callee: Int32, _ start: Int) -> Int32 {
    let call = add(.call, start: start, anchor: Int(records[Int(callee)].anchor))
    adopt(callee, by: call)
    plain { parser in parser.inside { $0.readArguments(into: call) } }
    finish(call)
    return call
  }

  /// Closures behind a call, those after the first with a label.
  mutating func readTrailing(into call: Int32) {
    var isFirst = true
    while !isAtEnd {
      let argument: Int32
      if isFirst {
        guard isPunctuation(UInt8(ascii: "{")) else { break }
        argument = add(.argument, start: place, flags: .isTrailing)
      } else {
        guard let label = token, label.kind == .identifier || label.kind == .keyword,
          isPunctuation(UInt8(ascii: ":"), at: 1), isPunctuation(UInt8(ascii: "{"), at: 2)
        else { break }
        argument = add(.argument, start: place, name: label.name, flags: .isTrailing)
        place += 2
      }
      isFirst = false
      adopt(deeper { $0.readClosure() }, by: argument)
      finish(argument)
      adopt(argument, by: call)
    }
    finish(call)
  }

  /// Reads with trailing closures allowed and outside of any ternary.
  mutating func plain(_ read: (inout SwiftParser) -> Void) {
    let (outer, ternary) = (forbidsTrailing, isInTernary)
    forbidsTrailing = false
    isInTernary = false
    read(&self)
    (forbidsTrailing, isInTernary) = (outer, ternary)
  }

  /// Arguments separated by commas, with labels.
  mutating func readArguments(into node: Int32) {
    while !isAtEnd {
      let before = place
      let argument = add(.argument, start: place)
      if let label = token, label.kind == .identifier || label.kind == .keyword,
        isPunctuation(UInt8(ascii: ":"), at: 1)
      {
        records[Int(argument)].name = label.name
        place += 2
      }
      // Labels alone, as in the name of a selector.
      let isLabelAlone = place > before && isPunctuation(UInt8(ascii: ":"), at: 1)
      if !isAtEnd, !isPunctuation(UInt8(ascii: ",")), !isLabelAlone {
        if token?.kind == .operator, peek().map({ $0.byte == UInt8(ascii: ",") }) ?? true {
          place += 1
        } else {
          adopt(readExpression(), by: argument)
        }
      }
      finish(argument)
      adopt(argument, by: node)
      if take(UInt8(ascii: ",")) || isLabelAlone { continue }
      // Half-typed code: what follows on a new line is a statement of its own.
      if let token, token.isFirstOnLine, !isClosedAround { return }
      if place == before { skip() }
    }
  }

  /// Whether the bracket being read has its closing one.
  var isClosedAround: Bool {
    guard limit < tokens.count else { return false }
    let token = tokens[limit]
    return token.kind == .punctuation
      && (token.byte == UInt8(ascii: ")") || token.byte == UInt8(ascii: "]"))
  }

  /// Elements of an array or a dictionary.
  mutating func readElements(into node: Int32) {
    while !isAtEnd {
      let before = place
      if isPunctuation(UInt8(ascii: ":")) {
        records[Int(node)].kind = .dictionary
        place += 1
        continue
      }
      adopt(readExpression(), by: node)
      if take(UInt8(ascii: ",")) || isPunctuation(UInt8(ascii: ":")) { continue }
      if let token, token.isFirstOnLine, !isClosedAround { return }
      if place == before { skip() }
    }
  }

  mutating func readString() -> Int32 {
    let node = add(.string, start: place)
    place += 1
    return deeper { parser in
      while parser.isPunctuation(UInt8(ascii: "(")), parser.isInterpolation() {
        parser.plain { parser in parser.inside { $0.readArguments(into: node) } }
        guard parser.token?.kind == .stringRest else { break }
        parser.place += 1
      }
      parser.finish(node)
      return node
    }
  }

  /// Whether a parenthesis stands right behind the text of a literal.
  func isInterpolation() -> Bool {
    guard place > 0, place < tokens.count else { return false }
    let before = tokens[place - 1]
    return before.end == tokens[place].start
      && (before.kind == .stringStart || before.kind == .stringRest)
      && tokens[place].isLeftBound
  }
}
