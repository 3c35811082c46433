/// Where a sheet or a stack stands: what the screen shows, and what the state says.
struct PresentationState {
  enum Phase { case end, write }

  /// Screens that are shown: 1 for a sheet, the length of the path for a stack.
  var shown = 0
  /// The screen has changed and the state has not followed yet.
  var isAhead = false
  var isMoving = false
  /// What the state says since a screen was dismissed behind its back (R8.3).
  var stale: Int?
  /// Content scrolled when the screen began to go.
  var isAtRisk = false
  /// The graph was cleaned up in between (R8.6).
  var isDamaged = false
  /// What is shown, the newest last, and what goes with each transition that has begun.
  var screens: [Node] = []
  /// What a sheet of an item shows.
  var item = SimulatedValue.nothing
  var leaving: [[Node]] = []
}

extension Machine {
  private func count(_ index: Int) -> Int {
    let spec = program.presentations[index]
    // A screen is shown by a view, and goes with it.
    if let presenter = spec.presenter, !living[presenter].contains(where: \.isShown) { return 0 }
    let cell = cells[spec.cell].current
    return switch cell {
    case .truth(let isShown): isShown ? 1 : 0
    case .list(let list): list.elements.count
    default: spec.isItem && cell != .nothing ? 1 : 0
    }
  }

  /// Asks a screen to go; who asks decides what changes first (R8.1, R8.2).
  func dismiss(_ index: Int, by way: ScenarioStatement.DismissalWay) {
    let spec = program.presentations[index]
    let isViewFirst = way == .user || (way == .environment && spec.kind == .stack)
    guard presentations[index].shown > 0 else { return warn(.nothingToDismiss(spec.name)) }
    if way == .controller {
      // R8.3: the binding is not told.
      presentations[index].shown -= 1
      presentations[index].stale = asks(.directDismissal) ? nil : count(index)
      let isKept = !asks(.dismissedContent)
      move(index, isBeginning: true)
      leave(index, isKept ? 0 : 1)
      return schedule(
        .presentation(index: index, phase: .end, line: line), after: time(spec.duration))
    }
    guard isViewFirst else { return shorten(index) }
    let collision = collides(index)
    // R8.5: from the third level on, while content scrolls, on systems before 17.
    presentations[index].isAtRisk =
      scrollsUntil > now && presentations[index].shown >= 3 && os < 17
    presentations[index].shown -= 1
    presentations[index].isAhead = true
    move(index, isBeginning: true)
    if spec.kind == .stack { cover(index, isCovered: false, below: presentations[index].shown) }
    leave(index, 1)
    if let collision {
      emit(collision == .crash ? .crash : .freeze, line: line)
      stop(collision)
      return
    }
    schedule(.presentation(index: index, phase: .end, line: line), after: time(spec.duration))
    schedule(
      .presentation(index: index, phase: .write, line: line),
      after: time(spec.duration + spec.lag))
  }

  private func time(_ milliseconds: Int) -> Int64 { Int64(milliseconds) * 1_000_000 }

  private func shorten(_ index: Int) {
    let cell = program.presentations[index].cell
    switch cells[cell].current {
    case .list(let list):
      write(.list(SimulatedList(list.elements.dropLast())), to: cell, isMain: true, animated: false)
    default:
      let gone: SimulatedValue =
        program.presentations[index].isItem ? .nothing : .truth(false)
      write(gone, to: cell, isMain: true, animated: false)
    }
  }

  private func move(_ index: Int, isBeginning: Bool) {
    let spec = program.presentations[index]
    presentations[index].isMoving = isBeginning
    emit(
      spec.kind == .sheet ? .dismiss : .pop, line: line, name: cells[spec.cell].name,
      value: text(isBeginning ? "begin" : "end"))
    // R8.7: the handler waits for the end of the animation, as far as is known.
    if isBeginning, tellsDismissalFirst(index) { finish(index) }
  }

  /// The later halves of a transition.
  func present(_ index: Int, _ phase: PresentationState.Phase) {
    switch phase {
    case .end:
      move(index, isBeginning: false)
      takeDown(index)
      if !presentations[index].isAhead, !tellsDismissalFirst(index) { finish(index) }
    case .write:
      presentations[index].isAhead = false
      // A sheet's state has caught up; a stack that lost its integrity keeps the damage.
      if program.presentations[index].kind == .sheet { presentations[index].isDamaged = false }
      shorten(index)
      if !tellsDismissalFirst(index) { finish(index) }
    }
  }

  private func tellsDismissalFirst(_ index: Int) -> Bool {
    program.presentations[index].onDismiss != nil && asks(.dismissAction)
  }

  private func finish(_ index: Int) {
    guard let code = program.presentations[index].onDismiss else { return }
    var frame = Frame()
    run(code, &frame)
  }

  /// Screens follow the state once the graph has taken it; true where content came or went at once.
  func followStates() -> Bool {
    var isChanged = false
    for (index, spec) in program.presentations.enumerated() {
      let wanted = count(index)
      let shown = presentations[index].shown
      if presentations[index].isAhead || presentations[index].stale == wanted { continue }
      if presentations[index].stale != nil { isChanged = trim(index, to: shown) || isChanged }
      presentations[index].stale = nil
      if wanted == shown {
        if spec.isItem, shown == 1 { isChanged = replaceItem(index) || isChanged }
        continue
      }
      line = spec.line
      presentations[index].shown = wanted
      if wanted > shown {
        emit(spec.kind == .sheet ? .present : .push, line: line, name: cells[spec.cell].name)
        isChanged = open(index, shown..<wanted) || isChanged
        cover(index, isCovered: true, below: shown)
      } else {
        if spec.kind == .stack { cover(index, isCovered: false, below: wanted) }
        move(index, isBeginning: true)
        leave(index, shown - wanted)
        schedule(
          .presentation(index: index, phase: .end, line: line), after: time(spec.duration))
      }
    }
    return isChanged
  }

  /// A view that goes takes the screens along that it shows.
  func takeAlong(_ node: Node) {
    for index in presentations.indices where program.presentations[index].presenter == node.view {
      guard presentations[index].shown > 0 else { continue }
      line = program.presentations[index].line
      presentations[index].shown = 0
      presentations[index].isAhead = false
      move(index, isBeginning: true)
      leave(index, presentations[index].screens.count)
      schedule(
        .presentation(index: index, phase: .end, line: line),
        after: time(program.presentations[index].duration))
    }
  }

  /// Another item is another screen: the one goes and the other comes.
  private func replaceItem(_ index: Int) -> Bool {
    let item = cells[program.presentations[index].cell].current
    guard presentations[index].item != item else { return false }
    line = program.presentations[index].line
    move(index, isBeginning: true)
    leave(index, 1)
    schedule(
      .presentation(index: index, phase: .end, line: line),
      after: time(program.presentations[index].duration))
    emit(.present, line: line, name: cells[program.presentations[index].cell].name)
    return open(index, 0..<1)
  }

  /// A push covers the screen below, which disappears until the pop.
  private func cover(_ index: Int, isCovered: Bool, below count: Int) {
    guard program.presentations[index].kind == .stack else { return }
    let screens = presentations[index].screens
    let place = count - 1
    let covered: Node? =
      place >= 0 && place < screens.count
      ? screens[place]
      : program.presentations[index].presenter.flatMap { place < 0 ? living[$0].last : nil }
    if let covered { tellScreens(of: covered, areOnScreen: !isCovered) }
  }

  /// R8.6: at rest the graph is cleaned up; a screen that is ahead of its state then is a broken one.
  func checkPresentations() {
    for index in presentations.indices
    where presentations[index].isAhead && !presentations[index].isMoving {
      let isSheet = program.presentations[index].kind == .sheet
      if isSheet || presentations[index].isAtRisk { presentations[index].isDamaged = true }
    }
  }

  /// R8.4, R8.5: another way back over a screen whose state has not followed.
  private func collides(_ index: Int) -> SimulationStop? {
    guard program.presentations[index].kind == .stack else { return nil }
    if presentations[index].isDamaged { return .crash }
    let isSheetAhead = presentations.indices.contains {
      program.presentations[$0].kind == .sheet && presentations[$0].isDamaged
    }
    return isSheetAhead ? .freeze : nil
  }
}
