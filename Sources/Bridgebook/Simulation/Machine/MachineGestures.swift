extension Machine {
  /// Which of the recognizers that a touch would satisfy take it, and which fail (R7.2).
  private struct Contest {
    var winners: [Node] = []
    var losers: [Node] = []
  }

  /// A touch: recognition, a movement a frame, the end; each an event of its own, outside of updates (R7.3).
  func touch(_ views: [Int], _ values: [SimulatedValue]) {
    for view in views where living[view].isEmpty { notShown(view) }
    let nodes = views.compactMap { living[$0].last }
    var active: [Node] = []
    turn {
      emit(.input, line: stepLine, name: text("touch"))
      let contest = contest(nodes)
      for node in contest.winners {
        move(node, values.first)
        if isDiscrete(node) {
          report("ended", of: node)
        } else {
          active.append(node)
          report("began", of: node)
        }
      }
      line = stepLine
      for node in contest.losers { note("failed", of: node) }
    }
    for value in values.dropFirst() { turn(of: active, "changed", value) }
    turn(of: active, "ended", nil)
  }

  private func turn(of nodes: [Node], _ state: String, _ value: SimulatedValue?) {
    guard stoppedBy == nil, !nodes.isEmpty else { return }
    advance(to: now + Machine.frameTime)
    turn {
      line = stepLine
      for node in nodes where node.isAlive {
        move(node, value)
        report(state, of: node)
      }
    }
  }

  /// The first one wins, and any other where one of both allows it; who waits for a winner fails.
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
    node.object.map { program.kinds[objects[$0].kind].isDiscrete } ?? false
  }

  /// What moves is the first property of the recognizer.
  private func move(_ node: Node, _ value: SimulatedValue?) {
    guard let value, let object = node.object, !objects[object].values.isEmpty else { return }
    objects[object].values[0] = value
  }

  private func note(_ state: String, of node: Node) {
    let kind = program.views[node.view].platform.map { program.kinds[$0].name } ?? ""
    emit(.gesture, line: stepLine, subject: node.subject, name: text(kind), value: text(state))
  }

  /// R7.1: the action hears of every state but possible and failed.
  private func report(_ state: String, of node: Node) {
    note(state, of: node)
    call("handle", of: node, value: text(state))
  }
}
