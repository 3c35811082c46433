/// Parts of variants that stand on their line.
extension TokenCursor {
  /// The header: `variant NAME ROLE [from BASE]: TITLE`.
  mutating func readVariantHeader(
    of line: ScenarioLine, into read: inout ReadVariant, earlier: [String: ReadVariant],
    names: Set<String>
  ) throws(ScenarioFault) {
    advance()
    read.variant.name = try hyphenated()
    read.variant.role = try choice(.role)
    if take(word: "from") {
      let place = place
      let name = try hyphenated()
      guard let base = earlier[name] else {
        let isLater = names.contains(name)
        throw ScenarioFault(
          place: place,
          problem: isLater ? .laterBase(name) : .unknownBase(name, known: earlier.keys.sorted()))
      }
      read.variant.base = name
      read.scope = base.scope.inherited()
    }
    let colon = place
    try expect(symbol: ":")
    let title = line.text.dropFirst(colon.column).prefix(line.end - colon.column - 1).trimmed
    guard !title.isEmpty else { throw missing(.title) }
    read.variant.title = String(title)
  }

  /// What the run must have: `finds GOTCHA at MARK MARK [by MARK]`.
  mutating func finding() throws(ScenarioFault) -> ExpectedFinding {
    let place = place
    advance()
    let gotcha = try hyphenated()
    try expect(word: "at")
    var lines = [try mark()]
    while next != nil, next?.isWord("by") == false { lines.append(try mark()) }
    let cause = take(word: "by") ? try mark() : nil
    return ExpectedFinding(gotcha: gotcha, lines: lines, provokedBy: cause, place: place)
  }

  /// A mark, or the number of a line.
  private mutating func mark() throws(ScenarioFault) -> String {
    guard case .integer(let digits) = next?.kind else { return try hyphenated(.mark) }
    advance()
    return digits
  }

  private static let comparisons: Set<ScenarioOperator> = [
    .equal, .different, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  /// What must hold: `expect NAME[.PART] OP E [after "STEP" | in "STEP"]`.
  mutating func expectation() throws(ScenarioFault) -> ScenarioExpectation {
    let place = place
    advance()
    let subject = try name()
    guard let comparison = nextOperator, TokenCursor.comparisons.contains(comparison) else {
      throw missing(.comparison)
    }
    advance()
    let value = try expression()
    let isWithin = take(word: "in")
    let step = isWithin || take(word: "after") ? try title() : nil
    return ScenarioExpectation(
      subject: subject.parts, comparison: comparison, value: value, after: step,
      isWithin: isWithin, place: place)
  }
}
