/// Rules about hosting controllers whose view is used without the controller.
enum HostingRules {
  static let containment = SourceRule("child-containment-missing", words: ClassWords.hostNames) {
    context, findings in
    for type in context.ordered { children(of: type, context, &findings) }
  }

  static let retention = SourceRule("hosting-controller-not-retained", words: ClassWords.hostNames)
  { context, findings in
    for type in context.ordered {
      for function in type.functions + StaleParentRule.getters(of: type) {
        lostHosts(in: function, &findings)
      }
    }
  }

  static let injected = SourceRule(
    "subview-injected-into-hosting-view", words: ClassWords.hostNames
  ) { context, findings in
    for type in context.ordered where type.isClass || type.word == "extension" {
      let hosts = hosts(of: type, context)
      for function in type.functions {
        function.walk { node in
          guard node.kind == .call, let callee = node.base, callee.name == "addSubview",
            let view = callee.base, view.kind == .member, view.name == "view",
            let host = view.base, hosts.keys.contains(host.name)
          else { return true }
          findings.add(
            "subview-injected-into-hosting-view", .likely, at: callee,
            "A view is added to the view of the hosting controller `\(host.name)`, which SwiftUI owns."
          )
          return true
        }
      }
    }
  }

  /// Returns the variables of a type that hold hosting controllers, with their declarations.
  static func hosts(of type: CheckedType, _ context: SourceContext) -> [String: SwiftNode] {
    var hosts: [String: SwiftNode] = [:]
    func consider(_ node: SwiftNode) {
      let declared = node.first(.typeName)?.name
      let created = node.children.lazy.compactMap { ClassWords.created(by: $0) }.first
      for name in [declared, created].compactMap({ $0 }) where isHost(name, context) {
        hosts[node.name] = node
      }
    }
    for declaration in type.declarations {
      declaration.walk { node in
        if node.kind == .type, node != declaration { return false }
        if node.kind == .variable { consider(node) }
        if node.kind == .assignment, let left = node.base, let right = node.last,
          let created = ClassWords.created(by: right), isHost(created, context),
          hosts[left.name] == nil
        {
          hosts[left.name] = left
        }
        return true
      }
    }
    return hosts
  }

  static func isHost(_ name: String, _ context: SourceContext) -> Bool {
    ClassWords.hostingControllers.contains(context.root(of: name))
  }

  // MARK: Containment

  private static let adders: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  private static func enclosingFunction(of node: SwiftNode) -> SwiftNode? {
    var node = node
    while let parent = node.parent {
      if parent.kind == .function { return parent }
      node = parent
    }
    return nil
  }

  private static func children(
    of type: CheckedType, _ context: SourceContext, _ findings: inout SourceFindings
  ) {
    let hosts = hosts(of: type, context)
    guard !hosts.isEmpty else { return }
    var views: [String: String] = [:]
    var contained: Set<String> = []
    var moved: Set<String> = []
    var added: [(host: String, node: SwiftNode)] = []
    var removed: [(host: String, node: SwiftNode)] = []
    for declaration in type.declarations {
      declaration.walk { node in
        if node.kind == .type, node != declaration { return false }
        if node.kind == .variable, let value = node.last, let host = viewOwner(value, hosts) {
          views[node.name] = host
        }
        guard node.kind == .call, let callee = node.base else { return true }
        if callee.name == "removeFromSuperview", let receiver = callee.base,
          let host = viewOwner(receiver, hosts) ?? views[receiver.name]
        {
          removed.append((host, node))
        }
        if callee.name == "didMove", let receiver = callee.base { moved.insert(receiver.name) }
        for argument in node.all(.argument) {
          guard let value = argument.base else { continue }
          if adders.contains(callee.name), argument.name.isEmpty || argument.name == "view" {
            if let host = viewOwner(value, hosts)
              ?? (value.kind == .identifier ? views[value.name] : nil)
            {
              added.append((host, node))
            }
          } else if value.kind == .identifier || value.kind == .member,
            hosts[value.name] != nil, !neutral.contains(callee.name)
          {
            // Passed to `addChild`, or to a helper that may call it.
            contained.insert(value.name)
            if !childAdders.contains(callee.name) { moved.insert(value.name) }
          }
        }
        return true
      }
    }
    for (host, node) in added {
      // A view that the function removes again was added for a picture of it.
      let function = enclosingFunction(of: node)
      let isTemporary = removed.contains {
        $0.host == host && $0.node.range.lowerBound > node.range.lowerBound
          && enclosingFunction(of: $0.node) == function
      }
      guard !isTemporary else { continue }
      let toolkit = node.tree.names.contains("NSHostingController") ? "NS" : "UI"
      if !contained.contains(host) {
        let isView =
          type.inherits { ClassWords.isView(context.root(of: $0)) }
          && !type.inherits { $0.hasSuffix("Cell") }
        findings.add(
          "child-containment-missing", toolkit == "NS" ? .possible : .likely, at: node,
          also: hosts[host].map { [$0] } ?? [],
          "The view of `\(host)` is added, but `\(host)` has no parent: \(isView ? "no controller" : "nothing") calls `addChild`.",
          edits: containing(host, node, isMoved: moved.contains(host), type, context))
      } else if !moved.contains(host), toolkit == "UI" {
        findings.add(
          "child-containment-missing", .likely, at: node, also: hosts[host].map { [$0] } ?? [],
          "`addChild` is called for `\(host)`, but `didMove(toParent:)` is not.",
          edits: didMove(host, node))
      }
    }
  }

  private static let childAdders: Set<String> = [
    "addChild", "addChildViewController", "insertChild",
  ]

  /// Calls with a host as argument that do not make it a child.
  private static let neutral: Set<String> = ["activate", "print", "isEqual", "equalTo"]

  /// Returns the host to whose view an expression refers.
  static func viewOwner(_ node: SwiftNode, _ hosts: [String: SwiftNode]) -> String? {
    guard node.kind == .member, node.name == "view", let base = node.base,
      base.kind == .identifier || base.kind == .member, hosts[base.name] != nil
    else { return nil }
    return base.name
  }

  private static func didMove(_ host: String, _ node: SwiftNode) -> [SourceEdit] {
    SourceFix.surrounding(node, after: "\(host).didMove(toParent: self)")
  }

  /// Adds the host as a child around the line that adds its view, where `self` is a controller.
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

  // MARK: Retention

  /// Methods that only measure or draw a view.
  private static let measuring: Set<String> = [
    "drawHierarchy", "render", "snapshot", "systemLayoutSizeFitting", "sizeThatFits",
    "cacheDisplay",
    "afterScreenUpdates", "dataWithPDF", "intrinsicContentSize", "fittingSize", "snapshotView",
  ]

  private static func lostHosts(in function: SwiftNode, _ findings: inout SourceFindings) {
    var locals: [(name: String, node: SwiftNode)] = []
    var direct: [SwiftNode] = []
    var isMeasured = false
    function.walk { node in
      if node.kind == .type { return false }
      if node.kind == .variable, let value = node.last, let created = ClassWords.created(by: value),
        ClassWords.hostingControllers.contains(created)
      {
        locals.append((node.name, node))
      }
      if node.kind == .member, node.name == "view", let base = node.base,
        let created = ClassWords.created(by: base), ClassWords.hostingControllers.contains(created)
      {
        direct.append(node)
      }
      if node.kind == .member, measuring.contains(node.name) { isMeasured = true }
      return true
    }
    guard !isMeasured else { return }
    for node in direct where isShown(node) {
      findings.add(
        "hosting-controller-not-retained", .likely, at: node,
        "Only the view of the new hosting controller is kept; the controller is released immediately."
      )
    }
    for local in locals {
      var isKept = false
      var use: SwiftNode?
      function.walk { node in
        guard node.kind == .identifier, node.name == local.name, let parent = node.parent else {
          return true
        }
        if parent.kind == .member, parent.base == node {
          if parent.name == "view", use.map({ !isShown($0) }) ?? true { use = parent }
          return true
        }
        isKept = true
        return true
      }
      guard !isKept, let use, isShown(use) || isAliased(use, in: function) else { continue }
      findings.add(
        "hosting-controller-not-retained", .likely, at: local.node, also: [use],
        "`\(local.name)` is local: only its view is kept, and the controller is released.")
    }
  }

  /// Returns whether a variable that holds the view is added, returned or assigned.
  private static func isAliased(_ view: SwiftNode, in function: SwiftNode) -> Bool {
    guard let variable = view.parent, variable.kind == .variable else { return false }
    var isFound = false
    function.walk { node in
      if node.kind == .identifier, node.name == variable.name, isShown(node) { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// Returns whether a view is added, returned or assigned.
  private static func isShown(_ node: SwiftNode) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, let callee = call.base else { return false }
      return adders.contains(callee.name) || parent.name == "customView"
    case .returnStatement: return true
    case .block: return parent.last == node && parent.parent?.kind == .function
    case .assignment:
      return parent.last == node
        && [
          "tableHeaderView", "tableFooterView", "titleView", "inputAccessoryView", "contentView",
          "backgroundView", "accessoryView", "view",
        ].contains(parent.base?.name ?? "")
    default: return false
    }
  }
}
