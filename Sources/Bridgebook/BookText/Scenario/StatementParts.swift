/// Parses the parts of statements that are on the same line.
enum StatementParts {
  static func write(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let name = try line.name()
    let value = try line.assigned()
    let isAnimated = line.take(word: "with")
    if isAnimated { try line.expect(word: "animation") }
    return .write(name, value, animated: isAnimated)
  }

  /// Parses `by store`, which names the model that holds a reference, or returns nil if it is
  /// absent.
  static func holder(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioName? {
    line.take(word: "by") ? try line.name() : nil
  }

  /// Parses `by` and how the sheet is dismissed; without `by`, the environment dismisses it.
  static func way(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.DismissalWay
  {
    guard line.take(word: "by") else { return .environment }
    return try line.choice(.dismissalWay)
  }

  static func drag(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let target = try line.word()
    let property = try line.word()
    try line.expect(word: "to")
    return .drag(target, property: property, to: try values(&line))
  }

  static func scroll(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    let target = try line.word()
    let time = try line.expression()
    return .scroll(target, time, to: line.take(word: "to") ? try values(&line) : [])
  }

  private static func values(
    _ line: inout TokenCursor
  ) throws(ScenarioFault) -> [ScenarioExpression] {
    var values: [ScenarioExpression] = []
    repeat { values.append(try line.expression()) } while line.take(symbol: ",")
    return values
  }

  static func touch(_ line: inout TokenCursor) throws(ScenarioFault) -> ScenarioStatement.Kind {
    var recognizers: [String] = []
    repeat { recognizers.append(try line.word()) } while line.take(symbol: ",")
    return .touch(recognizers, to: line.take(word: "to") ? try values(&line) : [])
  }

  /// Returns the fault of a word that continues a missing statement.
  static func stray(_ word: String, _ line: TokenCursor) -> ScenarioFault {
    let place = line.start
    let owner = StatementForm.continuations[word] ?? ""
    return ScenarioFault(place: place, problem: .strayContinuation(word, of: owner))
  }

  /// Parses the object that `make` returns; `return` without an object is not a statement.
  static func returned(
    _ line: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioStatement.Kind {
    guard line.next != nil else {
      let known = StatementForm.keywords(withSteps: false)
      throw line.fault(.unknownWord(.statement, "return", known: known))
    }
    return .returnShared(try line.name())
  }
}
