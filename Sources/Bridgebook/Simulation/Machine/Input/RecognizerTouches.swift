/// The delivery of touches to gesture recognizers: selects those that receive a touch and those
/// that fail (R7.2).
struct RecognizerTouches {
  let program: ResolvedProgram
  let run: SimulationRun
  let nodes: NodeStore
  let objects: PlatformObjects
  let callbacks: DelegateCalls
  let loop: RunLoop
  let person: Person

  /// The recognizers that receive a touch, and those that fail.
  private struct Contest {
    var winners: [Node] = []
    var losers: [Node] = []
  }

  /// Delivers a touch: recognition, one movement per frame, and the end, each as a separate event
  /// outside of updates (R7.3).
  func touch(_ views: [Int], _ values: [SimulatedValue]) {
    for view in views where nodes.living[view].isEmpty { person.notShown(view) }
    let touched = views.compactMap { nodes.living[$0].last }
      .filter { !person.isPrevented(.touch, on: $0) }
    var active: [Node] = []
    loop.turn {
      run.emit(.input, line: run.stepLine, name: run.text("touch"))
      let contest = contest(touched)
      for node in contest.winners {
        move(node, values.first)
        if isDiscrete(node) {
          report("ended", of: node)
        } else {
          active.append(node)
          report("began", of: node)
        }
      }
      run.line = run.stepLine
      for node in contest.losers { note("failed", of: node) }
    }
    for value in values.dropFirst() { turn(of: active, "changed", value) }
    turn(of: active, "ended", nil)
  }

  private func turn(of nodes: [Node], _ state: String, _ value: SimulatedValue?) {
    guard run.isRunning, !nodes.isEmpty else { return }
    loop.advance(to: run.now + Person.frameTime)
    loop.turn {
      run.line = run.stepLine
      for node in nodes where node.isAlive {
        move(node, value)
        report(state, of: node)
      }
    }
  }

  /// Returns the recognizers that win a touch, and those that fail.
  ///
  /// The first recognizer wins, as does any other that may work simultaneously with every winner. A
  /// recognizer that waits for a winner to fail loses.
  private func contest(_ nodes: [Node]) -> Contest {
    var contest = Contest()
    let waiting = nodes.filter { waits($0, for: nodes) }
    for node in nodes.filter({ !waits($0, for: nodes) }) + waiting {
      let waitsForWinner = contest.winners.contains { $0.view == program.views[node.view].waitsFor }
      let isExcluded = contest.winners.contains { !areSimultaneous($0, node) }
      if waitsForWinner || isExcluded {
        contest.losers.append(node)
      } else {
        contest.winners.append(node)
      }
    }
    return contest
  }

  private func waits(_ node: Node, for nodes: [Node]) -> Bool {
    program.views[node.view].waitsFor.map { other in nodes.contains { $0.view == other } } ?? false
  }

  private func areSimultaneous(_ one: Node, _ other: Node) -> Bool {
    program.views[one.view].isSimultaneous || program.views[other.view].isSimultaneous
  }

  private func isDiscrete(_ node: Node) -> Bool {
    node.object.map { program.kinds[objects.all[$0].kind].isDiscrete } ?? false
  }

  private func move(_ node: Node, _ value: SimulatedValue?) {
    if let value, let object = node.object { objects.movements.move(object, to: value) }
  }

  private func note(_ state: String, of node: Node) {
    let kind = program.views[node.view].platform.map { program.kinds[$0].name } ?? ""
    run.emit(
      .gesture, line: run.stepLine, subject: node.subject, name: run.text(kind),
      value: run.text(state))
  }

  /// Calls the action for a state; there are no calls for the states possible and failed (R7.1).
  private func report(_ state: String, of node: Node) {
    note(state, of: node)
    if let object = node.object { objects.movements.note(.text(state), of: object) }
    callbacks.call("handle", of: node, value: run.text(state))
  }
}
