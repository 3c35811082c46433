/// Models that views create and own.
struct OwnedModels {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let nodes: NodeStore
  let state: StateStore

  /// Runs the initializers of the models that a struct creates.
  ///
  /// Before Xcode 27 every new struct created the object of a state, and all but the first were
  /// discarded.
  func make(of spec: ViewSpec, isFirst: Bool) {
    for model in spec.models where !isFirst {
      let isAnew = model.isRecreated
      if isAnew || program.models[model.model].isObservable && run.asks(.stateObjects) {
        runInitializer(of: model)
      }
    }
  }

  /// Recreates the observed objects that are initialized inline, because each new struct creates
  /// its own.
  func renew(of node: Node) {
    for model in program.views[node.view].models where model.isRecreated {
      for place in model.cells where place < node.ownCells.count {
        let cell = node.ownCells[place]
        if state.reset(cell) { nodes.mark(node) }
      }
    }
  }

  /// Creates the models of a new node.
  func start(of node: Node) {
    for model in program.views[node.view].models { runInitializer(of: model) }
  }

  private func runInitializer(of model: OwnedModel) {
    var frame = Frame()
    code.execute(program.models[model.model].initializer, &frame)
  }
}
