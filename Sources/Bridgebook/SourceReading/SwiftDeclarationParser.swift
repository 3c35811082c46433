/// The attributes and modifiers before the keyword of a declaration.
struct SwiftDeclarationHeader {
  /// The first token of the declaration.
  let start: Int
  var attributes: [Int32] = []
  var flags: SwiftNodeFlags = []

  func giveAttributes(to node: Int32, _ cursor: inout SwiftCursor) {
    for attribute in attributes { cursor.outline.adopt(attribute, by: node) }
  }
}

/// Parses a declaration from its attributes to its end, and types with their members.
enum SwiftDeclarationParser {
  /// Returns whether attributes, modifiers and a keyword of a declaration come next.
  static func startsDeclaration(_ cursor: SwiftCursor) -> Bool {
    var distance = 0
    while let token = cursor.peek(distance) {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") { return true }
      if token.kind == .operator, token.byte == UInt8(ascii: "~") { return false }
      guard let word = cursor.word(at: distance) else { return false }
      switch word {
      case .struct, .enum, .protocol, .extension, .func, .deinit, .var, .let, .typealias, .import:
        return true
      case .`init`:
        return cursor.isPunctuation(UInt8(ascii: "("), at: distance + 1)
          || isInitMark(cursor, distance)
      case .subscript: return true
      case .class, .case, .associatedtype, .precedencegroup, .operator: return true
      case .actor, .macro: return cursor.peek(distance + 1)?.kind == .identifier && distance < 12
      default:
        guard modifiers.contains(word) else { return false }
        distance += 1
        if cursor.isPunctuation(UInt8(ascii: "("), at: distance) {
          guard let detail = cursor.peek(distance + 1), detail.kind != .punctuation,
            cursor.isPunctuation(UInt8(ascii: ")"), at: distance + 2)
          else { return false }
          distance += 3
        }
        if distance > 12 { return false }
        // Modifiers that can also be names must be on the line of the declaration.
        if cursor.peek(distance)?.isFirstOnLine ?? true, !SwiftWord.reserved.contains(word) {
          return cursor.peek(distance).map { isDeclarationWord($0) } ?? false
        }
      }
    }
    return false
  }

  private static func isInitMark(_ cursor: SwiftCursor, _ distance: Int) -> Bool {
    guard let next = cursor.peek(distance + 1) else { return false }
    return next.kind == .postfixMark || next.kind == .operator && next.byte == UInt8(ascii: "<")
  }

  private static func isDeclarationWord(_ token: SwiftToken) -> Bool {
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
    .borrowing, .class, .async, .sending, .__owned, .__shared, .__consuming,
  ]

  /// Parses a declaration and adds it to its parent.
  static func readDeclaration(_ cursor: inout SwiftCursor, into parent: Int32) {
    let header = readHeader(&cursor)
    guard let word = cursor.word() else { return passOver(&cursor, header, in: parent) }
    switch word {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      readType(&cursor, word, header, into: parent)
    case .func, .`init`, .deinit, .subscript, .macro:
      SwiftFunctionParser.readFunction(&cursor, word, header, into: parent)
    case .var, .let: SwiftVariableParser.readVariables(&cursor, header, into: parent)
    case .case: SwiftVariableParser.readEnumCases(&cursor, header.start, into: parent)
    case .import:
      let node = cursor.outline.add(.importing, start: header.start)
      cursor.place += 1
      while let token = cursor.token, !token.isFirstOnLine, token.byte != UInt8(ascii: ";") {
        if token.kind == .identifier { cursor.outline[node].name = token.name }
        cursor.place += 1
      }
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .typealias, .associatedtype:
      let node = cursor.outline.add(
        .typeAlias, start: header.start, name: cursor.peek()?.name ?? .none,
        anchor: cursor.place + 1)
      cursor.place += 2
      SwiftAngleParser.skipGenericParameters(&cursor)
      if cursor.take(UInt8(ascii: ":")) {
        repeat {
          cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
        } while cursor.take(UInt8(ascii: ","))
      }
      if cursor.isOperator(UInt8(ascii: "=")) {
        cursor.place += 1
        cursor.outline.adopt(SwiftTypeParser.readTypeName(&cursor), by: node)
      }
      SwiftAngleParser.skipWhereClause(&cursor)
      cursor.finish(node)
      cursor.outline.adopt(node, by: parent)
    case .operator, .precedencegroup:
      cursor.place += 1
      while let token = cursor.token, !token.isFirstOnLine {
        if token.byte == UInt8(ascii: "{") { return cursor.skip() }
        cursor.place += 1
      }
    default:
      passOver(&cursor, header, in: parent)
    }
  }

  /// Parses attributes and modifiers.
  private static func readHeader(_ cursor: inout SwiftCursor) -> SwiftDeclarationHeader {
    var header = SwiftDeclarationHeader(start: cursor.place)
    while let token = cursor.token {
      if token.kind == .punctuation, token.byte == UInt8(ascii: "@") {
        header.attributes.append(readAttribute(&cursor))
      } else if token.kind == .directive, !header.attributes.isEmpty {
        cursor.place += 1
      } else if let word = cursor.word(), modifiers.contains(word),
        word != .class || isClassModifier(cursor)
      {
        header.flags.formUnion(flag(of: word))
        cursor.place += 1
        if cursor.isPunctuation(UInt8(ascii: "(")) { cursor.skip() }
      } else {
        break
      }
    }
    return header
  }

  /// Adds attributes without a declaration to the parent; consumes at least one token.
  private static func passOver(
    _ cursor: inout SwiftCursor, _ header: SwiftDeclarationHeader, in parent: Int32
  ) {
    header.giveAttributes(to: parent, &cursor)
    if cursor.place == header.start { cursor.place += 1 }
  }

  private static func isClassModifier(_ cursor: SwiftCursor) -> Bool {
    guard let next = cursor.word(at: 1) else { return false }
    return next == .func || next == .var || next == .subscript || next == .let
      || modifiers.contains(next) && next != .class && next != .open
        && next != .prefix && next != .package
  }

  private static func flag(of word: SwiftWord) -> SwiftNodeFlags {
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

  static func readAttribute(_ cursor: inout SwiftCursor) -> Int32 {
    let node = cursor.outline.add(.attribute, start: cursor.place)
    cursor.place += 1
    while let token = cursor.token, token.kind == .identifier || token.kind == .keyword {
      cursor.outline[node].name = token.name
      cursor.place += 1
      guard cursor.isPunctuation(UInt8(ascii: ".")) || cursor.isSelector() else { break }
      cursor.place += 1
    }
    if cursor.token?.isLeftBound ?? false { SwiftAngleParser.skipGenericParameters(&cursor) }
    if cursor.isPunctuation(UInt8(ascii: "(")), cursor.token?.isLeftBound ?? false {
      cursor.inside { cursor in SwiftArgumentParser.readArguments(&cursor, into: node) }
    }
    cursor.finish(node)
    return node
  }

  /// Parses the rest of an extended type: `[Element]`, which has no name, `?`, or `.Nested` after
  /// generic arguments.
  private static func readExtended(_ cursor: inout SwiftCursor, _ node: Int32) {
    while let token = cursor.token {
      if token.kind == .postfixMark {
        cursor.place += 1
      } else if token.byte == UInt8(ascii: "["), token.kind == .punctuation {
        cursor.skip()
      } else if token.byte == UInt8(ascii: "("), token.kind == .punctuation {
        cursor.skip()
      } else if cursor.isPunctuation(UInt8(ascii: ".")), let name = cursor.peek(),
        name.kind == .identifier
      {
        cursor.outline[node].name = name.name
        cursor.outline[node].anchor = Int32(cursor.place + 1)
        cursor.place += 2
        SwiftAngleParser.skipGenericParameters(&cursor)
      } else {
        return
      }
    }
  }

  private static func readType(
    _ cursor: inout SwiftCursor, _ word: SwiftWord, _ header: SwiftDeclarationHeader,
    into parent: Int32
  ) {
    cursor.place += 1
    let node = cursor.outline.add(
      .type, start: header.start, flags: header.flags, anchor: cursor.place)
    cursor.outline[node].detail = word.rawValue
    header.giveAttributes(to: node, &cursor)
    while let token = cursor.token, token.kind == .identifier || token.kind == .keyword {
      cursor.outline[node].name = token.name
      cursor.outline[node].anchor = Int32(cursor.place)
      cursor.place += 1
      guard cursor.isPunctuation(UInt8(ascii: ".")) || cursor.isSelector() else { break }
      cursor.place += 1
    }
    SwiftAngleParser.skipGenericParameters(&cursor)
    if word == .extension { readExtended(&cursor, node) }
    if cursor.take(UInt8(ascii: ":")) {
      repeat {
        let inheritance = cursor.outline.add(.inheritance, start: cursor.place)
        let type = SwiftTypeParser.readTypeName(&cursor)
        cursor.outline[inheritance].name = cursor.outline[type].name
        cursor.outline.adopt(type, by: inheritance)
        cursor.finish(inheritance)
        cursor.outline.adopt(inheritance, by: node)
      } while cursor.take(UInt8(ascii: ","))
    }
    SwiftAngleParser.skipWhereClause(&cursor)
    if cursor.isPunctuation(UInt8(ascii: "{")) {
      _ = cursor.deeper { cursor in
        cursor.inside { SwiftStatementParser.readStatements(&$0, into: node) }
        return node
      }
    }
    cursor.finish(node)
    cursor.outline.adopt(node, by: parent)
  }
}
