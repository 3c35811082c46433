/// `.task`: an asynchronous block on the main actor that begins when the view appears and is canceled when it goes.
extension Machine {
  func startTask(_ index: Int, of node: Node) {
    let spec = program.views[node.view].tasks[index]
    while node.tasks.count <= index { node.tasks.append((.nothing, 0)) }
    node.tasks[index].start += 1
    node.tasks[index].identity = spec.identity.map { evaluate($0, frame(of: node)) } ?? .nothing
    emit(.enqueue, line: spec.line, subject: node.subject, name: text("task"))
    // A task is a block of the main actor's queue; it never runs inside the update that starts it.
    schedule(
      .task(node: node, index: index, start: node.tasks[index].start, part: 0, locals: []),
      after: 1_000)
  }

  /// What runs goes on until it sleeps; what sleeps does not wake.
  func cancelTask(_ index: Int, of node: Node) {
    guard index < node.tasks.count else { return }
    node.tasks[index].start += 1
  }

  /// Another id cancels the task and starts it anew.
  func compareTasks(of node: Node, _ spec: ViewSpec) {
    guard node.isShown else { return }
    for (index, task) in spec.tasks.enumerated() {
      guard let identity = task.identity, index < node.tasks.count else { continue }
      if evaluate(identity, frame(of: node)) == node.tasks[index].identity { continue }
      startTask(index, of: node)
    }
  }

  func runTask(
    _ node: Node, _ index: Int, _ start: Int, _ part: Int, _ locals: [SimulatedValue]
  ) {
    let spec = program.views[node.view].tasks[index]
    guard index < node.tasks.count, node.tasks[index].start == start, part < spec.parts.count
    else { return }
    turn {
      line = spec.line
      emit(.run, line: spec.line, subject: node.subject, name: text("task"))
      var frame = frame(of: node)
      frame.locals = locals
      nested { run(spec.parts[part].code, &frame) }
      guard part + 1 < spec.parts.count, let pause = spec.parts[part + 1].pause else { return }
      let time = max(0, number(evaluate(pause, frame), "sleep"))
      schedule(
        .task(node: node, index: index, start: start, part: part + 1, locals: frame.locals),
        after: Int64(min(time, 86_400_000)) * 1_000_000)
    }
  }

  // MARK: Models of a view's own

  /// The object of a state was made with every struct before Xcode 27, and all but the first were dropped.
  func makeModels(of spec: ViewSpec, isFirst: Bool) {
    for model in spec.models where !isFirst {
      let isAnew = model.isMadeAnew
      if isAnew || program.models[model.model].isObservable && asks(.stateObjects) {
        runInitializer(of: model)
      }
    }
  }

  /// An observed object with an inline value is another one for each struct, so its values begin anew.
  func renewModels(of node: Node) {
    for model in program.views[node.view].models where model.isMadeAnew {
      for place in model.cells where place < node.ownCells.count {
        let cell = node.ownCells[place]
        let value = evaluate(cells[cell].spec.initial, Frame())
        guard value != cells[cell].current else { continue }
        hold(value, insteadOf: cells[cell].current)
        cells[cell].current = value
        cells[cell].updateValue = value
        if !node.isDirty { mark(node) }
      }
    }
  }

  func startModels(of node: Node) {
    for model in program.views[node.view].models { runInitializer(of: model) }
  }

  private func runInitializer(of model: OwnedModel) {
    guard let code = program.models[model.model].initializer else { return }
    var frame = Frame()
    run(code, &frame)
  }
}
