/// Finds SwiftUI content that a wrapper hosts once, in hosting controllers whose root view no
/// update replaces.
///
/// Wrappers are exempt if they mention the member `rootView` anywhere, read the value in another
/// function, or create hosting controllers again later.
enum HostedOnceRule {
  static let rule = SourceRule("update-not-implemented", words: ClassWords.hostNames) {
    context, findings in
    for run in context.bridges {
      guard let update = run.bridge.update, !UpdateNotImplementedRule.isReported(run, context),
        !isRefreshed(run, context), let content = content(run, context),
        !isNamed(content.name, run.bridge, apartFrom: content.host)
      else { continue }
      findings.add(
        "update-not-implemented", run.isPresentedOnce ? .possible : .likely, at: update,
        also: [content.host],
        "`\(content.name)` goes into the hosting controller when it is created, and no update sets its `rootView` again."
      )
    }
  }

  /// Returns a value of the wrapper that is passed to a hosting controller when the view or the
  /// coordinator is created.
  private static func content(
    _ run: BridgeRun, _ context: SourceContext
  ) -> (name: String, host: SwiftNode)? {
    let bridge = run.bridge
    for step in run.make where step.kind == .create && !step.isEvent {
      guard HostingRules.isHost(step.name, context) else { continue }
      if let name = value(of: step.node, bridge, context) { return (name, step.node) }
    }
    if let make = bridge.makeCoordinator {
      for host in hosts(in: make, context) {
        if let name = value(of: host, bridge, context) { return (name, host) }
      }
    }
    for function in bridge.coordinator?.functions ?? [] where function.label == "init" {
      for host in hosts(in: function, context) {
        if let name = kept(around: host, function, bridge, context) { return (name, host) }
      }
    }
    return nil
  }

  /// Returns the instantiations of hosting controllers in a function.
  private static func hosts(in function: SwiftNode, _ context: SourceContext) -> [SwiftNode] {
    var hosts: [SwiftNode] = []
    function.walk { node in
      if node.kind == .type { return false }
      if let name = ClassWords.created(by: node), HostingRules.isHost(name, context) {
        hosts.append(node)
      }
      return true
    }
    return hosts
  }

  /// Returns the stored value of the wrapper that a root view shows.
  private static func value(
    of host: SwiftNode, _ bridge: Bridge, _ context: SourceContext
  ) -> String? {
    guard let content = HostedContent.content(of: host) else { return nil }
    var found: String?
    content.walk { node in
      if found == nil,
        node.kind == .identifier || node.kind == .member && node.base?.name == "self",
        bridge.canBecomeOutdated(node.name, in: context.types) != nil
      {
        found = node.name
      }
      return found == nil
    }
    return found
  }

  /// Returns the value of the wrapper that the coordinator's initializer reads in the statement
  /// that creates hosting controllers, as in `pages = parent.pages.map { … }`.
  private static func kept(
    around host: SwiftNode, _ initializer: SwiftNode, _ bridge: Bridge, _ context: SourceContext
  ) -> String? {
    var statement = host
    while let parent = statement.parent, parent.kind != .block || parent.parent != initializer {
      statement = parent
    }
    guard statement.kind == .assignment || statement.kind == .variable else { return nil }
    var parents = Set(
      initializer.all(.parameter).filter { $0.first(.typeName)?.name == bridge.type.name }
        .map(\.name))
    for property in bridge.coordinator?.stored ?? []
    where property.typeName == bridge.type.name {
      parents.insert(property.name)
    }
    var found: String?
    statement.walk { node in
      if found == nil, node.kind == .member, let base = node.base, parents.contains(base.name),
        bridge.canBecomeOutdated(node.name, in: context.types) != nil
      {
        found = node.name
      }
      return found == nil
    }
    return found
  }

  /// Returns whether the wrapper reads a value in code that does not create the view, the
  /// coordinator or the host, and so may pass the value on.
  private static func isNamed(
    _ name: String, _ bridge: Bridge, apartFrom host: SwiftNode
  ) -> Bool {
    bridge.type.functions.contains { function in
      guard function.label == "func", function != bridge.make, function != bridge.makeCoordinator,
        function.tree !== host.tree || !function.range.contains(host.anchorRange.lowerBound)
      else { return false }
      var isFound = false
      function.walk { node in
        if node.kind == .identifier || node.kind == .member, node.name == name { isFound = true }
        return !isFound
      }
      return isFound
    }
  }

  /// Returns whether the wrapper or the coordinator replaces root views or hosting controllers
  /// after their creation.
  private static func isRefreshed(_ run: BridgeRun, _ context: SourceContext) -> Bool {
    let later =
      run.update.contains { $0.kind == .create && HostingRules.isHost($0.name, context) }
      || run.callbacks.contains { !hosts(in: $0.function, context).isEmpty }
    guard !later else { return true }
    for type in [run.bridge.type, run.bridge.coordinator].compactMap({ $0 }) {
      for function in type.functions + type.variables
      where HostedContent.mentions("rootView", in: function) {
        return true
      }
    }
    return false
  }
}
