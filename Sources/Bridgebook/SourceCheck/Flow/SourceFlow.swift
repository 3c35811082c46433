/// The origin of a value, as far as names reveal it.
struct FlowPlace: Equatable {
  enum Root: Hashable {
    /// The view that `make` returns and `update` receives.
    case view
    case context, coordinator
    /// The wrapper itself.
    case wrapper
    /// An older copy of the wrapper's struct that the coordinator keeps.
    case kept
    /// An object created in the function.
    case made
    /// A parameter or variable of unknown origin.
    case other
  }

  var root: Root
  /// The names of the members from the root to the value.
  var path: [String] = []
  /// The class, if it is known.
  var type: String?
  /// Which of the view and the coordinator the value was computed from, if it is a member of
  /// neither.
  var sources: Set<Root> = []

  func member(_ name: String) -> FlowPlace { FlowPlace(root: root, path: path + [name]) }
}

/// An operation that a function performs.
struct FlowStep {
  enum Kind { case set, call, create }

  let kind: Kind
  /// The assignment, call or instantiation.
  let node: SwiftNode
  /// The property that is set, or the receiver of the call.
  let target: FlowPlace?
  /// The name of the property or method, or of the class that is instantiated.
  let name: String
  let value: SwiftNode?
  /// All that determines whether the operation is reached, outermost first, including loops,
  /// `catch` and the operands of `?`.
  let around: [FlowGuard]
  /// Whether the operation runs in a later turn of the main queue.
  let isDeferred: Bool
  /// Whether the operation runs when a stored closure is called.
  let isEvent: Bool
  /// Whether the operation is in a loop's body.
  let isInLoop: Bool
  /// The calls through which the operation is reached, outermost first.
  let callers: [SwiftNode]
  /// The origin of the argument or the right-hand side, as far as names reveal it.
  let valuePlace: FlowPlace?
  /// The object whose property is set or whose method is called.
  let holder: FlowPlace?
  /// The origins of the names that are in scope at the operation.
  let names: [String: FlowPlace]
  /// Whether `self` is the wrapper at the operation; otherwise it is the coordinator.
  let isSelfWrapper: Bool

  /// The conditions under which the operation is reached: those of enclosing statements, and of
  /// preceding `guard` and `if` statements that exit.
  var guards: [FlowGuard] {
    around.contains { $0.form != .condition } ? around.filter { $0.form == .condition } : around
  }

  var isAtOnce: Bool { !isDeferred && !isEvent }
  /// The node in the walked function itself through which the operation is reached.
  var site: SwiftNode { callers.first ?? node }
}

/// Conditions, with the origins of the names in them.
struct FlowGuard {
  /// The construct that determines whether the code runs.
  enum Form: Equatable {
    /// The conditions of `if`, `guard` and `switch`.
    case condition
    /// A loop: its sequence may be empty, or its condition false from the start.
    case loop
    /// A `catch` clause, which runs only if an error was thrown.
    case failure
    /// An operand of `a ? b : c`.
    case operand(isElse: Bool)
  }

  var form = Form.condition
  let conditions: [SwiftNode]
  let names: [String: FlowPlace]
  let isSelfWrapper: Bool
  /// The code that runs under the conditions.
  let scope: SwiftNode

  /// Returns whether the conditions contain a member or variable with the name.
  func mentions(_ name: String) -> Bool {
    conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        if node.kind == .identifier || node.kind == .member, node.name == name { isFound = true }
        return !isFound
      }
      return isFound
    }
  }

  /// Returns whether the conditions read something that originates from the view or the
  /// coordinator, or that was computed from it.
  func looksAt(_ root: FlowPlace.Root) -> Bool {
    conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        if node.kind == .identifier {
          if let place = names[node.name], place.root == root || place.sources.contains(root) {
            isFound = true
          }
        } else if node.kind == .member, root == .coordinator, node.name == "coordinator",
          node.base?.name == "context"
        {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  /// Whether the conditions contain a comparison.
  var compares: Bool {
    conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        if node.kind == .operation,
          ["!=", "==", "!==", "===", "<", ">", "<=", ">="].contains(node.operator)
        {
          isFound = true
        }
        if node.kind == .member, node.name.hasPrefix("isEqual") { isFound = true }
        return !isFound
      }
      return isFound
    }
  }
}

extension SwiftNode {
  /// The operands of a sequence: in `a ? b : c` one of the last two is evaluated; elsewhere all are
  /// evaluated, and count as conditions.
  var choice: (conditions: [SwiftNode], operands: [(node: SwiftNode, isElse: Bool)]) {
    let parts = Array(children)
    guard let mark = parts.firstIndex(where: { $0.kind == .operation && $0.operator == "?" }) else {
      return (parts, [])
    }
    var isElse = false
    let operands = parts[(mark + 1)...].map { part in
      if part.kind == .operation, part.operator == ":" { isElse = true }
      return (part, isElse)
    }
    return (Array(parts[..<mark]), operands)
  }

  /// Whether a block ends with a statement that exits the enclosing code.
  var leaves: Bool {
    guard let last else { return false }
    return last.kind == .returnStatement || last.kind == .throwStatement || last.kind == .jump
  }
}
