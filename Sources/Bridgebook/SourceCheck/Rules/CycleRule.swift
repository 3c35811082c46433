/// Finds closures and services that retain the object that retains them.
enum CycleRule {
  static let rule = SourceRule(
    "retain-cycle",
    words: [
      "sink", "observe", "addObserver", "scheduledTimer", "Timer", "CADisplayLink",
      "WKScriptMessageHandler",
    ]
  ) { context, findings in
    for type in context.classes {
      let bridge = context.bridges.first { $0.bridge.coordinator === type }?.bridge
      let isPlatform = type.inherits { ClassWords.isPlatformObject(context.root(of: $0)) }
      guard bridge != nil || isPlatform else { continue }
      let outside = calls(of: type, bridge, inDeinit: false)
      let inDeinit = calls(of: type, bridge, inDeinit: true)
      for function in type.functions {
        function.walk { node in
          if node.kind == .call {
            stored(node, in: type, &findings)
            // A coordinator's service that is never stopped is reported as `missing-dismantle`.
            running(node, outside, bridge == nil ? nil : inDeinit, &findings)
          }
          return true
        }
      }
    }
  }

  // MARK: Stored results

  /// Reports a subscription or observation that is stored in `self` and whose closure retains
  /// `self`.
  private static func stored(
    _ node: SwiftNode, in type: CheckedType, _ findings: inout SourceFindings
  ) {
    guard let callee = node.base, callee.name == "sink" || callee.name == "observe",
      let closure = closures(of: node).last, isStored(node, in: type), holdsSelf(closure)
    else { return }
    let kept = callee.name == "sink" ? "subscription" : "observation"
    findings.add(
      "retain-cycle", .likely, at: callee,
      "The closure keeps `self`, and `self` keeps the \(kept).")
  }

  private static func closures(of call: SwiftNode) -> [SwiftNode] {
    call.all(.argument).compactMap { $0.base?.kind == .closure ? $0.base : nil }
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

  // MARK: Running services

  /// A system service that retains `self` until it is stopped.
  private struct Service {
    let what: String
    let ends: Set<String>
  }

  /// Reports a service that retains `self` and is stopped at most in `deinit`, which therefore
  /// never runs.
  ///
  /// - Parameter inDeinit: The calls in `deinit`, if only a service that they stop is to be
  ///   reported.
  private static func running(
    _ node: SwiftNode, _ outside: Set<String>, _ inDeinit: Set<String>?,
    _ findings: inout SourceFindings
  ) {
    guard let callee = node.base, let service = service(node, callee),
      service.ends.isDisjoint(with: outside),
      inDeinit.map({ !service.ends.isDisjoint(with: $0) }) ?? true
    else { return }
    findings.add(
      "retain-cycle", .likely, at: callee,
      "\(service.what) retains `self` until it is stopped; only `deinit` stops it, which never runs while `self` is retained."
    )
  }

  private static func service(_ node: SwiftNode, _ callee: SwiftNode) -> Service? {
    let arguments = node.all(.argument)
    let isTarget = arguments.contains { $0.name == "target" && isSelf($0) }
    let holds = closures(of: node).last.map(holdsSelf) ?? false
    switch callee.name {
    case "addObserver":
      guard holds, arguments.contains(where: { $0.name == "forName" }) else { return nil }
      return Service(what: "The notification center", ends: ["removeObserver"])
    case "scheduledTimer", "Timer":
      guard holds || isTarget, arguments.contains(where: { $0.name == "repeats" && isTrue($0) })
      else { return nil }
      return Service(what: "The run loop's timer", ends: ["invalidate"])
    case "CADisplayLink" where isTarget:
      return Service(what: "The display link", ends: ["invalidate"])
    case "add":
      guard arguments.count == 2, arguments[0].name.isEmpty, isSelf(arguments[0]),
        arguments[1].name == "name",
        callee.base?.text.lowercased().contains("contentcontroller") ?? false
      else { return nil }
      return Service(
        what: "The web view's content controller",
        ends: ["removeScriptMessageHandler", "removeAllScriptMessageHandlers"])
    default: return nil
    }
  }

  private static func isSelf(_ argument: SwiftNode) -> Bool {
    argument.base?.kind == .identifier && argument.base?.name == "self"
  }

  private static func isTrue(_ argument: SwiftNode) -> Bool { argument.base?.name == "true" }

  /// Returns the names of the methods that a class and its wrapper call, either in `deinit` or
  /// elsewhere.
  private static func calls(
    of type: CheckedType, _ bridge: Bridge?, inDeinit: Bool
  ) -> Set<String> {
    var names: Set<String> = []
    for function in type.functions + (bridge?.type.functions ?? [])
    where (function.label == "deinit") == inDeinit {
      function.walk { node in
        if node.kind == .call, let callee = node.base { names.insert(callee.name) }
        return true
      }
    }
    return names
  }

  // MARK: Captures

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
}
