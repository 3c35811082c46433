/// A statement or a declaration without effect, reported so that a run without findings is not
/// mistaken for a healthy one.
package struct SimulationWarning: Hashable, Sendable {
  /// The reason why it has no effect.
  package enum Kind: Hashable, Sendable {
    /// A callback that no set property, no person and no step calls.
    case neverCalled(String, of: String)
    case unusedAction(String, of: String)
    case unusedParameter(String)
    /// A view that no body shows, no code hosts and no step launches.
    case neverShown(String)
    case nobodyListens(String)
    case neverPosted(String)
    case nothingToStop(String)
    /// A tracking that is to run again and that no code begins.
    case nothingToTrack(String)
    /// A path with another element in the place of one whose screen is shown; the model keeps the
    /// screen.
    case keptScreen(of: String)
    /// A step for a view that was not shown at that time.
    case notShown(String)
    /// A wrapped class of another system than the scenario's.
    case foreignClass(String, Toolkit, Platform)
    /// A callback of a controller's life in a class that is none.
    case noLifeCycle(String, of: String, type: String)
    /// What a person cannot do while a property is false.
    case prevented(view: String, property: String)
    /// A callback that a step calls while code has taken the delegate away.
    case noDelegate(String, of: String)
    /// A property that is set to nothing, which the model takes no callbacks away for.
    case keepsReceiver(String)
    /// A step of code of which no statement runs.
    case nothingRuns
    /// Scrolling where no stack could lose its screen meanwhile, the only thing it matters for.
    case scrollsForNothing(String)
    /// A step that changes a property of which no code hears or reads.
    case unheardChange(String, of: String)
    /// A tap that reached no view with an action.
    case emptyTap(String)
    case nothingToDismiss(String)
    /// A screen that is presented while it is on screen.
    case alreadyPresented(String)
    /// A screen that is presented from a view that is in no window yet.
    case notInWindow(String)
    /// An object whose property is set or read before it is created or after it is gone.
    case noObject(String)
    /// An object that takes or resigns the focus before it is created or after it is gone.
    case noObjectToFocus
    /// A rule that moves the caret of a class that has none.
    case noCaret(String)
    /// A function of lists that is given something else.
    case notAList(String, value: String)
    /// A hosting controller whose view no code adds, so that nothing is shown.
    case hostNeverAdded(String, of: String)
    /// A hosting controller that is used before it is created or after it is gone.
    case noHost(String)
    /// A closure or an action that did not exist when it was called.
    case noClosure(String)
    case notATruth(String)
    /// Two values of types that are never equal are compared.
    case otherTypes(String, String)
    case notANumber(String)
    case notACollection(String)
    case negativeTime(Int)
    /// A state or a model that no code reads or writes.
    case unusedName(String)
    /// A binding or a view's own state that the code of its declaration neither reads nor writes.
    case unusedMember(String, of: String)
    /// A closure that is neither called nor handed on.
    case unusedClosure(String, of: String)
    /// A modifier that waits for the change of a constant.
    case neverChanges
    /// A variable of a coordinator or a controller whose values no code reads.
    case unreadVariable(String, of: String)
    /// A property that is read, and that neither code nor a person ever sets.
    case neverSet(String, of: String)
    /// A property that neither the model nor the header of its class has.
    case unlistedProperty(String, of: String)
    /// A key of the environment that no code reads.
    case unreadKey(String)
    /// A gesture that no step touches.
    case neverTouched(String)
    /// A state whose value is of no use to the screen that is shown by it.
    case showsNothing(screen: String, state: String, isList: Bool)
    /// A repeating timer without an interval.
    case noInterval(String)
    /// An object that other code than `make` returns.
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
