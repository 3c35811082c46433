/// The reason why a scenario cannot run; the command line composes the sentence.
package struct ProgramProblem: Error, Equatable, Sendable {
  /// The kind of problem, with the names involved.
  package enum Kind: Equatable, Sendable {
    case unknownName(String, candidates: [String])
    case unknownKind(String, candidates: [String])
    /// A class in the book that is not a view, a controller or a gesture recognizer.
    case notShown(String)
    /// A system callback that the model never calls on a controller declared by the program.
    case notCalled(String, of: String)
    case unknownMember(String, of: String, candidates: [String])
    /// A property of a platform class that neither the model nor the scenario has.
    case unknownProperty(String, of: String, candidates: [String])
    case unknownParameter(String, candidates: [String])
    case unknownFunction(String, candidates: [String])
    case valueNotAllowed(String, parameter: String, choices: [String])
    /// A name of something that cannot be written, set or kept at that place.
    case notAssignable(String)
    /// A write to a value that the parent passes without a binding.
    case notBound(String)
    case wrongType(String, expected: String, found: String)
    /// A binding was given a value instead of a state.
    case needsState(String)
    /// A closure was given a value instead of an action.
    case needsAction(String)
    /// A statement in an unsuitable place, such as `refresh parent` outside of a representable.
    case misplaced(String)
    case argumentCount(String, expected: Int, found: Int)
    /// A call of an action, or of a closure for which an action is passed, with a different number
    /// of values than it takes.
    case callCount(String, expected: Int, found: Int)
    /// A tap on an action that takes values.
    case tapPassesNothing(String, expected: Int)
    /// A launch of a view that needs values, which a launch does not pass.
    case launchPassesNothing(String)
    /// A step that scrolls an object through positions, although the model knows no property for
    /// its position.
    case scrollsNothing(String)
    /// A pop of a sheet.
    case notAStack(String)
    /// A required environment object with a default value.
    case requiredWithDefault(String)
    case tooDeep
    /// A constant with more values than the limit, including those of the constants it names.
    case tooManyValues(String, limit: Int)
  }

  package let kind: Kind
  package let place: ScenarioPlace

  package init(_ kind: Kind, at place: ScenarioPlace) {
    self.kind = kind
    self.place = place
  }
}
