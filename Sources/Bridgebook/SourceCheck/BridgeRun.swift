/// The steps of a wrapper's functions, computed once for all rules.
final class BridgeRun {
  let bridge: Bridge
  private unowned let context: SourceContext

  init(_ bridge: Bridge, _ context: SourceContext) {
    self.bridge = bridge
    self.context = context
  }

  /// The steps of `make`, in which the returned variable counts as the view.
  lazy var make: [FlowStep] =
    bridge.make.map { function in
      var names = BridgeRun.contextNames(of: function)
      for name in returnedNames { names[name] = nil }
      var walker = FlowWalker(bridge, isSelfWrapper: true)
      walker.follow(function, names: names)
      return walker.steps.map { step in
        // The returned object is the view.
        guard let target = step.target, let name = BridgeRun.rootName(of: step.node),
          returnedNames.contains(name),
          target.root == .made || target.root == .other
            || target.root == .wrapper && target.path.first == name
        else { return step }
        let holder = step.holder.map { BridgeRun.moved($0, from: name) }
        return FlowStep(
          kind: step.kind, node: step.node, target: BridgeRun.moved(target, from: name),
          name: step.name, value: step.value,
          around: step.around, isDeferred: step.isDeferred, isEvent: step.isEvent,
          isInLoop: step.isInLoop, callers: step.callers, valuePlace: step.valuePlace,
          holder: holder, names: step.names, isSelfWrapper: step.isSelfWrapper)
      }
    } ?? []

  /// Returns a place in a named object as a place in the view; for a value of unknown origin, the
  /// path begins with the value's name.
  private static func moved(_ place: FlowPlace, from name: String) -> FlowPlace {
    var moved = place
    if place.root != .made, place.path.first == name { moved.path.removeFirst() }
    moved.root = .view
    return moved
  }

  lazy var update: [FlowStep] =
    bridge.update.map { function in
      var names = BridgeRun.contextNames(of: function)
      if let view = function.first(.parameter) {
        var type = view.first(.typeName)?.name ?? bridge.viewClass
        if type == bridge.kind.typeName { type = bridge.viewClass }
        names[view.name] = FlowPlace(root: .view, type: type)
      }
      var walker = FlowWalker(bridge, isSelfWrapper: true)
      walker.follow(function, names: names)
      return walker.steps
    } ?? []

  /// The steps of the coordinator's functions, collected separately for each function.
  lazy var callbacks: [(function: SwiftNode, steps: [FlowStep])] =
    (bridge.coordinator?.functions ?? []).filter { $0.label == "func" }.map { function in
      var walker = FlowWalker(bridge, isSelfWrapper: false)
      walker.follow(function, names: [:])
      return (function, walker.steps)
    }

  lazy var dismantle: [FlowStep] =
    bridge.dismantle.map { function in
      var walker = FlowWalker(bridge, isSelfWrapper: true)
      var names: [String: FlowPlace] = [:]
      for parameter in function.all(.parameter) {
        let isCoordinator = parameter.name == "coordinator" || parameter.label == "coordinator"
        names[parameter.name] =
          isCoordinator
          ? FlowPlace(root: .coordinator, type: bridge.coordinator?.name)
          : FlowPlace(root: .view, type: bridge.viewClass)
      }
      walker.follow(function, names: names)
      return walker.steps
    } ?? []

  /// The steps of the wrapper's other functions, collected separately for each function, such as
  /// those that return a size or handle a gesture.
  lazy var others: [(function: SwiftNode, steps: [FlowStep])] = {
    let known = [
      bridge.kind.makeName, bridge.kind.updateName, bridge.kind.dismantleName, "makeCoordinator",
    ]
    return bridge.type.functions.filter { $0.label == "func" && !known.contains($0.name) }
      .map { function in
        var walker = FlowWalker(bridge, isSelfWrapper: true)
        walker.follow(function, names: BridgeRun.contextNames(of: function))
        return (function, walker.steps)
      }
  }()

  /// The steps of the coordinator's initializers.
  lazy var coordinatorStart: [FlowStep] =
    (bridge.coordinator?.functions ?? []).filter { $0.label == "init" }.flatMap { function in
      var walker = FlowWalker(bridge, isSelfWrapper: false)
      var names: [String: FlowPlace] = [:]
      for parameter in function.all(.parameter)
      where parameter.first(.typeName)?.name == bridge.type.name {
        names[parameter.name] = FlowPlace(root: .kept, type: bridge.type.name)
      }
      walker.follow(function, names: names)
      return walker.steps
    }

  /// Whether the controller is presented for a single task and then dismissed, so that its wrapper
  /// seldom exists long enough to receive another value.
  lazy var isPresentedOnce: Bool = {
    let root = context.root(of: bridge.viewClass)
    guard root == "UIViewController" else { return ClassWords.isPresentedOnce(root) }
    // The return type of `make` is a plain controller if `make` returns one of several classes.
    return make.contains { step in
      guard step.kind == .create, ClassWords.isPresentedOnce(step.name),
        let parent = step.node.parent
      else { return false }
      return parent.kind == .returnStatement
        || parent.kind == .variable && returnedNames.contains(parent.name)
        || parent == bridge.make?.first(.block) && parent.last == step.node
    }
  }()

  /// The names of the variables that `make` returns.
  lazy var returnedNames: Set<String> = {
    var names: Set<String> = []
    guard let body = bridge.make?.first(.block) else { return names }
    body.walk { node in
      if node.kind == .closure || node.kind == .function { return false }
      if node.kind == .returnStatement, let value = node.base {
        if value.kind == .identifier { names.insert(value.name) }
        if value.kind == .member, value.base?.name == "self" { names.insert(value.name) }
      }
      return true
    }
    if let only = body.last, only.kind == .identifier { names.insert(only.name) }
    return names.union(made.names)
  }()

  /// The object that `make` returns if a function of the wrapper or a closure creates it.
  lazy var made = MadeView(bridge)

  private static func contextNames(of function: SwiftNode) -> [String: FlowPlace] {
    var names: [String: FlowPlace] = [:]
    for parameter in function.all(.parameter)
    where parameter.name == "context" || parameter.label == "context" {
      names[parameter.name] = FlowPlace(root: .context)
    }
    return names
  }

  /// Returns the variable at the beginning of an expression.
  static func rootName(of node: SwiftNode) -> String? {
    var node = node
    for _ in 0..<32 {
      switch node.kind {
      case .identifier: return node.name
      case .member:
        guard let base = node.base else { return nil }
        if base.kind == .identifier, base.name == "self" { return node.name }
        node = base
      case .assignment, .call, .index, .cast:
        guard let base = node.base else { return nil }
        node = base
      default: return nil
      }
    }
    return nil
  }
}
