/// The calls of delegates, targets and actions.
struct DelegateCalls {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let graphUpdate: GraphUpdate

  /// Calls a method of a node's coordinator, or of the controller itself, if the program has code
  /// for it.
  func call(_ name: String, of node: Node, value: TextID = .none) {
    let spec = program.views[node.view]
    guard hears(node, spec), let block = spec.callbacks[name] else { return }
    let outer = run.line
    let label = run.text(name)
    run.emit(.callbackBegin, line: block.line, subject: node.subject, name: label, value: value)
    var frame = Frame(of: node)
    if spec.delegate == .closure { frame.fields = node.captured }
    // The action of a represented recognizer is a method of the struct, which SwiftUI calls on the
    // newest one.
    let isOfStruct =
      name == "handle" && spec.platform.map { program.kinds[$0].isRecognizer } == true
    frame.copy = spec.delegate == .closure ? .closures : isOfStruct ? nil : .coordinators
    frame.isMain = run.isOnMainThread
    graphUpdate.reading(as: nil) { code.executeNested(block.statements, frame) }
    run.emit(.callbackEnd, line: block.line, subject: node.subject, name: label)
    run.line = outer
  }

  /// Returns whether the delegate exists; it is referenced weakly, so that a delegate without other
  /// references is released after `make`.
  private func hears(_ node: Node, _ spec: ViewSpec) -> Bool {
    switch spec.delegate {
    case .coordinator, .closure: true
    case .none: node.isConnected
    case .temporary: node.isInMake || node.isConnected
    }
  }

  /// Runs the action of a button of a SwiftUI view.
  func press(_ node: Node, _ name: String, _ block: CodeBlock) {
    code.executeCallback(
      block.statements, line: block.line, subject: node.subject, name: run.text(name),
      Frame(of: node))
  }
}
