/// A program whose names are resolved to indexes.
struct ResolvedProgram: Sendable {
  var cells: [CellSpec] = []
  var models: [ModelSpec] = []
  var environmentKeys: [EnvironmentSpec] = []
  var kinds: [PlatformSpec] = []
  var views: [ViewSpec] = []
  var actions: [ActionSpec] = []
  var presentations: [PresentationSpec] = []
  var hosts: [HostSpec] = []
  var gestures: [GestureSpec] = []
  /// The kinds of the platform objects that models own.
  var shared: [Int] = []
  var steps: [ResolvedStatement] = []
  var settings: ModelSettings
}

/// A state of the app, a view's own state or a property of a model.
struct CellSpec: Sendable {
  enum Kind: Sendable { case state, observable, published, unpublished }

  let name: String
  let kind: Kind
  var initial: ResolvedExpression
  var model: Int?
  var didSet: [ResolvedStatement] = []
  /// The line that declares it, at which its initial value is evaluated.
  var line = 0
}

struct ModelSpec: Sendable {
  let name: String
  var isObservable = false
  /// The code that runs when a view creates the model.
  var initializer: CodeBlock?
  var cells: [Int] = []
}

struct EnvironmentSpec: Sendable {
  let name: String
  var value: ResolvedExpression
  /// Whether one of the app's own traits corresponds to it on the platform.
  var isBridged = false
  /// Whether it is an object without a default, whose absence is fatal.
  var isRequired = false
  var line = 0
}

struct ActionSpec: Sendable {
  let name: String
  /// The number of arguments, which become the first locals.
  var argumentCount = 0
  let code: CodeBlock
}

/// An executable statement.
struct ResolvedStatement: Sendable {
  let line: Int
  let kind: Kind

  indirect enum Kind: Sendable {
    case print(ResolvedExpression)
    case write(ResolvedTarget, ResolvedExpression, animated: Bool)
    case set(ResolvedObject, property: Int, ResolvedExpression)
    case keep(Int, ResolvedExpression)
    case constant(Int, ResolvedExpression)
    case choice(ResolvedExpression, [ResolvedStatement], [ResolvedStatement])
    case loop(Int?, ResolvedExpression, [ResolvedStatement])
    case async(String, [ResolvedStatement], captured: [Int])
    case background(String, [ResolvedStatement])
    case timer(String, ResolvedExpression, [ResolvedStatement], repeats: Bool)
    case stop(String)
    case callField(Int, [ResolvedExpression])
    case callAction(Int, [ResolvedExpression])
    /// A call of an action of another type's struct.
    case callStruct(view: Int, action: Int, [ResolvedExpression])
    case refreshParent
    case create(Int?)
    case show(ResolvedViewCall, isShown: Bool)
    case subscribe(String, [ResolvedStatement])
    case post(String)
    case hold(CoordinatorHold, isHeld: Bool)
    case returnShared(Int)
    case focus(Bool)
    case track(String, [ResolvedStatement], [ResolvedStatement])
    case trackAgain(String)
    case present(Int)
    case dismiss(Int, ScenarioStatement.DismissalWay, completion: [ResolvedStatement])
    case host(Int, ResolvedViewCall)
    case hosting(Int, HostingAct)
    case setTrait(Int, ResolvedExpression)
    case launch(Int)
    case step(String, [ResolvedStatement])
    case drag(Int, property: Int, [ResolvedExpression])
    case type(ResolvedExpression, Int)
    case choose(Int, property: Int, ResolvedExpression)
    case tap(Int, String?)
    case scroll(Int, ResolvedExpression, property: Int?, [ResolvedExpression])
    case touch([Int], [ResolvedExpression])
    case touchGestures([Int], [ResolvedExpression])
    case close(Int)
    case wait(ResolvedExpression)
  }
}

struct ResolvedViewCall: Sendable {
  /// The condition under which the view is on screen; a row of a lazy stack is created only then.
  struct Presence: Sendable {
    let value: ResolvedExpression
    let isLazy: Bool
  }

  let view: Int
  /// The arguments, one per field, in the order of the fields.
  let arguments: [ResolvedExpression]
  let identity: ResolvedExpression?
  let environment: [(key: Int, value: ResolvedExpression)]
  let isRemovedImmediately: Bool
  let presence: Presence?
  /// The position in the body; unique in the program.
  let slot: Int
}

/// The target of an assignment.
enum ResolvedTarget: Sendable {
  case cell(Int)
  /// A binding of the current struct.
  case field(Int)
  /// A state of the current view.
  case own(Int)
}

/// A reference to a platform object.
enum ResolvedObject: Sendable {
  /// The object wrapped by the current representable.
  case wrapped
  /// The object wrapped by the newest live representable of that type.
  case wrappedBy(Int)
  /// An object owned by a controller.
  case owned(Int)
}

indirect enum ResolvedExpression: Sendable {
  case value(SimulatedValue)
  case local(Int)
  case field(Int)
  /// A property of the coordinator's copy of the struct.
  case keptField(Int)
  case own(Int)
  case cell(Int)
  /// A reference to a state, as passed for a binding.
  case bindingToCell(Int)
  case bindingToOwn(Int)
  case action(Int)
  case variable(Int)
  case environment(Int)
  case trait(Int)
  case property(ResolvedObject, Int)
  case template([ResolvedPiece])
  case range(ResolvedExpression, ResolvedExpression)
  case list([ResolvedExpression])
  case not(ResolvedExpression)
  case binary(ResolvedExpression, ScenarioOperator, ResolvedExpression)
  case function(ScenarioFunction, [ResolvedExpression])
}

extension ResolvedExpression {
  /// Whether the value is known before a run; the depth is limited by `ExpressionResolver.deepest`.
  var isConstant: Bool {
    switch self {
    case .value: true
    case .template(let pieces):
      pieces.allSatisfy { piece in
        if case .value(let value) = piece { value.isConstant } else { true }
      }
    case .range(let start, let end): start.isConstant && end.isConstant
    case .list(let values), .function(_, let values): values.allSatisfy(\.isConstant)
    case .not(let value): value.isConstant
    case .binary(let left, _, let right): left.isConstant && right.isConstant
    case .local, .field, .keptField, .own, .cell, .bindingToCell, .bindingToOwn, .action, .variable,
      .environment, .trait, .property:
      false
    }
  }
}

enum ResolvedPiece: Sendable {
  case text(String)
  case value(ResolvedExpression)
}
