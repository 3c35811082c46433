/// Rules about views and controllers that are created or stored in the wrong place.
enum ViewLifeRules {
  static let stored = SourceRule(
    "view-stored-in-struct", words: ["View"] + ClassWords.representables.keys
  ) { context, findings in
    for type in context.ordered where type.word == "struct" {
      let bridge = context.bridges.first { $0.bridge.type === type }
      guard bridge != nil || type.inherits.contains("View") else { continue }
      for property in type.stored {
        let isReturned = bridge?.returnedNames.contains(property.name) ?? false
        guard !property.isState,
          let created = creation(of: property, in: type, isReturned: isReturned)
        else { continue }
        findings.add(
          "view-stored-in-struct", isReturned ? .certain : .likely, at: property.node,
          also: [created.node],
          "Every new struct creates another `\(created.name)` and stores it in `\(property.name)`.")
      }
    }
  }

  /// Returns the view created by a property's default value, or by its assignment in an
  /// initializer.
  ///
  /// An object that `make` returns counts as a view or controller, whatever its class.
  private static func creation(
    of property: StoredProperty, in type: CheckedType, isReturned: Bool
  ) -> (name: String, node: SwiftNode)? {
    let made = { (value: SwiftNode) in
      created(in: value, property.typeName)
        ?? (isReturned ? ClassWords.created(by: value).map { (name: $0, node: value) } : nil)
    }
    if let value = property.value, let found = made(value) { return found }
    for function in type.functions where function.label == "init" {
      let parameters = Set(function.all(.parameter).map(\.name))
      var found: (name: String, node: SwiftNode)?
      function.walk { node in
        guard found == nil else { return false }
        if node.kind == .assignment, let left = node.base, let right = node.last,
          left.name == property.name,
          left.kind == .identifier && !parameters.contains(left.name)
            || left.kind == .member && left.base?.name == "self",
          let name = (made(right) ?? local(right, in: function).flatMap(made))?.name
        {
          found = (name, node)
        }
        return found == nil
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns the value of the function's local variable that an expression refers to.
  private static func local(_ expression: SwiftNode, in function: SwiftNode) -> SwiftNode? {
    guard expression.kind == .identifier else { return nil }
    var value: SwiftNode?
    function.walk { node in
      if node.kind == .closure || node.kind == .function, node != function { return false }
      if value == nil, node.kind == .variable, node.name == expression.name {
        value = StoredProperty(node)?.value
      }
      return value == nil
    }
    return value
  }

  private static func created(in value: SwiftNode, _ type: String) -> (
    name: String, node: SwiftNode
  )? {
    if let name = ClassWords.created(by: value) { return isKept(name) ? (name, value) : nil }
    guard value.kind == .call, let callee = value.base, callee.kind == .member else { return nil }
    // Matches `.init()` of a declared type, a view created by a closure, and one view per element.
    if callee.name == "init", callee.base == nil, isKept(type) { return (type, value) }
    if ["map", "compactMap"].contains(callee.name) {
      var found: (name: String, node: SwiftNode)?
      value.walk { node in
        if found == nil, let name = ClassWords.created(by: node), isKept(name) {
          found = (name, node)
        }
        return found == nil
      }
      return found
    }
    return nil
  }

  private static func isKept(_ name: String) -> Bool {
    ClassWords.isView(name) || ClassWords.isController(name) || name == "PKToolPicker"
  }

  // MARK: Kinds

  static let wrongKind = SourceRule("wrong-representable-kind") { context, findings in
    for run in context.bridges where run.bridge.kind.form == .view {
      guard let make = run.bridge.make else { continue }
      make.walk { node in
        if node.kind == .closure { return false }
        guard node.kind == .member, node.name == "view", let base = node.base else { return true }
        let created =
          ClassWords.created(by: base)
          ?? run.make.first {
            $0.kind == .create && $0.node.parent?.kind == .variable
              && $0.node.parent?.name == base.name
              && base.kind == .identifier
          }?.name
        guard let created, ClassWords.isController(context.root(of: created)), isUsed(node) else {
          return true
        }
        findings.add(
          "wrong-representable-kind", .likely, at: node, also: [make],
          "A view representable shows the view of a `\(created)`, whose controller SwiftUI does not know."
        )
        return false
      }
    }
  }

  private static func isUsed(_ node: SwiftNode) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .returnStatement: return true
    case .argument: return parent.parent?.base?.name == "addSubview"
    case .block: return parent.last == node
    case .variable: return true
    default: return false
    }
  }

  static let valueType = SourceRule("representable-must-be-value-type") { context, findings in
    for run in context.bridges where run.bridge.type.isClass {
      guard let node = run.bridge.type.declaration else { continue }
      findings.add(
        "representable-must-be-value-type", .certain, at: node,
        "`\(run.bridge.type.name)` is a \(run.bridge.type.word): SwiftUI takes structs and enums only."
      )
    }
  }

  // MARK: Identity

  static let recreated = SourceRule("view-recreated", need: .folder, words: ["View"]) {
    context, findings in
    let own = Set(context.bridges.map(\.bridge.type.name))
    let others = context.folder.bridges
    guard !own.isEmpty || !others.isEmpty else { return }
    let isBridge = { (name: String) in own.contains(name) || others.contains(name) }
    let isNamed = ([context.tree] + context.joined).contains { tree in
      tree.ownNames.contains(where: isBridge)
    }
    guard isNamed else { return }
    for type in context.ordered {
      for body in type.variables + type.functions {
        body.walk { node in
          if node.kind == .type { return false }
          if node.kind == .call, node.base?.name == "id",
            let argument = node.all(.argument).first?.base,
            ClassWords.created(by: argument) == "UUID", let start = root(of: node),
            isBridge(start)
          {
            findings.add(
              "view-recreated", .likely, at: node,
              "Each evaluation of the body gives `\(start)` a new identity, so SwiftUI creates its view again."
            )
          }
          if node.kind == .ifStatement, !node.flags.contains(.isElse) {
            branches(node, isBridge, &findings)
          }
          return true
        }
      }
    }
  }

  /// Returns the view at the beginning of a chain of modifiers.
  private static func root(of node: SwiftNode) -> String? {
    var node = node
    for _ in 0..<64 {
      if let created = ClassWords.created(by: node) { return created }
      guard node.kind == .call || node.kind == .member, let base = node.base else { return nil }
      node = base
    }
    return nil
  }

  /// Reports a wrapper that is the only view in both branches of a condition.
  private static func branches(
    _ node: SwiftNode, _ isBridge: (String) -> Bool, _ findings: inout SourceFindings
  ) {
    let blocks = node.all(.block)
    guard blocks.count == 2, !node.text.prefix(40).contains("#available"),
      !node.text.prefix(40).contains("#unavailable")
    else { return }
    let shown = blocks.map { block -> (String, SwiftNode)? in
      let views = block.children.filter { $0.kind != .directive && $0.kind != .variable }
      guard views.count == 1, let only = views.first, let name = root(of: only) else { return nil }
      return (name, only)
    }
    guard let first = shown[0], let second = shown[1], first.0 == second.0, isBridge(first.0)
    else { return }
    findings.add(
      "view-recreated", .possible, at: second.1, also: [first.1],
      "`\(first.0)` is in both branches: when the condition changes, SwiftUI creates its view again."
    )
  }
}
