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
    case .hop:
      delay.map { "after \($0) line\(step.node.line)" } ?? "async line\(step.node.line)"
    case .load: "background line\(call.line)"
    case .dismissal: DismissalLine.controllers
    }
  }
}

/// The delay of `asyncAfter`.
extension FlowPassage {
  /// The milliseconds that stand for a delay that the file does not state.
  static let usualDelay = 100

  /// The milliseconds after which the closure runs; nil for a closure without a delay.
  var delay: Int? { isDelayed ? statedDelay ?? FlowPassage.usualDelay : nil }

  /// Whether the file does not state the delay.
  var hasUnknownDelay: Bool { isDelayed && statedDelay == nil }

  private var isDelayed: Bool { kind == .hop && call.base?.name == "asyncAfter" }

  /// The delay in `.now() + 0.3`, `.now() + .seconds(1)`, or `.now() + delay` with a property that
  /// has a value.
  private var statedDelay: Int? {
    guard let moment = call.first(.argument)?.base, moment.kind == .sequence else { return nil }
    let parts = Array(moment.children)
    guard parts.count == 3, parts[1].operator == "+", parts[0].text.hasSuffix("now()") else {
      return nil
    }
    return FlowPassage.milliseconds(parts[2])
  }

  private static func milliseconds(_ node: SwiftNode) -> Int? {
    switch node.kind {
    case .number: return seconds(node).map { Int($0 * 1_000) }
    case .call:
      guard let unit = units[node.base?.name ?? ""], let value = node.first(.argument)?.base else {
        return nil
      }
      return seconds(value).map { Int($0 * unit) }
    case .identifier:
      var place = node.parent
      while let outer = place, outer.kind != .type { place = outer.parent }
      let variable = place?.all(.variable).first { $0.name == node.name }
      let value = variable.flatMap { StoredProperty($0) }?.value
      return value.flatMap { $0.kind == .identifier ? nil : milliseconds($0) }
    default: return nil
    }
  }

  private static func seconds(_ node: SwiftNode) -> Double? {
    let number = ScenarioConstant.text(node).flatMap(Double.init)
    return number.flatMap { $0 >= 0 && $0 < 86_400 ? $0 : nil }
  }

  /// The milliseconds of the units of `DispatchTimeInterval`.
  private static let units = ["seconds": 1_000.0, "milliseconds": 1.0, "microseconds": 0.001]
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

  /// Whether each closure around the step runs immediately, in a later turn of the main queue, or
  /// after a load or a dismissal, which a scenario can express.
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
