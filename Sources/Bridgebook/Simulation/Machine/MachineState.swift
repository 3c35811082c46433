extension Machine {
  func write(
    _ value: SimulatedValue, to target: ResolvedTarget, _ frame: Frame, animated: Bool
  ) {
    switch target {
    case .cell(let cell):
      // Swift does not call an observer for what it assigns to its own property.
      isSilent = frame.observed == cell
      write(value, to: cell, isMain: frame.isMain, animated: animated)
      isSilent = false
    case .own(let index):
      guard index < frame.ownCells.count else { return }
      write(value, to: frame.ownCells[index], isMain: frame.isMain, animated: animated)
    case .field(let index):
      let fields = frame.readFields
      guard index < fields.count, case .binding(let cell) = fields[index] else { return }
      write(value, to: cell, isMain: frame.isMain, animated: animated)
    }
  }

  func write(_ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool) {
    switch cells[cell].kind {
    case .state: writeState(value, to: cell, isMain: isMain, animated: animated)
    case .published: publish(value, to: cell, isMain: isMain, animated: animated)
    case .observable: writeObservable(value, to: cell, animated: animated)
    case .unpublished:
      emitWrite(value, cell, .committed)
      hold(value, insteadOf: cells[cell].current)
      cells[cell].current = value
      cells[cell].updateValue = value
    }
  }

  /// R3.1, R3.2: the check for an update comes before the comparison; R1.3: the new value is seen at once.
  private func writeState(
    _ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool
  ) {
    guard isMain else {
      // R1.10: handed to the main thread, without a message.
      emitWrite(value, cell, .deferred)
      let handed = QueuedBlock(
        label: cells[cell].name, line: line, code: [], frame: Frame(), write: (cell, value))
      hold(handed.frame)
      queue.append(handed)
      return
    }
    if updating > 0 {
      let drops = asks(.modifyingState)
      emitWrite(value, cell, drops ? .dropped : .committed)
      say(.modifyingState, line: line)
      if drops { return }
    } else if isSame(cells[cell].current, value) {
      emitWrite(value, cell, .equal)
      // An observer hears of every assignment.
      return observe(cell)
    } else {
      emitWrite(value, cell, .committed)
    }
    hold(value, insteadOf: cells[cell].current)
    cells[cell].current = value
    change(cell, value, animated)
  }

  private func isSame(_ one: SimulatedValue, _ other: SimulatedValue) -> Bool {
    spend(min(one.size, other.size) >> 6)
    return one == other
  }

  /// R3.3, R3.4: the object takes the value in any case; R6.4: equal values are published too.
  private func publish(_ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool) {
    emit(
      .publish, line: line, name: cells[cell].name, value: text(value), outcome: nil)
    if !isMain {
      say(.publishingOffMain, line: line)
    } else if updating > 0 {
      say(.publishingInUpdate, line: line)
    }
    hold(value, insteadOf: cells[cell].current)
    cells[cell].current = value
    change(cell, value, animated)
  }

  /// Changes a property whose reads are tracked (R6.1: before the change; R3.5: without a message in an update).
  private func writeObservable(_ value: SimulatedValue, to cell: Int, animated: Bool) {
    willChange(cell)
    emitWrite(value, cell, updating > 0 ? .deferred : .committed)
    hold(value, insteadOf: cells[cell].current)
    cells[cell].current = value
    change(cell, value, animated)
  }

  private func emitWrite(_ value: SimulatedValue, _ cell: Int, _ outcome: WriteOutcome) {
    emit(
      .write, line: line, subject: cells[cell].owner, name: cells[cell].name, value: text(value),
      outcome: outcome)
  }

  /// Hands a change to the graph; only the first one that waits schedules an update (R1.3, R1.6).
  private func change(_ cell: Int, _ value: SimulatedValue, _ animated: Bool) {
    if pending.isEmpty {
      emit(.dirty, line: line, subject: cells[cell].owner, name: cells[cell].name)
    }
    if let last = pending.indices.last, pending[last].isAnimated == animated {
      if let index = pending[last].writes.lastIndex(where: { $0.cell == cell }) {
        pending[last].writes[index].value = value
      } else {
        pending[last].writes.append((cell, value))
      }
    } else {
      // R1.7: a write with another transaction is not merged.
      pending.append(Transaction(isAnimated: animated, writes: [(cell, value)]))
    }
    observe(cell)
  }

  /// Runs the observer of a property, unless it is the observer that writes.
  private func observe(_ cell: Int) {
    let isOwn = isSilent
    isSilent = false
    guard !isOwn, !cells[cell].spec.didSet.isEmpty else { return }
    var frame = Frame()
    frame.observed = cell
    run(cells[cell].spec.didSet, &frame)
  }

  /// Marks what depends on a cell.
  func apply(_ transaction: Transaction) {
    for (cell, value) in transaction.writes {
      cells[cell].updateValue = value
      for node in cells[cell].readers where node.isAlive && !node.isDirty { mark(node) }
      guard cells[cell].kind == .published else { continue }
      if let holder = cells[cell].holder, holder.isAlive, !holder.isDirty { mark(holder) }
      guard let model = cells[cell].spec.model else { continue }
      // R6.4: every observer is invalidated, whether it reads the property or not.
      for (view, nodes) in living.enumerated()
      where program.views[view].observed.contains(model) {
        for node in nodes where node.isAlive && !node.isDirty { mark(node) }
      }
    }
  }

  func mark(_ node: Node) {
    node.isDirty = true
    dirty.append(node)
  }
}
