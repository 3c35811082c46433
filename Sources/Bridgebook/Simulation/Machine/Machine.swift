/// The model while it runs: state cells, main queue, view graph and platform objects of one program.
///
/// Everything happens in one total order: no clock, no randomness. Rules are those of the scenario's `rules`, by the
/// names of the project's specification of observable behavior.
final class Machine {
  typealias Sink = (_ events: [TraceEvent], _ texts: TextTable) -> Void

  let program: ResolvedProgram
  var writer: EventWriter
  /// Virtual time in nanoseconds; each event takes a microsecond, so that order and time agree.
  var now: Int64 = 0

  var cells: [ValueCell] = []
  var pending: [Transaction] = []
  var dirty: [Node] = []
  var actions: [PostUpdateAction] = []
  var queue: [QueuedBlock] = []
  var scheduled: [ScheduledSource] = []
  var scheduledCount = 0

  var objects: [PlatformObject] = []
  var roots: [Node] = []
  /// Hosting controllers and cells that are alive, oldest first.
  var hosts: [Host] = []
  /// Those whose content waits for the next update.
  var invalidHosts: [Host] = []
  /// Those that nobody may keep any more when the code at hand ends.
  var looseHosts: [Host] = []
  /// Traits of wrapped objects that have changed since the last layout.
  var traitChanges: [(node: Node, key: Int)] = []
  /// Nodes by view, oldest first, the living ones only.
  var living: [[Node]]
  /// How many instances of a type were made.
  var instances: [String: Int] = [:]
  var nodeCount = 0
  var subscriptions: [Subscription] = []
  var trackers: [Tracker] = []
  var presentations: [PresentationState]

  /// How many graph updates are open; state must not be written while one is.
  var updating = 0
  var flushNumber = 0
  var isFlushing = false
  /// The last flush in which the runtime refused an action.
  var refusedIn = 0
  /// The node whose code runs in an update, and so depends on what is read.
  var reader: Node?
  var collected: [PendingChild] = []
  /// Reading a property of a platform object to decide something is an event.
  var isGuard = false
  /// Which tracker records what is read.
  var tracking: Int?
  var drag: DragState?
  /// The statement being run.
  var line = 0
  /// The step being run.
  var stepLine = 0
  var lastStep: Int64 = 0
  var stoppedBy: SimulationStop?
  /// The statement that was running when the run was ended early.
  var stopLine = 0
  var spending: RunSpending
  var warnings: Set<SimulationWarning> = []
  /// Names of the parameters that the run has asked for; no other can have had a part in it.
  var consulted: Set<String> = []
  var asked = ModelChoices()
  /// Nothing happens any more, not even the end of what has begun.
  var hasCrashed = false
  /// The turn of the innermost loop, which tells its children apart.
  var loopTurn = 0
  /// The struct that is being made.
  var initSubject = TextID.none
  /// The write at hand calls no observer.
  var isSilent = false
  /// The kind of platform object it would wrap, and the one it has made as a stored property.
  var initKind: Int?
  var initObject: Int?
  var defaultEnvironment: [SimulatedValue] = []
  /// Cells that removed views gave up.
  var freeCells: [Int] = []
  /// Nodes whose view is gone and whose objects are not, by number.
  var orphans: [Int: Node] = [:]
  /// Controllers by number, for the closures that captured them.
  var controllers: [Int: Node] = [:]
  /// Controllers that nobody presents any more and something holds.
  var closed: [Node] = []
  /// A whole graph goes, not a part of one.
  var isTearingDown = false
  /// Controllers whose properties or layout must be brought up to date.
  var passes: [Node] = []
  /// The object of the struct that was made last, by view.
  var structObjects: [Int: Int] = [:]
  /// New platform objects wait for their first layout.
  var needsLayout = false
  /// Content scrolls on until then.
  var scrollsUntil: Int64 = 0

  /// Whether nobody wants the rest of the run.
  private let isUnwanted: () -> Bool

  init(
    _ program: ResolvedProgram, texts: TextTable, budget: RunBudget = .standard,
    isUnwanted: @escaping () -> Bool = { false }, sink: @escaping Sink
  ) {
    self.program = program
    spending = RunSpending(budget)
    self.isUnwanted = isUnwanted
    writer = EventWriter(program, texts: texts, sink: sink)
    living = Array(repeating: [], count: program.views.count)
    presentations = program.presentations.map { _ in PresentationState() }
    defaultEnvironment = program.environmentKeys.map { evaluate($0.value, Frame()) }
  }

  /// Ends the run where nobody wants the rest; asked wherever a scenario can go on for long.
  func stopIfUnwanted() {
    if stoppedBy == nil, isUnwanted() { stop(.request) }
  }
}

/// Why a run ended before its steps did.
package enum SimulationStop: Equatable, Sendable {
  /// Queue and view graph followed each other that often in one turn.
  case loop(turns: Int)
  case freeze
  case crash
  /// A budget was used up.
  case budget(RunBudget.Kind)
  /// Whoever ran it did not want the rest.
  case request
}

/// A state cell: what code outside an update sees, and what the graph works with.
struct ValueCell {
  let kind: CellSpec.Kind
  var current: SimulatedValue
  var updateValue: SimulatedValue
  let spec: CellSpec
  let name: TextID
  /// The view whose own state it is.
  var owner = TextID.none
  /// The view that holds it, which a published property invalidates.
  weak var holder: Node?
  var readers: [Node] = []
}

/// Writes that the graph takes together.
struct Transaction {
  let isAnimated: Bool
  var writes: [(cell: Int, value: SimulatedValue)]
}

/// An action of a modifier that waits for the end of the update.
struct PostUpdateAction {
  let node: Node
  let code: CodeBlock
  let name: String
  /// Counted in each flush, where the runtime does.
  var change: Int?
  /// What its closure is given.
  var locals: [SimulatedValue] = []
}

/// A block on the main queue, with what it captured.
struct QueuedBlock {
  let label: TextID
  let line: Int
  let code: [ResolvedStatement]
  let frame: Frame
  /// A write that another thread handed over, instead of code.
  var write: (cell: Int, value: SimulatedValue)?
}

/// Something that happens later, as an event of its own.
struct ScheduledSource {
  let due: Int64
  let order: Int
  let kind: Kind

  enum Kind {
    case timer(label: String, line: Int, code: [ResolvedStatement], frame: Frame, period: Int64?)
    case background(label: String, line: Int, code: [ResolvedStatement], frame: Frame)
    case callback(object: Int, name: String, line: Int)
    case presentation(index: Int, phase: PresentationState.Phase, line: Int)
    case task(node: Node, index: Int, start: Int, part: Int, locals: [SimulatedValue])

    /// What it captured.
    var frame: Frame? {
      switch self {
      case .timer(_, _, _, let frame, _), .background(_, _, _, let frame): frame
      case .callback, .presentation, .task: nil
      }
    }
  }
}

/// Where code runs: whose struct it sees, its locals and its thread.
struct Frame {
  var node: Node?
  /// The struct at hand.
  var fields: [SimulatedValue] = []
  var ownCells: [Int] = []
  var locals: [SimulatedValue] = []
  /// The platform object of a struct that is not the one on the screen.
  var structObject: Int?
  var copy: StructCopy?
  var isMain = true
  /// The property whose own observer runs.
  var observed: Int?

  /// The fields that its code reads: those of the newest copy, where a coordinator keeps one.
  var readFields: [SimulatedValue] {
    copy == .coordinators ? node?.kept ?? fields : fields
  }
}

/// A copy of a representable's struct that may be older than the struct; raw values are how its reads are named.
enum StructCopy: String {
  case coordinators = "parent"
  /// A closure that `make` handed over has captured it.
  case closures = "self"
}

/// A notification that something listens to.
struct Subscription {
  let name: String
  let label: String
  let subject: TextID
  let line: Int
  let code: [ResolvedStatement]
  let frame: Frame
  weak var owner: Node?
}

/// A function that reads observable properties, and what runs before one of them changes.
struct Tracker {
  let label: String
  let line: Int
  let reading: [ResolvedStatement]
  let onChange: [ResolvedStatement]
  let frame: Frame
  var reads: [Int] = []
  var isActive = false
  /// Runs again by itself in the next pass of its controller.
  var isAutomatic = false
}

/// A drag that goes on over several events.
struct DragState {
  let object: Int
  var hasEnded = false
}
