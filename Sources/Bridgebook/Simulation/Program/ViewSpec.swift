/// A view, a representable or a controller; a class, so that uses do not copy it.
final class ViewSpec: @unchecked Sendable {
  enum Role: Sendable {
    case view, representable, controller

    var declaration: ScenarioDeclaration.Kind {
      switch self {
      case .view: .view
      case .representable: .representable
      case .controller: .controller
      }
    }
  }

  /// The receiver of the platform object's callbacks; raw values are the words of scenarios.
  enum Delegate: String, CaseIterable, Sendable {
    case coordinator
    /// No object is the receiver.
    case none
    /// The receiver is an object without other references, so that it is released when `make` ends.
    case temporary
    /// The receiver is a closure passed on in `make`, with the struct of that time.
    case closure
  }

  struct Field: Sendable {
    enum Kind: Sendable { case value, binding, closure }
    let name: String
    let kind: Kind
  }

  /// A modifier whose action runs after an update.
  struct Change: Sendable {
    let label: String
    let value: ResolvedExpression
    let code: CodeBlock
    /// Whether it also runs when the view appears.
    let isInitial: Bool
    /// Whether its closure takes the old and the new value.
    let takesValues: Bool
  }

  let name: String
  let role: Role
  let line: Int
  var fields: [Field] = []
  /// The fields listed in an update event: values and closures; the bindings if there are none.
  var shownFields: [Int] = []
  /// The view's own state; each instance gets new cells.
  var ownStates: [CellSpec] = []
  var variables: [(name: String, initial: ResolvedExpression)] = []
  var observed: [Int] = []
  var platform: Int?
  var initializer: CodeBlock?
  var body: CodeBlock?
  var makeCoordinator: CodeBlock?
  var make: CodeBlock?
  var update: CodeBlock?
  var dismantle: CodeBlock?
  var coordinatorDeinit: CodeBlock?
  var objectInit: CodeBlock?
  var objectDeinit: CodeBlock?
  var updateProperties: CodeBlock?
  var layoutSubviews: CodeBlock?
  var callbacks: [String: CodeBlock] = [:]
  var onAppear: [CodeBlock] = []
  var onDisappear: [CodeBlock] = []
  var onChange: [Change] = []
  var onReceive: [(notification: String, code: CodeBlock)] = []
  var objects: [(name: String, kind: Int)] = []
  var actions: [String: Int] = [:]
  var size: ResolvedExpression?
  /// The value by which two structs are compared; nil to compare all fields.
  var equatable: ResolvedExpression?
  var tasks: [TaskSpec] = []
  /// Models that each instance creates and owns.
  var models: [OwnedModel] = []
  var delegate = Delegate.coordinator
  /// Whether the view presents a sheet or a stack.
  var isPresenter = false
  /// Whether a controller is captured weakly by closures, or a coordinator by timers and
  /// subscriptions.
  var capturesWeakly = false
  /// Whether a controller forwards appearance calls to its children (R5.4).
  var forwardsAppearance = true
  /// Whether the recognizer works simultaneously with all others; `waitsFor` is the one that has to
  /// fail first (R7.2).
  var isSimultaneous = false
  var waitsFor: Int?

  init(name: String, role: Role, line: Int) {
    self.name = name
    self.role = role
    self.line = line
  }
}

/// A `.task` modifier: blocks with pauses between them.
struct TaskSpec: Sendable {
  let line: Int
  /// The value whose change restarts the task; nil if it runs once.
  let identity: ResolvedExpression?
  /// The blocks, each with the delay before it in milliseconds; nil for the first.
  let parts: [(pause: ResolvedExpression?, code: [ResolvedStatement])]
}

/// A model that each instance of a view creates and owns.
struct OwnedModel: Sendable {
  let name: String
  let model: Int
  /// The range of its cells among the view's own states.
  let cells: Range<Int>
  /// Whether each struct creates a new one, which replaces the last: an observed object with an
  /// inline value.
  let isRecreated: Bool
}

/// Statements with the line of the member that contains them.
struct CodeBlock: Sendable {
  let line: Int
  let statements: [ResolvedStatement]
}
