extension Machine {
  func evaluate(_ expression: ResolvedExpression, _ frame: Frame) -> SimulatedValue {
    switch expression {
    case .value(let value): return value
    case .local(let slot): return slot < frame.locals.count ? frame.locals[slot] : .nothing
    case .field(let index): return field(index, frame)
    case .keptField(let index):
      var copy = frame
      copy.copy = .coordinators
      return field(index, copy)
    case .own(let index):
      return index < frame.ownCells.count ? read(frame.ownCells[index]) : .nothing
    case .cell(let cell):
      if tracking == nil { noteRead(cell, frame) }
      return read(cell)
    case .bindingToCell(let cell): return .binding(cell)
    case .bindingToOwn(let index): return .binding(frame.ownCells[index])
    case .action(let action):
      return checked(.closure(closure(over: action, frame)))
    case .variable(let index):
      guard let node = frame.node, index < node.variables.count else { return .nothing }
      return node.variables[index]
    case .environment(let key): return environment(key, frame)
    case .trait(let key): return trait(key, frame)
    case .property(let object, let property): return read(object, property, frame)
    case .template(let pieces):
      var text = ""
      for piece in pieces where text.utf8.count <= spending.value {
        switch piece {
        case .text(let part): text += part
        case .value(let value): text += evaluate(value, frame).text
        }
      }
      return checked(.text(text))
    case .range(let start, let end):
      return .range(evaluate(start, frame).integer ?? 0, evaluate(end, frame).integer ?? 0)
    case .list(let elements):
      return checked(.list(SimulatedList(elements.map { evaluate($0, frame) })))
    case .not(let value): return .truth(!truth(evaluate(value, frame), "not"))
    case .binary(let left, let operation, let right):
      return apply(operation, left, right, frame)
    case .function(let function, let arguments):
      let first = evaluate(arguments[0], frame)
      return apply(function, first, arguments.count > 1 ? evaluate(arguments[1], frame) : .nothing)
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
    if operation == .and, !truth(left, "and") { return .truth(false) }
    if operation == .or, truth(left, "or") { return .truth(true) }
    let right = evaluate(right, frame)
    switch operation {
    case .and, .or: return .truth(truth(right, operation.rawValue))
    case .equal, .different:
      spend(min(left.size, right.size) >> 6)
      return .truth((left == right) == (operation == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .truth(compare(left, operation, right))
    case .plus: return sum(left, right)
    case .minus, .times, .dividedBy, .remainder: return calculate(left, operation, right)
    }
  }

  /// A property of the struct at hand.
  private func field(_ index: Int, _ frame: Frame) -> SimulatedValue {
    let fields = frame.readFields
    guard index < fields.count else { return .nothing }
    if case .binding(let cell) = fields[index] {
      guard let old = staleValue(of: index, fields, frame) else { return read(cell) }
      noteRead(of: index, frame)
      return old
    }
    noteRead(of: index, frame)
    return fields[index]
  }

  /// R1.9: inside an update the binding in an old copy has the value it was made with.
  private func staleValue(
    of index: Int, _ fields: [SimulatedValue], _ frame: Frame
  ) -> SimulatedValue? {
    guard updating > 0, frame.copy == .coordinators, let node = frame.node else { return nil }
    let place = fields[..<index].count { if case .binding = $0 { true } else { false } }
    guard place < node.keptBound.count, place < node.boundValues.count,
      node.keptBound[place] != node.boundValues[place]
    else { return nil }
    return node.keptBound[place]
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
      stop(.crash)
      hasCrashed = true
    }
    return value
  }

  /// Reads a cell: inside an update what the graph works with, elsewhere the newest value (R1.9).
  func read(_ cell: Int) -> SimulatedValue {
    if let reader, cells[cell].kind != .unpublished, cells[cell].kind != .published,
      reader.presenter == nil || cells[cell].kind != .state
    {
      depend(reader, on: cell)
    }
    if let tracking, cells[cell].kind == .observable, !trackers[tracking].reads.contains(cell) {
      trackers[tracking].reads.append(cell)
      emit(
        .observe, line: line, subject: trackers[tracking].frame.node?.subject ?? .none,
        name: cells[cell].name, value: text(cells[cell].current))
    }
    if updating > 0, cells[cell].kind == .state {
      if let copy = reader?.presenter?.stateCopy, cell < copy.count { return copy[cell] }
      return cells[cell].updateValue
    }
    return cells[cell].current
  }

  func depend(_ node: Node, on cell: Int) {
    guard !node.reads.contains(cell) else { return }
    node.reads.append(cell)
    cells[cell].readers.append(node)
  }
}
