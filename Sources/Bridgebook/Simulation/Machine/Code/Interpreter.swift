/// Executes the statements of a program.
final class Interpreter {
  let evaluator: Evaluator
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let arithmetic: Arithmetic
  private let writer: StateWriter
  private let observation: Observation
  private let structs: StructMaker
  private let objects: PlatformObjects
  private let ownership: Ownership
  private let environments: EnvironmentFlow
  private let presentations: Presentations
  private let hosting: Hosting
  private let containment: HostContainment
  private let mainQueue: MainQueue
  private let schedule: ScheduledSources
  private let timers: Timers
  private let notifications: Notifications
  /// The iteration of the innermost loop, which is part of the identity of the views shown in it.
  private var loopTurn = 0
  /// The number of statements executed so far, not counting conditions, loops and local constants.
  private(set) var actionCount = 0

  init(
    _ evaluator: Evaluator, _ program: ResolvedProgram, _ run: SimulationRun,
    _ arithmetic: Arithmetic, _ writer: StateWriter, _ observation: Observation,
    _ structs: StructMaker, _ objects: PlatformObjects, _ ownership: Ownership,
    _ environments: EnvironmentFlow, _ presentations: Presentations, _ hosting: Hosting,
    _ containment: HostContainment, _ mainQueue: MainQueue, _ schedule: ScheduledSources,
    _ timers: Timers, _ notifications: Notifications
  ) {
    self.evaluator = evaluator
    self.program = program
    self.run = run
    self.arithmetic = arithmetic
    self.writer = writer
    self.observation = observation
    self.structs = structs
    self.objects = objects
    self.ownership = ownership
    self.environments = environments
    self.presentations = presentations
    self.hosting = hosting
    self.containment = containment
    self.mainQueue = mainQueue
    self.schedule = schedule
    self.timers = timers
    self.notifications = notifications
  }

  /// Executes statements until one of them ends the run.
  func execute(_ statements: [ResolvedStatement], _ frame: inout Frame) {
    guard !statements.isEmpty, run.descend() else { return }
    for statement in statements where run.isRunning { execute(statement, &frame) }
    run.ascend()
  }

  private func execute(_ statement: ResolvedStatement, _ frame: inout Frame) {
    let before = run.line
    run.line = statement.line
    run.spend(1)
    if !statement.kind.isControl { actionCount &+= 1 }
    defer { run.line = before }
    switch statement.kind {
    case .print(let value):
      run.printLine(evaluator.evaluate(value, frame))
    case .write(let target, let value, let animated):
      // A value is not assigned if its calculation ends the run.
      let value = evaluator.evaluate(value, frame)
      if run.isRunning { writer.write(value, to: target, frame, animated: animated) }
    case .set(let object, let property, let value):
      let value = evaluator.evaluate(value, frame)
      if run.isRunning { objects.set(object, property, to: value, frame) }
    case .keep(let index, let value):
      let value = evaluator.evaluate(value, frame)
      if run.isRunning, let node = frame.node, index < node.variables.count {
        run.hold(value, insteadOf: node.variables[index])
        node.variables[index] = value
      }
    case .constant(let slot, let value):
      frame.keep(evaluator.evaluate(value, frame), in: slot)
    case .choice(let condition, let then, let otherwise):
      execute(evaluator.holds(condition, frame) ? then : otherwise, &frame)
    case .loop(let slot, let range, let block): loop(slot, range, block, &frame)
    case .async(let label, let block, let captured):
      mainQueue.enqueue(label, block, captured: captured, frame)
    case .background(let label, let block):
      var worker = frame
      worker.isMain = false
      schedule.add(
        .background(label: label, line: run.line, code: block, frame: worker), after: 1_000_000)
    case .timer(let label, let delay, let block, let repeats):
      let milliseconds = arithmetic.number(
        evaluator.evaluate(delay, frame), repeats ? "every" : "after")
      timers.start(label, milliseconds, block, repeats, frame)
    case .stop(let label): timers.stop(label, frame)
    case .callField(let index, let values): callField(index, values, frame)
    case .callAction(let action, let values): call(action, values, frame)
    case .callStruct(let view, let action, let values):
      // The caller's copy of the struct has no access to the view on screen.
      let given = values.map { evaluator.evaluate($0, frame) }
      var inner = Frame(structObject: structs.newestObject(of: view), isMain: frame.isMain)
      inner.locals = given
      inner.view = view
      execute(program.actions[action].code.statements, &inner)
    case .refreshParent:
      if let node = frame.node {
        node.kept = node.fields
        node.keptBound = node.boundValues
      }
    case .create(let kind): create(kind, frame)
    case .show(let call, let isShown):
      structs.show(call, isShown: isShown, turn: loopTurn, frame)
    case .subscribe(let name, let block): notifications.subscribe(name, block, frame)
    case .post(let name): notifications.post(name)
    case .hold(let reference, let isHeld):
      if let node = frame.node { ownership.hold(reference, isHeld, node) }
    case .returnShared(let index):
      guard let node = frame.node, node.isInMake else { return run.warn(.notInMake) }
      node.object = objects.lend(index, to: node)
    case .focus(let takes): objects.focus(takes, frame)
    case .track(let label, let reading, let onChange):
      observation.track(label, reading, onChange: onChange, frame)
    case .trackAgain(let label): observation.trackAgain(label)
    case .present(let index): present(index, frame)
    case .dismiss(let index, let way, let completion):
      presentations.dismiss(
        index, by: way,
        completion: completion.isEmpty
          ? nil : DismissalCompletion(code: completion, frame: frame.capturingStruct(in: program)))
    case .host(let spec, let call): hosting.host(spec, call, frame)
    case .setTrait(let key, let value):
      environments.setTrait(key, to: evaluator.evaluate(value, frame), frame)
    case .hosting(let spec, let act): containment.act(act, on: spec, frame)
    case .launch, .step, .drag, .type, .choose, .tap, .scroll, .touch, .touchGestures, .wait,
      .close:
      break
    }
  }

  private func loop(
    _ slot: Int?, _ range: ResolvedExpression, _ block: [ResolvedStatement], _ frame: inout Frame
  ) {
    let range = evaluator.evaluate(range, frame)
    guard let rounds = LoopRounds(over: range) else {
      return run.warn(.notACollection(range.text))
    }
    guard let turns = rounds.turns else { return }
    let outer = loopTurn
    for turn in turns {
      run.spend(1)
      if !run.isRunning { break }
      loopTurn = turn
      if let slot { frame.keep(rounds.value(in: turn), in: slot) }
      execute(block, &frame)
    }
    loopTurn = outer
  }

  /// Calls a closure of the current struct.
  private func callField(_ index: Int, _ values: [ResolvedExpression], _ frame: Frame) {
    let fields = frame.readFields
    guard index < fields.count, case .closure(let closure) = fields[index] else {
      let name = (frame.node?.view ?? frame.view).map { program.views[$0].fields }.flatMap {
        index < $0.count ? $0[index].name : nil
      }
      return run.warn(.noClosure(name ?? "closure"))
    }
    evaluator.noteRead(of: index, frame)
    let owner = closure.owner.flatMap { ownership.controllers[$0] }
    if closure.isWeak, owner == nil { return }
    var inner = Frame(
      node: owner, fields: closure.fields, ownCells: closure.ownCells, isMain: frame.isMain)
    if !values.isEmpty { inner.locals = values.map { evaluator.evaluate($0, frame) } }
    execute(program.actions[closure.action].code.statements, &inner)
  }

  /// Presents a screen, unless the presenting view is not yet in a window.
  private func present(_ index: Int, _ frame: Frame) {
    if let object = frame.node?.object, !objects.all[object].isLaidOut {
      return run.warn(.notInWindow(program.presentations[index].name))
    }
    presentations.present(index)
  }

  private func call(_ action: Int, _ values: [ResolvedExpression], _ frame: Frame) {
    var inner = frame
    inner.locals = values.isEmpty ? [] : values.map { evaluator.evaluate($0, frame) }
    inner.observed = nil
    execute(program.actions[action].code.statements, &inner)
  }

  /// Creates a platform object; without a kind, the one wrapped by the current struct.
  private func create(_ kind: Int?, _ frame: Frame) {
    guard let node = frame.node else {
      return structs.createStored(kind)
    }
    if let kind {
      node.beside.append(objects.make(kind, owner: nil))
    } else if let own = program.views[node.view].platform, node.object == nil {
      node.object = objects.make(own, owner: node)
    }
  }
}

/// The iterations of a loop over a count, a range or a list.
struct LoopRounds {
  /// The numbers of the iterations; nil if there are none.
  let turns: ClosedRange<Int>?
  private let elements: [SimulatedValue]?

  /// Creates the iterations of a loop over a value; nil unless it is a count, a range or a list.
  init?(over value: SimulatedValue) {
    let bounds: (first: Int, last: Int)
    switch value {
    case .integer(let count): bounds = (1, count)
    case .range(let first, let last): bounds = (first, last)
    case .list(let list): bounds = (0, list.elements.count - 1)
    default: return nil
    }
    turns = bounds.first <= bounds.last ? bounds.first...bounds.last : nil
    if case .list(let list) = value { elements = list.elements } else { elements = nil }
  }

  /// Returns the value of the loop's variable in an iteration.
  func value(in turn: Int) -> SimulatedValue { elements?[turn] ?? .integer(turn) }
}
