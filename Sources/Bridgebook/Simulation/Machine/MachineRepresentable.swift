extension Machine {
  /// R2.2: coordinator, platform view, first update, all in one update of the graph.
  func make(_ node: Node) {
    let spec = program.views[node.view]
    for variable in spec.variables {
      node.variables.append(evaluate(variable.initial, frame(of: node)))
    }
    node.kept = node.fields
    node.keptBound = node.boundValues
    node.captured = node.fields
    emit(
      .coordinatorMake, line: spec.makeCoordinator?.line ?? spec.line, subject: node.subject)
    read(by: node) {
      var frame = frame(of: node)
      nested { run(spec.makeCoordinator, &frame) }
      let makeLine = spec.make?.line ?? spec.line
      emit(.viewMake, line: makeLine, subject: node.subject)
      nested {
        line = makeLine
        node.isInMake = true
        if let stored = node.stored {
          node.object = stored
          objects[stored].owner = node
        } else if !(spec.make?.statements.contains { $0.createsWrapped } ?? false),
          let kind = spec.platform
        {
          node.object = makeObject(kind, owner: node, frame)
        }
        run(spec.make, &frame)
        if let object = node.object { loadView(of: object) }
        node.isInMake = false
      }
    }
    let isRecognizer = spec.platform.map { program.kinds[$0].isRecognizer } ?? false
    if !isRecognizer || asks(.recognizerUpdate) { update(node) }
  }

  func update(_ node: Node) {
    let spec = program.views[node.view]
    node.isDirty = false
    let outer = line
    line = spec.update?.line ?? spec.line
    emit(
      .updateBegin, line: line, subject: node.subject, value: describe(node.fields, of: spec))
    forgetReads(of: node)
    read(by: node) {
      nested {
        var frame = frame(of: node)
        run(spec.update, &frame)
      }
    }
    emit(.updateEnd, line: spec.update?.line ?? spec.line, subject: node.subject)
    line = outer
  }

  /// What code reads from now on is what the node depends on.
  private func read(by node: Node, _ body: () -> Void) {
    let outer = reader
    reader = node
    body()
    reader = outer
  }

  /// R2.5, R2.6: once more an update with the old struct, then dismantle.
  func dismantle(_ node: Node) {
    let spec = program.views[node.view]
    if !node.isErasedAtOnce, asks(isTearingDown ? .teardownUpdate : .removalUpdate) { update(node) }
    leaveHierarchy(node)
    let dismantleLine = spec.dismantle?.line ?? spec.line
    emit(.dismantle, line: dismantleLine, subject: node.subject)
    nested {
      line = dismantleLine
      var frame = frame(of: node)
      frame.copy = .coordinators
      run(spec.dismantle, &frame)
    }
  }

  /// A controller of the platform: its objects exist from the start, then its code runs.
  func load(_ node: Node) {
    let spec = program.views[node.view]
    controllers[node.number] = node
    for variable in spec.variables {
      node.variables.append(evaluate(variable.initial, frame(of: node)))
    }
    for object in spec.objects {
      node.owned.append(makeObject(object.kind, owner: node, frame(of: node)))
    }
    var frame = frame(of: node)
    run(spec.make, &frame)
    requestPasses(of: node)
  }
}

extension ResolvedStatement {
  var createsWrapped: Bool {
    if case .create(nil) = kind { return true }
    return false
  }
}
