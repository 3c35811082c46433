/// An instance of a view, a representable or a controller.
final class Node {
  let view: Int
  let number: Int
  let subject: TextID
  let key: NodeKey
  let depth: Int
  unowned let parent: Node?
  /// The struct of the last evaluation.
  var fields: [SimulatedValue] = []
  /// The values in the bindings of that struct when it was made.
  var boundValues: [SimulatedValue] = []
  /// The struct the coordinator keeps.
  var kept: [SimulatedValue] = []
  /// The values in the bindings of that struct when the coordinator took it.
  var keptBound: [SimulatedValue] = []
  /// The states at the last evaluation of the body, for the content of a sheet, which captures
  /// them.
  var stateCopy: [SimulatedValue]?
  /// The bytes of that copy, as the budget counts them.
  var stateCopySize = 0
  /// The view whose body made the content of this screen.
  weak var presenter: Node?
  /// The struct that a closure of `make` captured.
  var captured: [SimulatedValue] = []
  var ownCells: [Int] = []
  var variables: [SimulatedValue] = []
  var children: [Node] = []
  /// Structs that were built and are not shown, by their place.
  var built: [NodeKey: TextID] = [:]
  var environment: [SimulatedValue]
  /// The keys of the environment that the parent set for this child alone.
  var overrides: [(key: Int, value: SimulatedValue)] = []
  /// The cells that it depends on.
  var reads: [Int] = []
  /// The keys of the environment that it depends on.
  var readEnvironment: [Int] = []
  var isDirty = false
  var isAlive = true
  /// Whether it has appeared and not disappeared since; removing a hidden view reports no second
  /// disappearance.
  var isShown = false
  /// Whether its container shows another view in its place, such as another tab.
  var isOffScreen = false
  /// Whether it or one of the views around it is not on screen.
  var isCovered = false
  /// Whether it is removed without a transition: before its replacement is inserted, and without a
  /// final update.
  var isErasedAtOnce = false
  /// The flush in which it was made.
  var madeIn = 0
  /// The wrapped platform object.
  var object: Int?
  /// Objects a controller owns.
  var owned: [Int] = []
  /// A platform object that is a stored property of the struct.
  var stored: Int?
  /// Whether the next pass of a controller runs `updateProperties`, and its layout.
  var needsProperties = false
  var needsLayout = false
  /// Whether `make` is running, which keeps the objects it creates alive.
  var isInMake = false
  /// Whether code has made the coordinator the delegate of the object.
  var isConnected = false
  /// The last values of its `onChange` modifiers.
  var changeValues: [SimulatedValue] = []
  /// The id that each task was started for, and how often it was started or canceled.
  var tasks: [(identity: SimulatedValue, start: Int)] = []
  /// The last flush in which each modifier's action fired, and how often it did.
  var changeCounts: [(flush: Int, count: Int)] = []
  /// The appearance of the wrapped controller's view.
  var controller = ControllerState.outside
  /// The strong references to its coordinator, or to the controller.
  var references = CoordinatorReferences()
  /// The size that a representable said last.
  var fittingSize = SimulatedValue.nothing
  /// Whether the controller's presentation has ended.
  var isClosed = false
  /// Hosting controllers and cells that its code made.
  var hosts: [Host] = []

  init(
    view: Int, number: Int, subject: TextID, key: NodeKey, depth: Int, parent: Node?,
    environment: [SimulatedValue]
  ) {
    self.view = view
    self.number = number
    self.subject = subject
    self.key = key
    self.depth = depth
    self.parent = parent
    self.environment = environment
  }
}

/// The appearance of a wrapped controller's view.
enum ControllerState {
  /// Not in the hierarchy yet.
  case outside
  case appearing, shown, leaving, gone
}

/// The identity of a child: its place in the body, the round of a loop, and its id.
struct NodeKey: Hashable, Sendable {
  let slot: Int
  let turn: Int
  let identity: String
}

/// A child that a body has shown, and that is not compared yet with the one from before.
struct PendingChild {
  let call: ResolvedViewCall
  let line: Int
  let key: NodeKey
  let subject: TextID
  let fields: [SimulatedValue]
  let overrides: [(key: Int, value: SimulatedValue)]
  let old: Node?
  let stored: Int?
  /// Whether its container shows another view in its place.
  let isOffScreen: Bool
}

/// A view or another object of the platform.
struct PlatformObject {
  let kind: Int
  let subject: TextID
  weak var owner: Node?
  var values: [SimulatedValue]
  /// Values that wait for the first layout.
  var waiting: [SimulatedValue?]
  var isLaidOut = false
  var isAlive = true
  var isFirstResponder = false
  /// Whether code has taken its delegate away.
  var isSilent = false
}
