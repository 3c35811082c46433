/// Parses the parts of variants that are on the same line.
enum VariantParts {
  /// Parses the header: `variant NAME ROLE [from BASE]: TITLE`.
  static func readHeader(
    _ cursor: inout TokenCursor, of line: ScenarioLine, into read: inout ReadVariant,
    earlier: [String: ReadVariant],
    names: Set<String>
  ) throws(ScenarioFault) {
    cursor.advance()
    read.variant.name = try cursor.hyphenated()
    if cursor.next?.isSymbol(":") ?? true {
      let roles = ScenarioVariant.Role.allCases.map(\.rawValue)
      throw cursor.fault(.missingRole(known: roles))
    }
    read.variant.role = try cursor.choice(.role)
    if cursor.take(word: "from") {
      let place = cursor.place
      let name = try cursor.hyphenated()
      guard let base = earlier[name] else {
        let isLater = names.contains(name)
        throw ScenarioFault(
          place: place,
          problem: isLater ? .laterBase(name) : .unknownBase(name, known: earlier.keys.sorted()))
      }
      read.variant.base = name
      read.scope = base.scope.inherited()
    }
    let colon = cursor.place
    try cursor.expect(symbol: ":")
    let title = line.text.dropFirst(colon.column).prefix(line.end - colon.column - 1).trimmed
    guard !title.isEmpty else { throw cursor.missing(.title) }
    read.variant.title = String(title)
  }

  /// Parses an expected finding: `finds GOTCHA at MARK MARK [by MARK]`.
  static func finding(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ExpectedFinding {
    let place = cursor.place
    cursor.advance()
    let gotcha = try cursor.hyphenated()
    try cursor.expect(word: "at")
    var lines = [try mark(&cursor)]
    while cursor.next != nil, cursor.next?.isWord("by") == false { lines.append(try mark(&cursor)) }
    let cause = cursor.take(word: "by") ? try mark(&cursor) : nil
    return ExpectedFinding(gotcha: gotcha, lines: lines, provokedBy: cause, place: place)
  }

  /// Parses a mark, or the number of a line.
  private static func mark(_ cursor: inout TokenCursor) throws(ScenarioFault) -> String {
    guard case .integer(let digits) = cursor.next?.kind else { return try cursor.hyphenated(.mark) }
    cursor.advance()
    return digits
  }

  private static let comparisons: Set<ScenarioOperator> = [
    .equal, .different, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  /// Parses an expectation: `expect NAME[.PART] OP E [after "STEP" | in "STEP"]`.
  static func expectation(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> ScenarioExpectation {
    let place = cursor.place
    cursor.advance()
    let subject = try cursor.name()
    guard let comparison = cursor.nextOperator, comparisons.contains(comparison) else {
      throw cursor.missing(.comparison)
    }
    cursor.advance()
    let value = try cursor.expression()
    let isWithin = cursor.take(word: "in")
    let step = isWithin || cursor.take(word: "after") ? try cursor.title() : nil
    return ScenarioExpectation(
      subject: subject.parts, comparison: comparison, value: value, after: step,
      isWithin: isWithin, place: place)
  }
}
