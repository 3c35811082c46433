/// Parts of statements that stand on their line.
extension TokenCursor {
  /// The value in `= E`.
  mutating func assigned() throws(ScenarioFault) -> ScenarioExpression {
    try expect(symbol: "=")
    return try expression()
  }

  mutating func write() throws(ScenarioFault) -> ScenarioStatement.Kind {
    let name = try name()
    let value = try assigned()
    let isAnimated = take(word: "with")
    if isAnimated { try expect(word: "animation") }
    return .write(name, value, animated: isAnimated)
  }

  /// `by store`: the model that holds something; nil where nothing is said.
  mutating func holder() throws(ScenarioFault) -> ScenarioName? {
    take(word: "by") ? try name() : nil
  }

  /// `by user`; the environment where nothing is said.
  mutating func way() throws(ScenarioFault) -> ScenarioStatement.DismissalWay {
    guard take(word: "by") else { return .environment }
    return try choice(.dismissalWay)
  }

  mutating func drag() throws(ScenarioFault) -> ScenarioStatement.Kind {
    let target = try word()
    let property = try word()
    try expect(word: "to")
    var values: [ScenarioExpression] = []
    repeat { values.append(try expression()) } while take(symbol: ",")
    return .drag(target, property: property, to: values)
  }

  mutating func touch() throws(ScenarioFault) -> ScenarioStatement.Kind {
    var recognizers: [String] = []
    repeat { recognizers.append(try word()) } while take(symbol: ",")
    guard take(word: "to") else { return .touch(recognizers, to: []) }
    var values: [ScenarioExpression] = []
    repeat { values.append(try expression()) } while take(symbol: ",")
    return .touch(recognizers, to: values)
  }

  /// One word out of a closed list.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ subject: ScenarioProblem.Subject
  ) throws(ScenarioFault) -> Choice where Choice.RawValue == String {
    let place = place
    let word = try hyphenated()
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue)
      throw ScenarioFault(place: place, problem: .unknownWord(subject, word, known: known))
    }
    return choice
  }

  /// The fault of a word that goes on with a statement that is not there.
  func stray(_ word: String) -> ScenarioFault {
    let place = ScenarioPlace(line: line, column: tokens[0].column)
    let owner = StatementForm.continuations[word] ?? ""
    return ScenarioFault(place: place, problem: .strayContinuation(word, of: owner))
  }
}
