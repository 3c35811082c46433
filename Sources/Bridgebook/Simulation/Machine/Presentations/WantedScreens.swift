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
