internal import Bridgebook

/// Sentences about parts of a scenario that have no effect.
enum SimulationWarningText {
  static func sentence(for kind: SimulationWarning.Kind) -> String {
    switch kind {
    case .neverCalled(let callback, let owner):
      "\(callback) of \(owner) is never called in this scenario; the step tap \(owner) \(callback) would call it"
    case .unusedAction(let action, let owner): "the action \(action) of \(owner) is never called"
    case .unusedParameter(let name): "the parameter \(name) is never read"
    case .neverShown(let view): "\(view) is never shown, built, hosted or launched"
    case .nobodyListens(let name): "\(name) is posted, but nothing observes it"
    case .neverPosted(let name): "\(name) is observed, but never posted"
    case .nothingToStop(let label):
      "there is no timer, subscription or tracking named \(label) to stop"
    case .nothingToTrack(let label): "there is no tracking named \(label) to run again"
    case .keptScreen(let screen):
      "an element of the path of \(screen) is replaced: the model keeps the screen, which shows the old one"
    case .notShown(let view):
      "\(view) is not on the screen when this step runs, so the step has no effect"
    case .foreignClass(let type, let toolkit, let platform):
      "\(type) is a class of \(toolkit.title), which \(platform.title) does not have; the run does not show what happens on \(platform.title)"
    case .noLifeCycle(let callback, let view, let type):
      "\(callback) of \(view) is never called, because \(type) is not a controller; if it is one, declare platform \(type) is UIViewController"
    case .prevented(let view, let property):
      "\(property) of \(view) is false when this step runs, so the user's act has no effect"
    case .noDelegate(let callback, let view):
      "\(callback) of \(view) is not called, because the delegate is nothing when this step runs"
    case .keepsReceiver(let property):
      "the model does not know which callbacks \(property) receives, so setting it to nothing takes none away"
    case .nothingRuns:
      "no statement of this step runs: its conditions are false, or its loops run zero times"
    case .scrollHasNoEffect(let view):
      "no stack pops while \(view) scrolls, no callback hears of it, and no code asks whether it scrolls, so the step has no effect"
    case .unobservedChange(let property, let view):
      "no callback reports the user's change of \(property), and no code reads \(view).\(property), so the step has no effect"
    case .emptyTap(let view): "nothing in \(view) reacts to a tap, so the step has no effect"
    case .nothingToDismiss(let name):
      "\(name) is not presented when this step runs, so there is nothing to dismiss"
    case .alreadyPresented(let name):
      "\(name) is presented already, so presenting it has no effect"
    case .notInWindow(let name):
      "the view is not yet in a window when it presents \(name), so nothing is presented"
    case .noObject(let property):
      "no object whose \(property) could be set exists when this step runs"
    case .noObjectToFocus: "no object that could take the focus exists when this step runs"
    case .noCaret(let property):
      "setting \(property) does not move a caret: no property of its class is declared with `user moves caret`"
    case .notAList(let function, let value):
      "\(function) cannot be used with \(value), and returns nothing"
    case .hostNeverAdded(let name, let owner):
      "the view of \(name) in \(owner) is never added (contain, add view), so it shows nothing"
    case .noHost(let name): "\(name) does not exist when this step runs"
    case .noClosure(let name): "\(name) is called although no closure is assigned to it"
    case .otherTypes(let left, let right):
      "values of \(left) and \(right) are compared, which are never equal: a scenario converts nothing"
    case .notATruth(let word):
      "\(word) needs true or false; another value counts as false"
    case .notANumber(let word): "\(word) needs whole numbers; another value counts as 0"
    case .notACollection(let value): "a loop needs a count, a range or a list, not \(value)"
    case .negativeTime(let time):
      "a time cannot be negative (\(time) milliseconds), so the run does not wait"
    case .unusedName(let name): "\(name) is never used"
    case .unusedMember(let name, let owner): "\(name) of \(owner) is neither read nor written"
    case .unusedClosure(let name, let owner):
      "the closure \(name) of \(owner) is neither called nor passed on"
    case .neverChanges: "the value of this on change is a constant, so the block never runs"
    case .unreadVariable(let name, let owner): "the variable \(name) of \(owner) is never read"
    case .neverSet(let property, let type):
      "\(property) of \(type) reads as nothing: no code and no step sets it"
    case .unlistedProperty(let property, let type):
      "\(property) is not a property of \(type) that the model knows: it only stores its value; declare it below platform \(type) if it is meant"
    case .onlyStored(let property, let type, let effect):
      "the model only stores \(property) of \(type): it leaves out \(effect)"
    case .unreadKey(let name): "environment.\(name) is never read"
    case .neverTouched(let gesture): "no step touches the gesture \(gesture)"
    case .showsNothing(let screen, let state, let isList):
      "\(state) must be \(isList ? "a list" : "true or false") to show \(screen); "
        + "it was set to another value, which shows nothing"
    case .noInterval(let label):
      "an interval of 0 counts as 0.1 milliseconds, as Foundation takes it for \(label)"
    case .notInMake: "only make returns an object, so return has no effect here"
    case .takesNoText(let type):
      "typing has no effect on a \(type), because the model knows no text of it; declare one below platform \(type), with user types"
    }
  }
}
