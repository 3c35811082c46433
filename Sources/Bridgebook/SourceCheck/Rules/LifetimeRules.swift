/// Rules about services that are started and never stopped.
enum LifetimeRules {
  /// A service that runs until it is stopped.
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
      let steps = run.make + run.update + run.coordinatorStart
      let created = Set(steps.filter { $0.kind == .create }.map(\.name))
        .union(stored(by: bridge.type)).union(bridge.coordinator.map { stored(by: $0) } ?? [])
      for step in steps {
        guard step.kind == .call || step.kind == .create, !ended.contains("*") else { continue }
        guard let service = service(step, created, bridge), ended.isDisjoint(with: service.ends)
        else {
          continue
        }
        findings.add(
          "missing-dismantle", .likely, at: step.node, also: step.callers,
          "\(service.what.prefix(1).uppercased() + service.what.dropFirst()) is started with `\(service.start)`, and nothing stops it when the view is removed."
        )
      }
    }
  }

  /// Returns the classes that the initial values of a type's properties instantiate.
  private static func stored(by type: CheckedType) -> [String] {
    type.stored.compactMap { $0.value.flatMap { ClassWords.created(by: $0) } }
  }

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

  /// Returns whether the coordinator, or the wrapper's struct stored in it, retains the wrapped
  /// view.
  ///
  /// A web view retains its script message handlers; a handler outlives the view only if it retains
  /// the view in turn.
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

  /// Returns the names of all methods that the wrapper and its coordinator call; any of them may
  /// stop a service.
  private static func endings(of bridge: Bridge) -> Set<String> {
    var names: Set<String> = []
    // A call anywhere in these types is sufficient evidence that the service is stopped.
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
}

extension Sequence<UInt8> {
  /// Returns the offset of the first occurrence of a text.
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
