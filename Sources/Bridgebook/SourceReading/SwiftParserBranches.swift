/// `switch`, `for` and `do`.
extension SwiftParser {
  mutating func readSwitch() -> Int32 {
    let node = add(.switchStatement, start: place)
    place += 1
    adopt(readConditionValue(), by: node)
    guard isPunctuation(UInt8(ascii: "{")) else {
      finish(node)
      return node
    }
    let outer = forbidsTrailing
    forbidsTrailing = false
    inside { parser in
      var current: Int32 = -1
      while !parser.isAtEnd {
        let before = parser.place
        while parser.isPunctuation(UInt8(ascii: "@")) { _ = parser.readAttribute() }
        if parser.isWord(.case) || parser.isWord(.default) {
          if current >= 0 { parser.finish(current) }
          current = parser.add(
            .switchCase, start: parser.place, flags: parser.isWord(.default) ? .isDefault : [])
          parser.adopt(current, by: node)
          parser.place += 1
          parser.readCaseLabel(into: current)
        } else {
          parser.readStatement(into: current >= 0 ? current : node)
        }
        if parser.place == before { parser.skip() }
      }
      if current >= 0 { parser.finish(current) }
    }
    forbidsTrailing = outer
    finish(node)
    return node
  }

  /// The patterns of a case up to its colon.
  mutating func readCaseLabel(into node: Int32) {
    while !isAtEnd {
      if take(UInt8(ascii: ":")) { return }
      let before = place
      if take(.where) {
        adopt(readExpression(), by: node)
      } else {
        adopt(readPattern(), by: node)
        _ = take(UInt8(ascii: ","))
      }
      if place == before { return }
    }
  }

  mutating func readFor() -> Int32 {
    let node = add(.forStatement, start: place)
    place += 1
    while isWord(.try) || isWord(.await) { place += 1 }
    _ = take(.case)
    if let token, token.kind == .identifier, isWord(.in, at: 1) {
      let variable = add(.variable, start: place, name: token.name, flags: .isConstant)
      place += 1
      finish(variable)
      adopt(variable, by: node)
    } else {
      adopt(readPattern(), by: node)
      if take(UInt8(ascii: ":")) { adopt(readTypeName(), by: node) }
    }
    if take(.in) { adopt(readConditionValue(), by: node) }
    if take(.where) { adopt(readConditionValue(), by: node) }
    if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
    finish(node)
    return node
  }

  mutating func readDo() -> Int32 {
    let node = add(.doStatement, start: place)
    place += 1
    if take(.throws), isPunctuation(UInt8(ascii: "(")) { skip() }
    if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: node) }
    while isWord(.catch) {
      let clause = add(.catchClause, start: place)
      place += 1
      while let token, !isPunctuation(UInt8(ascii: "{")), !token.isFirstOnLine {
        let before = place
        adopt(readPattern(), by: clause)
        if take(.where) { adopt(readConditionValue(), by: clause) }
        _ = take(UInt8(ascii: ","))
        if place == before { skip() }
      }
      if isPunctuation(UInt8(ascii: "{")) { adopt(readBlock(), by: clause) }
      finish(clause)
      adopt(clause, by: node)
    }
    finish(node)
    return node
  }
}
