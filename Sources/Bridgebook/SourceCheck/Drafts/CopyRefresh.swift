/// The statements of `update` that store the new values in the coordinator's copies.
struct CopyRefresh {
  /// The statements that together are translated to `refresh parent`; empty if a copy that can
  /// become outdated is not stored again.
  private(set) var nodes: [SwiftNode] = []
  /// The statements that need no separate line, including those for bindings, which never become
  /// outdated.
  private(set) var settled: [SwiftNode] = []

  init(_ run: BridgeRun, _ copies: CoordinatorCopies, _ context: SourceContext) {
    let bridge = run.bridge
    var stored: [SwiftNode] = []
    var names: Set<String> = []
    for step in run.update where step.isAtOnce && step.guards.isEmpty {
      guard let name = copies.refreshed(by: step) else { continue }
      if bridge.type.property(name)?.isBinding ?? false {
        settled.append(step.node)
      } else {
        stored.append(step.node)
        names.insert(name)
      }
    }
    let aging = copies.originals.values.filter { name in
      bridge.type.property(name).map { !$0.isBinding && !$0.isState && !$0.isEnvironment } ?? false
    }
    guard !CopyRefresh.readsStruct(bridge, copies, context), Set(aging) == names else { return }
    nodes = stored
    settled += stored
  }

  /// Returns whether the coordinator reads a value that can become outdated from a copy of the
  /// whole struct.
  private static func readsStruct(
    _ bridge: Bridge, _ copies: CoordinatorCopies, _ context: SourceContext
  ) -> Bool {
    var isFound = false
    for function in bridge.coordinator?.functions ?? [] {
      function.walk { node in
        if node.kind == .member, let base = node.base, copies.structs.contains(base.name),
          bridge.canBecomeOutdated(node.name, in: context.types) != nil
        {
          isFound = true
        }
        return !isFound
      }
    }
    return isFound
  }
}
