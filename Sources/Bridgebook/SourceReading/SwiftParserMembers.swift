/// Functions, variables and cases.
extension SwiftParser {
  mutating func readFunction(
    _ word: SwiftWord, _ start: Int, _ attributes: [Int32], _ flags: SwiftNodeFlags,
    into parent: Int32
  ) {
    let node = add(.function, start: start, flags: flags, anchor: place)
    records[Int(node)].detail = word.rawValue
    for attribute in attributes { adopt(attribute, by: node) }
    place += 1
    if word == .func || word == .macro, let token, token.byte != UInt8(ascii: "(") {
      records[Int(node)].name = token.name
      records[Int(node)].anchor = Int32(place)
      place += 1
    }
    if token?.kind == .postfixMark { place += 1 }
    skipGenericParameters()
    if isPunctuation(UInt8(ascii: "(")) { inside { $0.readParameters(into: node) } }
    readEffects(of: node)
    if let token, token.kind == .operator, token.byte == UInt8(ascii: "-"), token.length == 2 {
      place += 1
      let result = add(.result, start: place)
      adopt(readTypeName(), by: result)
      finish(result)
      adopt(result, by: node)
    }
    skipWhereClause()
    if isPunctuation(UInt8(ascii: "{")) {
      if word == .subscript {
        readAccessors(into: node)
      } else {
        adopt(readBlock(), by: node)
      }
    }
    finish(node)
    adopt(node, by: parent)
  }

  /// `async`, `throws` with its type, and their like.
  mutating func readEffects(of node: Int32) {
    while let word = word() {
      switch word {
      case .async: records[Int(node)].flags.insert(.isAsync)
      case .throws, .rethrows: break
      default: return
      }
      place += 1
      if isPunctuation(UInt8(ascii: "(")) { skip() }
    }
  }

  mutating func readParameters(into node: Int32) {
    while !isAtEnd {
      let start = place
      while isPunctuation(UInt8(ascii: "@")) { _ = readAttribute() }
      let parameter = add(.parameter, start: start)
      var names: [Int] = []
      while let token, token.kind == .identifier || token.kind == .keyword, names.count < 3 {
        names.append(place)
        place += 1
      }
      if let first = names.first, let last = names.last {
        records[Int(parameter)].name = tokens[last].name
        records[Int(parameter)].anchor = Int32(last)
        records[Int(parameter)].detail = tokens[first].name.index
      }
      if take(UInt8(ascii: ":")) { adopt(readTypeName(), by: parameter) }
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readExpression(), by: parameter)
      }
      while !isAtEnd, !isPunctuation(UInt8(ascii: ",")) { skip() }
      finish(parameter)
      adopt(parameter, by: node)
      _ = take(UInt8(ascii: ","))
    }
  }

  /// Reads `let` and `var` with all their names.
  mutating func readVariables(
    _ start: Int, _ attributes: [Int32], _ flags: SwiftNodeFlags, into parent: Int32
  ) {
    let isConstant = isWord(.let)
    place += 1
    var attributes = attributes
    repeat {
      var names: [Int] = []
      if isPunctuation(UInt8(ascii: "(")) {
        inside { parser in
          while let token = parser.token {
            if token.kind == .identifier { names.append(parser.place) }
            parser.place += 1
          }
        }
      } else if let token, token.kind == .identifier || token.kind == .keyword {
        names.append(place)
        place += 1
      } else {
        return
      }
      let node = add(
        .variable, start: start, flags: isConstant ? flags.union(.isConstant) : flags,
        anchor: names.first ?? start)
      if let first = names.first { records[Int(node)].name = tokens[first].name }
      for attribute in attributes { adopt(attribute, by: node) }
      attributes = []
      if take(UInt8(ascii: ":")) { adopt(readTypeName(), by: node) }
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readExpression(), by: node)
      }
      if isPunctuation(UInt8(ascii: "{")) { readAccessors(into: node) }
      finish(node)
      adopt(node, by: parent)
      for other in names.dropFirst() {
        let more = add(
          .variable, start: other, name: tokens[other].name,
          flags: isConstant ? .isConstant : [])
        records[Int(more)].end = Int32(other + 1)
        adopt(more, by: parent)
      }
    } while take(UInt8(ascii: ","))
  }

  /// Accessors in braces, or the statements of a getter without a word.
  mutating func readAccessors(into node: Int32) {
    var distance = 1
    while isPunctuation(UInt8(ascii: "@"), at: distance) { distance += 2 }
    while let word = word(at: distance), SwiftParser.modifiers.contains(word) { distance += 1 }
    guard let first = word(at: distance), SwiftParser.accessors.contains(first),
      !isPunctuation(UInt8(ascii: "."), at: distance + 1),
      !isOperator(UInt8(ascii: "="), at: distance + 1)
    else { return adopt(readBlock(), by: node) }
    inside { parser in
      while !parser.isAtEnd {
        let start = parser.place
        while parser.isPunctuation(UInt8(ascii: "@")) { _ = parser.readAttribute() }
        while let word = parser.word(), SwiftParser.modifiers.contains(word) { parser.place += 1 }
        guard let word = parser.word(), SwiftParser.accessors.contains(word) else {
          parser.skip()
          continue
        }
        let accessor = parser.add(.accessor, start: start, anchor: parser.place)
        parser.records[Int(accessor)].detail = word.rawValue
        parser.place += 1
        if parser.isPunctuation(UInt8(ascii: "(")) { parser.skip() }
        parser.readEffects(of: accessor)
        if parser.isPunctuation(UInt8(ascii: "{")) {
          parser.adopt(parser.readBlock(), by: accessor)
        }
        parser.finish(accessor)
        parser.adopt(accessor, by: node)
      }
    }
  }

  static let accessors: Set<SwiftWord> = [
    .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`,
  ]

  mutating func readEnumCases(_ start: Int, into parent: Int32) {
    place += 1
    repeat {
      guard let token, token.kind == .identifier || token.kind == .keyword else { return }
      let node = add(.enumCase, start: start, name: token.name, anchor: place)
      place += 1
      if isPunctuation(UInt8(ascii: "(")) { inside { $0.readParameters(into: node) } }
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readExpression(), by: node)
      }
      finish(node)
      adopt(node, by: parent)
    } while take(UInt8(ascii: ","))
  }
}
