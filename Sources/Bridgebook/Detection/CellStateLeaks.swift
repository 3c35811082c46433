/// Detects a reused cell whose view keeps state that was written for its previous content
/// configuration.
///
/// The view of a cell is the one whose `struct.init` directly follows the `set` event, or the first
/// new one whose body is evaluated while exactly one cell waits for its content. Views created
/// within that body belong to the cell as well. A view with a different identity is a separate
/// subject with separate state.
///
/// The finding's lines are the write and the second set; `provokedBy` is the second set. Its
/// confidence is never above possible, because the second configuration may be a newer version of
/// the same item.
struct CellStateLeaks: TraceDetector {
  static let rule = DetectionRule(
    "cell-state-leaks-on-reuse", needs: [.set, .write, .body], fields: [.subject, .name, .value],
    alsoReads: [.structInit, .callbackBegin, .updateBegin, .run, .input, .gesture, .idle]
  ) { CellStateLeaks() }

  static let stateCapacity = 16
  static let waitingCapacity = 64

  private struct Cell: Sendable {
    var set: EventMark
    /// The number of configurations that changed the content.
    var turn = 0
  }

  /// A written state of a view.
  private struct State: Sendable {
    let name: TextID
    let first: TextID
    /// The value that the state was reset to after the item had changed.
    var start = TextID.none
    var line: Int
    /// The number of the cell's configuration during which it was written.
    var turn: Int
    /// Whether the state was already reported or has its initial value again.
    var isSettled = false
  }

  private struct View: Sendable {
    /// The cell that contains the view; nil if there is none.
    var cell: UInt64?
    var states: [State] = []
  }

  /// A state that was kept after a reuse; it is a leak only if it is not written before the turn
  /// ends.
  private struct Kept: Sendable {
    let view: UInt64
    let name: TextID
    let line: Int
    let set: EventMark
  }

  private var cells = BoundedTable<Cell>(capacity: 2_048)
  private var views = BoundedTable<View>(capacity: 4_096)
  /// The cells with a new configuration whose view has not been seen yet.
  private var waiting: [UInt64] = []
  private var lastSet: (cell: UInt64, count: Int)?
  private var kept: [Kept] = []

  var dropped: Int { cells.dropped + views.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    switch event.kind {
    case .set:
      guard key != 0, !event.value.isNone,
        context.facts.traits(event.name).contains(.configuration)
      else { return }
      configure(key, event, context)
    case .structInit where isInstance(event, context): make(key, event, context)
    case .body where isInstance(event, context): evaluate(key)
    case .write: write(key, event, context)
    case .input, .gesture, .idle:
      waiting.removeAll(keepingCapacity: true)
      report(&findings)
    case .callbackBegin, .updateBegin, .run: waiting.removeAll(keepingCapacity: true)
    default: break
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(&findings)
  }

  /// Returns whether a subject is a numbered instance; the name of a type alone does not identify
  /// the owner of a state.
  private func isInstance(_ event: TraceEvent, _ context: borrowing RunContext) -> Bool {
    context.facts.traits(event.subject).contains(.numbered)
  }

  private mutating func configure(
    _ key: UInt64, _ event: TraceEvent, _ context: borrowing RunContext
  ) {
    let index = cells.find(key, or: Cell(set: EventMark(event)))
    if cells.values[index].set.value.differs(event.value) {
      cells.values[index].turn += 1
      cells.values[index].set = EventMark(event)
    }
    lastSet = (key, context.count)
    if !waiting.contains(key), waiting.count < CellStateLeaks.waitingCapacity {
      waiting.append(key)
    }
  }

  private mutating func make(_ key: UInt64, _ event: TraceEvent, _ context: borrowing RunContext) {
    if let lastSet, lastSet.count + 1 == context.count {
      attach(key, to: lastSet.cell)
      waiting.removeAll { $0 == lastSet.cell }
    } else if let body = context.scopes.enclosing(event, .body),
      let parent = views.find(UInt64(body.subject.index)), let cell = views.values[parent].cell
    {
      attach(key, to: cell)
    }
    goOn(key)
  }

  private mutating func evaluate(_ key: UInt64) {
    if views.find(key) == nil {
      attach(key, to: waiting.count == 1 ? waiting[0] : nil)
      if waiting.count == 1 { waiting.removeAll(keepingCapacity: true) }
    }
    goOn(key)
  }

  private mutating func attach(_ key: UInt64, to cell: UInt64?) {
    let index = views.find(key, or: View())
    views.values[index].cell = cell
  }

  /// Records the states of a view that continues to exist although its cell has a new
  /// configuration.
  private mutating func goOn(_ key: UInt64) {
    guard let index = views.find(key), let cell = views.values[index].cell,
      let position = cells.find(cell)
    else { return }
    waiting.removeAll { $0 == cell }
    for state in views.values[index].states.indices {
      let written = views.values[index].states[state]
      guard written.turn < cells.values[position].turn, !written.isSettled else { continue }
      views.values[index].states[state].isSettled = true
      kept.append(
        Kept(
          view: key, name: written.name, line: written.line, set: cells.values[position].set))
    }
  }

  private mutating func write(_ key: UInt64, _ event: TraceEvent, _ context: borrowing RunContext) {
    guard let index = views.find(key), let cell = views.values[index].cell,
      let position = cells.find(cell), event.outcome != .dropped, !event.name.isNone,
      !context.facts.traits(event.name).contains(.member)
    else { return }
    let count = kept.count
    kept.removeAll { $0.view == key && $0.name == event.name }
    let isPutBack = kept.count < count
    guard event.outcome != .equal else { return }
    let turn = cells.values[position].turn
    guard let state = views.values[index].states.firstIndex(where: { $0.name == event.name })
    else {
      guard views.values[index].states.count < CellStateLeaks.stateCapacity else { return }
      var state = State(name: event.name, first: event.value, line: event.line, turn: turn)
      state.isSettled = isStart(event.value, of: state, context)
      return views.values[index].states.append(state)
    }
    views.values[index].states[state].line = event.line
    views.values[index].states[state].turn = turn
    if isPutBack { views.values[index].states[state].start = event.value }
    views.values[index].states[state].isSettled = isStart(
      event.value, of: views.values[index].states[state], context)
  }

  /// Returns whether a value is probably the state's initial one.
  ///
  /// This is the case for an empty value, for the value to which the state was reset, and for the
  /// opposite of a Boolean that was written first, because the first write changed the state.
  private func isStart(
    _ value: TextID, of state: State, _ context: borrowing RunContext
  ) -> Bool {
    value.isNone || value.equals(state.start) || context.facts.traits(value).contains(.empty)
      || state.first.differs(value) && context.facts.traits(state.first).contains(.truth)
  }

  private mutating func report(_ findings: inout FindingList) {
    for item in kept {
      findings.add(
        "cell-state-leaks-on-reuse", .possible, lines: [item.line, item.set.line],
        by: item.set)
    }
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
  }
}
