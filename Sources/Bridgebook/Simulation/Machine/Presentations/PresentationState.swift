/// The state of a sheet or stack: the screens shown and the value of its cell.
struct PresentationState {
  enum Phase { case end, write }

  /// The number of screens shown: 1 for a sheet, the length of the path for a stack.
  var shown = 0
  /// Whether the screen has changed and the state has not been updated yet.
  var isAhead = false
  var isMoving = false
  /// The number of screens that the state still requests after a dismissal that did not update it
  /// (R8.3).
  var stale: Int?
  /// Whether content was scrolling when the dismissal began.
  var isAtRisk = false
  /// Whether the graph was cleaned up in the meantime (R8.6).
  var isDamaged = false
  /// The content that is shown, newest last.
  var screens: [Node] = []
  /// The item that a sheet shows.
  var item = SimulatedValue.nothing
  /// Whether it waits until another sheet of its presenter is dismissed.
  var isHeldBack = false
  /// Whether a sheet is dismissed to be replaced by that of another item.
  var isReplacing = false
  /// The code to run when the current animation ends.
  var completions: [DismissalCompletion] = []
  /// The content that each transition in progress removes.
  var leaving: [[Node]] = []
}

/// The code that runs at the end of a dismissal, with its context.
struct DismissalCompletion {
  let code: [ResolvedStatement]
  let frame: Frame
}

/// The numbers of screens that the states of sheets and stacks request.
struct WantedScreens {
  let program: ResolvedProgram
  let run: SimulationRun
  let nodes: NodeStore
  let state: StateStore

  /// Returns the number of screens of a sheet or stack.
  ///
  /// - Parameter isOpen: Whether it shows a screen.
  func count(_ index: Int, isOpen: Bool) -> Int {
    let spec = program.presentations[index]
    // A screen requires its presenting view. Once the screen is open, it may cover the view, so
    // that only the existence of the view counts.
    if let presenter = spec.presenter,
      !nodes.living[presenter].contains(where: { $0.isShown || isOpen })
    {
      return 0
    }
    let value = state.value(of: spec.cell)
    return switch value {
    case .truth(let isShown): isShown ? 1 : 0
    case .list(let list): list.elements.count
    default: spec.isItem ? (value == .nothing ? 0 : 1) : none(spec)
    }
  }

  /// Warns that the type of a state's value cannot show a screen, and returns 0.
  private func none(_ spec: PresentationSpec) -> Int {
    let name = state.cells[spec.cell].spec.name
    run.note(
      SimulationWarning(
        .showsNothing(screen: spec.name, state: name, isList: spec.kind == .stack),
        line: spec.line))
    return 0
  }
}
