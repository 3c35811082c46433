/// What sheets and stacks show: trees of their own, made when a screen comes and dismantled when it
/// has gone.
struct Screens {
  let program: ResolvedProgram
  let run: SimulationRun
  let graphUpdate: GraphUpdate
  let nodes: NodeStore
  let state: StateStore
  let environments: EnvironmentFlow
  let layout: PlatformLayout
  let controllers: ControllerAppearance
  let presentations: Presentations
  let ownership: Ownership
  let graph: ViewGraph

  /// Continues a transition: its animation ends, or the state follows.
  func present(_ index: Int, _ phase: PresentationState.Phase) {
    switch phase {
    case .end:
      tearDown(presentations.endTransition(index))
      controllers.endAppearing(with: index)
      // The states are looked at with a flush, which nothing else may need.
      if presentations.hasHeldBack { layout.request() }
      if !presentations.states[index].isAhead { presentations.finishUnlessTold(index) }
      if presentations.endReplacement(index) { openReplacement(index) }
    case .write:
      presentations.catchUp(index)
      presentations.finishUnlessTold(index)
    }
  }

  /// Lets screens follow the state once the graph has taken it; true where content came or went at
  /// once.
  func followStates() -> Bool {
    var isChanged = passEnvironments()
    for (index, spec) in program.presentations.enumerated() {
      let wanted = presentations.wanted(index)
      let before = presentations.states[index]
      if before.isAhead || before.stale == wanted { continue }
      if before.stale != nil { isChanged = trim(index, to: before.shown) || isChanged }
      presentations.forgetStale(index)
      if spec.kind == .stack { compareElements(index) }
      if wanted == before.shown {
        if before.isHeldBack { presentations.withdraw(index) }
        if spec.isItem, wanted == 1 { replaceItem(index) }
        continue
      }
      run.line = spec.line
      if wanted > before.shown, presentations.holdsBack(index) { continue }
      presentations.follow(index, wanted)
      // The screen before is still going; what comes waits for its end.
      if before.isReplacing { continue }
      if wanted > before.shown {
        emitComing(spec)
        isChanged = open(index, before.shown..<wanted) || isChanged
        presentations.cover(index, isCovered: true, below: before.shown)
      } else {
        presentations.cover(index, isCovered: false, below: wanted)
        presentations.beginToGo(index, before.shown - wanted)
      }
    }
    return isChanged
  }

  /// Gives the content of screens the environment of the views that present them; true where one
  /// reads what has changed.
  private func passEnvironments() -> Bool {
    var isChanged = false
    for state in presentations.states {
      for screen in state.screens {
        guard let presenter = screen.presenter, screen.environment != presenter.environment
        else { continue }
        graphUpdate.open()
        if environments.take(presenter.environment, screen) {
          graph.update(screen)
        } else {
          graph.passEnvironment(under: screen)
        }
        graphUpdate.close()
        isChanged = true
      }
    }
    return isChanged
  }

  /// Warns where a path has other elements than the screens were made for.
  private func compareElements(_ index: Int) {
    let spec = program.presentations[index]
    guard case .list(let path) = state.value(of: spec.cell) else { return }
    let screens = presentations.states[index].screens
    for (screen, element) in zip(screens, path.elements) where screen.fields != [element] {
      run.line = spec.line
      return run.warn(.keptScreen(of: spec.name))
    }
  }

  /// Lets the screen go that is shown, where it is that of another item.
  private func replaceItem(_ index: Int) {
    let item = state.value(of: program.presentations[index].cell)
    guard presentations.states[index].item != item else { return }
    presentations.keepItem(item, of: index)
    presentations.beginReplacement(index)
  }

  /// Shows the item that follows, once the screen before has gone and its handler has run.
  private func openReplacement(_ index: Int) {
    let spec = program.presentations[index]
    run.line = spec.line
    emitComing(spec)
    _ = open(index, 0..<1)
  }

  private func emitComing(_ spec: PresentationSpec) {
    run.emit(
      spec.kind == .sheet ? .present : .push, line: run.line, name: state.cells[spec.cell].name)
  }

  /// Makes the content of screens that come; true where there is any.
  private func open(_ index: Int, _ places: Range<Int>) -> Bool {
    let spec = program.presentations[index]
    guard let view = spec.content else { return false }
    if spec.isItem { presentations.keepItem(state.value(of: spec.cell), of: index) }
    _ = trim(index, to: places.lowerBound)
    let path = state.value(of: spec.cell)
    for place in places {
      let presenter = spec.presenter.flatMap { nodes.living[$0].last }
      // Sheets inherit the environment since iOS 14 (begemann-sheet-environment).
      let node = nodes.make(
        view, subject: run.nextInstance(of: program.views[view].name),
        key: NodeKey(slot: 0, turn: place, identity: ""), parent: nil,
        presenter?.environment ?? environments.defaults)
      if case .list(let list) = path, place < list.elements.count {
        node.fields = [list.elements[place]]
      }
      if spec.isItem { node.fields = [path] }
      // Of several screens that come at once only the last one is on screen; the others appear when
      // it goes (classmethod-navigation-onappear).
      node.isCovered = spec.kind == .stack && place < places.upperBound - 1
      node.presenter = presenter
      presentations.append(node, to: index)
      graphUpdate.open()
      graph.begin(node)
      graphUpdate.close()
    }
    layout.request()
    return true
  }

  /// Takes down content whose screen went without it (R8.3); true where there was any.
  private func trim(_ index: Int, to count: Int) -> Bool {
    let excess = presentations.takeScreens(index, beyond: count)
    tearDown(excess)
    return !excess.isEmpty
  }

  private func tearDown(_ screens: [Node]) {
    for node in screens.reversed() { ownership.tearDown(node) }
  }
}
