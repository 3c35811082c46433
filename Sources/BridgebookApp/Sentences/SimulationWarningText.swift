internal import Bridgebook

/// Sentences about parts of a scenario that have no effect.
enum SimulationWarningText {
  static func sentence(for kind: SimulationWarning.Kind) -> String {
    switch kind {
    case .neverCalled(let callback, let owner):
      "nothing that this scenario does calls \(callback) of \(owner); tap \(owner) \(callback) does"
    case .unusedAction(let action, let owner): "nobody calls the action \(action) of \(owner)"
    case .unusedParameter(let name): "nothing reads the parameter \(name)"
    case .neverShown(let view): "\(view) is never shown, built, hosted or launched"
    case .nobodyListens(let name): "nobody listens to \(name)"
    case .neverPosted(let name): "nobody posts \(name)"
    case .nothingToStop(let label): "there is no timer, subscription or tracking called \(label)"
    case .notShown(let view): "\(view) is not shown at this moment, so the step reaches nothing"
    case .emptyTap(let view): "\(view) has nothing that hears the tap"
    case .nothingToDismiss(let name): "\(name) shows nothing at this moment"
    case .noObject(let property):
      "there is no object at this moment whose \(property) could be set"
    case .noHost(let name): "there is no \(name) at this moment"
    case .noClosure(let name): "\(name) holds no closure at this moment"
    case .notATruth(let word):
      "\(word) needs true or false and got something else; it counts as false"
    case .notANumber(let word): "\(word) needs whole numbers and got something else; it counts as 0"
    case .notACollection(let value): "a loop needs a count, a range or a list, not \(value)"
    case .negativeTime(let time): "\(time) milliseconds are no time; nothing is waited for"
    case .unusedName(let name): "nothing uses \(name)"
    case .unreadVariable(let name, let owner): "nothing reads the variable \(name) of \(owner)"
    case .unreadKey(let name): "nothing reads environment.\(name)"
    case .neverTouched(let gesture): "no step touches the gesture \(gesture)"
    case .showsNothing(let screen, let state, let isList):
      "\(screen) is shown \(isList ? "over a list" : "while \(state) is true"), and \(state) got "
        + "something else, which shows nothing"
    case .noInterval(let label):
      "an interval of 0 counts as 0.1 milliseconds, as Foundation takes it for \(label)"
    case .takesNoText(let type): "a \(type) has no text that typing changes"
    }
  }
}
