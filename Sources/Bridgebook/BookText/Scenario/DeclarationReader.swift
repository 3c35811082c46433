/// Declarations, in the scenario or in a variant.
extension ScenarioReader {
  /// Keywords of everything that has a name and perhaps members.
  static let declarationKeywords = ScenarioDeclaration.Kind.allCases.map(\.rawValue)

  /// The declaration of a line and what stands below it; nil with its faults noted.
  ///
  /// The name goes into the scope even when the rest is faulty, so that nobody is told it is missing.
  mutating func declaration(
    _ kind: ScenarioDeclaration.Kind, _ cursor: inout TokenCursor, scope: inout ScenarioScope
  ) -> ScenarioDeclaration? {
    let place = cursor.place
    cursor.advance()
    var declaration = ScenarioDeclaration(kind: kind, name: "", place: place)
    var isGood = true
    do throws(ScenarioFault) {
      declaration.name = try cursor.word()
      if let first = scope.declare(declaration.name, kind, at: place) {
        faults.add(
          ScenarioFault(
            place: place, problem: .duplicateName(declaration.name, firstLine: first.line)))
      }
      try cursor.readHeader(into: &declaration)
      try cursor.expectEnd()
    } catch {
      faults.add(error)
      isGood = false
    }
    if !MemberForm.members(of: kind).isEmpty {
      declaration.members = members(of: kind, at: cursor.indent + 1)
    }
    return isGood ? declaration : nil
  }

  /// A choice that is left open: `parameter N = E`.
  func parameter(_ cursor: inout TokenCursor) throws(ScenarioFault) -> ScenarioParameter {
    let place = cursor.place
    cursor.advance()
    let parameter = ScenarioParameter(
      name: try cursor.word(), value: try cursor.assigned(), place: place)
    try cursor.expectEnd()
    return parameter
  }

  /// The inputs under `steps`.
  mutating func steps(_ cursor: inout TokenCursor) throws(ScenarioFault) -> [ScenarioStatement] {
    cursor.advance()
    isInSteps = true
    defer { isInSteps = false }
    return try block(of: cursor, "steps")
  }
}

extension TokenCursor {
  private enum ModelKind: String, CaseIterable { case observable, published }

  /// A key that is a trait too, or one without a default.
  private enum EnvironmentKind: String, CaseIterable { case bridged, required }

  /// What stands behind the name.
  fileprivate mutating func readHeader(
    into declaration: inout ScenarioDeclaration
  ) throws(ScenarioFault) {
    switch declaration.kind {
    case .constant, .state: declaration.value = try assigned()
    case .environment:
      declaration.value = try assigned()
      if next != nil {
        let kind: EnvironmentKind = try choice(.environmentKind)
        declaration.type = kind.rawValue
      }
    case .model:
      try expect(symbol: ":")
      let kind: ModelKind = try choice(.modelKind)
      declaration.type = kind.rawValue
    case .representable:
      try expect(word: "wraps")
      declaration.type = try word()
    case .sheet:
      declaration.isItem = take(words: ["for", "item"])
      if !declaration.isItem {
        try expect(word: "shown")
        try expect(word: "by")
      }
      declaration.type = try name().text
      if take(word: "on") { declaration.owner = try word() }
    case .stack:
      try expect(word: "over")
      declaration.type = try name().text
      if take(word: "on") { declaration.owner = try word() }
    case .gesture:
      try expect(word: "on")
      declaration.type = try word()
    case .platform, .view, .controller: break
    }
  }
}
