extension Machine {
  /// Evaluates a body, then makes, updates and removes children as it says.
  func evaluateBody(_ node: Node) {
    guard stoppedBy == nil, descend() else { return }
    defer { ascend() }
    let spec = program.views[node.view]
    node.isDirty = false
    forgetReads(of: node)
    let outer = (reader, collected, line)
    reader = node
    collected = []
    let bodyLine = spec.body?.line ?? spec.line
    line = bodyLine
    emit(.body, line: bodyLine, subject: node.subject)
    var frame = frame(of: node)
    var changes: [PostUpdateAction] = []
    nested {
      run(spec.body, &frame)
      changes = compareChanges(node, spec, frame)
    }
    if spec.isPresenter { keepStates(of: node) }
    let shown = collected
    (reader, collected, line) = outer
    if !spec.tasks.isEmpty { compareTasks(of: node, spec) }
    reconcile(node, shown)
    // From the inside out, as the modifiers of inner views come first.
    actions.append(contentsOf: changes)
  }

  func frame(of node: Node) -> Frame {
    Frame(node: node, fields: node.fields, ownCells: node.ownCells)
  }

  func forgetReads(of node: Node) {
    for cell in node.reads { cells[cell].readers.removeAll { $0 === node } }
    node.reads.removeAll(keepingCapacity: true)
    node.readEnvironment.removeAll(keepingCapacity: true)
  }

  private func compareChanges(
    _ node: Node, _ spec: ViewSpec, _ frame: Frame
  ) -> [PostUpdateAction] {
    var changed: [PostUpdateAction] = []
    let isFirst = node.changeValues.isEmpty
    for (index, change) in spec.onChange.enumerated() {
      let value = evaluate(change.value, frame)
      if isFirst {
        node.changeValues.append(value)
        guard change.isInitial else { continue }
      } else if node.changeValues[index] == value {
        continue
      }
      let old = node.changeValues[index]
      node.changeValues[index] = value
      changed.append(
        PostUpdateAction(
          node: node, code: change.code, name: change.label, change: index,
          locals: change.takesValues ? [old, value] : []))
    }
    return changed
  }

  /// A sheet's content is a closure of the body: it has the states as they were then, unless the body reads them too.
  private func keepStates(of node: Node) {
    node.stateCopy = cells.map(\.updateValue)
    for index in presentations.indices where program.presentations[index].presenter == node.view {
      for screen in presentations[index].screens where screen.isAlive && !screen.isDirty {
        mark(screen)
      }
    }
  }

  /// R2.1: every evaluation makes the child's struct anew, shown or not.
  func show(_ call: ResolvedViewCall, isShown: Bool, _ frame: Frame) {
    guard let parent = frame.node else { return }
    let spec = program.views[call.view]
    let identity = call.identity.map { evaluate($0, frame).text } ?? ""
    let key = NodeKey(slot: call.slot, turn: loopTurn, identity: identity)
    let fields = call.arguments.map { argument($0, frame) }
    let overrides = call.environment.map { (key: $0.key, value: evaluate($0.value, frame)) }
    spend(parent.children.count >> 2)
    let old = parent.children.first { $0.key == key }
    let subject = old?.subject ?? parent.built[key] ?? nextInstance(of: spec.name)
    if !isShown { parent.built[key] = subject }
    let stored = initialize(spec, subject, fields, isFirst: old == nil)
    if let old { renewModels(of: old) }
    if let stored { structObjects[call.view] = stored }
    guard isShown else { return }
    collected.append(
      PendingChild(
        call: call, line: line, key: key, subject: subject, fields: fields, overrides: overrides,
        old: old, stored: stored))
  }

  /// Makes a struct; gives the platform object that it stores, if it makes one.
  func initialize(
    _ spec: ViewSpec, _ subject: TextID, _ fields: [SimulatedValue], isFirst: Bool = true
  ) -> Int? {
    emit(.structInit, line: line, subject: subject, value: describe(fields, of: spec))
    makeModels(of: spec, isFirst: isFirst)
    guard let initializer = spec.initializer else { return nil }
    var stored: Int?
    nested {
      let outer = (initSubject, initKind, initObject, reader)
      (initSubject, initKind, initObject, reader) = (subject, spec.platform, nil, nil)
      var inner = Frame(fields: fields)
      run(initializer, &inner)
      stored = initObject
      (initSubject, initKind, initObject, reader) = outer
    }
    return stored
  }

  /// What a parent passes: a value, or a way to a cell, which reads nothing.
  func argument(_ expression: ResolvedExpression, _ frame: Frame) -> SimulatedValue {
    if case .field(let index) = expression, index < frame.fields.count {
      switch frame.fields[index] {
      case .binding, .closure: return frame.fields[index]
      default: break
      }
    }
    return evaluate(expression, frame)
  }

  private func reconcile(_ node: Node, _ shown: [PendingChild]) {
    var removed = node.children
    var children: [Node] = []
    spend(removed.count * shown.count >> 4)
    // R2.8: which of both comes first where an identity changes is not known.
    if removed.count > shown.count(where: { $0.old?.isAlive == true }), asks(.identityChange) {
      for child in removed where !shown.contains(where: { $0.old === child }) { remove(child) }
      removed.removeAll { !$0.isAlive }
    }
    for child in removed
    where child.isErasedAtOnce && !shown.contains(where: { $0.old === child }) { remove(child) }
    removed.removeAll { !$0.isAlive }
    let order = asks(.siblings) ? Array(shown.reversed()) : shown
    for item in order {
      if let old = item.old, old.isAlive {
        removed.removeAll { $0 === old }
        keep(old, item)
        children.append(old)
      } else {
        let child = insert(item, under: node)
        children.append(child)
      }
    }
    node.children = order.count > 1 && asks(.siblings) ? children.reversed() : children
    for child in removed { remove(child) }
  }

  /// R2.3, R2.4: updated only when a field, a used key of the environment or something it reads is different.
  func keep(_ node: Node, _ item: PendingChild, environment: [SimulatedValue]? = nil) {
    let spec = program.views[node.view]
    let bound = boundValues(in: item.fields)
    let isEqual =
      spec.equatable.map {
        evaluate($0, frame(of: node)) == evaluate($0, Frame(node: node, fields: item.fields))
      } ?? false
    let isChanged =
      !isEqual && isDifferent(node.fields, item.fields) || node.stored != item.stored
      || bound != node.boundValues && (node.isDirty || asks(.unreadBinding))
    changeHeld(
      by: item.fields.reduce(into: 0) { $0 += $1.size }
        - node.fields.reduce(into: 0) { $0 += $1.size })
    node.fields = item.fields
    node.boundValues = bound
    if isChanged { node.stored = item.stored }
    node.overrides = item.overrides
    let parentEnvironment = environment ?? node.parent?.environment ?? node.environment
    let usesChange = take(parentEnvironment, node)
    switch spec.role {
    case .view:
      if isChanged || node.isDirty || usesChange {
        evaluateBody(node)
      } else {
        passEnvironment(under: node)
      }
    case .representable:
      if isChanged || node.isDirty || usesChange { update(node) }
    case .controller: break
    }
  }

  /// R1.9, R2.4: a binding carries the value it had when its struct was made, and structs are compared with it.
  func boundValues(in fields: [SimulatedValue]) -> [SimulatedValue] {
    fields.compactMap { field in
      guard case .binding(let cell) = field else { return nil }
      return updating > 0 ? cells[cell].updateValue : cells[cell].current
    }
  }

  /// R2.4: a closure that captured something is different each time it is made, as far as is known.
  private func isDifferent(_ old: [SimulatedValue], _ new: [SimulatedValue]) -> Bool {
    guard old != new else { return false }
    return !old.elementsEqual(new) { $0.equalsBesideCaptures($1) } || !asks(.capturingClosures)
  }

  /// Gives a node its environment; true where a key that it reads has changed.
  func take(_ parent: [SimulatedValue], _ node: Node) -> Bool {
    var environment = parent
    for (key, value) in node.overrides { environment[key] = value }
    let isUsed = node.readEnvironment.contains { environment[$0] != node.environment[$0] }
    let before = node.environment
    node.environment = environment
    guard program.views[node.view].role == .representable else { return isUsed }
    noteTraits(of: node, before: before)
    return isUsed
      || before != environment && readsBinding(node) && asks(.readBinding)
  }

  private func readsBinding(_ node: Node) -> Bool {
    node.fields.contains {
      if case .binding(let cell) = $0 { node.reads.contains(cell) } else { false }
    }
  }

  func passEnvironment(under node: Node) {
    for child in node.children where take(node.environment, child) {
      switch program.views[child.view].role {
      case .view: evaluateBody(child)
      case .representable: update(child)
      case .controller: break
      }
    }
    for child in node.children where !program.views[child.view].isLeaf {
      passEnvironment(under: child)
    }
  }
}

extension ViewSpec {
  fileprivate var isLeaf: Bool { role != .view }
}
