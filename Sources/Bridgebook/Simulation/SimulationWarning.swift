/// A statement or a declaration without effect, reported so that a run without findings is not
/// mistaken for a healthy one.
package struct SimulationWarning: Hashable, Sendable {
  /// The reason why it has no effect.
  package enum Kind: Hashable, Sendable {
    /// A callback that is not called by a set property, the user or a step.
    case neverCalled(String, of: String)
    case unusedAction(String, of: String)
    case unusedParameter(String)
    /// A view that no body shows, no code hosts and no step launches.
    case neverShown(String)
    case nobodyListens(String)
    case neverPosted(String)
    case nothingToStop(String)
    /// A tracker that is to run again and that no code starts.
    case nothingToTrack(String)
    /// A path in which the element of a shown screen was replaced by another; the model keeps the
    /// screen.
    case keptScreen(of: String)
    /// A step for a view that was not shown at that time.
    case notShown(String)
    /// A wrapped class of a system other than the scenario's.
    case foreignClass(String, Toolkit, Platform)
    /// A life cycle callback in a class that is not a controller.
    case noLifeCycle(String, of: String, type: String)
    /// An action that the user cannot perform while a property is false.
    case prevented(view: String, property: String)
    /// A callback that a step calls while the delegate is set to nil.
    case noDelegate(String, of: String)
    /// A property that is set to `nothing`, although the model keeps its receiver of callbacks.
    case keepsReceiver(String)
    /// A step with code in which no statement runs.
    case nothingRuns
    /// Scrolling without effect, because nothing observes it and no stack could lose a screen
    /// meanwhile.
    case scrollHasNoEffect(String)
    /// A step that changes a property which no code observes or reads.
    case unobservedChange(String, of: String)
    /// A tap that did not reach a view with an action.
    case emptyTap(String)
    case nothingToDismiss(String)
    /// A screen that is presented while it is on screen.
    case alreadyPresented(String)
    /// A screen that is presented from a view that is not yet in a window.
    case notInWindow(String)
    /// An object whose property is set or read before its creation or after its release.
    case noObject(String)
    /// An object that takes or resigns the focus before its creation or after its release.
    case noObjectToFocus
    /// A rule that moves the caret of a class without a caret.
    case noCaret(String)
    /// A function of lists that is passed a value of another type.
    case notAList(String, value: String)
    /// A hosting controller whose view no code adds, so that nothing is shown.
    case hostNeverAdded(String, of: String)
    /// A hosting controller that is used before its creation or after its release.
    case noHost(String)
    /// A closure or an action that did not exist when it was called.
    case noClosure(String)
    case notATruth(String)
    /// A comparison of two values whose types are never equal.
    case otherTypes(String, String)
    case notANumber(String)
    case notACollection(String)
    case negativeTime(Int)
    /// A state or a model that no code reads or writes.
    case unusedName(String)
    /// A binding or a view's own state that the code of its declaration neither reads nor writes.
    case unusedMember(String, of: String)
    /// A closure that is neither called nor passed on.
    case unusedClosure(String, of: String)
    /// A modifier that observes a constant.
    case neverChanges
    /// A variable of a coordinator or a controller whose values no code reads.
    case unreadVariable(String, of: String)
    /// A property that is read although neither code nor the user ever sets it.
    case neverSet(String, of: String)
    /// A property that neither the model nor the header of its class has.
    case unlistedProperty(String, of: String)
    /// A property that is set, although the model leaves out an effect that it has in its class.
    case onlyStored(String, of: String, leftOut: String)
    /// A key of the environment that no code reads.
    case unreadKey(String)
    /// A gesture that is not touched in any step.
    case neverTouched(String)
    /// A state whose value cannot show the screen.
    case showsNothing(screen: String, state: String, isList: Bool)
    /// A repeating timer without an interval.
    case noInterval(String)
    /// A `return` of an object outside of `make`.
    case notInMake
    /// A step that types into an object without a text.
    case takesNoText(String)
  }

  package let kind: Kind
  package let line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// The maximum number of warnings per run.
  static let limit = 100
}
