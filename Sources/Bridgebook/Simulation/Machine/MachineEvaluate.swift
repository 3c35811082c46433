extension Machine {
  func evaluate(_ expression: ResolvedExpression, _ frame: Frame) -> SimulatedValue {
    switch expression {
    case .value(let value): return value
    case .local(let slot): return slot < frame.locals.count ? frame.locals[slot] : .nothing
    case .field(let index): return field(index, frame)
    case .own(let index):
      return index < frame.ownCells.count ? read(frame.ownCells[index]) : .nothing
    case .cell(let cell):
      if tracking == nil { noteRead(cell, frame) }
      return read(cell)
    case .bindingToCell(let cell): return .binding(cell)
    case .bindingToOwn(let index): return .binding(frame.ownCells[index])
    case .action(let action):
      return .closure(closure(over: action, frame))
    case .variable(let index):
      guard let node = frame.node, index < node.variables.count else { return .nothing }
      return node.variables[index]
    case .environment(let key): return environment(key, frame)
    case .trait(let key): return trait(key, frame)
    case .property(let object, let property): return read(object, property, frame)
    case .template(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .value(let value): text += evaluate(value, frame).text
        }
      }
      return .text(text)
    case .range(let start, let end):
      return .range(evaluate(start, frame).integer ?? 0, evaluate(end, frame).integer ?? 0)
    case .list(let elements): return .list(elements.map { evaluate($0, frame) })
    case .not(let value): return .truth(!evaluate(value, frame).isTrue)
    case .binary(let left, let operation, let right):
      return apply(operation, left, right, frame)
    case .function(let function, let arguments):
      return apply(function, evaluate(arguments[0], frame))
    }
  }

  /// A struct's closure captures its values, a controller's the controller.
  private func closure(over action: Int, _ frame: Frame) -> SimulatedClosure {
    let view = frame.node.map { program.views[$0.view] }
    let isController = view?.role == .controller
    return SimulatedClosure(
      action: action, fields: frame.fields, ownCells: frame.ownCells,
      owner: isController ? frame.node?.number : nil,
      isWeak: isController && view?.capturesWeakly ?? false)
  }

  private func apply(
    _ operation: ScenarioOperator, _ left: ResolvedExpression, _ right: ResolvedExpression,
    _ frame: Frame
  ) -> SimulatedValue {
    let left = evaluate(left, frame)
    if operation == .and, !left.isTrue { return .truth(false) }
    if operation == .or, left.isTrue { return .truth(true) }
    let right = evaluate(right, frame)
    switch operation {
    case .and, .or: return .truth(right.isTrue)
    case .equal: return .truth(left == right)
    case .different: return .truth(left != right)
    case .less: return .truth((left.integer ?? 0) < (right.integer ?? 0))
    case .lessOrEqual: return .truth((left.integer ?? 0) <= (right.integer ?? 0))
    case .greater: return .truth((left.integer ?? 0) > (right.integer ?? 0))
    case .greaterOrEqual: return .truth((left.integer ?? 0) >= (right.integer ?? 0))
    case .plus: return sum(left, right)
    case .minus: return .integer((left.integer ?? 0) &- (right.integer ?? 0))
    case .times: return .integer((left.integer ?? 0) &* (right.integer ?? 0))
    }
  }

  private func sum(_ left: SimulatedValue, _ right: SimulatedValue) -> SimulatedValue {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): .integer(a &+ b)
    case (.list(let a), .list(let b)): .list(a + b)
    case (.list(let a), let b): .list(a + [b])
    default: .text(left.text + right.text)
    }
  }

  private func apply(_ function: ScenarioFunction, _ value: SimulatedValue) -> SimulatedValue {
    switch (function, value) {
    case (.count, _): .integer(value.count)
    case (.dropLast, .list(let elements)): .list(Array(elements.dropLast()))
    case (.dropLast, .text(let text)): .text(String(text.dropLast()))
    case (.last, .list(let elements)): elements.last ?? .nothing
    case (.last, .text(let text)): text.last.map { .text(String($0)) } ?? .nothing
    default: .nothing
    }
  }

  /// A property of the struct at hand.
  private func field(_ index: Int, _ frame: Frame) -> SimulatedValue {
    let fields = frame.readFields
    guard index < fields.count else { return .nothing }
    if case .binding(let cell) = fields[index] { return read(cell) }
    noteRead(of: index, frame)
    return fields[index]
  }

  /// Reading a copy of a struct is an event, since the copy may be old.
  func noteRead(of field: Int, _ frame: Frame) {
    guard let copy = frame.copy, let node = frame.node else { return }
    let spec = program.views[node.view]
    emit(
      .observe, line: line, subject: node.subject,
      name: text("\(copy.rawValue).\(spec.fields[field].name)"),
      value: describe(frame.readFields, of: spec))
  }

  private func environment(_ key: Int, _ frame: Frame) -> SimulatedValue {
    guard let node = frame.node else { return .nothing }
    if let reader, reader === node, !node.readEnvironment.contains(key) {
      node.readEnvironment.append(key)
    }
    let value = node.environment[key]
    if program.environmentKeys[key].isRequired, value == .nothing, stoppedBy == nil {
      say(.missingObject(program.environmentKeys[key].name), line: line, subject: node.subject)
      emit(.crash, line: line, subject: node.subject)
      stoppedBy = .crash
      hasCrashed = true
    }
    return value
  }

  /// Reads a cell: inside an update what the graph works with, elsewhere the newest value (R1.9).
  func read(_ cell: Int) -> SimulatedValue {
    if let reader, cells[cell].kind != .unpublished, cells[cell].kind != .published {
      depend(reader, on: cell)
    }
    if let tracking, cells[cell].kind == .observable, !trackers[tracking].reads.contains(cell) {
      trackers[tracking].reads.append(cell)
      emit(
        .observe, line: line, subject: trackers[tracking].frame.node?.subject ?? .none,
        name: cells[cell].name, value: text(cells[cell].current))
    }
    if updating > 0, cells[cell].kind == .state { return cells[cell].updateValue }
    return cells[cell].current
  }

  func depend(_ node: Node, on cell: Int) {
    guard !node.reads.contains(cell) else { return }
    node.reads.append(cell)
    cells[cell].readers.append(node)
  }
}
