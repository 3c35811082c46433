/// Sheets and stacks: the screens shown, the values of their states, and the transitions between
/// them.
final class Presentations {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let schedule: ScheduledSources
  private let nodes: NodeStore
  private let state: StateStore
  private let writer: StateWriter
  private let appearance: ViewAppearance
  private let wants: WantedScreens
  private(set) var states: [PresentationState]
  /// The time until which content scrolls.
  var scrollsUntil: Int64 = 0

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ schedule: ScheduledSources, _ nodes: NodeStore, _ state: StateStore, _ writer: StateWriter,
    _ appearance: ViewAppearance
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.schedule = schedule
    self.nodes = nodes
    self.state = state
    self.writer = writer
    self.appearance = appearance
    wants = WantedScreens(program: program, run: run, nodes: nodes, state: state)
    states = program.presentations.map { _ in PresentationState() }
  }

  /// Returns the number of screens that the state requests.
  func wanted(_ index: Int) -> Int { wants.count(index, isOpen: states[index].shown > 0) }

  /// Presents a screen from platform code, independently of any state.
  func present(_ index: Int) {
    let spec = program.presentations[index]
    guard wanted(index) == 0 else { return run.warn(.alreadyPresented(spec.name)) }
    writer.note(.truth(true), screen: spec.cell)
  }

  // MARK: Dismissal

  /// Dismisses a screen; the way decides whether the screen or the state changes first (R8.1,
  /// R8.2).
  ///
  /// - Parameter completion: Runs when the animation has ended, before the content is removed.
  func dismiss(
    _ index: Int, by way: ScenarioStatement.DismissalWay, completion: DismissalCompletion? = nil
  ) {
    let spec = program.presentations[index]
    var isViewFirst = way == .user || (way == .environment && spec.kind == .stack)
    guard states[index].shown > 0 else { return run.warn(.nothingToDismiss(spec.name)) }
    if let completion {
      run.hold(completion.frame)
      states[index].completions.append(completion)
    }
    if spec.isOwn {
      states[index].shown -= 1
      writer.note(.truth(false), screen: spec.cell)
      return beginDismissal(index, 1)
    }
    if way == .controller {
      let result = run.parameters.directDismissal
      isViewFirst = result == .resets
      if result != .resets {
        // R8.3: the binding is not updated.
        states[index].shown -= 1
        states[index].stale = result == .returns ? nil : wanted(index)
        return beginDismissal(index, run.asks(.dismissedContent) ? 1 : 0)
      }
    }
    guard isViewFirst else { return shorten(index) }
    let collision = collision(of: index)
    // R8.5: from the third level on, while content scrolls, on systems before 17.
    states[index].isAtRisk =
      scrollsUntil > run.now && states[index].shown >= 3 && run.parameters.os < 17
    states[index].shown -= 1
    states[index].isAhead = true
    move(index, isBeginning: true)
    if spec.kind == .stack { cover(index, isCovered: false, below: states[index].shown) }
    leave(index, 1)
    if let collision {
      run.emit(collision == .crash ? .crash : .freeze, line: run.line)
      return run.stop(collision)
    }
    schedule(index, .end, after: spec.duration)
    schedule(index, .write, after: spec.duration + spec.lag)
  }

  /// Returns the failure caused by another dismissal of a screen whose state has not been updated
  /// yet (R8.4, R8.5); nil if there is none.
  private func collision(of index: Int) -> SimulationStop? {
    guard program.presentations[index].kind == .stack else { return nil }
    if states[index].isDamaged { return .crash }
    let isSheetAhead = states.indices.contains {
      program.presentations[$0].kind == .sheet && states[$0].isDamaged
    }
    return isSheetAhead ? .freeze : nil
  }

  /// Begins to dismiss the newest screens because the state has changed.
  func beginDismissal(_ index: Int, _ count: Int) {
    move(index, isBeginning: true)
    leave(index, count)
    schedule(index, .end, after: program.presentations[index].duration)
  }

  /// Dismisses the screens that a view presents when the view is removed.
  func dismissAll(_ node: Node) {
    for index in states.indices where program.presentations[index].presenter == node.view {
      guard states[index].shown > 0 else { continue }
      run.line = program.presentations[index].line
      states[index].shown = 0
      states[index].isAhead = false
      beginDismissal(index, states[index].screens.count)
    }
  }

  // MARK: Transitions

  private func schedule(_ index: Int, _ phase: PresentationState.Phase, after milliseconds: Int) {
    schedule.add(
      .presentation(index: index, phase: phase, line: run.line),
      after: Int64(milliseconds) * 1_000_000)
  }

  private func move(_ index: Int, isBeginning: Bool) {
    let spec = program.presentations[index]
    states[index].isMoving = isBeginning
    run.emit(
      spec.kind == .sheet ? .dismiss : .pop, line: run.line, name: state.cells[spec.cell].name,
      value: run.text(isBeginning ? "begin" : "end"))
    // R8.7: as far as is known, the handler runs at the end of the animation.
    if isBeginning, tellsDismissalFirst(index) { finish(index) }
  }

  /// Ends the animation that began first; returns the content that it removed.
  func endTransition(_ index: Int) -> [Node] {
    move(index, isBeginning: false)
    complete(index)
    return states[index].leaving.isEmpty ? [] : states[index].leaving.removeFirst()
  }

  /// Runs the completions of a dismissal after its animation, while the controller still exists.
  private func complete(_ index: Int) {
    let completions = states[index].completions
    states[index].completions = []
    for completion in completions where run.isRunning {
      run.letGo(completion.frame)
      code.executeNested(completion.code, completion.frame)
    }
  }

  /// Updates the state of a screen that was dismissed first.
  func catchUp(_ index: Int) {
    states[index].isAhead = false
    // The damage of a sheet ends when its state is updated; that of a stack remains.
    if program.presentations[index].kind == .sheet { states[index].isDamaged = false }
    shorten(index)
  }

  private func shorten(_ index: Int) {
    let spec = program.presentations[index]
    let shorter: SimulatedValue =
      switch state.value(of: spec.cell) {
      case .list(let list): .list(SimulatedList(list.elements.dropLast()))
      default: spec.isItem ? .nothing : .truth(false)
      }
    writer.write(shorter, to: spec.cell, isMain: true, animated: false)
  }

  private func tellsDismissalFirst(_ index: Int) -> Bool {
    program.presentations[index].onDismiss != nil && run.asks(.dismissAction)
  }

  /// Runs the handler of a dismissal, unless it ran at the beginning.
  func finishUnlessTold(_ index: Int) {
    if !tellsDismissalFirst(index) { finish(index) }
  }

  private func finish(_ index: Int) {
    var frame = Frame()
    code.execute(program.presentations[index].onDismiss, &frame)
  }

  /// Marks screens that are ahead of their state as damaged; called when the run loop is idle
  /// (R8.6).
  func check() {
    for index in states.indices where states[index].isAhead && !states[index].isMoving {
      let isSheet = program.presentations[index].kind == .sheet
      if isSheet || states[index].isAtRisk { states[index].isDamaged = true }
    }
  }

  // MARK: Screens

  /// Records that the number of screens requested by the state is shown.
  func follow(_ index: Int, _ wanted: Int) { states[index].shown = wanted }

  /// Returns whether a sheet has to wait, because its presenter presents another sheet
  /// (gh-subconsciousnetwork-subconscious-900).
  func holdsBack(_ index: Int) -> Bool {
    let spec = program.presentations[index]
    guard spec.kind == .sheet, !spec.isOwn, spec.presenter != nil else { return false }
    let others = states.indices.filter { other in
      let sibling = program.presentations[other]
      return other != index && sibling.kind == .sheet && sibling.presenter == spec.presenter
        && (states[other].shown > 0 || states[other].isMoving)
    }
    // Another sheet that is dismissed in the same turn is not an error; no message about it is
    // known.
    if !others.isEmpty, !states[index].isHeldBack, others.contains(where: { wanted($0) > 0 }) {
      run.say(.singleSheet, line: spec.line)
    }
    states[index].isHeldBack = !others.isEmpty
    return !others.isEmpty
  }

  /// Records that a sheet no longer waits, because its state no longer requests it.
  func withdraw(_ index: Int) { states[index].isHeldBack = false }

  /// Whether a sheet waits until another one is dismissed.
  var hasHeldBack: Bool { states.contains(where: \.isHeldBack) }

  func forgetStale(_ index: Int) { states[index].stale = nil }

  func keepItem(_ item: SimulatedValue, of index: Int) { states[index].item = item }

  /// Begins to dismiss the previous item's screen, unless this has begun; the next screen follows
  /// after the dismissal.
  func beginReplacement(_ index: Int) {
    guard !states[index].isReplacing else { return }
    states[index].isReplacing = true
    run.line = program.presentations[index].line
    beginDismissal(index, 1)
  }

  /// Ends a replacement after the previous screen was dismissed; returns true if the state still
  /// requests the next one.
  func endReplacement(_ index: Int) -> Bool {
    guard states[index].isReplacing else { return false }
    states[index].isReplacing = false
    return states[index].shown == 1
  }

  func append(_ screen: Node, to index: Int) { states[index].screens.append(screen) }

  /// Removes and returns the content of the newest screens; the given number of screens remains.
  func takeScreens(_ index: Int, beyond count: Int) -> [Node] {
    let excess = Array(states[index].screens.dropFirst(count))
    states[index].screens.removeLast(excess.count)
    return excess
  }

  /// Begins to remove the newest screens; their content remains until the transition ends.
  private func leave(_ index: Int, _ count: Int) {
    let leaving = Array(states[index].screens.suffix(count))
    states[index].screens.removeLast(leaving.count)
    states[index].leaving.append(leaving)
    for screen in leaving { appearance.beginToLeave(screen) }
  }

  /// Makes the screen below disappear when a push covers it, and appear with the pop.
  func cover(_ index: Int, isCovered: Bool, below count: Int) {
    guard program.presentations[index].kind == .stack else { return }
    let screens = states[index].screens
    let place = count - 1
    let covered: Node? =
      place >= 0 && place < screens.count
      ? screens[place]
      : program.presentations[index].presenter.flatMap { place < 0 ? nodes.living[$0].last : nil }
    if let covered {
      appearance.notifyScreens(
        of: covered, areOnScreen: !isCovered, with: isCovered ? nil : index)
    }
  }

  /// Stores a presenter's states for the content of its screens, whose closure captured them when
  /// the body ran.
  func keepStates(of presenter: Node) {
    let copy = state.updateValues
    let size = copy.reduce(into: 0) { $0 += $1.size }
    run.changeHeld(by: size - presenter.stateCopySize)
    presenter.stateCopy = copy
    presenter.stateCopySize = size
    for index in states.indices where program.presentations[index].presenter == presenter.view {
      for screen in states[index].screens { nodes.mark(screen) }
    }
  }
}
