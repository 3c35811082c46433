/// Rules about hosting controllers whose view is used without the controller.
enum HostingRules {
  static let retention = SourceRule("hosting-controller-not-retained", words: ClassWords.hostNames)
  { context, findings in
    let makers = makers(in: context)
    for type in context.ordered {
      for function in type.functions + StaleParentRule.getters(of: type)
      where function.tree === context.tree {
        lostHosts(in: function, makers, &findings)
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

  /// Returns the variables of a type that contain hosting controllers, with their declarations.
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

  /// Methods that add a view to another view.
  static let adders: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Returns the host to whose view an expression refers.
  static func viewOwner(_ node: SwiftNode, _ hosts: [String: SwiftNode]) -> String? {
    guard node.kind == .member, node.name == "view", let base = node.base,
      base.kind == .identifier || base.kind == .member, hosts[base.name] != nil
    else { return nil }
    return base.name
  }

  // MARK: Retention

  /// Methods that only measure or draw a view.
  private static let measuring: Set<String> = [
    "drawHierarchy", "render", "snapshot", "systemLayoutSizeFitting", "sizeThatFits",
    "cacheDisplay",
    "afterScreenUpdates", "dataWithPDF", "intrinsicContentSize", "fittingSize", "snapshotView",
  ]

  /// Returns the names of the functions and computed properties that return a new hosting
  /// controller, such as `asController` of an extension of `View`.
  private static func makers(in context: SourceContext) -> Set<String> {
    var names: Set<String> = []
    for type in context.ordered {
      for maker in type.functions + StaleParentRule.getters(of: type) where maker.label != "init" {
        let result = maker.first(.result)?.base ?? maker.first(.typeName)
        guard let result, result.text.hasSuffix("Controller") || result.text.hasSuffix(">")
        else { continue }
        var made: Set<String> = []
        var returns = false
        var isKept = false
        maker.walk { node in
          if node.kind == .type || node.kind == .closure { return false }
          if isNewHost(node, []) {
            if let parent = node.parent, parent.kind == .variable { made.insert(parent.name) }
            returns = returns || isResult(node)
          } else if node.kind == .identifier, made.contains(node.name) {
            returns = returns || isResult(node)
            if node.parent?.kind == .assignment, node.parent?.last == node { isKept = true }
          }
          return true
        }
        if returns, !isKept { names.insert(maker.name) }
      }
    }
    return names
  }

  /// Returns whether an expression is the result of the function or accessor that contains it.
  private static func isResult(_ node: SwiftNode) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.kind == .returnStatement || parent.kind == .block && parent.last == node
  }

  /// Returns whether an expression creates a hosting controller, directly or by calling one of the
  /// given functions.
  private static func isNewHost(_ node: SwiftNode, _ makers: Set<String>) -> Bool {
    if let created = ClassWords.created(by: node) {
      return ClassWords.hostingControllers.contains(created)
    }
    guard !makers.isEmpty else { return false }
    switch node.kind {
    case .member: return makers.contains(node.name)
    case .call: return node.base.map { makers.contains($0.name) } ?? false
    default: return false
    }
  }

  private static func lostHosts(
    in function: SwiftNode, _ makers: Set<String>, _ findings: inout SourceFindings
  ) {
    var locals: [(name: String, node: SwiftNode)] = []
    var direct: [SwiftNode] = []
    var isMeasured = false
    function.walk { node in
      if node.kind == .type { return false }
      if node.kind == .variable, let value = node.last, isNewHost(value, makers) {
        locals.append((node.name, node))
      }
      if node.kind == .member, node.name == "view", let base = node.base,
        isNewHost(base, makers)
      {
        direct.append(node)
      }
      if node.kind == .member, measuring.contains(node.name) { isMeasured = true }
      return true
    }
    guard !isMeasured else { return }
    for node in direct where isShown(node) || isAliased(node, in: function) {
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
      if let call = use.parent?.parent, endsWithItsWindow(call, in: function) { continue }
      findings.add(
        "hosting-controller-not-retained", .likely, at: local.node, also: [use],
        "`\(local.name)` is local: only its view is kept, and the controller is released.")
    }
  }

  /// Returns whether a call adds a view to a window that is released at the end of the function,
  /// such as a window for rendering an image.
  static func endsWithItsWindow(_ call: SwiftNode, in function: SwiftNode) -> Bool {
    guard call.kind == .call, let window = call.base?.base, window.kind == .identifier else {
      return false
    }
    var isCreated = false
    var isKept = false
    function.walk { node in
      if node.kind == .variable, node.name == window.name,
        let created = node.last.flatMap({ ClassWords.created(by: $0) })
      {
        isCreated = isCreated || created.hasSuffix("Window")
      }
      if node.kind == .identifier, node.name == window.name,
        node.parent?.kind != .member || node.parent?.base != node
      {
        isKept = true
      }
      return true
    }
    return isCreated && !isKept
  }

  /// Returns whether a variable that contains the view is added, returned or assigned.
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
    // The view is the result of a closure.
    case .closure: return parent.last == node
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
