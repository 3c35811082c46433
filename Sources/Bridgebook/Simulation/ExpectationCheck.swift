/// What an expectation found.
package struct ExpectationResult: Equatable, Sendable {
  package let expectation: ScenarioExpectation
  package let expected: String
  /// Nil where the run has nothing of that name.
  package let found: String?
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
      holds: found.map { Simulation.compare($0, expectation.comparison, expected) } ?? false)
  }

  private func found(
    _ expectation: ScenarioExpectation, _ figures: RunFigures, _ outcome: SimulationOutcome
  ) -> String? {
    let parts = expectation.subject
    let name = parts.joined(separator: ".")
    if let figure = RunFigures.Figure(rawValue: parts[0]), parts.count <= 2 {
      if parts.count == 2, !knows(type: parts[1]) { return nil }
      return figures.count(
        figure, of: parts.count == 2 ? parts[1] : nil, expectation.span
      ).map(String.init)
    }
    if parts == ["console"] {
      return figures.console(expectation.span).map { "[" + $0.joined(separator: ", ") + "]" }
    }
    if parts[0] == "live" {
      let type = parts.dropFirst().joined(separator: ".")
      guard knows(type: type) else { return nil }
      return String(outcome.live.first { $0.type == type }?.count ?? 0)
    }
    if ["leaks", "heldBy"].contains(parts[0]) {
      let type = parts.dropFirst().joined(separator: ".")
      guard knows(type: type) else { return nil }
      let leaks = outcome.leaks.filter { $0.type == type }
      return parts[0] == "leaks"
        ? String(leaks.reduce(0) { $0 + $1.count })
        : leaks.map(\.holder).joined(separator: ", ")
    }
    if name == "stopped" {
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
  /// The part of the run that counts.
  var span: RunFigures.Span {
    guard let after else { return .run }
    return isWithin ? .within(after) : .after(after)
  }
}
