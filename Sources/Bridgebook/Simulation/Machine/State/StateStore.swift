/// The states of the app and of its views, and the properties of its models.
final class StateStore {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let nodes: NodeStore
  private let observation: Observation
  private(set) var cells: [ValueCell] = []
  /// The cells of removed views.
  private var freeCells: [Int] = []

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ nodes: NodeStore, _ observation: Observation
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.nodes = nodes
    self.observation = observation
  }

  // MARK: Cells

  /// Creates the cells of the app's states and its models.
  func makeCells() {
    for spec in program.cells {
      let value = start(of: spec, Frame())
      cells.append(
        ValueCell(
          kind: spec.kind, current: value, updateValue: value, spec: spec, name: run.text(spec.name)
        ))
    }
  }

  /// Creates the cells of a view's own states, reusing those of removed views if possible.
  func makeCells(of node: Node) {
    for spec in program.views[node.view].ownStates {
      let value = start(of: spec, Frame(of: node))
      let cell = ValueCell(
        kind: spec.kind, current: value, updateValue: value, spec: spec, name: run.text(spec.name),
        owner: node.subject, holder: node)
      if let free = freeCells.popLast() {
        cells[free] = cell
        node.ownCells.append(free)
      } else {
        node.ownCells.append(cells.count)
        cells.append(cell)
      }
    }
  }

  /// Evaluates the initial value of a cell at the line that declares it.
  private func start(of spec: CellSpec, _ frame: Frame) -> SimulatedValue {
    let outer = run.line
    run.line = spec.line
    defer { run.line = outer }
    return code.evaluate(spec.initial, frame)
  }

  /// Frees the cells of a removed view for reuse.
  func reclaimCells(of node: Node) { freeCells += node.ownCells }

  /// Resets a cell to its initial value without an event; returns false if it has that value.
  func reset(_ cell: Int) -> Bool {
    let value = start(of: cells[cell].spec, Frame())
    guard value != cells[cell].current else { return false }
    replace(cell, with: value)
    return true
  }

  /// Sets the value of a cell; the graph receives it with its transaction.
  func assign(_ value: SimulatedValue, to cell: Int) {
    run.hold(value, insteadOf: cells[cell].current)
    cells[cell].current = value
  }

  /// Sets the value of a cell without an update.
  func replace(_ cell: Int, with value: SimulatedValue) {
    assign(value, to: cell)
    cells[cell].updateValue = value
  }

  // MARK: Reads

  /// Returns the value that code outside of an update reads.
  func value(of cell: Int) -> SimulatedValue { cells[cell].current }

  /// Returns the value that a struct receives through a binding: inside an update, the value used
  /// by the graph.
  func boundValue(of cell: Int) -> SimulatedValue {
    graphUpdate.isOpen ? cells[cell].updateValue : cells[cell].current
  }

  /// Returns the values of bindings, which a struct keeps from the time of its creation and with
  /// which structs are compared (R1.9, R2.4).
  func boundValues(in fields: [SimulatedValue]) -> [SimulatedValue] {
    fields.compactMap { field in
      guard case .binding(let cell) = field else { return nil }
      return boundValue(of: cell)
    }
  }

  /// The values used by the graph, for screen content that captures them.
  var updateValues: [SimulatedValue] { cells.map(\.updateValue) }

  /// Reads a cell: inside an update the graph's value, elsewhere the newest value (R1.9).
  func read(_ cell: Int) -> SimulatedValue {
    let kind = cells[cell].kind
    if let reader = graphUpdate.reader, kind != .unpublished, kind != .published,
      reader.presenter == nil || kind != .state
    {
      depend(reader, on: cell)
    }
    if kind == .observable, observation.note(cell) {
      run.emit(
        .observe, line: run.line, subject: observation.subject, name: cells[cell].name,
        value: run.text(cells[cell].current))
    }
    if graphUpdate.isOpen, kind == .state {
      if let copy = graphUpdate.reader?.presenter?.stateCopy, cell < copy.count {
        return copy[cell]
      }
      return cells[cell].updateValue
    }
    return cells[cell].current
  }

  private func depend(_ node: Node, on cell: Int) {
    guard !node.reads.contains(cell) else { return }
    node.reads.append(cell)
    cells[cell].readers.append(node)
  }

  /// Adds an event if UIKit or AppKit code reads an observable property without tracking it.
  func noteUntrackedRead(_ cell: Int, _ frame: Frame) {
    guard !observation.isTracking, graphUpdate.reader == nil, cells[cell].kind == .observable,
      let node = frame.node, program.views[node.view].role == .controller
    else { return }
    run.emit(
      .observe, line: run.line, subject: node.subject, name: cells[cell].name,
      value: run.text(cells[cell].current))
  }

  /// Removes all dependencies of a node.
  func forgetReads(of node: Node) {
    for cell in node.reads { cells[cell].readers.removeAll { $0 === node } }
    node.reads.removeAll(keepingCapacity: true)
    node.readEnvironment.removeAll(keepingCapacity: true)
  }

  // MARK: Transactions

  /// Applies the values of a transaction to the graph, and marks the nodes that depend on them.
  func apply(_ transaction: Transaction) {
    for (cell, value) in transaction.writes {
      cells[cell].updateValue = value
      for node in cells[cell].readers { nodes.mark(node) }
      guard cells[cell].kind == .published else { continue }
      if let holder = cells[cell].holder { nodes.mark(holder) }
      guard let model = cells[cell].spec.model else { continue }
      // R6.4: every observer is invalidated, whether it reads the property or not.
      for (view, observers) in nodes.living.enumerated()
      where program.views[view].observed.contains(model) {
        for node in observers { nodes.mark(node) }
      }
    }
  }
}

/// A state cell, with the value that code outside of an update reads and the one used by the graph.
struct ValueCell {
  let kind: CellSpec.Kind
  var current: SimulatedValue
  var updateValue: SimulatedValue
  let spec: CellSpec
  let name: TextID
  /// The view that declares it as its own state.
  var owner = TextID.none
  /// The view that owns it; a change of a published property invalidates this view.
  @WeakNode var holder: Node? = nil
  var readers: [Node] = []
}
