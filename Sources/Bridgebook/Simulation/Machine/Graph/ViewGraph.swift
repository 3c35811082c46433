/// Evaluates bodies, and creates, updates and removes the children that they show.
final class ViewGraph {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let nodes: NodeStore
  private let state: StateStore
  private let models: OwnedModels
  private let structs: StructMaker
  private let tasks: ViewTasks
  private let actions: PostUpdateActions
  private let environments: EnvironmentFlow
  private let representables: Representables
  private let appearance: ViewAppearance
  private let presentations: Presentations
  private let ownership: Ownership

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ nodes: NodeStore, _ state: StateStore, _ models: OwnedModels,
    _ structs: StructMaker, _ tasks: ViewTasks, _ actions: PostUpdateActions,
    _ environments: EnvironmentFlow, _ representables: Representables, _ appearance: ViewAppearance,
    _ presentations: Presentations, _ ownership: Ownership
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.nodes = nodes
    self.state = state
    self.models = models
    self.structs = structs
    self.tasks = tasks
    self.actions = actions
    self.environments = environments
    self.representables = representables
    self.appearance = appearance
    self.presentations = presentations
    self.ownership = ownership
  }

  /// Evaluates a body, then creates, updates and removes children accordingly.
  func evaluateBody(_ node: Node) {
    guard run.isRunning, run.descend() else { return }
    defer { run.ascend() }
    let spec = program.views[node.view]
    node.isDirty = false
    state.forgetReads(of: node)
    let outer = run.line
    let bodyLine = spec.body?.line ?? spec.line
    run.line = bodyLine
    run.emit(.body, line: bodyLine, subject: node.subject)
    var changes: [PostUpdateAction] = []
    let shown = structs.collecting {
      graphUpdate.reading(as: node) {
        run.nested {
          var frame = Frame(of: node)
          code.execute(spec.body, &frame)
          changes = actions.changed(in: node, spec, frame)
        }
      }
    }
    if spec.isPresenter { presentations.keepStates(of: node) }
    run.line = outer
    guard run.isRunning else { return }
    if !spec.tasks.isEmpty { tasks.compare(of: node, spec) }
    reconcile(node, shown)
    // Modifiers of inner views run first.
    actions.append(changes)
  }

  /// Creates, updates and removes children, so that they match the children that the body showed.
  private func reconcile(_ node: Node, _ shown: [PendingChild]) {
    var removed = node.children
    var children: [Node] = []
    run.spend(removed.count * shown.count >> 4)
    func isShown(_ child: Node) -> Bool { shown.contains { $0.old === child } }
    // R2.8: whether the old view is removed before the new one is inserted is unknown.
    if removed.count > shown.count(where: { $0.old?.isAlive == true }), run.asks(.identityChange) {
      for child in removed where !isShown(child) { ownership.remove(child) }
      removed.removeAll { !$0.isAlive }
    }
    for child in removed where child.isRemovedImmediately && !isShown(child) {
      ownership.remove(child)
    }
    removed.removeAll { !$0.isAlive }
    let order = run.asks(.siblings) ? Array(shown.reversed()) : shown
    for item in order {
      if let old = item.old, old.isAlive {
        removed.removeAll { $0 === old }
        keep(old, item)
        children.append(old)
      } else {
        children.append(insert(item, under: node))
      }
    }
    node.children = order.count > 1 && run.asks(.siblings) ? children.reversed() : children
    for child in removed { ownership.remove(child) }
    for isComing in [true, false] {
      for item in shown where item.call.presence != nil { bring(item, isComing: isComing) }
    }
  }

  /// Makes a view appear when its container begins to show it, and disappear when the container
  /// shows another view.
  ///
  /// The new view appears before the old one disappears, as when the id of a view changes.
  private func bring(_ item: PendingChild, isComing: Bool) {
    guard let node = item.old, node.isAlive, node.isOffScreen != item.isOffScreen,
      isComing != item.isOffScreen
    else { return }
    node.isOffScreen = item.isOffScreen
    guard let parent = node.parent, !parent.isCovered else { return }
    appearance.notifyScreens(of: node, areOnScreen: !item.isOffScreen)
  }

  /// Sets a node's new struct, and updates the node if a field, an environment key it uses or
  /// another dependency differs (R2.3, R2.4).
  func keep(_ node: Node, _ item: PendingChild, environment: [SimulatedValue]? = nil) {
    let spec = program.views[node.view]
    let bound = state.boundValues(in: item.fields)
    let isEqual =
      spec.equatable.map {
        code.evaluate($0, Frame(of: node))
          == code.evaluate($0, Frame(node: node, fields: item.fields))
      } ?? false
    let isChanged =
      !isEqual && isDifferent(node.fields, item.fields) || node.stored != item.stored
      || bound != node.boundValues && (node.isDirty || run.asks(.unreadBinding))
    run.changeHeld(
      by: item.fields.reduce(into: 0) { $0 += $1.size }
        - node.fields.reduce(into: 0) { $0 += $1.size })
    node.fields = item.fields
    node.boundValues = bound
    let last = node.stored
    if isChanged { node.stored = item.stored }
    node.overrides = item.overrides
    let parentEnvironment = environment ?? node.parent?.environment ?? node.environment
    let usesChange = environments.take(parentEnvironment, node)
    switch spec.role {
    case .view where !isChanged && !node.isDirty && !usesChange: passEnvironment(under: node)
    case .representable where !isChanged && !node.isDirty && !usesChange: break
    case .view, .representable, .controller: update(node)
    }
    if last != node.stored { ownership.release(stored: last, of: node) }
  }

  /// Returns whether structs differ (R2.4); as far as is known, a closure with captured values
  /// differs each time it is created.
  private func isDifferent(_ old: [SimulatedValue], _ new: [SimulatedValue]) -> Bool {
    guard old != new else { return false }
    return !old.elementsEqual(new) { $0.equalsBesideCaptures($1) } || !run.asks(.capturingClosures)
  }

  /// Passes a node's environment to its descendants, and updates those that read a changed key.
  func passEnvironment(under node: Node) {
    for child in node.children where environments.take(node.environment, child) { update(child) }
    for child in node.children where program.views[child.view].role == .view {
      passEnvironment(under: child)
    }
  }

  /// Evaluates a body or updates a representable, as when a dependency changed.
  func update(_ node: Node) {
    switch program.views[node.view].role {
    case .view: evaluateBody(node)
    case .representable: representables.update(node)
    case .controller: break
    }
  }

  private func insert(_ item: PendingChild, under parent: Node) -> Node {
    let node = nodes.make(
      item.call.view, subject: item.subject, key: item.key, parent: parent, parent.environment)
    if item.isOffScreen {
      node.isOffScreen = true
      node.isCovered = true
    }
    begin(node, item)
    return node
  }

  /// Sets a new node's first struct, and evaluates the node.
  func begin(_ node: Node, _ item: PendingChild) {
    node.fields = item.fields
    run.changeHeld(by: 512 + item.fields.reduce(into: 0) { $0 += $1.size })
    node.boundValues = state.boundValues(in: item.fields)
    node.overrides = item.overrides
    node.stored = item.stored
    node.isRemovedImmediately = item.call.isRemovedImmediately
    for (key, value) in item.overrides { node.environment[key] = value }
    run.line = item.line
    begin(node)
  }

  /// Evaluates a new node for the first time.
  func begin(_ node: Node) {
    let spec = program.views[node.view]
    state.makeCells(of: node)
    switch spec.role {
    case .view:
      models.start(of: node)
      evaluateBody(node)
      appearance.appear(node, spec)
      actions.sortFirstActions(of: node)
    case .representable: representables.make(node)
    case .controller:
      ownership.register(node)
      representables.load(node)
    }
  }
}
