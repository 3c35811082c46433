/// A closure around a step that runs later than the code around it.
struct FlowPassage {
  /// When the closure runs.
  enum Kind {
    /// In a later turn of the main queue.
    case hop
    /// On another thread, when something is loaded.
    case load
    /// When the controller that is dismissed has gone.
    case dismissal
  }

  let kind: Kind
  let closure: SwiftNode
  /// The call that the closure is handed to.
  let call: SwiftNode

  /// Returns nil for a closure that runs at once, or when something else happens.
  init?(_ closure: SwiftNode) {
    guard closure.kind == .closure, let holder = closure.parent else { return nil }
    let call = holder.kind == .argument ? holder.parent : holder
    guard let call, let callee = call.base, let kind = FlowPassage.kind(of: call, callee) else {
      return nil
    }
    self.kind = kind
    self.closure = closure
    self.call = call
  }

  private static func kind(of call: SwiftNode, _ callee: SwiftNode) -> Kind? {
    switch FlowTiming(of: callee) {
    case .hop: .hop
    case .now: nil
    case .event:
      loads(callee.name)
        ? .load : DismissalLine.dismissesController(call) ? .dismissal : nil
    }
  }

  /// Whether a method of an item provider hands what it loads to a closure.
  static func loads(_ method: String) -> Bool { loading.contains(method) }

  private static let loading: Set<String> = [
    "loadObject", "loadItem", "loadTransferable", "loadDataRepresentation",
    "loadFileRepresentation", "loadInPlaceFileRepresentation",
  ]

  /// Returns the line that opens the block of the closure.
  func line(of step: FlowStep) -> String {
    switch kind {
    case .hop: "async line\(step.node.line)"
    case .load: "background line\(call.line)"
    case .dismissal: DismissalLine.controllers
    }
  }
}

extension FlowStep {
  /// The closures that run later and contain the step, or a call through which it is reached,
  /// outermost first.
  var passages: [FlowPassage] {
    var found: [FlowPassage] = []
    for start in callers + [node] {
      var inner: [FlowPassage] = []
      start.walkOut { place in
        if let passage = FlowPassage(place) { inner.append(passage) }
      }
      found += inner.reversed()
    }
    // Of several turns of the main queue the step runs in the last.
    let hop = found.lastIndex { $0.kind == .hop }
    return found.enumerated().filter { $1.kind != .hop || $0 == hop }.map(\.element)
  }

  /// Whether it stands in a closure of `withAnimation`.
  var isAnimated: Bool {
    var isFound = false
    for start in callers + [node] {
      start.walkOut { place in
        guard place.kind == .closure, let holder = place.parent else { return }
        let call = holder.kind == .argument ? holder.parent : holder
        if call?.kind == .call, call?.base?.name == "withAnimation" { isFound = true }
      }
    }
    return isFound
  }

  /// Whether all closures around an event are those of loads and dismissals, which a scenario has.
  var isAwaited: Bool {
    var isKnown = true
    for start in callers + [node] {
      start.walkOut { place in
        guard place.kind == .closure, let holder = place.parent else { return }
        let call = holder.kind == .argument ? holder.parent : holder
        let timing = call?.base.map { FlowTiming(of: $0) }
        if call?.kind == .call, timing == .event, FlowPassage(place) == nil { isKnown = false }
        if call?.kind != .call { isKnown = false }
      }
    }
    return isKnown
  }
}

extension SwiftNode {
  /// Visits the nodes around this one within its function, innermost first.
  fileprivate func walkOut(_ visit: (SwiftNode) -> Void) {
    var place = parent
    while let outer = place, outer.kind != .function {
      visit(outer)
      place = outer.parent
    }
  }
}
