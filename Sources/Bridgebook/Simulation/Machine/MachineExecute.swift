extension Machine {
  func run(_ block: CodeBlock?, _ frame: inout Frame) {
    guard let block else { return }
    run(block.statements, &frame)
  }

  func run(_ statements: [ResolvedStatement], _ frame: inout Frame) {
    for statement in statements where stoppedBy == nil { run(statement, &frame) }
  }

  private func run(_ statement: ResolvedStatement, _ frame: inout Frame) {
    let before = line
    line = statement.line
    defer { line = before }
    switch statement.kind {
    case .print(let value):
      emit(.note, line: line, name: text("print"), value: text(evaluate(value, frame)))
    case .write(let target, let value, let animated):
      write(evaluate(value, frame), to: target, frame, animated: animated)
    case .set(let object, let property, let value):
      set(object, property, to: evaluate(value, frame), frame)
    case .keep(let index, let value):
      let value = evaluate(value, frame)
      if let node = frame.node, index < node.variables.count { node.variables[index] = value }
    case .constant(let slot, let value):
      let value = evaluate(value, frame)
      while frame.locals.count <= slot { frame.locals.append(.nothing) }
      frame.locals[slot] = value
    case .choice(let condition, let then, let otherwise):
      isGuard = true
      let holds = evaluate(condition, frame).isTrue
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
      startTimer(label, evaluate(delay, frame).integer ?? 0, block, repeats, frame)
    case .stop(let label): stop(label, frame)
    case .callField(let index): callField(index, frame)
    case .callAction(let action): call(action, frame)
    case .callStruct(let view, let action):
      // The caller's copy of the struct has no way to the view on the screen.
      call(action, Frame(structObject: structObjects[view], isMain: frame.isMain))
    case .refreshParent:
      if let node = frame.node { node.kept = node.fields }
    case .create(let kind): create(kind, &frame)
    case .show(let call, let isShown): show(call, isShown: isShown, frame)
    case .subscribe(let name, let block):
      subscribe(name, block, frame)
    case .post(let name): post(name)
    case .hold(let reference, let isHeld):
      if let node = frame.node { hold(reference, isHeld, node) }
    case .focus(let takes): focus(takes, frame)
    case .track(let label, let reading, let onChange):
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
    case .list(let elements): bounds = (0, elements.count - 1)
    default: return
    }
    guard bounds.0 <= bounds.1 else { return }
    let outer = loopTurn
    for turn in bounds.0...bounds.1 {
      if turn & 255 == 0 { stopIfUnwanted() }
      if stoppedBy != nil { break }
      loopTurn = turn
      if let slot {
        while frame.locals.count <= slot { frame.locals.append(.nothing) }
        if case .list(let elements) = range {
          frame.locals[slot] = elements[turn]
        } else {
          frame.locals[slot] = .integer(turn)
        }
      }
      run(block, &frame)
    }
    loopTurn = outer
  }

  /// Calls a closure of the struct at hand.
  private func callField(_ index: Int, _ frame: Frame) {
    let fields = frame.readFields
    guard index < fields.count, case .closure(let closure) = fields[index] else { return }
    noteRead(of: index, frame)
    let owner = closure.owner.flatMap { controllers[$0] }
    if closure.isWeak, owner == nil { return }
    var inner = Frame(
      node: owner, fields: closure.fields, ownCells: closure.ownCells, isMain: frame.isMain)
    run(program.actions[closure.action].code, &inner)
  }

  private func call(_ action: Int, _ frame: Frame) {
    var inner = frame
    inner.locals = []
    guard callDepth < Machine.deepestCall else { return }
    callDepth += 1
    run(program.actions[action].code, &inner)
    callDepth -= 1
  }

  /// An action that calls itself for ever is cut there.
  static let deepestCall = 64

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
