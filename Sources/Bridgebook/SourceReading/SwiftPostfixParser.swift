/// Parses the parts that follow an operand: members, calls, subscripts, trailing closures.
enum SwiftPostfixParser {
  /// Parses members, calls, subscripts and trailing closures after an operand.
  static func readPostfix(_ cursor: inout SwiftCursor, _ operand: Int32) -> Int32 {
    var node = operand
    let start = Int(cursor.outline[operand].start)
    // A long chain is continued as a new expression, so that recursion over the tree cannot
    // overflow the stack.
    var links = cursor.depth < 16 ? 250 : 16
    while let token = cursor.token {
      links -= 1
      if links < 0 { return node }
      switch token.kind {
      case .postfixMark:
        cursor.outline[node].flags.insert(.isOptional)
        cursor.place += 1
        cursor.finish(node)
      case .operator:
        // The token is a postfix operator, or the `...` of a range without an end.
        guard token.isLeftBound, token.length == 3, token.byte == UInt8(ascii: "."),
          cursor.peek().map({ !$0.isLeftBound || $0.kind == .punctuation }) ?? true
        else { return node }
        cursor.place += 1
      case .directive:
        // Directives can occur inside a chain of modifiers.
        var distance = 1
        while cursor.peek(distance)?.kind == .directive { distance += 1 }
        guard cursor.isPunctuation(UInt8(ascii: "."), at: distance) else { return node }
        cursor.place += distance
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "."):
          guard let name = cursor.peek(), cursor.outline[node].kind != .unread || node != operand
          else {
            return node
          }
          let member = cursor.outline.add(.member, start: start, anchor: cursor.place)
          cursor.outline.adopt(node, by: member)
          cursor.place += 1
          if name.kind == .identifier || name.kind == .keyword || name.kind == .number,
            !name.isFirstOnLine
              || name.kind == .identifier && !SwiftDeclarationParser.startsDeclaration(cursor)
          {
            if cursor.isSelector(at: 1), cursor.peek(2)?.kind == .identifier { cursor.place += 2 }
            cursor.outline[member].name = cursor.token?.name ?? .none
            cursor.outline[member].anchor = Int32(cursor.place)
            cursor.place += 1
            SwiftAngleParser.skipGenericArguments(&cursor)
          }
          cursor.finish(member)
          node = member
        case UInt8(ascii: "("):
          guard !token.isFirstOnLine, token.isLeftBound || canBeCalled(cursor, node) else {
            return node
          }
          node = readCall(&cursor, node, start)
        case UInt8(ascii: "["):
          guard !token.isFirstOnLine, token.isLeftBound || canBeCalled(cursor, node) else {
            return node
          }
          let index = cursor.outline.add(
            .index, start: start, anchor: Int(cursor.outline[node].anchor))
          cursor.outline.adopt(node, by: index)
          SwiftArgumentParser.readBracket(&cursor, into: index)
          cursor.finish(index)
          node = index
        case UInt8(ascii: "{"):
          guard canTrail(cursor, node) else { return node }
          let kind = cursor.outline[node].kind
          let isCall = kind == .call && !hasTrailing(cursor, node)
          let call =
            isCall
            ? node
            : cursor.outline.add(.call, start: start, anchor: Int(cursor.outline[node].anchor))
          if !isCall { cursor.outline.adopt(node, by: call) }
          readTrailing(&cursor, into: call)
          node = call
        default: return node
        }
      default: return node
      }
    }
    return node
  }

  /// Returns whether a parenthesis or bracket after a space belongs to the operand.
  private static func canBeCalled(_ cursor: SwiftCursor, _ node: Int32) -> Bool {
    switch cursor.outline[node].kind {
    case .identifier, .member, .macro: true
    default: false
    }
  }

  private static func canTrail(_ cursor: SwiftCursor, _ node: Int32) -> Bool {
    guard !cursor.forbidsTrailing, !SwiftVariableParser.startsObservers(cursor) else {
      return false
    }
    switch cursor.outline[node].kind {
    case .identifier, .member, .index, .macro: return true
    case .call: return !hasTrailing(cursor, node)
    default: return false
    }
  }

  private static func hasTrailing(_ cursor: SwiftCursor, _ call: Int32) -> Bool {
    let last = cursor.outline[call].lastChild
    return last >= 0 && cursor.outline[last].flags.contains(.isTrailing)
  }

  private static func readCall(_ cursor: inout SwiftCursor, _ callee: Int32, _ start: Int) -> Int32
  {
    let call = cursor.outline.add(.call, start: start, anchor: Int(cursor.outline[callee].anchor))
    cursor.outline.adopt(callee, by: call)
    SwiftArgumentParser.readBracket(&cursor, into: call)
    cursor.finish(call)
    return call
  }

  /// Parses the trailing closures of a call; those after the first have labels.
  private static func readTrailing(_ cursor: inout SwiftCursor, into call: Int32) {
    var isFirst = true
    while !cursor.isAtEnd {
      let argument: Int32
      if isFirst {
        guard cursor.isPunctuation(UInt8(ascii: "{")) else { break }
        argument = cursor.outline.add(.argument, start: cursor.place, flags: .isTrailing)
      } else {
        guard let label = cursor.token, label.kind == .identifier || label.kind == .keyword,
          cursor.isPunctuation(UInt8(ascii: ":"), at: 1),
          cursor.isPunctuation(UInt8(ascii: "{"), at: 2)
        else { break }
        argument = cursor.outline.add(
          .argument, start: cursor.place, name: label.name, flags: .isTrailing)
        cursor.place += 2
      }
      isFirst = false
      cursor.outline.adopt(cursor.deeper { SwiftClosureParser.readClosure(&$0) }, by: argument)
      cursor.finish(argument)
      cursor.outline.adopt(argument, by: call)
    }
    cursor.finish(call)
  }
}
