extension Machine {
  func run(_ block: CodeBlock?, _ frame: inout Frame) {
    guard let block else { return }
    run(block.statements, &frame)
  }

  func run(_ statements: [ResolvedStatement], _ frame: inout Frame) {
    guard !statements.isEmpty, descend() else { return }
    for statement in statements where stoppedBy == nil { run(statement, &frame) }
    ascend()
  }

  private func run(_ statement: ResolvedStatement, _ frame: inout Frame) {
    let before = line
    line = statement.line
    spend(1)
    defer { line = before }
    switch statement.kind {
    case .print(let value):
      printLine(evaluate(value, frame))
    case .write(let target, let value, let animated):
      write(evaluate(value, frame), to: target, frame, animated: animated)
    case .set(let object, let property, let value):
      set(object, property, to: evaluate(value, frame), frame)
    case .keep(let index, let value):
      let value = evaluate(value, frame)
      if let node = frame.node, index < node.variables.count {
        hold(value, insteadOf: node.variables[index])
        node.variables[index] = value
      }
    case .constant(let slot, let value):
      let value = evaluate(value, frame)
      while frame.locals.count <= slot { frame.locals.append(.nothing) }
      frame.locals[slot] = value
    case .choice(let condition, let then, let otherwise):
      isGuard = true
      let holds = truth(evaluate(condition, frame), "if")
      isGuard = false
      run(holds ? then : otherwise, &frame)
    case .loop(let slot, let range, let block): loop(slot, range, block, &frame)
    case .async(let label, let block, let captured):
      enqueue(label, block, captured: captured, frame)
    case .background(let label, let block):
      var worker = frame
      worker.isMain = false
      schedule(
        .background(label: label, line: line, code: block, frame: worker), after: 1_000_000)
    case .timer(let label, let delay, let block, let repeats):
      startTimer(
        label, number(evaluate(delay, frame), repeats ? "every" : "after"), block, repeats, frame)
    case .stop(let label): stop(label, frame)
    case .callField(let index, let values): callField(index, values, frame)
    case .callAction(let action, let values): call(action, values, frame)
    case .callStruct(let view, let action, let values):
      // The caller's copy of the struct has no way to the view on the screen.
      let given = values.map { evaluate($0, frame) }
      var inner = Frame(structObject: structObjects[view], isMain: frame.isMain)
      inner.locals = given
      run(program.actions[action].code, &inner)
    case .refreshParent:
      if let node = frame.node {
        node.kept = node.fields
        node.keptBound = node.boundValues
      }
    case .create(let kind): create(kind, &frame)
    case .show(let call, let isShown): show(call, isShown: isShown, frame)
    case .subscribe(let name, let block):
      subscribe(name, block, frame)
    case .post(let name): post(name)
    case .hold(let reference, let isHeld):
      if let node = frame.node { hold(reference, isHeld, node) }
    case .focus(let takes): focus(takes, frame)
    case .track(let label, let reading, let onChange):
      hold(frame)
      trackers.append(
        Tracker(label: label, line: line, reading: reading, onChange: onChange, frame: frame))
      track(trackers.count - 1)
    case .trackAgain(let label):
      if let index = trackers.lastIndex(where: { $0.label == label }) { track(index) }
    case .dismiss(let index, let way): dismiss(index, by: way)
    case .host(let spec, let call): host(spec, call, frame)
    case .setTrait(let key, let value): setTrait(key, to: evaluate(value, frame), frame)
    case .hosting(let spec, let act): self.act(act, on: spec, frame)
    case .launch, .step, .drag, .type, .choose, .tap, .scroll, .touch, .touchGestures, .wait,
      .close:
      break
    }
  }

  private func loop(
    _ slot: Int?, _ range: ResolvedExpression, _ block: [ResolvedStatement], _ frame: inout Frame
  ) {
    let range = evaluate(range, frame)
    let bounds: (Int, Int)
    switch range {
    case .integer(let count): bounds = (1, count)
    case .range(let first, let last): bounds = (first, last)
    case .list(let list): bounds = (0, list.elements.count - 1)
    default: return warn(.notACollection(range.text))
    }
    guard bounds.0 <= bounds.1 else { return }
    let outer = loopTurn
    for turn in bounds.0...bounds.1 {
      spend(1)
      if stoppedBy != nil { break }
      loopTurn = turn
      if let slot {
        while frame.locals.count <= slot { frame.locals.append(.nothing) }
        if case .list(let list) = range {
          frame.locals[slot] = list.elements[turn]
        } else {
          frame.locals[slot] = .integer(turn)
        }
      }
      run(block, &frame)
    }
    loopTurn = outer
  }

  /// Calls a closure of the struct at hand.
  private func callField(_ index: Int, _ values: [ResolvedExpression], _ frame: Frame) {
    let fields = frame.readFields
    guard index < fields.count, case .closure(let closure) = fields[index] else {
      let name = frame.node.map { program.views[$0.view].fields }.flatMap {
        index < $0.count ? $0[index].name : nil
      }
      return warn(.noClosure(name ?? "closure"))
    }
    noteRead(of: index, frame)
    let owner = closure.owner.flatMap { controllers[$0] }
    if closure.isWeak, owner == nil { return }
    var inner = Frame(
      node: owner, fields: closure.fields, ownCells: closure.ownCells, isMain: frame.isMain)
    if !values.isEmpty { inner.locals = values.map { evaluate($0, frame) } }
    run(program.actions[closure.action].code, &inner)
  }

  private func call(_ action: Int, _ values: [ResolvedExpression], _ frame: Frame) {
    var inner = frame
    inner.locals = values.isEmpty ? [] : values.map { evaluate($0, frame) }
    inner.observed = nil
    run(program.actions[action].code, &inner)
  }

  private func create(_ kind: Int?, _ frame: inout Frame) {
    guard let node = frame.node else {
      if let kind = kind ?? initKind { initObject = makeObject(kind, owner: nil, frame) }
      return
    }
    if let kind {
      _ = makeObject(kind, owner: nil, frame)
    } else if let own = program.views[node.view].platform, node.object == nil {
      node.object = makeObject(own, owner: node, frame)
    }
  }
}
