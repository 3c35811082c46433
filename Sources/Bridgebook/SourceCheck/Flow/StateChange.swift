/// A change that a step of a wrapper makes to a binding or to state.
struct StateChange {
  enum Kind {
    /// An assignment of a new value.
    case whole
    /// A Boolean is toggled.
    case toggled
    /// A part of the value is changed, such as an element of a list.
    case part
  }

  /// The name of the property, in the wrapper or in the coordinator.
  private let name: String
  /// Whether the property is the coordinator's copy.
  private let isCopy: Bool
  let kind: Kind

  /// Creates the change that a step makes; nil if the step does not change state.
  init?(_ step: FlowStep, _ run: BridgeRun) {
    guard let target = step.target, let first = target.path.first.map(CoordinatorCopies.bare)
    else { return nil }
    let type: CheckedType?
    switch target.root {
    case .wrapper, .kept: type = run.bridge.type
    case .coordinator: type = run.bridge.coordinator
    default: return nil
    }
    let isUnwrapped = target.path.count > 1 && target.path[1] == "wrappedValue"
    let isShared = type?.property(first).map { $0.isBinding || $0.typeName == "Binding" } ?? false
    name = first
    isCopy = target.root == .coordinator
    let depth = target.path.count - (isUnwrapped ? 1 : 0)
    switch step.kind {
    case .set where isUnwrapped && isShared && depth == 1: kind = .whole
    case .set where depth == 1:
      guard StateRules.written(step, run) != nil else { return nil }
      kind = .whole
    case .set where isShared: kind = .part
    case .call where depth == 1 && isShared && step.name == "toggle": kind = .toggled
    case .call where isShared && StateChange.mutating.contains(step.name): kind = .part
    default: return nil
    }
  }

  /// Returns the wrapper's property that changes.
  func original(_ copies: CoordinatorCopies) -> String {
    isCopy ? copies.original(of: name) : name
  }

  /// The mutating methods that are recognized.
  private static let mutating: Set<String> = [
    "append", "formUnion", "insert", "merge", "move", "remove", "removeAll", "removeFirst",
    "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "sort", "subtract",
    "swapAt", "toggle", "updateValue",
  ]
}

extension FlowStep {
  /// The name of the property or function that is set or called; for a binding's value, the name of
  /// the binding.
  var shownName: String {
    guard name == "wrappedValue", let path = target?.path, path.count > 1 else { return name }
    return CoordinatorCopies.bare(path[path.count - 2])
  }

  /// Returns the value of a property after the step, given the value of the right-hand side; nil
  /// for an operator that scenarios do not have.
  func result(_ value: String, of current: String) -> String? {
    guard node.kind == .assignment, node.operator != "=" else { return value }
    return FlowStep.compound[node.operator].map { "\(current) \($0) \(value)" }
  }

  private static let compound = ["+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%"]
}
