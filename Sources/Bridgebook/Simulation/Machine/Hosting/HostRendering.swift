/// The trees in hosting controllers and cells: their updates, and the resulting sizes.
struct HostRendering {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let nodes: NodeStore
  let hosts: HostStore
  let environments: EnvironmentFlow
  let graph: ViewGraph
  let ownership: Ownership

  /// Applies the latest root view and environment to each host that waits for an update.
  func render() {
    for host in hosts.takeInvalid() where run.isRunning { render(host) }
  }

  private func render(_ host: Host) {
    let environment = environments.environment(below: host.owner)
    guard let item = host.waiting else {
      if let root = host.root { pass(environment, to: root) }
      return
    }
    host.waiting = nil
    if let root = host.root, root.isAlive, root === item.old {
      graph.keep(root, item, environment: environment)
      return
    }
    if let root = host.root { ownership.remove(root) }
    let root = nodes.make(
      item.call.view, subject: item.subject, key: item.key, parent: nil, environment)
    host.root = root
    graph.begin(root, item)
  }

  /// Passes a changed environment to a hosted tree.
  private func pass(_ environment: [SimulatedValue], to root: Node) {
    let before = root.environment
    let usesChange = environments.take(environment, root)
    for key in before.indices where before[key] != root.environment[key] {
      run.emit(
        .environment, line: program.views[root.view].line, subject: root.subject,
        name: run.text(program.environmentKeys[key].name), value: run.text(root.environment[key]))
    }
    guard before != root.environment else { return }
    if usesChange { graph.evaluateBody(root) } else { graph.passEnvironment(under: root) }
  }

  /// Requests the fitting size of each representable, as every layout does (R2.11).
  func sizeRepresentables() {
    for (view, spec) in program.views.enumerated() where spec.role == .representable {
      guard let size = spec.size else { continue }
      for node in nodes.living[view] where run.isRunning {
        let fitting = code.evaluate(size, Frame(of: node))
        guard fitting != node.fittingSize else { continue }
        node.fittingSize = fitting
        run.emit(
          .resize, line: spec.line, subject: node.subject, name: run.text("sizeThatFits"),
          value: run.text(fitting))
      }
    }
  }

  /// Sets a host to the ideal size in its first layout, and in later ones only if the host follows
  /// its content's size (R5.3).
  func layOut(_ host: Host) {
    guard host.isOnScreen, let root = host.root, root.isAlive else { return }
    guard let size = program.views[root.view].size else { return }
    let ideal = code.evaluate(size, Frame(of: root))
    let hostLine = program.hosts[host.spec].line
    if ideal != host.idealSize {
      host.idealSize = ideal
      run.emit(
        .resize, line: hostLine, subject: host.subject, name: run.text("idealSize"),
        value: run.text(ideal))
    }
    guard host.size == .nothing || program.hosts[host.spec].followsSize, host.size != ideal
    else { return }
    host.size = ideal
    run.emit(
      .resize, line: hostLine, subject: host.subject, name: run.text("size"), value: run.text(ideal)
    )
  }
}
