/// Names of types, and what stands in angle brackets.
extension SwiftParser {
  /// Reads a type; the node's name is the last name of its path, without what is optional or generic.
  mutating func readTypeName() -> Int32 {
    deeper { $0.readType() }
  }

  private mutating func readType() -> Int32 {
    let node = add(.typeName, start: place)
    loop: while let token {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") {
        _ = readAttribute()
        continue
      }
      if token.kind == .operator, token.byte == UInt8(ascii: "~"), token.length == 1 {
        place += 1
        continue
      }
      switch word() {
      case .inout, .opaque, .any, .isolated, .borrowing, .consuming, .sending, .each, .nonisolated,
        .unsafe, .`repeat`:
        guard let next = peek(), !next.isFirstOnLine,
          next.kind == .identifier || next.kind == .keyword || next.byte == UInt8(ascii: "(")
            || next.byte == UInt8(ascii: "[") || next.byte == UInt8(ascii: "@")
            || next.byte == UInt8(ascii: "~")
        else { break loop }
        if isPunctuation(UInt8(ascii: "("), at: 1), isWord(.nonisolated) { place += 1 }
        place += 1
      default: break loop
      }
    }
    if isPunctuation(UInt8(ascii: "(")) || isPunctuation(UInt8(ascii: "[")) {
      inside { parser in
        while !parser.isAtEnd {
          let before = parser.place
          // A label of a tuple's part.
          while parser.isPunctuation(UInt8(ascii: ":"), at: 1)
            || parser.isPunctuation(UInt8(ascii: ":"), at: 2)
              && parser.peek()?.kind == .identifier && parser.peek(0)?.kind == .identifier
          {
            parser.place += parser.isPunctuation(UInt8(ascii: ":"), at: 1) ? 2 : 3
            guard parser.tokens[before].kind == .identifier else { break }
            parser.adopt(parser.readTypeName(), by: node)
          }
          if parser.place == before { parser.adopt(parser.readTypeName(), by: node) }
          if parser.place == before { parser.skip() }
          _ = parser.take(UInt8(ascii: ",")) || parser.take(UInt8(ascii: ":"))
        }
      }
    } else {
      while let token, token.kind == .identifier || token.kind == .keyword {
        if token.kind == .keyword, !isWord(.`self`), !isWord(.class) { break }
        records[Int(node)].name = token.name
        records[Int(node)].anchor = Int32(place)
        place += 1
        if isOperator(UInt8(ascii: "<")) { readGenericArguments(into: node) }
        guard isPunctuation(UInt8(ascii: ".")) || tokenIsSelector, let next = peek(),
          next.kind == .identifier || next.kind == .keyword
        else { break }
        place += 1
      }
    }
    readTypeSuffix(of: node)
    finish(node)
    return node
  }

  private mutating func readTypeSuffix(of node: Int32) {
    while let token {
      if token.kind == .postfixMark {
        records[Int(node)].flags.insert(.isOptional)
        place += 1
      } else if token.kind == .operator, token.byte == UInt8(ascii: "&"), token.length == 1 {
        place += 1
        adopt(readTypeName(), by: node)
      } else if token.kind == .operator, token.byte == UInt8(ascii: "-"), token.length == 2 {
        place += 1
        adopt(readTypeName(), by: node)
      } else if token.kind == .operator, token.byte == UInt8(ascii: "."), token.length == 3 {
        place += 1
      } else if isWord(.async) || isWord(.throws), !token.isFirstOnLine, isFunctionType() {
        place += 1
        if isPunctuation(UInt8(ascii: "(")) { skip() }
      } else {
        return
      }
    }
  }

  /// Whether an arrow follows the effects.
  private func isFunctionType() -> Bool {
    for distance in 1..<8 {
      guard let token = peek(distance) else { return false }
      if token.kind == .operator, token.byte == UInt8(ascii: "-"), token.length == 2 { return true }
    }
    return false
  }

  private mutating func readGenericArguments(into node: Int32) {
    guard let end = endOfAngles(from: place, limit: 128) else {
      place += 1
      return
    }
    let outer = limit
    place += 1
    limit = min(end, outer)
    while !isAtEnd {
      let before = place
      adopt(readTypeName(), by: node)
      if place == before { skip() }
      _ = take(UInt8(ascii: ","))
    }
    limit = outer
    place = min(end + 1, outer)
  }

  /// Passes over `<…>` behind the name of a declaration.
  mutating func skipGenericParameters() {
    guard isOperator(UInt8(ascii: "<")) else { return }
    guard let end = endOfAngles(from: place, limit: 512) else { return }
    place = min(end + 1, limit)
  }

  /// Passes over `<…>` behind a name in an expression, where that is no comparison.
  mutating func skipGenericArguments() {
    guard let token, token.kind == .operator, token.byte == UInt8(ascii: "<"), token.length == 1,
      token.isLeftBound, let end = endOfAngles(from: place, limit: 64)
    else { return }
    if end + 1 < limit {
      let next = tokens[end + 1]
      let mayFollow: Bool =
        switch next.kind {
        case .punctuation:
          next.byte != UInt8(ascii: "@") && next.byte != UInt8(ascii: "#")
            && next.byte != UInt8(ascii: "\\")
            && !(next.byte == UInt8(ascii: "(") && !next.isLeftBound)
        case .postfixMark: true
        default: next.isFirstOnLine
        }
      guard mayFollow else { return }
    }
    place = end + 1
  }

  /// The index of the token that ends angle brackets.
  ///
  /// Of `>>` the end is the whole token: brackets inside are ended by it, too.
  private func endOfAngles(from start: Int, limit distance: Int) -> Int? {
    var depth = 0
    var index = start
    let last = min(limit, start + distance)
    while index < last {
      let token = tokens[index]
      switch token.kind {
      case .operator:
        switch token.byte {
        case UInt8(ascii: "<"):
          guard token.length == 1 else { return nil }
          depth += 1
        case UInt8(ascii: ">"):
          depth -= Int(token.length)
          if depth <= 0 { return index }
        case UInt8(ascii: "-"): guard token.length == 2 else { return nil }
        case UInt8(ascii: "&"): guard token.length == 1 else { return nil }
        case UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: ":"): break
        case UInt8(ascii: "="): guard distance > 128 else { return nil }
        default: return nil
        }
      case .punctuation:
        switch token.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
          guard isClosed(index) else { return nil }
          index = Int(brackets.ends[index])
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"): break
        default: return nil
        }
      case .identifier, .postfixMark, .keyword, .number: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Passes over `where …` up to a brace or the end of the declaration.
  mutating func skipWhereClause() {
    guard isWord(.where) else { return }
    while let token {
      if token.kind == .punctuation,
        token.byte == UInt8(ascii: "{") || token.byte == UInt8(ascii: "}")
      {
        return
      }
      if token.isFirstOnLine, startsDeclaration() { return }
      skip()
    }
  }
}
