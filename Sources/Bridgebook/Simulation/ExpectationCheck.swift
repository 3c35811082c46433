/// The result of checking an expectation.
package struct ExpectationResult: Equatable, Sendable {
  package let expectation: ScenarioExpectation
  /// The expected value; nil if it is not known before the run, so that no value can agree with it.
  package let expected: String?
  /// The value in the run; nil if the run has nothing with that name.
  package let found: String?
  /// The name in the run that was probably meant; nil if the run has a value or nothing similar.
  package let suggestion: String?
  package let holds: Bool
}

extension Simulation {
  /// Compares an expectation with a run.
  package func check(
    _ expectation: ScenarioExpectation, _ figures: RunFigures, _ outcome: SimulationOutcome
  ) -> ExpectationResult {
    let expected = value(expectation.value)
    let found = found(expectation, figures, outcome)
    return ExpectationResult(
      expectation: expectation, expected: expected, found: found,
      suggestion: found == nil ? suggestion(for: expectation, outcome) : nil,
      holds: found.flatMap { found in
        expected.map { Simulation.compare(found, expectation.comparison, $0) }
      } ?? false)
  }

  private func found(
    _ expectation: ScenarioExpectation, _ figures: RunFigures, _ outcome: SimulationOutcome
  ) -> String? {
    let parts = expectation.subject
    let name = parts.joined(separator: ".")
    if let figure = RunFigures.Figure(rawValue: parts[0]), parts.count <= 2 {
      if parts.count == 2, !knows(figure, of: parts[1]) { return nil }
      return figures.count(
        figure, of: parts.count == 2 ? parts[1] : nil, expectation.span
      ).map(String.init)
    }
    if parts == ["console"] {
      return figures.console(expectation.span).map { "[" + $0.joined(separator: ", ") + "]" }
    }
    // The values below exist only at the end of the run, not for a step.
    guard expectation.after == nil else { return nil }
    if parts[0] == "live" {
      let type = parts.dropFirst().joined(separator: ".")
      guard hasMade(type, outcome) else { return nil }
      return String(outcome.live.first { $0.type == type }?.count ?? 0)
    }
    if ["leaks", "heldBy"].contains(parts[0]) {
      let type = parts.dropFirst().joined(separator: ".")
      guard hasMade(type, outcome) else { return nil }
      let leaks = outcome.leaks.filter { $0.type == type }
      return parts[0] == "leaks"
        ? String(leaks.reduce(0) { $0 + $1.count })
        : leaks.map(\.holder).joined(separator: ", ")
    }
    if name == "stopped" {
      guard value(expectation.value).map(Simulation.endings.contains) ?? true else { return nil }
      return switch outcome.stoppedBy {
      case nil: "no"
      case .loop: "loop"
      case .freeze: "freeze"
      case .crash: "crash"
      case .request: "request"
      case .budget(let kind): kind.rawValue
      }
    }
    return outcome.finals.first { $0.name == name }?.value
  }

  /// Returns whether the run created objects of a type and counts them.
  ///
  /// Views and structs are not counted. For a type that was never created, the number of remaining
  /// objects proves nothing.
  private func hasMade(_ type: String, _ outcome: SimulationOutcome) -> Bool {
    let isCoordinator = type.hasSuffix(".coordinator")
    let name = isCoordinator ? String(type.dropLast(".coordinator".count)) : type
    return knowsObject(type) && outcome.made.contains(name)
  }

  /// The values of `stopped`.
  private static let endings =
    ["no", "loop", "freeze", "crash", "request"] + RunBudget.Kind.allCases.map(\.rawValue)

  /// Returns the name in the run that an expectation probably means, or nil if none is similar.
  private func suggestion(
    for expectation: ScenarioExpectation, _ outcome: SimulationOutcome
  ) -> String? {
    let name = expectation.subject.joined(separator: ".")
    if name == "stopped" {
      return value(expectation.value).flatMap {
        Suggestion.nearest(to: $0, in: Simulation.endings)
      }
    }
    if expectation.after != nil, outcome.finals.contains(where: { $0.name == name }) {
      return "\(name) without a step"
    }
    // A property is preceded by the name of its wrapper.
    if let owned = outcome.finals.first(where: { $0.name.hasSuffix(".\(name)") }) {
      return owned.name
    }
    let words = ["console", "live", "leaks", "heldBy", "stopped"]
    let figures = RunFigures.Figure.allCases.map(\.rawValue)
    if ["live", "leaks", "heldBy"].contains(expectation.subject[0]),
      let wrapped = expectation.subject.dropFirst().first.flatMap(wrappedType(of:))
    {
      return "\(expectation.subject[0]).\(wrapped)"
    }
    if expectation.subject.count == 2, figures.contains(expectation.subject[0]),
      let wrapper = wrappers(of: expectation.subject[1]).first
    {
      return "\(expectation.subject[0]).\(wrapper)"
    }
    if expectation.subject.count == 2, (figures + words).contains(expectation.subject[0]) {
      let types = typeNames.filter { $0 != expectation.subject[1] }
      return Suggestion.nearest(to: expectation.subject[1], in: types).map {
        "\(expectation.subject[0]).\($0)"
      }
    }
    return Suggestion.nearest(to: name, in: figures + words + outcome.finals.map(\.name))
  }

  private static func compare(
    _ found: String, _ comparison: ScenarioOperator, _ expected: String
  ) -> Bool {
    switch comparison {
    case .equal: return found == expected
    case .different: return found != expected
    default: break
    }
    guard let left = Int(found), let right = Int(expected) else { return false }
    return switch comparison {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
  }
}

extension ScenarioExpectation {
  /// The part of the run to which the expectation applies.
  var span: RunFigures.Span {
    guard let after else { return .run }
    return isWithin ? .within(after) : .after(after)
  }
}
