/// A closure around a step that runs later than the code around it.
struct FlowPassage {
  /// The time at which the closure runs.
  enum Kind {
    /// In a later turn of the main queue.
    case hop
    /// On another thread, after an object was loaded.
    case load
    /// After the dismissed controller has disappeared.
    case dismissal
  }

  let kind: Kind
  let closure: SwiftNode
  /// The call that receives the closure.
  let call: SwiftNode

  /// Creates the passage of a closure; nil if the closure runs immediately, or after any other
  /// event.
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

  /// Returns whether a method of an item provider passes the loaded object to a closure.
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
    // If closures for several turns of the main queue are nested, the step runs in the last turn.
    let hop = found.lastIndex { $0.kind == .hop }
    return found.enumerated().filter { $1.kind != .hop || $0 == hop }.map(\.element)
  }

  /// Whether the step is in a closure of `withAnimation`.
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

  /// Whether all closures around the step are those of loads and dismissals, which a scenario can
  /// express.
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

/// The time at which a call runs the closures passed to it.
enum FlowTiming {
  case now, hop, event

  init(of callee: SwiftNode) {
    switch callee.name {
    case "async", "asyncAfter": self = .hop
    case "Task", "detached", "asyncDetached": self = .hop
    case "perform" where callee.base?.text.contains("RunLoop") ?? false: self = .hop
    case "addOperation": self = .hop
    case "sync", "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first",
      "last", "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "allSatisfy", "removeAll",
      "performWithoutAnimation", "withAnimation", "withTransaction", "autoreleasepool",
      "performBatchUpdates", "runAnimationGroup", "drop", "prefix", "withLock", "run", "animate",
      "performAsCurrentDrawingAppearance", "configure", "apply", "also", "then", "modify",
      "enumerated":
      self = .now
    default: self = .event
    }
  }

  /// Returns whether a call runs its closure once per element, or only for a value that is not nil.
  static func repeats(_ callee: SwiftNode) -> Bool {
    callee.kind == .member && repeating.contains(callee.name)
  }

  private static let repeating: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first", "last",
    "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "allSatisfy", "removeAll", "drop",
    "prefix",
  ]
}
