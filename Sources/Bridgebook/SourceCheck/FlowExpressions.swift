/// What expressions do: sets, calls and creations.
extension FlowWalker {
  // MARK: Expressions

  mutating func expression(_ node: SwiftNode) {
    guard steps.count < FlowWalker.capacity else { return }
    switch node.kind {
    case .assignment:
      let parts = Array(node.children)
      if parts.count > 1 { expression(parts[1]) }
      guard let left = parts.first else { return }
      if left.kind == .index || left.kind == .call { expression(left) }
      if let target = place(of: left) {
        add(.set, node, target, target.path.last ?? "", parts.count > 1 ? parts[1] : nil)
      }
    case .call: call(node)
    case .closure:
      // A closure that is stored or handed on.
      closure(node, isDeferred: isDeferred, isEvent: true)
    case .ifStatement, .switchStatement: statement(node, in: node)
    case .variable: names[node.name] = FlowPlace(root: .other, path: [node.name])
    default: for child in node.children { expression(child) }
    }
  }

  mutating func closure(_ node: SwiftNode, isDeferred: Bool, isEvent: Bool) {
    let outer = (self.isDeferred, self.isEvent, names, guards)
    self.isDeferred = isDeferred
    self.isEvent = isEvent
    for parameter in node.all(.parameter) {
      names[parameter.name] = FlowPlace(root: .other, path: [parameter.name])
    }
    for capture in node.all(.capture) {
      guard let value = capture.base else { continue }
      names[capture.name] = place(of: value) ?? FlowPlace(root: .other, path: [capture.name])
    }
    for child in node.children
    where child.kind != .parameter && child.kind != .capture && child.kind != .result {
      statement(child, in: node)
    }
    (self.isDeferred, self.isEvent, names, guards) = outer
  }

  mutating func call(_ node: SwiftNode) {
    // The argument of `#selector` and `#keyPath` is a name, nothing runs.
    guard let callee = node.base, callee.kind != .macro else { return }
    let arguments = node.all(.argument)
    let name = callee.kind == .identifier || callee.kind == .member ? callee.name : ""
    if let base = callee.kind == .member ? callee.base : nil { expression(base) }
    if callee.kind == .closure { closure(callee, isDeferred: isDeferred, isEvent: isEvent) }
    let timing = FlowWalker.timing(of: node, callee)
    for argument in arguments {
      guard let value = argument.base else { continue }
      if value.kind == .closure {
        switch timing {
        case .now: closure(value, isDeferred: isDeferred, isEvent: isEvent)
        case .hop: closure(value, isDeferred: true, isEvent: isEvent)
        case .event:
          // Blocks that are called at once by animations.
          closure(value, isDeferred: isDeferred, isEvent: true)
        }
      } else {
        expression(value)
      }
    }
    if let created = ClassWords.created(by: node) {
      add(.create, node, nil, created, nil)
      return
    }
    let target = callee.kind == .member ? callee.base.flatMap { place(of: $0) } : nil
    add(.call, node, target, name, arguments.first?.base)
    enter(node, callee, name, target, arguments)
  }

  mutating func enter(
    _ node: SwiftNode, _ callee: SwiftNode, _ name: String, _ target: FlowPlace?,
    _ arguments: [SwiftNode]
  ) {
    guard callers.count < FlowWalker.maximumDepth else { return }
    let receiver: (CheckedType, Bool)?
    var local: SwiftNode?
    if callee.kind == .identifier {
      if let function = localFunctions[name] {
        local = function
        receiver = (owner, isSelfWrapper)
      } else {
        receiver = (owner, isSelfWrapper)
      }
    } else if let target, target.path.isEmpty {
      switch target.root {
      case .wrapper, .kept: receiver = (bridge.type, true)
      case .coordinator: receiver = bridge.coordinator.map { ($0, false) }
      default: receiver = nil
      }
    } else if callee.base?.name == "Self" || callee.base?.name == owner.name {
      receiver = (owner, isSelfWrapper)
    } else if callee.base?.name == bridge.type.name {
      receiver = (bridge.type, true)
    } else {
      receiver = nil
    }
    guard let (type, isWrapper) = receiver else { return }
    let candidates = local.map { [$0] } ?? type.functions(named: name)
    guard !candidates.isEmpty, !callers.contains(node) else { return }
    let labels = arguments.map(\.name)
    let function =
      candidates.first {
        $0.all(.parameter).map { $0.label == "_" ? "" : $0.label } == labels
      } ?? (candidates.count == 1 ? candidates[0] : nil)
    guard let function, let body = function.first(.block) else { return }
    var inner: [String: FlowPlace] = local == nil ? [:] : names
    for (index, parameter) in function.all(.parameter).enumerated() {
      let argument =
        arguments.first { !$0.name.isEmpty && $0.name == parameter.label }
        ?? (index < arguments.count && arguments[index].name.isEmpty ? arguments[index] : nil)
      var place =
        argument?.base.flatMap { self.place(of: $0) }
        ?? FlowPlace(root: .other, path: [parameter.name])
      if place.type == nil { place.type = parameter.first(.typeName)?.name }
      inner[parameter.name] = place
    }
    let outer = (owner, isSelfWrapper, names, guards)
    (owner, isSelfWrapper, names) = (type, isWrapper, inner)
    callers.append(node)
    block(body)
    callers.removeLast()
    (owner, isSelfWrapper, names, guards) = outer
  }

  mutating func add(
    _ kind: FlowStep.Kind, _ node: SwiftNode, _ target: FlowPlace?, _ name: String,
    _ value: SwiftNode?
  ) {
    steps.append(
      FlowStep(
        kind: kind, node: node, target: target, name: name, value: value, guards: guards,
        isDeferred: isDeferred, isEvent: isEvent, isInLoop: isInLoop, callers: callers,
        valuePlace: value.flatMap { place(of: $0) },
        holder: kind == .set ? node.base?.base.flatMap { place(of: $0) } : target))
  }
}
