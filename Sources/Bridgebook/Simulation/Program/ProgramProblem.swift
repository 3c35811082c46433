/// Why a scenario cannot run; facts, the command layer makes the sentence.
package struct ProgramProblem: Error, Equatable, Sendable {
  /// The kind of problem, with the names involved.
  package enum Kind: Equatable, Sendable {
    case unknownName(String, candidates: [String])
    case unknownKind(String, candidates: [String])
    /// A class of the book that is neither a view, a controller nor a gesture recognizer.
    case notShown(String)
    /// A callback of the system that the model never makes on a controller of the program's own.
    case notCalled(String, of: String)
    case unknownMember(String, of: String, candidates: [String])
    /// A property that neither the model nor the scenario has for a class of the platform.
    case unknownProperty(String, of: String, candidates: [String])
    case unknownParameter(String, candidates: [String])
    case unknownFunction(String, candidates: [String])
    case valueNotAllowed(String, parameter: String, choices: [String])
    /// The name leads to something that cannot be written, set or kept there.
    case notAssignable(String)
    /// A value that the parent passes without a binding is written.
    case notBound(String)
    case wrongType(String, expected: String, found: String)
    /// A binding was given a value instead of a state.
    case needsState(String)
    /// A closure was given a value instead of an action.
    case needsAction(String)
    /// The statement makes no sense where it stands, such as `refresh parent` outside of a
    /// representable.
    case misplaced(String)
    case argumentCount(String, expected: Int, found: Int)
    /// An action, or a closure that an action is passed for, is called with another number of
    /// values than it takes.
    case callCount(String, expected: Int, found: Int)
    /// A step taps an action that takes values.
    case tapPassesNothing(String, expected: Int)
    /// A step launches a view that needs values, which a launch does not pass.
    case launchPassesNothing(String)
    /// A sheet is popped.
    case notAStack(String)
    /// A required object of the environment has a default.
    case requiredWithDefault(String)
    case tooDeep
    /// A constant is made of more values than that, counting those of the constants it names.
    case tooManyValues(String, limit: Int)
  }

  package let kind: Kind
  package let place: ScenarioPlace

  package init(_ kind: Kind, at place: ScenarioPlace) {
    self.kind = kind
    self.place = place
  }
}
