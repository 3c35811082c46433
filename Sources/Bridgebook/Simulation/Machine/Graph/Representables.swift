/// Creates, updates and dismantles representables, and loads controllers.
final class Representables {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let state: StateStore
  private let observation: Observation
  private let structs: StructMaker
  private let objects: PlatformObjects
  private let controllers: ControllerAppearance

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ state: StateStore, _ observation: Observation,
    _ structs: StructMaker, _ objects: PlatformObjects,
    _ controllers: ControllerAppearance
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.state = state
    self.observation = observation
    self.structs = structs
    self.objects = objects
    self.controllers = controllers
  }

  /// Creates the coordinator and the platform view, and runs the first update, all in one update of
  /// the graph (R2.2).
  func make(_ node: Node) {
    let spec = program.views[node.view]
    makeVariables(of: node, spec)
    node.kept = node.fields
    node.keptBound = node.boundValues
    node.captured = node.fields
    run.emit(
      .coordinatorMake, line: spec.makeCoordinator?.line ?? spec.line, subject: node.subject)
    graphUpdate.reading(as: node) {
      var frame = Frame(of: node)
      run.nested { code.execute(spec.makeCoordinator, &frame) }
      let makeLine = spec.make?.line ?? spec.line
      run.emit(.viewMake, line: makeLine, subject: node.subject)
      run.nested {
        run.line = makeLine
        node.isInMake = true
        if let stored = node.stored, objects.all[stored].kind == spec.platform {
          node.object = stored
          objects.give(stored, to: node)
        } else if !(spec.make?.statements.contains { $0.createsWrapped } ?? false),
          let kind = spec.platform
        {
          node.object = objects.make(kind, owner: node)
        }
        code.execute(spec.make, &frame)
        if let object = node.object { controllers.loadView(of: object) }
        node.isInMake = false
      }
    }
    let isRecognizer = spec.platform.map { program.kinds[$0].isRecognizer } ?? false
    if !isRecognizer || run.asks(.recognizerUpdate) { update(node) }
  }

  /// Runs the update function of a representable, such as `updateUIView`.
  func update(_ node: Node) {
    let spec = program.views[node.view]
    node.isDirty = false
    let outer = run.line
    run.line = spec.update?.line ?? spec.line
    run.emit(
      .updateBegin, line: run.line, subject: node.subject,
      value: structs.describe(node.fields, of: spec))
    state.forgetReads(of: node)
    if let update = spec.update {
      graphUpdate.reading(as: node) { code.executeNested(update.statements, Frame(of: node)) }
    }
    run.emit(.updateEnd, line: spec.update?.line ?? spec.line, subject: node.subject)
    run.line = outer
  }

  /// Runs a final update with the old struct, then dismantles the representable (R2.5, R2.6).
  ///
  /// - Parameter isTearingDown: Whether the entire graph is removed, rather than a part of it.
  func dismantle(_ node: Node, isTearingDown: Bool) {
    let spec = program.views[node.view]
    if !node.isRemovedImmediately, run.asks(isTearingDown ? .teardownUpdate : .removalUpdate) {
      update(node)
    }
    controllers.leaveHierarchy(node)
    let dismantleLine = spec.dismantle?.line ?? spec.line
    run.emit(.dismantle, line: dismantleLine, subject: node.subject)
    run.nested {
      run.line = dismantleLine
      var frame = Frame(of: node)
      frame.copy = .coordinators
      code.execute(spec.dismantle, &frame)
    }
  }

  /// Creates the objects of a controller, then runs its code.
  func load(_ node: Node) {
    let spec = program.views[node.view]
    makeVariables(of: node, spec)
    for object in spec.objects {
      node.owned.append(objects.make(object.kind, owner: node))
    }
    var frame = Frame(of: node)
    code.execute(spec.make, &frame)
    observation.requestPasses(of: node)
  }

  private func makeVariables(of node: Node, _ spec: ViewSpec) {
    for variable in spec.variables {
      node.variables.append(code.evaluate(variable.initial, Frame(of: node)))
    }
  }
}

extension ResolvedStatement {
  fileprivate var createsWrapped: Bool {
    switch kind {
    case .create(nil), .returnShared: true
    default: false
    }
  }
}
