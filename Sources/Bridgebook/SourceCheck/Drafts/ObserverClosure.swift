/// A closure that is called whenever a property of the wrapped object changes: the closure of
/// `observe(_:)`, or of `sink` on `publisher(for:)`.
struct ObserverClosure {
  let closure: SwiftNode
  let property: String
  let steps: [FlowStep]
  /// The names of the view in the closure.
  let viewNames: Set<String>
  /// The parameters that represent the property.
  let parameters: [String: String]

  /// The name of the callback that represents the closure.
  var name: String { property + "Changed" }

  /// The nodes between the closure and the statement that contains it.
  var around: [SwiftNode] {
    var nodes: [SwiftNode] = []
    var place = closure.parent
    while let node = place, node.kind != .block, node.kind != .closure, node.kind != .switchCase {
      nodes.append(node)
      place = node.parent
    }
    return nodes
  }

  /// Returns the closures of a wrapper that observe its view, in the order of its functions.
  static func all(in run: BridgeRun, _ view: WrappedView) -> [ObserverClosure] {
    let steps =
      run.make + run.update + run.coordinatorStart + run.callbacks.flatMap(\.steps)
    var closures: [SwiftNode] = []
    for step in steps where step.isEvent {
      if let closure = closure(around: step.node), !closures.contains(closure) {
        closures.append(closure)
      }
    }
    return closures.compactMap { closure in
      guard let found = observed(by: closure) else { return nil }
      // A function with several callers is walked more than once.
      var seen: Set<SwiftNode> = []
      let inside = steps.filter {
        $0.isEvent && closure.contains($0.node) && seen.insert($0.node).inserted
      }
      return ObserverClosure(closure, found, inside, run, view)
    }
  }

  private init?(
    _ closure: SwiftNode, _ found: (property: String, object: SwiftNode, isValue: Bool),
    _ steps: [FlowStep], _ run: BridgeRun, _ view: WrappedView
  ) {
    self.closure = closure
    self.steps = steps
    property = found.property
    guard ObserverClosure.isView(found.object, run, view) else { return nil }
    let parameters = closure.all(.parameter).map(\.name)
    if found.isValue {
      viewNames = ObserverClosure.names(of: found.object)
      self.parameters = Dictionary(
        (parameters.prefix(1) + ["$0"]).map { ($0, found.property) }
      ) { first, _ in first }
    } else {
      viewNames = ObserverClosure.names(of: found.object)
        .union(parameters.prefix(1)).union(["$0"]).subtracting(["_"])
      self.parameters = [:]
    }
  }

  private static func names(of object: SwiftNode) -> Set<String> {
    object.kind == .identifier ? [object.name] : []
  }

  /// Returns the nearest closure that observes something.
  private static func closure(around node: SwiftNode) -> SwiftNode? {
    var place = node.parent
    while let outer = place {
      if outer.kind == .closure, observed(by: outer) != nil { return outer }
      place = outer.parent
    }
    return nil
  }

  /// Returns the property and the object that a closure observes, and whether the closure receives
  /// the value instead of the object.
  private static func observed(
    by closure: SwiftNode
  ) -> (property: String, object: SwiftNode, isValue: Bool)? {
    guard let call = closure.parent?.kind == .argument ? closure.parent?.parent : nil,
      call.kind == .call, let callee = call.base, callee.kind == .member
    else { return nil }
    if callee.name == "observe", let object = callee.base,
      let property = call.all(.argument).first?.base.flatMap(property)
    {
      return (property, object, false)
    }
    guard callee.name == "sink" else { return nil }
    var place = callee.base
    while let node = place {
      if node.kind == .call, node.base?.name == "publisher", let object = node.base?.base,
        let property = node.all(.argument).first(where: { $0.name == "for" })?.base
          .flatMap(property)
      {
        return (property, object, true)
      }
      place = node.kind == .call || node.kind == .member ? node.base : nil
    }
    return nil
  }

  /// Returns the only property on a key path.
  private static func property(_ node: SwiftNode) -> String? {
    guard node.kind == .keyPath else { return nil }
    let parts = node.text.dropFirst().split(separator: ".", omittingEmptySubsequences: true)
    guard let last = parts.last, last.first?.isLowercase ?? false,
      last.allSatisfy({ $0.isLetter || $0.isNumber }),
      parts.count == 1 || parts.count == 2 && parts[0].first?.isUppercase ?? false
    else { return nil }
    return String(last)
  }

  /// Returns whether an object is the wrapped one: `make` returns it, or its declared class is that
  /// of the view.
  private static func isView(_ object: SwiftNode, _ run: BridgeRun, _ view: WrappedView) -> Bool {
    let classes = [view.className, view.root]
    switch object.kind {
    case .identifier where run.returnedNames.contains(object.name): return true
    case .identifier, .member:
      if let held = run.bridge.coordinator?.property(object.name) {
        return classes.contains(held.typeName)
      }
      var function = object.parent
      while let next = function, next.kind != .function { function = next.parent }
      return function?.all(.parameter).contains {
        $0.name == object.name && classes.contains($0.first(.typeName)?.name ?? "")
      } ?? false
    default: return false
    }
  }
}
