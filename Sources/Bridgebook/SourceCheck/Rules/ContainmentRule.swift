/// Finds views of hosting controllers that are added to a view hierarchy without their controllers.
enum ContainmentRule {
  static let rule = SourceRule("child-containment-missing", words: ClassWords.hostNames) {
    context, findings in
    for type in context.ordered {
      let survey = Survey(type, partner: partner(of: type, context), context)
      for added in survey.added { report(added, survey, type, context, &findings) }
    }
  }

  /// Returns the wrapper of a coordinator, or the coordinator of a wrapper; both are examined
  /// together.
  private static func partner(of type: CheckedType, _ context: SourceContext) -> CheckedType? {
    for run in context.bridges {
      if run.bridge.type === type { return run.bridge.coordinator }
      if run.bridge.coordinator === type { return run.bridge.type }
    }
    return nil
  }

  /// A use of the view of a host.
  private struct Place {
    let host: String
    let node: SwiftNode
  }

  /// The hosting controllers of a type, and the calls that concern them.
  private struct Survey {
    /// The variables that hold hosting controllers.
    var hosts: [String: SwiftNode]
    /// The hosts that are passed to a function that makes them children or may do so.
    var contained: Set<String> = []
    var moved: Set<String> = []
    var added: [Place] = []
    var removed: [Place] = []
    /// The variables that contain views of hosts.
    private var views: [String: String] = [:]

    init(_ type: CheckedType, partner: CheckedType?, _ context: SourceContext) {
      hosts = HostingRules.hosts(of: type, context)
      if let partner {
        hosts.merge(HostingRules.hosts(of: partner, context)) { own, _ in own }
      }
      guard !hosts.isEmpty else { return }
      if let partner {
        read(partner)
        // The partner's places are reported when the partner is examined.
        added = []
        views = [:]
      }
      read(type)
    }

    private mutating func read(_ type: CheckedType) {
      // A computed property may be declared after the functions that use it.
      for variable in type.variables {
        let getter = variable.all(.accessor).first { $0.label == "get" }?.first(.block)
        guard let body = getter ?? variable.first(.block), let only = body.base, only == body.last
        else { continue }
        let value = only.kind == .returnStatement ? only.base : only
        if let host = value.flatMap({ HostingRules.viewOwner($0, hosts) }) {
          views[variable.name] = host
        }
      }
      for declaration in type.declarations {
        declaration.walk { node in
          if node.kind == .type, node != declaration { return false }
          if node.kind == .variable, let value = node.last,
            let host = HostingRules.viewOwner(value, hosts)
          {
            views[node.name] = host
          }
          if node.kind == .call, let callee = node.base { call(node, callee) }
          return true
        }
      }
    }

    private mutating func call(_ node: SwiftNode, _ callee: SwiftNode) {
      if callee.name == "removeFromSuperview", let receiver = callee.base,
        let host = HostingRules.viewOwner(receiver, hosts) ?? views[receiver.name]
      {
        removed.append(Place(host: host, node: node))
      }
      if callee.name == "didMove", let receiver = callee.base { moved.insert(receiver.name) }
      for argument in node.all(.argument) {
        guard let value = argument.base else { continue }
        if HostingRules.adders.contains(callee.name),
          argument.name.isEmpty || argument.name == "view"
        {
          if let host = HostingRules.viewOwner(value, hosts)
            ?? (value.kind == .identifier ? views[value.name] : nil)
          {
            added.append(Place(host: host, node: node))
          }
        } else if value.kind == .identifier || value.kind == .member,
          hosts[value.name] != nil, !neutral.contains(callee.name)
        {
          // The host is passed to `addChild`, or to a helper that may call it.
          contained.insert(value.name)
          if !childAdders.contains(callee.name) { moved.insert(value.name) }
        }
      }
    }
  }

  private static func report(
    _ added: Place, _ survey: Survey, _ type: CheckedType, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    let (host, node) = (added.host, added.node)
    // A view that the function removes again was added only to render an image of it.
    let function = enclosingFunction(of: node)
    let isTemporary = survey.removed.contains {
      $0.host == host && $0.node.range.lowerBound > node.range.lowerBound
        && enclosingFunction(of: $0.node) == function
    }
    guard !isTemporary, !(function.map { HostingRules.endsWithItsWindow(node, in: $0) } ?? false)
    else { return }
    let toolkit = node.tree.names.contains("NSHostingController") ? "NS" : "UI"
    if !survey.contained.contains(host) {
      let isView =
        type.inherits { ClassWords.isView(context.root(of: $0)) }
        && !type.inherits { $0.hasSuffix("Cell") }
      findings.add(
        "child-containment-missing", toolkit == "NS" ? .possible : .likely, at: node,
        also: survey.hosts[host].map { [$0] } ?? [],
        "The view of `\(host)` is added, but `\(host)` has no parent: \(isView ? "no controller" : "nothing") calls `addChild`.",
        subject: host,
        edits: containing(host, node, isMoved: survey.moved.contains(host), type, context))
    } else if !survey.moved.contains(host), toolkit == "UI" {
      findings.add(
        "child-containment-missing", .likely, at: node,
        also: survey.hosts[host].map { [$0] } ?? [],
        "`addChild` is called for `\(host)`, but `didMove(toParent:)` is not.", subject: host,
        edits: SourceFix.surrounding(node, after: "\(host).didMove(toParent: self)"))
    }
  }

  private static func enclosingFunction(of node: SwiftNode) -> SwiftNode? {
    var node = node
    while let parent = node.parent {
      if parent.kind == .function { return parent }
      node = parent
    }
    return nil
  }

  private static let childAdders: Set<String> = [
    "addChild", "addChildViewController", "insertChild",
  ]

  /// Calls that take a host as an argument and do not make it a child.
  private static let neutral: Set<String> = ["activate", "print", "isEqual", "equalTo"]

  /// Returns edits that add the calls that make the host a child around the line that adds its
  /// view, if `self` is a controller.
  private static func containing(
    _ host: String, _ node: SwiftNode, isMoved: Bool, _ type: CheckedType, _ context: SourceContext
  ) -> [SourceEdit] {
    guard type.isClass, ClassWords.isController(context.root(of: type.name)),
      let block = node.parent, let function = block.parent, function.kind == .function,
      type.functions.contains(function), !function.flags.contains(.isStatic)
    else { return [] }
    return SourceFix.surrounding(
      node, before: "addChild(\(host))", after: isMoved ? nil : "\(host).didMove(toParent: self)")
  }
}
