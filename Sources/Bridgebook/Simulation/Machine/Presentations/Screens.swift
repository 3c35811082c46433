/// The content of sheets and stacks: separate trees, created when a screen is presented and
/// dismantled after it was dismissed.
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

  /// Continues a transition: its animation ends, or the state is updated.
  func present(_ index: Int, _ phase: PresentationState.Phase) {
    switch phase {
    case .end:
      tearDown(presentations.endTransition(index))
      controllers.endAppearing(with: index)
      // Requests a flush, which examines the states; nothing else may cause one.
      if presentations.hasHeldBack { layout.request() }
      if !presentations.states[index].isAhead { presentations.finishUnlessTold(index) }
      if presentations.endReplacement(index) { openReplacement(index) }
    case .write:
      presentations.catchUp(index)
      presentations.finishUnlessTold(index)
    }
  }

  /// Makes screens follow their states after the graph applied the states; returns true if content
  /// was added or removed immediately.
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
      // The previous screen is still being dismissed; the next one waits for the end of the
      // dismissal.
      if before.isReplacing { continue }
      if wanted > before.shown {
        emitComing(spec)
        isChanged = open(index, before.shown..<wanted) || isChanged
        presentations.cover(index, isCovered: true, below: before.shown)
      } else {
        presentations.cover(index, isCovered: false, below: wanted)
        presentations.beginDismissal(index, before.shown - wanted)
      }
    }
    return isChanged
  }

  /// Passes the environment of presenting views to the content of screens; returns true if the
  /// environment of any screen has changed.
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

  /// Warns if a path has other elements than those for which the screens were created.
  private func compareElements(_ index: Int) {
    let spec = program.presentations[index]
    guard case .list(let path) = state.value(of: spec.cell) else { return }
    let screens = presentations.states[index].screens
    for (screen, element) in zip(screens, path.elements) where screen.fields != [element] {
      run.line = spec.line
      return run.warn(.keptScreen(of: spec.name))
    }
  }

  /// Dismisses the current screen if it belongs to another item.
  private func replaceItem(_ index: Int) {
    let item = state.value(of: program.presentations[index].cell)
    guard presentations.states[index].item != item else { return }
    presentations.keepItem(item, of: index)
    presentations.beginReplacement(index)
  }

  /// Shows the next item, after the previous screen was dismissed and its handler has run.
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

  /// Creates the content of presented screens; returns true if there is any.
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
      // Of several screens pushed at once, only the last one is on screen; the others appear when
      // it is popped (classmethod-navigation-onappear).
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

  /// Removes content whose screen was dismissed without it (R8.3); returns true if there was any.
  private func trim(_ index: Int, to count: Int) -> Bool {
    let excess = presentations.takeScreens(index, beyond: count)
    tearDown(excess)
    return !excess.isEmpty
  }

  private func tearDown(_ screens: [Node]) {
    for node in screens.reversed() { ownership.tearDown(node) }
  }
}
