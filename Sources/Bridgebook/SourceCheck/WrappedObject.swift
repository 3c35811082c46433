/// The platform object that a wrapper shows, as far as its source reveals it.
struct WrappedObject {
  let className: String
  let content: BridgeUse.Content

  init(_ run: BridgeRun, _ context: SourceContext) {
    let declared = run.bridge.viewClass
    let creation = WrappedObject.creation(in: run)
    let name =
      creation.map(\.name) ?? WrappedObject.documentClass(declared, run, context) ?? declared
    let root = context.root(of: name)
    className = root
    if creation == nil, WrappedObject.isHandedIn(run) {
      content = .elsewhere
    } else if let guest = creation.flatMap({ WrappedObject.guest(of: $0.node) }) {
      content = .carrier(guest)
    } else if let type = context.types[name], root != name {
      content = .subclass(name, overrides: WrappedObject.overrides(of: type))
    } else {
      content = WrappedObject.plain.contains(root) ? .plain : .framework
    }
  }

  /// The classes that show nothing by themselves.
  private static let plain: Set<String> = [
    "UIView", "NSView", "UIViewController", "NSViewController",
  ]

  // MARK: Creation

  /// Returns the instantiation in make whose object is returned.
  private static func creation(in run: BridgeRun) -> (name: String, node: SwiftNode)? {
    guard let body = run.bridge.make?.first(.block) else { return nil }
    for step in run.make where step.kind == .create && step.callers.isEmpty && !step.isEvent {
      guard let parent = step.node.parent else { continue }
      let isReturned =
        switch parent.kind {
        case .variable, .assignment:
          parent.last == step.node
            && run.returnedNames.contains(
              parent.kind == .variable ? parent.name : parent.base?.name ?? "")
        case .returnStatement: true
        default: parent == body && body.last == step.node
        }
      if isReturned { return (step.name, step.node) }
    }
    for property in run.bridge.type.stored where run.returnedNames.contains(property.name) {
      if let value = property.value, let name = ClassWords.created(by: value) {
        return (name, value)
      }
    }
    return nil
  }

  /// Returns whether make returns something that the wrapper was given.
  private static func isHandedIn(_ run: BridgeRun) -> Bool {
    guard let body = run.bridge.make?.first(.block) else { return false }
    var returned: [SwiftNode] = []
    var locals: [String: SwiftNode] = [:]
    body.walk { node in
      if node.kind == .closure || node.kind == .function { return false }
      if node.kind == .returnStatement, let value = node.base { returned.append(value) }
      if node.kind == .variable, let value = node.last { locals[node.name] = value }
      return true
    }
    if returned.isEmpty, let only = body.last { returned.append(only) }
    return !returned.isEmpty
      && returned.allSatisfy { isStored($0, locals, of: run.bridge.type) }
  }

  private static func isStored(
    _ node: SwiftNode, _ locals: [String: SwiftNode], of type: CheckedType
  ) -> Bool {
    guard node.kind == .identifier || node.kind == .member,
      let name = BridgeRun.rootName(of: node)
    else { return false }
    if let value = locals[name], node.kind == .identifier {
      return value.kind == .member && isStored(value, [:], of: type)
    }
    guard let property = type.property(name) else { return false }
    return property.value.flatMap { ClassWords.created(by: $0) } == nil
  }

  /// Returns the screen that a container is created for.
  private static func guest(of creation: SwiftNode) -> String? {
    guard
      let value = creation.all(.argument).first(where: { $0.name == "rootViewController" })?.base
    else { return nil }
    let name = ClassWords.created(by: value) ?? value.name
    return ClassWords.hostingControllers.contains(name) ? nil : name
  }

  // MARK: Classes

  /// Returns the class of the view that a scroll view only contains.
  private static func documentClass(
    _ declared: String, _ run: BridgeRun, _ context: SourceContext
  ) -> String? {
    guard context.root(of: declared) == "NSScrollView" else { return nil }
    var shown: String?
    for function in [run.bridge.make, run.bridge.update].compactMap({ $0 }) {
      function.walk { node in
        if shown == nil, node.kind == .cast, node.label == "as", let type = node.last?.name,
          node.base?.name == "documentView", ClassWords.isView(context.root(of: type))
        {
          shown = type
        }
        return shown == nil
      }
    }
    return shown
  }

  private static func overrides(of type: CheckedType) -> [String] {
    (type.functions + type.variables).filter {
      $0.flags.contains(.isOverride) && $0.label != "init"
    }.map(\.name)
  }
}
