/// Parses declarations in the scenario or in a variant.
enum DeclarationReader {
  static let keywords = ScenarioDeclaration.Kind.allCases.map(\.rawValue)

  /// Parses a declaration with its members, or returns nil and records its faults.
  ///
  /// The name is added to the scope even if the rest is faulty, so that its uses are not reported
  /// as undeclared.
  static func declaration(
    _ lines: inout ScenarioLines, _ kind: ScenarioDeclaration.Kind, _ cursor: inout TokenCursor,
    scope: inout ScenarioScope
  ) -> ScenarioDeclaration? {
    let place = cursor.place
    cursor.advance()
    var declaration = ScenarioDeclaration(kind: kind, name: "", place: place)
    var isGood = true
    do throws(ScenarioFault) {
      declaration.name = try cursor.word()
      if let first = scope.declare(declaration.name, kind, at: place) {
        lines.faults.add(
          ScenarioFault(
            place: place, problem: .duplicateName(declaration.name, firstLine: first.line)))
      }
      try declaration.readHeader(&cursor)
      try cursor.expectEnd()
    } catch {
      lines.faults.add(error)
      isGood = false
    }
    if !MemberForm.members(of: kind).isEmpty {
      declaration.members = MemberReader(declaration: kind)
        .members(&lines, at: cursor.indent + 1)
    }
    return isGood ? declaration : nil
  }

  /// Parses a parameter: `parameter N = E`.
  static func parameter(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioParameter {
    let place = cursor.place
    cursor.advance()
    let parameter = ScenarioParameter(
      name: try cursor.word(), value: try cursor.assigned(), place: place)
    try cursor.expectEnd()
    return parameter
  }

  /// Parses the inputs under `steps`.
  static func steps(
    _ lines: inout ScenarioLines, _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> [ScenarioStatement] {
    cursor.advance()
    return try StatementReader(position: .steps).block(&lines, of: cursor, "steps")
  }
}

extension ScenarioDeclaration {
  private enum ModelKind: String, CaseIterable { case observable, published }

  /// The words after an environment key: `bridged` for a key that is also a trait, `required` for
  /// one without a default.
  private enum EnvironmentKind: String, CaseIterable { case bridged, required }

  /// Parses the tokens after the name.
  fileprivate mutating func readHeader(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) {
    switch kind {
    case .constant, .state: value = try cursor.assigned()
    case .environment:
      value = try cursor.assigned()
      if cursor.next != nil {
        let known: EnvironmentKind = try cursor.choice(.environmentKind)
        type = known.rawValue
      }
    case .model:
      try cursor.expect(symbol: ":")
      let known: ModelKind = try cursor.choice(.modelKind)
      type = known.rawValue
    case .representable:
      try cursor.expect(word: "wraps")
      type = try cursor.word()
    case .sheet:
      isItem = cursor.take(words: ["for", "item"])
      let isOwn = !isItem && (cursor.next == nil || cursor.next?.written == "on")
      if !isOwn {
        if !isItem {
          try cursor.expect(word: "shown")
          try cursor.expect(word: "by")
        }
        type = try cursor.name().text
      }
      if cursor.take(word: "on") { owner = try cursor.word() }
    case .stack:
      try cursor.expect(word: "over")
      type = try cursor.name().text
      if cursor.take(word: "on") { owner = try cursor.word() }
    case .gesture:
      try cursor.expect(word: "on")
      type = try cursor.word()
    case .platform: if cursor.take(word: "is") { type = try cursor.word() }
    case .view, .controller: break
    }
  }
}
