/// Evaluates the expressions of a program.
final class Evaluator {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let arithmetic: Arithmetic
  private let graphUpdate: GraphUpdate
  private let state: StateStore
  private let objects: PlatformObjects
  private let structs: StructMaker
  private let environments: EnvironmentFlow
  /// Whether a condition is being evaluated, in which each read of a platform object's property is
  /// recorded as an event.
  private var isInCondition = false

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ arithmetic: Arithmetic,
    _ graphUpdate: GraphUpdate, _ state: StateStore, _ objects: PlatformObjects,
    _ structs: StructMaker, _ environments: EnvironmentFlow
  ) {
    self.program = program
    self.run = run
    self.arithmetic = arithmetic
    self.graphUpdate = graphUpdate
    self.state = state
    self.objects = objects
    self.structs = structs
    self.environments = environments
  }

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
      return index < frame.ownCells.count ? state.read(frame.ownCells[index]) : .nothing
    case .cell(let cell):
      state.noteUntrackedRead(cell, frame)
      return state.read(cell)
    case .bindingToCell(let cell): return .binding(cell)
    case .bindingToOwn(let index): return .binding(frame.ownCells[index])
    case .action(let action):
      return run.checked(.closure(closure(over: action, frame)))
    case .variable(let index):
      guard let node = frame.node, index < node.variables.count else { return .nothing }
      return node.variables[index]
    case .environment(let key): return environments.read(key, frame)
    case .trait(let key): return environments.trait(key, frame)
    case .property(let object, let property):
      return objects.read(object, property, frame, isNoted: isInCondition)
    case .template(let pieces):
      var text = ""
      for piece in pieces where text.utf8.count <= run.valueLimit {
        switch piece {
        case .text(let part): text += part
        case .value(let value): text += evaluate(value, frame).text
        }
      }
      return run.checked(.text(text))
    case .range(let start, let end):
      return .range(evaluate(start, frame).integer ?? 0, evaluate(end, frame).integer ?? 0)
    case .list(let elements):
      var values: [SimulatedValue] = []
      for element in elements where run.isRunning {
        run.spend(1)
        values.append(evaluate(element, frame))
      }
      return run.checked(.list(SimulatedList(values)))
    case .not(let value): return .truth(!arithmetic.truth(evaluate(value, frame), "not"))
    case .binary(let left, let operation, let right):
      return apply(operation, left, right, frame)
    case .function(let function, let arguments):
      let first = evaluate(arguments[0], frame)
      let second = arguments.count > 1 ? evaluate(arguments[1], frame) : .nothing
      return arithmetic.apply(function, first, second)
    }
  }

  /// Evaluates the condition of an `if`.
  func holds(_ condition: ResolvedExpression, _ frame: Frame) -> Bool {
    isInCondition = true
    let holds = arithmetic.truth(evaluate(condition, frame), "if")
    isInCondition = false
    return holds
  }

  /// Returns a closure over an action; in a struct it captures the struct's values, in a controller
  /// the controller.
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
    if operation == .and, !arithmetic.truth(left, "and") { return .truth(false) }
    if operation == .or, arithmetic.truth(left, "or") { return .truth(true) }
    let right = evaluate(right, frame)
    switch operation {
    case .and, .or: return .truth(arithmetic.truth(right, operation.rawValue))
    case .equal, .different:
      run.spend(min(left.size, right.size) >> 6)
      return .truth(arithmetic.areEqual(left, right) == (operation == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .truth(arithmetic.compare(left, operation, right))
    case .plus: return arithmetic.sum(left, right)
    case .minus, .times, .dividedBy, .remainder: return arithmetic.calculate(left, operation, right)
    }
  }

  /// Returns a property of the current struct.
  private func field(_ index: Int, _ frame: Frame) -> SimulatedValue {
    let fields = frame.readFields
    guard index < fields.count else { return .nothing }
    if case .binding(let cell) = fields[index] {
      guard let old = staleValue(of: index, fields, frame) else { return state.read(cell) }
      noteRead(of: index, frame)
      return old
    }
    noteRead(of: index, frame)
    return fields[index]
  }

  /// Returns the value of a binding in an old copy of a struct, if it differs from the current one.
  ///
  /// Inside an update, the copy keeps the value with which it was created (R1.9).
  private func staleValue(
    of index: Int, _ fields: [SimulatedValue], _ frame: Frame
  ) -> SimulatedValue? {
    guard graphUpdate.isOpen, frame.copy == .coordinators, let node = frame.node else { return nil }
    let place = fields[..<index].count { if case .binding = $0 { true } else { false } }
    guard place < node.keptBound.count, place < node.boundValues.count,
      node.keptBound[place] != node.boundValues[place]
    else { return nil }
    return node.keptBound[place]
  }

  /// Adds an event for a read of a struct's copy, since the copy may be outdated.
  func noteRead(of field: Int, _ frame: Frame) {
    guard let copy = frame.copy, let node = frame.node else { return }
    let spec = program.views[node.view]
    run.emit(
      .observe, line: run.line, subject: node.subject,
      name: run.text("\(copy.rawValue).\(spec.fields[field].name)"),
      value: structs.describe(frame.readFields, of: spec))
  }
}
