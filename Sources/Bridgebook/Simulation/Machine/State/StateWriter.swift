/// Writes to state and to properties of models: their events, their observers, and the transactions
/// that wait for the graph.
final class StateWriter {
  private let run: SimulationRun
  private let code: CodeRunner
  private let mainQueue: MainQueue
  private let graphUpdate: GraphUpdate
  private let observation: Observation
  private let state: StateStore
  private var pending: [Transaction] = []
  /// Whether the current write does not call an observer.
  private var isSilent = false

  init(
    _ run: SimulationRun, _ code: CodeRunner, _ mainQueue: MainQueue, _ graphUpdate: GraphUpdate,
    _ observation: Observation, _ state: StateStore
  ) {
    self.run = run
    self.code = code
    self.mainQueue = mainQueue
    self.graphUpdate = graphUpdate
    self.observation = observation
    self.state = state
  }

  /// Whether writes wait for the graph.
  var hasPending: Bool { !pending.isEmpty }

  /// Removes and returns the waiting writes, in transactions.
  func takePending() -> [Transaction] {
    let transactions = pending
    pending.removeAll(keepingCapacity: true)
    return transactions
  }

  /// Writes to the target that a name has in the current code.
  func write(
    _ value: SimulatedValue, to target: ResolvedTarget, _ frame: Frame, animated: Bool
  ) {
    switch target {
    case .cell(let cell):
      // Swift does not call an observer for assignments to the property within the observer itself.
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

  /// Writes to a cell according to its kind.
  func write(_ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool) {
    switch state.cells[cell].kind {
    case .state: writeState(value, to: cell, isMain: isMain, animated: animated)
    case .published: publish(value, to: cell, isMain: isMain, animated: animated)
    case .observable: writeObservable(value, to: cell, animated: animated)
    case .unpublished:
      emitWrite(value, cell, .committed)
      state.replace(cell, with: value)
    }
  }

  /// Records whether a screen without a state is presented; the next flush shows or dismisses it.
  func note(_ value: SimulatedValue, screen cell: Int) {
    state.replace(cell, with: value)
    if pending.isEmpty { pending.append(Transaction(isAnimated: false, writes: [])) }
  }

  /// Writes to state: the check for an update precedes the comparison (R3.1, R3.2), and the new
  /// value is visible immediately (R1.3).
  private func writeState(
    _ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool
  ) {
    guard isMain else {
      // R1.10: the write is passed to the main thread, without a message.
      emitWrite(value, cell, .deferred)
      return mainQueue.append(
        QueuedBlock(
          label: state.cells[cell].name, line: run.line, code: [], frame: Frame(),
          write: (cell, value)))
    }
    if graphUpdate.isOpen {
      let drops = run.asks(.modifyingState)
      emitWrite(value, cell, drops ? .dropped : .committed)
      run.say(.modifyingState, line: run.line)
      if drops { return }
    } else if isSame(state.cells[cell].current, value) {
      emitWrite(value, cell, .equal)
      // An observer is called for every assignment.
      return observe(cell)
    } else {
      emitWrite(value, cell, .committed)
    }
    state.assign(value, to: cell)
    change(cell, value, animated)
  }

  private func isSame(_ one: SimulatedValue, _ other: SimulatedValue) -> Bool {
    run.spend(min(one.size, other.size) >> 6)
    return one == other
  }

  /// Writes to a published property: the object stores the value in any case (R3.3, R3.4), and
  /// equal values are published as well (R6.4).
  private func publish(_ value: SimulatedValue, to cell: Int, isMain: Bool, animated: Bool) {
    run.emit(
      .publish, line: run.line, name: state.cells[cell].name, value: run.text(value), outcome: nil)
    if !isMain {
      run.say(.publishingOffMain, line: run.line)
    } else if graphUpdate.isOpen {
      run.say(.publishingInUpdate, line: run.line)
    }
    state.assign(value, to: cell)
    change(cell, value, animated)
  }

  /// Writes to a property whose reads are tracked (R6.1: observers are notified before the change;
  /// R3.5: without a message in an update).
  private func writeObservable(_ value: SimulatedValue, to cell: Int, animated: Bool) {
    observation.willChange(cell)
    emitWrite(value, cell, graphUpdate.isOpen ? .deferred : .committed)
    state.assign(value, to: cell)
    change(cell, value, animated)
  }

  private func emitWrite(_ value: SimulatedValue, _ cell: Int, _ outcome: WriteOutcome) {
    run.emit(
      .write, line: run.line, subject: state.cells[cell].owner, name: state.cells[cell].name,
      value: run.text(value), outcome: outcome)
  }

  /// Queues a change for the graph; only the first pending one schedules an update (R1.3, R1.6).
  private func change(_ cell: Int, _ value: SimulatedValue, _ animated: Bool) {
    if pending.isEmpty {
      run.emit(
        .dirty, line: run.line, subject: state.cells[cell].owner, name: state.cells[cell].name)
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

  /// Runs the observer of a property, unless the observer itself wrote the value.
  private func observe(_ cell: Int) {
    let isOwn = isSilent
    isSilent = false
    guard !isOwn, !state.cells[cell].spec.didSet.isEmpty else { return }
    var frame = Frame()
    frame.observed = cell
    code.execute(state.cells[cell].spec.didSet, &frame)
  }
}

/// Writes that the graph applies together.
struct Transaction {
  let isAnimated: Bool
  var writes: [(cell: Int, value: SimulatedValue)]
}
