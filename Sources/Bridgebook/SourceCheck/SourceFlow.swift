/// A value as far as names tell where it comes from.
struct FlowPlace: Equatable {
  enum Root: Equatable {
    /// What make returns and update receives.
    case view
    case context, coordinator
    /// The wrapper itself.
    case wrapper
    /// A struct of before that the coordinator keeps.
    case kept
    /// Made here.
    case made
    /// A parameter or variable whose origin is unknown.
    case other
  }

  var root: Root
  /// Members on the way from the root.
  var path: [String] = []
  /// The class, where it is known.
  var type: String?

  func member(_ name: String) -> FlowPlace { FlowPlace(root: root, path: path + [name]) }
}

/// One thing that running a function does.
struct FlowStep {
  enum Kind { case set, call, create }

  let kind: Kind
  /// The assignment, call or creation.
  let node: SwiftNode
  /// What is set; what a method is called on.
  let target: FlowPlace?
  /// The property or method; the class that is made.
  let name: String
  let value: SwiftNode?
  /// Conditions that hold here: those around and those an early exit has ruled out.
  let guards: [FlowGuard]
  /// Runs in a later turn of the main queue.
  let isDeferred: Bool
  /// Runs when something calls a stored closure.
  let isEvent: Bool
  let isInLoop: Bool
  /// The calls that lead here, outermost first.
  let callers: [SwiftNode]
  /// The value of arguments and the right side, as far as names tell.
  let valuePlace: FlowPlace?
  /// The object whose property is set or whose method is called.
  let holder: FlowPlace?

  var isAtOnce: Bool { !isDeferred && !isEvent }
  /// The line in the function itself from which this is reached.
  var site: SwiftNode { callers.first ?? node }
}

/// Conditions, with the meaning of the names in them.
struct FlowGuard {
  let conditions: [SwiftNode]
  let names: [String: FlowPlace]
  let isSelfWrapper: Bool
  /// What runs under it.
  let scope: SwiftNode

  /// Names of members and variables in the conditions.
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

  /// Whether something rooted in the view or the coordinator is looked at.
  func looksAt(_ root: FlowPlace.Root) -> Bool {
    conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        if node.kind == .identifier {
          if let place = names[node.name], place.root == root { isFound = true }
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

  /// Whether it compares anything.
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
