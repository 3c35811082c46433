/// The states of the app and of its views, and the properties of its models.
final class StateStore {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let nodes: NodeStore
  private let observation: Observation
  private(set) var cells: [ValueCell] = []
  /// Cells that removed views gave up.
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

  /// Makes the cells of the app's states and its models.
  func makeCells() {
    for spec in program.cells {
      let value = start(of: spec, Frame())
      cells.append(
        ValueCell(
          kind: spec.kind, current: value, updateValue: value, spec: spec, name: run.text(spec.name)
        ))
    }
  }

  /// Makes the cells of a view's own states, where possible those that removed views gave up.
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

  /// Evaluates the start value of a cell at the line that declares it.
  private func start(of spec: CellSpec, _ frame: Frame) -> SimulatedValue {
    let outer = run.line
    run.line = spec.line
    defer { run.line = outer }
    return code.evaluate(spec.initial, frame)
  }

  /// Frees the cells of a removed view for reuse.
  func reclaimCells(of node: Node) { freeCells += node.ownCells }

  /// Gives a cell its initial value again, without an event; false where it has that value.
  func reset(_ cell: Int) -> Bool {
    let value = start(of: cells[cell].spec, Frame())
    guard value != cells[cell].current else { return false }
    replace(cell, with: value)
    return true
  }

  /// Gives a cell a value, which the graph takes with its transaction.
  func assign(_ value: SimulatedValue, to cell: Int) {
    run.hold(value, insteadOf: cells[cell].current)
    cells[cell].current = value
  }

  /// Gives a cell a value that needs no update.
  func replace(_ cell: Int, with value: SimulatedValue) {
    assign(value, to: cell)
    cells[cell].updateValue = value
  }

  // MARK: Reads

  /// Returns the value that code outside an update sees.
  func value(of cell: Int) -> SimulatedValue { cells[cell].current }

  /// The value a struct receives through a binding: inside an update, the value the graph uses.
  func boundValue(of cell: Int) -> SimulatedValue {
    graphUpdate.isOpen ? cells[cell].updateValue : cells[cell].current
  }

  /// R1.9, R2.4: a binding carries the value it had when its struct was made, and structs are
  /// compared with it.
  func boundValues(in fields: [SimulatedValue]) -> [SimulatedValue] {
    fields.compactMap { field in
      guard case .binding(let cell) = field else { return nil }
      return boundValue(of: cell)
    }
  }

  /// The values that the graph uses, for screen content that captures them.
  var updateValues: [SimulatedValue] { cells.map(\.updateValue) }

  /// Reads a cell: inside an update what the graph works with, elsewhere the newest value (R1.9).
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

  /// Adds an event where code of UIKit or AppKit reads an observable property without tracking it.
  func noteUntrackedRead(_ cell: Int, _ frame: Frame) {
    guard !observation.isTracking, graphUpdate.reader == nil, cells[cell].kind == .observable,
      let node = frame.node, program.views[node.view].role == .controller
    else { return }
    run.emit(
      .observe, line: run.line, subject: node.subject, name: cells[cell].name,
      value: run.text(cells[cell].current))
  }

  /// Lets a node depend on nothing any more.
  func forgetReads(of node: Node) {
    for cell in node.reads { cells[cell].readers.removeAll { $0 === node } }
    node.reads.removeAll(keepingCapacity: true)
    node.readEnvironment.removeAll(keepingCapacity: true)
  }

  // MARK: Transactions

  /// Lets the graph work with the values of a transaction, and marks the nodes that depend on them.
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

/// A state cell, with the value that code outside an update sees and the one that the graph uses.
struct ValueCell {
  let kind: CellSpec.Kind
  var current: SimulatedValue
  var updateValue: SimulatedValue
  let spec: CellSpec
  let name: TextID
  /// The view that declares it as its own state.
  var owner = TextID.none
  /// The view that holds it, which a change of a published property invalidates.
  weak var holder: Node?
  var readers: [Node] = []
}
