/// Rules about services that are started and never ended, and about retain cycles.
enum LifetimeRules {
  /// A service that runs until it is ended.
  private struct Service {
    let start: String
    let ends: [String]
    let what: String
  }

  private static let services: [String: Service] = [
    "scheduledTimer": Service(start: "scheduledTimer", ends: ["invalidate"], what: "a timer"),
    "addLocalMonitorForEvents": Service(
      start: "addLocalMonitorForEvents", ends: ["removeMonitor"], what: "an event monitor"),
    "addGlobalMonitorForEvents": Service(
      start: "addGlobalMonitorForEvents", ends: ["removeMonitor"], what: "an event monitor"),
    "startRunning": Service(
      start: "startRunning", ends: ["stopRunning"], what: "a capture session"),
    "startUpdatingLocation": Service(
      start: "startUpdatingLocation", ends: ["stopUpdatingLocation"], what: "location updates"),
    "addPeriodicTimeObserver": Service(
      start: "addPeriodicTimeObserver", ends: ["removeTimeObserver"], what: "a time observer"),
  ]

  static let dismantle = SourceRule("missing-dismantle") { context, findings in
    for run in context.bridges {
      let bridge = run.bridge
      if let node = bridge.dismantle, !node.flags.contains(.isStatic) {
        findings.add(
          "missing-dismantle", .certain, at: node,
          "`\(node.name)` is not static, so SwiftUI never calls it.", edits: makeStatic(node))
      }
      let ended = endings(of: bridge)
      let created = Set((run.make + run.update).filter { $0.kind == .create }.map(\.name))
      for step in run.make + run.update
        + run.callbacks.filter({ isStartedByMake($0.function, run) }).flatMap(\.steps)
      {
        guard step.kind == .call || step.kind == .create, !ended.contains("*") else { continue }
        guard let service = service(step, created, bridge), ended.isDisjoint(with: service.ends)
        else {
          continue
        }
        findings.add(
          "missing-dismantle", .likely, at: step.node, also: step.callers,
          "\(service.what.prefix(1).uppercased() + service.what.dropFirst()) is started with `\(service.start)`, and nothing ends it when the view goes."
        )
      }
    }
  }

  private static func isStartedByMake(_ function: SwiftNode, _ run: BridgeRun) -> Bool { false }

  private static func service(_ step: FlowStep, _ created: Set<String>, _ bridge: Bridge)
    -> Service?
  {
    switch step.name {
    case "scheduledTimer":
      let repeats = step.node.all(.argument).first { $0.name == "repeats" }?.base?.name
      return repeats == "true" ? services["scheduledTimer"] : nil
    case "CADisplayLink":
      return Service(start: "CADisplayLink", ends: ["invalidate"], what: "a display link")
    case "addObserver":
      let isBlock = step.node.all(.argument).contains { $0.name == "forName" }
      return isBlock
        ? Service(start: "addObserver", ends: ["removeObserver"], what: "an observer") : nil
    case "startRunning":
      return created.contains("AVCaptureSession") ? services["startRunning"] : nil
    case "startUpdatingLocation":
      return created.contains("CLLocationManager") ? services["startUpdatingLocation"] : nil
    case "play":
      return created.contains("AVPlayer") || created.contains("AVQueuePlayer")
        ? Service(start: "play", ends: ["pause", "replaceCurrentItem"], what: "a player") : nil
    case "add":
      let arguments = step.node.all(.argument)
      let isHandler =
        arguments.count == 2 && arguments[1].name == "name"
        && (step.node.base?.base?.text.lowercased().contains("contentcontroller") ?? false)
      return isHandler && step.valuePlace?.root == .coordinator && keepsView(bridge)
        ? Service(
          start: "add(_:name:)",
          ends: ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"],
          what: "a script message handler") : nil
    default:
      return services[step.name].flatMap {
        $0.start == step.name && $0.start.hasPrefix("add") ? $0 : nil
      }
    }
  }

  /// Returns whether the coordinator, or the wrapper's struct in it, keeps the wrapped view.
  ///
  /// A web view keeps its script message handlers; only a handler that keeps the view in turn
  /// outlives it.
  private static func keepsView(_ bridge: Bridge) -> Bool {
    guard let coordinator = bridge.coordinator else { return false }
    let isView = { (property: StoredProperty) in
      !property.node.flags.contains(.isWeak) && !property.isState
        && (property.typeName == bridge.viewClass || property.typeName == "WKUserContentController")
    }
    return coordinator.stored.contains { property in
      isView(property)
        || property.typeName == bridge.type.name && bridge.type.stored.contains(where: isView)
    }
  }

  /// Returns the names of all methods that the wrapper and its coordinator call, among which the
  /// end of a service may be.
  private static func endings(of bridge: Bridge) -> Set<String> {
    var names: Set<String> = []
    // A call anywhere in these types suffices as a sign that the service is ended.
    for type in [bridge.type, bridge.coordinator].compactMap({ $0 }) {
      for function in type.functions {
        function.walk { node in
          if node.kind == .call, let callee = node.base { names.insert(callee.name) }
          return true
        }
      }
    }
    return names
  }

  private static func makeStatic(_ node: SwiftNode) -> [SourceEdit] {
    var place: Int32?
    let range = node.range
    let text = node.tree.text(range)
    if let found = text.utf8.firstRange(of: "func ") { place = range.lowerBound + Int32(found) }
    guard let place else { return [] }
    return [SourceEdit(range: place..<place, text: "static ")]
  }

  // MARK: Cycles

  static let cycle = SourceRule("retain-cycle", words: ["sink", "observe"]) { context, findings in
    for type in context.classes {
      let isRelevant =
        context.bridges.contains { $0.bridge.coordinator === type }
        || type.inherits { ClassWords.isPlatformObject(context.root(of: $0)) }
      guard isRelevant else { continue }
      for function in type.functions { cycles(in: function, of: type, &findings) }
    }
  }

  private static func cycles(
    in function: SwiftNode, of type: CheckedType, _ findings: inout SourceFindings
  ) {
    function.walk { node in
      guard node.kind == .call, let callee = node.base else { return true }
      let closures = node.all(.argument).compactMap { $0.base?.kind == .closure ? $0.base : nil }
      switch callee.name {
      case "sink":
        guard let closure = closures.last, isStored(node, in: type), holdsSelf(closure) else {
          return true
        }
        findings.add(
          "retain-cycle", .likely, at: callee,
          "The closure keeps `self`, and `self` keeps the subscription.", edits: weak(closure))
      case "observe":
        guard let closure = closures.last, isStored(node, in: type), holdsSelf(closure) else {
          return true
        }
        findings.add(
          "retain-cycle", .likely, at: callee,
          "The closure keeps `self`, and `self` keeps the observation.", edits: weak(closure))
      default: break
      }
      return true
    }
  }

  /// Returns whether the result of a call is stored in a property of the type.
  private static func isStored(_ node: SwiftNode, in type: CheckedType) -> Bool {
    var current = node
    for _ in 0..<8 {
      guard let parent = current.parent else { return false }
      if parent.kind == .member, parent.name == "store" { return true }
      if parent.kind == .assignment, parent.last == current, let left = parent.base {
        return type.property(left.name) != nil
      }
      guard parent.kind == .member || parent.kind == .call else { return false }
      current = parent
    }
    return false
  }

  private static func holdsSelf(_ closure: SwiftNode) -> Bool {
    if closure.all(.capture).contains(where: { $0.name == "self" }) {
      return closure.all(.capture).contains {
        $0.name == "self" && $0.flags.isDisjoint(with: [.isWeak, .isUnowned])
      }
    }
    var isFound = false
    closure.walk { node in
      if node.kind == .identifier, node.name == "self" { isFound = true }
      if node != closure, node.kind == .closure,
        node.all(.capture).contains(where: { $0.name == "self" })
      {
        return false
      }
      return !isFound
    }
    return isFound
  }

  /// Returns no edits, because capturing `self` weakly requires changes wherever the closure uses
  /// `self`.
  private static func weak(_ closure: SwiftNode) -> [SourceEdit] { [] }
}

extension Sequence<UInt8> {
  /// Returns the offset of the first occurrence of some bytes.
  fileprivate func firstRange(of text: String) -> Int? {
    let bytes = Array(self)
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start
    }
    return nil
  }
}
