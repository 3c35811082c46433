/// The numbers of screens that the states of sheets and stacks ask for.
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
    // A screen is shown by a view, and goes with it; a view that the screen covers is still there.
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

  /// Notes that a screen cannot be shown by the value of its state.
  private func none(_ spec: PresentationSpec) -> Int {
    let name = state.cells[spec.cell].spec.name
    run.note(
      SimulationWarning(
        .showsNothing(screen: spec.name, state: name, isList: spec.kind == .stack),
        line: spec.line))
    return 0
  }
}
