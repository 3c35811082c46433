/// A statement or a declaration without effect, so that a quiet run is not taken for a healthy one.
package struct SimulationWarning: Hashable, Sendable {
  /// Why it has none.
  package enum Kind: Hashable, Sendable {
    /// No property that is set, no person and no step calls the callback.
    case neverCalled(String, of: String)
    case unusedAction(String, of: String)
    case unusedParameter(String)
    /// No body shows the view, no code hosts it and no step launches it.
    case neverShown(String)
    case nobodyListens(String)
    case neverPosted(String)
    case nothingToStop(String)
    /// The step came while no view of that name was shown.
    case notShown(String)
    /// The tap reached nothing that listens.
    case emptyTap(String)
    case nothingToDismiss(String)
    /// The object whose property is set or read is not made yet, or gone.
    case noObject(String)
    /// The hosting controller is not made yet, or gone.
    case noHost(String)
    /// The closure or the action was not there when it was called.
    case noClosure(String)
    case notATruth(String)
    case notANumber(String)
    case notACollection(String)
    case negativeTime(Int)
  }

  package let kind: Kind
  package let line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// The most that a run reports.
  static let limit = 100
}

extension Machine {
  /// Notes that the statement at hand has no effect.
  func warn(_ kind: SimulationWarning.Kind) {
    let place = line > 0 ? line : stepLine
    guard warnings.count < SimulationWarning.limit else { return }
    warnings.insert(SimulationWarning(kind, line: place))
  }
}
