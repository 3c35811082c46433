/// The platform object that a wrapper shows, as far as its source reveals it.
struct WrappedObject {
  let className: String
  let content: BridgeUse.Content
  /// The options that the object is created with, such as `pageCurl`.
  let options: [String]
  /// The members that are reached through names that the steps do not resolve.
  let members: UsedMembers

  init(_ run: BridgeRun, _ context: SourceContext) {
    let declared = run.bridge.viewClass
    let creation =
      WrappedObject.creation(in: run) ?? run.made.creation ?? WrappedObject.implicit(in: run)
    // `UIViewType()` creates an instance of the class that the wrapper declares.
    let created = creation.flatMap { $0.name == run.bridge.kind.typeName ? nil : $0.name }
    let name =
      WrappedObject.documentClass(created ?? declared, run, context) ?? created ?? declared
    let bound = GenericParameters(of: run.bridge.type, context).bounds[name]
    let root = context.root(of: bound.flatMap { $0.isEmpty ? nil : $0 } ?? name)
    className = root
    let arguments = creation?.node.all(.argument) ?? []
    options = arguments.flatMap { $0.base.map(WrappedObject.choices) ?? [] }
    var members = WrappedObject.members(run)
    for argument in arguments where !argument.name.isEmpty {
      members.note(argument.base, of: argument.name)
      if !WrappedObject.places.contains(argument.name) { members.insert(argument.name) }
    }
    members.formUnion(arguments.flatMap { $0.base.map(WrappedObject.keys) ?? [] })
    self.members = members
    if bound != nil {
      content = .parameter(name)
    } else if creation == nil, WrappedObject.isHandedIn(run) {
      content = .elsewhere
    } else if let guest = creation.flatMap({ WrappedObject.guest(of: $0.node) }) {
      content = .carrier(guest)
    } else if let type = context.types[name], root != name,
      WrappedObject.isPlain(root) || !type.functions.isEmpty
        || !WrappedObject.overrides(of: type).isEmpty
    {
      content = .subclass(name, overrides: WrappedObject.overrides(of: type))
    } else {
      // A function declared elsewhere may return a subclass, and a plain class that is created
      // elsewhere does not reveal what is shown.
      let isPlain = WrappedObject.isPlain(root)
      let make = creation == nil ? run.bridge.make : nil
      let isUnknown = make.map { isPlain || $0.results.contains { $0.kind == .call } } ?? false
      content = isUnknown ? .elsewhere : isPlain ? .plain : .framework
    }
  }

  /// The labels of initializers that are unrelated to the purpose of an object.
  private static let places: Set<String> = ["frame", "coder", "nibName", "bundle"]

  /// Returns the choices in an argument, which may be a list.
  private static func choices(_ value: SwiftNode) -> [String] {
    switch value.kind {
    case .member where value.base == nil: [value.name]
    case .array: value.children.flatMap { choices($0.kind == .argument ? $0.base ?? $0 : $0) }
    default: []
    }
  }

  /// Returns the keys of a dictionary of options.
  private static func keys(_ value: SwiftNode) -> [String] {
    guard value.kind == .dictionary else { return [] }
    var keys: [String] = []
    value.walk { node in
      if node.kind == .member, node.base == nil || node.base?.name.first?.isUppercase ?? false {
        keys.append(node.name)
      }
      return node.kind != .closure && node.kind != .call
    }
    return keys
  }

  /// Returns the creation of the declared class by a bare `.init`.
  private static func implicit(in run: BridgeRun) -> (name: String, node: SwiftNode)? {
    run.bridge.make?.results.first { node in
      node.kind == .call && node.base?.kind == .member && node.base?.name == "init"
        && node.base?.base == nil
    }.map { (run.bridge.viewClass, $0) }
  }

  /// The classes without content of their own.
  private static let plain: Set<String> = [
    "UIView", "NSView", "UIViewController", "NSViewController", "UIStackView", "NSStackView",
  ]

  /// Returns whether a class has no content of its own.
  static func isPlain(_ name: String) -> Bool { plain.contains(name) }

  // MARK: Creation

  /// Returns the instantiation in `make` whose object is returned.
  private static func creation(in run: BridgeRun) -> (name: String, node: SwiftNode)? {
    guard let body = run.bridge.make?.first(.block) else { return nil }
    var found: [(name: String, node: SwiftNode)] = []
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
      if isReturned { found.append((step.name, step.node)) }
    }
    // An early return may return a plain view instead of the real one.
    if let best = found.last(where: { !plain.contains($0.name) }) ?? found.last { return best }
    if let name = coordinatorsName(in: run), let coordinator = run.bridge.coordinator,
      let value = coordinator.property(name)?.value, let created = ClassWords.created(by: value)
    {
      return (created, value)
    }
    for property in run.bridge.type.stored where run.returnedNames.contains(property.name) {
      if let value = property.value, let name = ClassWords.created(by: value) {
        return (name, value)
      }
    }
    return nil
  }

  /// Returns the name of the coordinator's property that `make` returns.
  private static func coordinatorsName(in run: BridgeRun) -> String? {
    var found: String?
    run.bridge.make?.first(.block)?.walk { node in
      if node.kind == .closure || node.kind == .function { return false }
      let isResult = node.parent?.kind == .returnStatement || node.parent?.last == node
      if node.kind == .member, node.base?.kind == .member, node.base?.name == "coordinator",
        isResult, node.parent?.kind == .returnStatement || node.parent?.kind == .block
      {
        found = node.name
      }
      return true
    }
    return found
  }

  /// Returns the members of the object that are used through a property of the coordinator or of
  /// the wrapper, or through a variable for the document of a scroll view.
  private static func members(_ run: BridgeRun) -> UsedMembers {
    var members = UsedMembers()
    if let name = coordinatorsName(in: run) {
      for function in run.bridge.coordinator?.functions ?? [] {
        collect(name, in: function, &members)
      }
    }
    // The coordinator may store the view and use it in its functions.
    for step in run.make + run.update
    where step.kind == .set && step.target?.root == .coordinator && step.target?.path.count == 1 {
      let isView =
        step.valuePlace?.root == .view && step.valuePlace?.path.isEmpty ?? false
        || step.value.map { $0.kind == .identifier && run.returnedNames.contains($0.name) } ?? false
      guard isView else { continue }
      for function in run.bridge.coordinator?.functions ?? [] {
        collect(step.name, in: function, &members)
      }
    }
    let stored = run.bridge.type.stored.lazy.filter { property in
      run.returnedNames.contains(property.name)
        && property.value?.kind == .call
    }.map(\.name)
    for function in run.bridge.type.functions {
      var names = Set(stored)
      function.walk { node in
        if node.kind == .variable, let value = node.last, isDocument(value) {
          names.insert(node.name)
        }
        if node.kind == .assignment, node.base?.name == "documentView", let value = node.last,
          value.kind == .identifier
        {
          names.insert(value.name)
        }
        return true
      }
      for name in names { collect(name, in: function, &members) }
    }
    return members
  }

  static func isDocument(_ node: SwiftNode) -> Bool {
    switch node.kind {
    case .member: node.name == "documentView"
    case .cast, .prefixed: node.base.map(isDocument) ?? false
    default: false
    }
  }

  /// Collects the members that a function reaches through a name.
  private static func collect(
    _ name: String, in function: SwiftNode, _ members: inout UsedMembers
  ) {
    function.walk { node in
      if node.kind == .member, let base = node.base, base.name == name,
        base.kind == .identifier || base.kind == .member && base.base?.name == "self"
      {
        members.insert(node.name)
        if let parent = node.parent, parent.kind == .assignment, parent.base == node {
          members.note(parent.last, of: node.name)
        }
      }
      return true
    }
  }

  /// Returns whether `make` returns an object that the wrapper received.
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

  /// Returns the view controller for which a container is created.
  private static func guest(of creation: SwiftNode) -> String? {
    guard
      let value = creation.all(.argument).first(where: { $0.name == "rootViewController" })?.base
    else { return nil }
    let name = ClassWords.created(by: value) ?? value.name
    return ClassWords.hostingControllers.contains(name) ? nil : name
  }

  // MARK: Classes

  /// Returns the class of a scroll view's document view.
  static func documentClass(
    _ declared: String, _ run: BridgeRun, _ context: SourceContext
  ) -> String? {
    guard context.root(of: declared) == "NSScrollView" else { return nil }
    var shown: String?
    for function in run.bridge.type.functions + (run.bridge.coordinator?.functions ?? []) {
      var created: [String: String] = [:]
      function.walk { node in
        guard shown == nil else { return false }
        var type: String?
        switch node.kind {
        case .variable: created[node.name] = node.last.flatMap { ClassWords.created(by: $0) }
        case .cast where node.label == "as" && node.base?.name == "documentView":
          type = node.last?.name
        case .assignment where node.base?.name == "documentView":
          type = node.last.flatMap { value in
            ClassWords.created(by: value) ?? (value.kind == .identifier ? created[value.name] : nil)
          }
        default: break
        }
        if let type, ClassWords.isView(context.root(of: type)) { shown = type }
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
