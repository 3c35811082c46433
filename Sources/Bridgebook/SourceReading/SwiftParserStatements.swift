/// Blocks, branches and loops.
extension SwiftParser {
  /// Reads statements and declarations up to the end of the bracket.
  mutating func readStatements(into parent: Int32) {
    while !isAtEnd {
      let before = place
      readStatement(into: parent)
      if place == before { skip() }
    }
  }

  mutating func readBlock() -> Int32 {
    let node = add(.block, start: place)
    return deeper { parser in
      parser.inside { $0.readStatements(into: node) }
      parser.finish(node)
      return node
    }
  }

  mutating func readStatement(into parent: Int32) {
    guard let token else { return }
    switch token.kind {
    case .directive:
      let node = add(.directive, start: place)
      place += 1
      finish(node)
      adopt(node, by: parent)
      return
    case .punctuation:
      if token.byte == UInt8(ascii: ";") {
        place += 1
        return
      }
      if token.byte == UInt8(ascii: "}") || token.byte == UInt8(ascii: ")")
        || token.byte == UInt8(ascii: "]")
      {
        place += 1
        return
      }
    default: break
    }
    // A label of a loop.
    if token.kind == .identifier, isPunctuation(UInt8(ascii: ":"), at: 1), let word = word(at: 2),
      [.for, .while, .repeat, .do, .if, .switch].contains(word)
    {
      place += 2
    }
    if let word = word(), readStatement(of: word, into: parent) { return }
    if startsDeclaration() { return readDeclaration(into: parent) }
    adopt(readExpression(), by: parent)
  }

  /// Reads a statement that begins with a word; nothing where the word begins none.
  mutating func readStatement(of word: SwiftWord, into parent: Int32) -> Bool {
    let start = place
    switch word {
    case .if: adopt(deeper { $0.readIf() }, by: parent)
    case .switch: adopt(deeper { $0.readSwitch() }, by: parent)
    case .guard:
      let node = add(.guardStatement, start: start)
      place += 1
      readConditions(into: node)
      _ = take(.else)
      if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
      finish(node)
      adopt(node, by: parent)
    case .for: adopt(deeper { $0.readFor() }, by: parent)
    case .while:
      let node = add(.whileStatement, start: start)
      place += 1
      readConditions(into: node)
      if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
      finish(node)
      adopt(node, by: parent)
    case .repeat:
      let node = add(.repeatStatement, start: start)
      place += 1
      if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
      if take(.while) { adopt(readCondition(), by: node) }
      finish(node)
      adopt(node, by: parent)
    case .do: adopt(deeper { $0.readDo() }, by: parent)
    case .defer:
      let node = add(.deferStatement, start: start)
      place += 1
      if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
      finish(node)
      adopt(node, by: parent)
    case .return, .throw:
      let node = add(word == .return ? .returnStatement : .throwStatement, start: start)
      place += 1
      if let token, !token.isFirstOnLine || continuesReturn(token), token.byte != UInt8(ascii: ";"),
        token.kind != .directive
      {
        adopt(readExpression(), by: node)
      }
      finish(node)
      adopt(node, by: parent)
    case .break, .continue, .fallthrough:
      let node = add(.jump, start: start)
      place += 1
      if let token, token.kind == .identifier, !token.isFirstOnLine { place += 1 }
      finish(node)
      adopt(node, by: parent)
    case .case, .default:
      // An enumeration's case, or one that lies outside of its switch.
      guard word == .default else { return false }
      place += 1
      _ = take(UInt8(ascii: ":"))
    default: return false
    }
    return true
  }

  /// A value on the next line belongs to `return`, unless a statement begins there.
  func continuesReturn(_ token: SwiftToken) -> Bool {
    if token.kind == .punctuation {
      return token.byte == UInt8(ascii: ".") || token.byte == UInt8(ascii: "[")
        || token.byte == UInt8(ascii: "(")
    }
    if token.kind == .keyword { return isWord(.try) || isWord(.if) || isWord(.switch) }
    return token.kind != .directive && !startsDeclaration()
  }

  mutating func readIf() -> Int32 {
    let node = add(.ifStatement, start: place)
    place += 1
    readConditions(into: node)
    if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
    if take(.else) {
      let other: Int32
      if isWord(.if) {
        other = deeper { $0.readIf() }
      } else if isPunctuation(UInt8(ascii: "{")) {
        other = readBlock()
      } else {
        finish(node)
        return node
      }
      records[Int(other)].flags.insert(.isElse)
      adopt(other, by: node)
    }
    finish(node)
    return node
  }

  /// Conditions up to the block.
  mutating func readConditions(into node: Int32) {
    repeat {
      let before = place
      adopt(readCondition(), by: node)
      if place == before { break }
    } while take(UInt8(ascii: ","))
  }

  mutating func readCondition() -> Int32 {
    if isWord(.let) || isWord(.var) {
      let node = add(.binding, start: place)
      place += 1
      let variable = add(.variable, start: place, name: token?.name ?? .none, flags: .isConstant)
      if isPunctuation(UInt8(ascii: "(")) { skip() } else { place += 1 }
      if take(UInt8(ascii: ":")) { adopt(readTypeName(), by: variable) }
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readConditionValue(), by: variable)
      }
      finish(variable)
      adopt(variable, by: node)
      finish(node)
      return node
    }
    let node = add(.condition, start: place)
    if take(.case) {
      adopt(readPattern(), by: node)
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readConditionValue(), by: node)
      }
    } else {
      adopt(readConditionValue(), by: node)
    }
    finish(node)
    return node
  }

  /// An expression before a block: braces behind it are no trailing closure.
  mutating func readConditionValue() -> Int32 {
    let outer = forbidsTrailing
    forbidsTrailing = true
    defer { forbidsTrailing = outer }
    return readExpression()
  }

  /// A pattern, up to what ends it: `=`, `:`, `,`, `in`, `where` or a brace.
  mutating func readPattern() -> Int32 {
    let node = add(.pattern, start: place)
    let outer = forbidsTrailing
    forbidsTrailing = true
    while let token {
      if token.kind == .punctuation,
        token.byte == UInt8(ascii: ":") || token.byte == UInt8(ascii: ",")
          || token.byte == UInt8(ascii: "{")
      {
        break
      }
      if isOperator(UInt8(ascii: "=")) || isWord(.in) || isWord(.where) { break }
      if take(.is) {
        adopt(readTypeName(), by: node)
        continue
      }
      if isWord(.let) || isWord(.var) {
        place += 1
        if let token = self.token, token.kind == .identifier {
          let variable = add(.variable, start: place, name: token.name, flags: .isConstant)
          records[Int(variable)].end = Int32(place + 1)
          adopt(variable, by: node)
        }
        continue
      }
      let before = place
      adopt(readExpression(endsAtAssignment: true), by: node)
      if place == before { skip() }
    }
    forbidsTrailing = outer
    finish(node)
    return node
  }
}
