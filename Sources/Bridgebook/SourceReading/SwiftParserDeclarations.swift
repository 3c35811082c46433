/// Types, functions, variables.
extension SwiftParser {
  /// Whether attributes, modifiers and a word that declares something come next.
  func startsDeclaration() -> Bool {
    var distance = 0
    while let token = peek(distance) {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") { return true }
      if token.kind == .operator, token.byte == UInt8(ascii: "~") { return false }
      guard let word = word(at: distance) else { return false }
      switch word {
      case .struct, .enum, .protocol, .extension, .func, .deinit, .var, .let, .typealias, .import:
        return true
      case .`init`:
        return isPunctuation(UInt8(ascii: "("), at: distance + 1) || isInitMark(distance)
      case .subscript: return true
      case .class, .case, .associatedtype, .precedencegroup, .operator: return true
      case .actor, .macro: return peek(distance + 1)?.kind == .identifier && distance < 12
      default:
        guard SwiftParser.modifiers.contains(word) else { return false }
        distance += 1
        if isPunctuation(UInt8(ascii: "("), at: distance) {
          guard let detail = peek(distance + 1), detail.kind != .punctuation,
            isPunctuation(UInt8(ascii: ")"), at: distance + 2)
          else { return false }
          distance += 3
        }
        if distance > 12 { return false }
        // Modifiers that are names elsewhere need the declaration on their line.
        if peek(distance)?.isFirstOnLine ?? true, !SwiftWord.reserved.contains(word) {
          return peek(distance).map { SwiftParser.isDeclarationWord($0) } ?? false
        }
      }
    }
    return false
  }

  func isInitMark(_ distance: Int) -> Bool {
    guard let next = peek(distance + 1) else { return false }
    return next.kind == .postfixMark || next.kind == .operator && next.byte == UInt8(ascii: "<")
  }

  static func isDeclarationWord(_ token: SwiftToken) -> Bool {
    guard let word = SwiftWord(rawValue: token.name.index) else { return false }
    switch word {
    case .struct, .class, .enum, .actor, .protocol, .extension, .func, .var, .let, .`init`:
      return true
    default: return false
    }
  }

  static let modifiers: Set<SwiftWord> = [
    .static, .final, .private, .fileprivate, .public, .internal, .open, .package, .lazy, .weak,
    .unowned, .override, .mutating, .nonmutating, .required, .convenience, .dynamic, .optional,
    .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .consuming,
    .borrowing, .class, .async, .sending,
  ]

  /// Reads a declaration into its parent.
  mutating func readDeclaration(into parent: Int32) {
    let start = place
    var attributes: [Int32] = []
    var flags: SwiftNodeFlags = []
    while let token {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") {
        attributes.append(readAttribute())
      } else if token.kind == .directive, !attributes.isEmpty {
        place += 1
      } else if let word = word(), SwiftParser.modifiers.contains(word),
        word != .class || isClassModifier()
      {
        flags.formUnion(SwiftParser.flag(of: word))
        place += 1
        if isPunctuation(UInt8(ascii: "(")) { skip() }
      } else {
        break
      }
    }
    guard let word = word() else {
      for attribute in attributes { adopt(attribute, by: parent) }
      if place == start { place += 1 }
      return
    }
    switch word {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      readType(word, start, attributes, flags, into: parent)
    case .func, .`init`, .deinit, .subscript, .macro:
      readFunction(word, start, attributes, flags, into: parent)
    case .var, .let: readVariables(start, attributes, flags, into: parent)
    case .case: readEnumCases(start, into: parent)
    case .import:
      let node = add(.importing, start: start)
      place += 1
      while let token, !token.isFirstOnLine, token.byte != UInt8(ascii: ";") {
        if token.kind == .identifier { records[Int(node)].name = token.name }
        place += 1
      }
      finish(node)
      adopt(node, by: parent)
    case .typealias, .associatedtype:
      let node = add(.typeAlias, start: start, name: peek()?.name ?? .none, anchor: place + 1)
      place += 2
      skipGenericParameters()
      if take(UInt8(ascii: ":")) { adopt(readTypeName(), by: node) }
      if isOperator(UInt8(ascii: "=")) {
        place += 1
        adopt(readTypeName(), by: node)
      }
      skipWhereClause()
      finish(node)
      adopt(node, by: parent)
    case .operator, .precedencegroup:
      place += 1
      while let token, !token.isFirstOnLine {
        if token.byte == UInt8(ascii: "{") { return skip() }
        place += 1
      }
    default:
      for attribute in attributes { adopt(attribute, by: parent) }
      if place == start { place += 1 }
    }
  }

  func isClassModifier() -> Bool {
    guard let next = word(at: 1) else { return false }
    return next == .func || next == .var || next == .subscript || next == .let
      || SwiftParser.modifiers.contains(next) && next != .class && next != .open
        && next != .prefix && next != .package
  }

  static func flag(of word: SwiftWord) -> SwiftNodeFlags {
    switch word {
    case .static: .isStatic
    case .class: [.isStatic, .isClassMember]
    case .private, .fileprivate: .isPrivate
    case .weak: .isWeak
    case .unowned: .isUnowned
    case .lazy: .isLazy
    case .override: .isOverride
    case .mutating: .isMutating
    case .final: .isFinal
    default: []
    }
  }

  mutating func readAttribute() -> Int32 {
    let node = add(.attribute, start: place)
    place += 1
    while let token, token.kind == .identifier || token.kind == .keyword {
      records[Int(node)].name = token.name
      place += 1
      guard isPunctuation(UInt8(ascii: ".")) || tokenIsSelector else { break }
      place += 1
    }
    skipGenericArguments()
    if isPunctuation(UInt8(ascii: "(")), token?.isLeftBound ?? false {
      inside { parser in parser.readArguments(into: node) }
    }
    finish(node)
    return node
  }

  /// Whether `::` of a module selector comes next.
  var tokenIsSelector: Bool {
    guard let token else { return false }
    return token.kind == .operator && token.byte == UInt8(ascii: ":")
  }

  mutating func readType(
    _ word: SwiftWord, _ start: Int, _ attributes: [Int32], _ flags: SwiftNodeFlags,
    into parent: Int32
  ) {
    place += 1
    let node = add(.type, start: start, flags: flags, anchor: place)
    records[Int(node)].detail = word.rawValue
    for attribute in attributes { adopt(attribute, by: node) }
    while let token, token.kind == .identifier || token.kind == .keyword {
      records[Int(node)].name = token.name
      records[Int(node)].anchor = Int32(place)
      place += 1
      guard isPunctuation(UInt8(ascii: ".")) || tokenIsSelector else { break }
      place += 1
    }
    skipGenericParameters()
    if take(UInt8(ascii: ":")) {
      repeat {
        let inheritance = add(.inheritance, start: place)
        let type = readTypeName()
        records[Int(inheritance)].name = records[Int(type)].name
        adopt(type, by: inheritance)
        finish(inheritance)
        adopt(inheritance, by: node)
      } while take(UInt8(ascii: ","))
    }
    skipWhereClause()
    if isPunctuation(UInt8(ascii: "{")) {
      _ = deeper { parser in
        parser.inside { $0.readStatements(into: node) }
        return node
      }
    }
    finish(node)
    adopt(node, by: parent)
  }
}
