/// How views begin, appear, disappear and end.
extension Machine {
  func insert(_ item: PendingChild, under parent: Node) -> Node {
    let node = makeNode(
      item.call.view, subject: item.subject, key: item.key, parent: parent)
    begin(node, item)
    return node
  }

  func begin(_ node: Node, _ item: PendingChild) {
    node.fields = item.fields
    changeHeld(by: 512 + item.fields.reduce(into: 0) { $0 += $1.size })
    node.boundValues = boundValues(in: item.fields)
    node.overrides = item.overrides
    node.stored = item.stored
    node.isErasedAtOnce = item.call.isErasedAtOnce
    for (key, value) in item.overrides { node.environment[key] = value }
    line = item.line
    begin(node)
  }

  func makeNode(_ view: Int, subject: TextID, key: NodeKey, parent: Node?) -> Node {
    nodeCount += 1
    countMade()
    let environment = parent?.environment ?? defaultEnvironment
    let node = Node(
      view: view, number: nodeCount, subject: subject, key: key,
      depth: parent.map { $0.depth + 1 } ?? 0, parent: parent, environment: environment)
    node.madeIn = isFlushing ? flushNumber : flushNumber + 1
    living[view].append(node)
    return node
  }

  /// First evaluation of a new instance.
  func begin(_ node: Node) {
    let spec = program.views[node.view]
    for state in spec.ownStates {
      node.ownCells.append(addCell(state, of: node))
    }
    switch spec.role {
    case .view:
      startModels(of: node)
      evaluateBody(node)
      appear(node, spec)
    case .representable: make(node)
    case .controller: load(node)
    }
  }

  func appear(_ node: Node, _ spec: ViewSpec) {
    guard !node.isShown else { return }
    node.isShown = true
    emit(.appear, line: spec.line, subject: node.subject)
    for code in spec.onAppear {
      actions.append(PostUpdateAction(node: node, code: code, name: "onAppear"))
    }
    for index in spec.tasks.indices { startTask(index, of: node) }
  }

  func disappear(_ node: Node, _ spec: ViewSpec) {
    guard node.isShown else { return }
    node.isShown = false
    emit(.disappear, line: spec.line, subject: node.subject)
    for code in spec.onDisappear {
      actions.append(PostUpdateAction(node: node, code: code, name: "onDisappear"))
    }
    for index in spec.tasks.indices { cancelTask(index, of: node) }
  }

  func remove(_ node: Node) {
    let spec = program.views[node.view]
    guard node.isAlive else { return }
    for child in node.children { remove(child) }
    if spec.role == .representable { dismantle(node) }
    node.isAlive = false
    node.isDirty = false
    forgetReads(of: node)
    changeHeld(by: -(512 + node.fields.reduce(into: 0) { $0 += $1.size }))
    living[node.view].removeAll { $0 === node }
    if spec.role == .view {
      disappear(node, spec)
      if spec.isPresenter { takeAlong(node) }
      freeCells.append(contentsOf: node.ownCells)
    } else {
      releaseObjects(of: node)
    }
    for host in node.hosts { release(host) }
    if spec.role == .view { releaseClosed() }
  }

  /// A cell of its own for a view's state, where possible one that a removed view gave up.
  private func addCell(_ state: CellSpec, of node: Node) -> Int {
    let value = evaluate(state.initial, frame(of: node))
    let cell = ValueCell(
      kind: state.kind, current: value, updateValue: value, spec: state, name: text(state.name),
      owner: node.subject, holder: node)
    if let free = freeCells.popLast() {
      cells[free] = cell
      return free
    }
    cells.append(cell)
    return cells.count - 1
  }
}
