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
  /// The values in the bindings of that struct when it was created.
  var boundValues: [SimulatedValue] = []
  /// The struct that the coordinator keeps.
  var kept: [SimulatedValue] = []
  /// The values in the bindings of that struct when the coordinator stored it.
  var keptBound: [SimulatedValue] = []
  /// The states at the last evaluation of the body; the content of a sheet captures them.
  var stateCopy: [SimulatedValue]?
  /// The size of that copy in bytes, for the budget.
  var stateCopySize = 0
  /// The view whose body created the content of this screen.
  @WeakNode var presenter: Node? = nil
  /// The struct that a closure of `make` captured.
  var captured: [SimulatedValue] = []
  var ownCells: [Int] = []
  var variables: [SimulatedValue] = []
  var children: [Node] = []
  /// The subjects of structs that were created and are not shown, by key.
  var built: [NodeKey: TextID] = [:]
  var environment: [SimulatedValue]
  /// The environment keys that the parent sets only for this child.
  var overrides: [(key: Int, value: SimulatedValue)] = []
  /// The cells on which it depends.
  var reads: [Int] = []
  /// The environment keys on which it depends.
  var readEnvironment: [Int] = []
  var isDirty = false
  var isAlive = true
  /// Whether it has appeared and not yet disappeared; removing a hidden view does not report a
  /// second disappearance.
  var isShown = false
  /// Whether its container shows another view in its place, such as another tab.
  var isOffScreen = false
  /// Whether it or one of its ancestors is not on screen.
  var isCovered = false
  /// Whether it is removed without a transition: before its replacement is inserted, and without a
  /// final update.
  var isRemovedImmediately = false
  /// The flush in which it was created.
  var madeIn = 0
  /// The wrapped platform object.
  var object: Int?
  /// The objects that its code created beside the wrapped one.
  var beside: [Int] = []
  /// The objects that a controller owns.
  var owned: [Int] = []
  /// The platform object stored in a property of the struct.
  var stored: Int?
  /// Whether the next pass of a controller runs `updateProperties`, and whether it runs the layout.
  var needsProperties = false
  var needsLayout = false
  /// Whether `make` is running, which keeps the objects that it creates alive.
  var isInMake = false
  /// Whether code has set the coordinator as the delegate of the object.
  var isConnected = false
  /// The last values of its `onChange` modifiers.
  var changeValues: [SimulatedValue] = []
  /// The id with which each task was started, and the number of times it was started or canceled.
  var tasks: [(identity: SimulatedValue, start: Int)] = []
  /// The last flush in which each modifier's action fired, and the number of times it did.
  var changeCounts: [(flush: Int, count: Int)] = []
  /// The appearance of the wrapped controller's view.
  var controller = ControllerState.outside
  /// The strong references to its coordinator, or to the controller.
  var references = CoordinatorReferences()
  /// The size that a representable returned last.
  var fittingSize = SimulatedValue.nothing
  /// Whether the controller's presentation has ended.
  var isClosed = false
  /// The hosting controllers and cells that its code created.
  var hosts: [Host] = []
  /// The indirection through which `WeakNode` refers to this node; cleared in `deinit`.
  let reference = NodeReference()

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
    reference.node = self
  }

  deinit { reference.node = nil }
}

/// The appearance of a wrapped controller's view.
enum ControllerState {
  /// The view is not in the hierarchy yet.
  case outside
  case appearing, shown, leaving, gone
}

/// The identity of a child: its position in the body, the iteration of a loop, and its id.
struct NodeKey: Hashable, Sendable {
  let slot: Int
  let turn: Int
  let identity: String
}

/// A child that a body has shown and that has not been compared with the previous one yet.
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

/// A view or another platform object.
struct PlatformObject {
  let kind: Int
  let subject: TextID
  @WeakNode var owner: Node?
  var values: [SimulatedValue]
  /// Values to be assigned in the first layout.
  var waiting: [SimulatedValue?]
  var isLaidOut = false
  var isAlive = true
  var isFirstResponder = false
  /// Whether code has set its delegate to nil.
  var isSilent = false
}
