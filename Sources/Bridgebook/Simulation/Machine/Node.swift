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
  /// What the states held when the body was evaluated last, where a sheet's content has captured it.
  var stateCopy: [SimulatedValue]?
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
  /// What the parent set for this child alone.
  var overrides: [(key: Int, value: SimulatedValue)] = []
  var reads: [Int] = []
  var readEnvironment: [Int] = []
  var isDirty = false
  var isAlive = true
  /// It has appeared and not disappeared since; what is hidden ends without a second disappearance.
  var isShown = false
  /// Without a transition it is gone before what takes its place comes, and without a last update.
  var isErasedAtOnce = false
  /// The flush in which it was made.
  var madeIn = 0
  /// The wrapped platform object.
  var object: Int?
  /// Objects a controller owns.
  var owned: [Int] = []
  /// A platform object that is a stored property of the struct.
  var stored: Int?
  /// What the next pass of a controller runs.
  var needsProperties = false
  var needsLayout = false
  /// `make` runs, so what it made lives.
  var isInMake = false
  var changeValues: [SimulatedValue] = []
  /// Of each task: what it was started for, and how often it was started or canceled.
  var tasks: [(identity: SimulatedValue, start: Int)] = []
  /// How often a modifier's action fired in which flush.
  var changeCounts: [(flush: Int, count: Int)] = []
  /// Whether the wrapped controller's view appeared.
  var hasControllerAppeared = false
  /// Timers and subscriptions that hold the coordinator, or the controller.
  var holds = 0
  /// The platform object holds the coordinator, the coordinator the platform object.
  var isHeldByObject = false
  var holdsObject = false
  var holdingModels: [Int] = []
  var wasReleased = false
  /// Nobody presents this controller any more.
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

/// The identity of a child: its place in the body, the turn of a loop, and its id.
struct NodeKey: Hashable, Sendable {
  let slot: Int
  let turn: Int
  let identity: String
}

/// A child that a body has shown, before it is compared with the one from before.
struct PendingChild {
  let call: ResolvedViewCall
  let line: Int
  let key: NodeKey
  let subject: TextID
  let fields: [SimulatedValue]
  let overrides: [(key: Int, value: SimulatedValue)]
  let old: Node?
  let stored: Int?
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
}
