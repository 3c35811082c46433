extension Machine {
  /// R1.8: at most so many outputs a flush, and so many rounds each.
  static let outputs = 2
  static let rounds = 8

  var needsFlush: Bool {
    !pending.isEmpty || !dirty.isEmpty || !actions.isEmpty || needsLayout
      || !invalidHosts.isEmpty || !passes.isEmpty
  }

  /// R1.4: takes the writes that wait, renders what depends on them, then lays out.
  func flush() {
    guard needsFlush, stoppedBy == nil else { return }
    flushNumber += 1
    isFlushing = true
    defer { isFlushing = false }
    emit(.flush, line: stepLine)
    settleGraph()
    // What comes or goes with a screen is another tree, and is laid out before anything is shown.
    if followStates() { settleGraph() }
  }

  /// Renders until nothing is dirty, as often as the runtime does, then lays out.
  private func settleGraph() {
    needsLayout = false
    for _ in 0..<Machine.outputs where needsFlush && stoppedBy == nil {
      for _ in 0..<Machine.rounds where needsFlush && stoppedBy == nil {
        let transactions = pending
        pending.removeAll(keepingCapacity: true)
        if transactions.count > 1 {
          emit(.transaction, line: stepLine, value: text(.integer(transactions.count)))
        }
        for transaction in transactions {
          apply(transaction)
          render()
        }
        if transactions.isEmpty { render() }
        runActions()
      }
    }
    let appearing = appearingHosts()
    updateControllers()
    layOut()
    for host in appearing { endAppearance(of: host) }
  }

  /// Evaluates what is dirty, parents first.
  private func render() {
    updating += 1
    while stoppedBy == nil, !dirty.isEmpty {
      spend(dirty.count >> 4)
      var first = 0
      for index in dirty.indices
      where (dirty[index].depth, dirty[index].number)
        < (dirty[first].depth, dirty[first].number)
      {
        first = index
      }
      let node = dirty.remove(at: first)
      guard node.isAlive, node.isDirty else { continue }
      node.isDirty = false
      switch program.views[node.view].role {
      case .view: evaluateBody(node)
      case .representable: update(node)
      case .controller: break
      }
    }
    if !invalidHosts.isEmpty { renderHosts() }
    updating -= 1
  }

  /// Runs what modifiers ask for after an update; a third time in one flush is refused (R3.6).
  private func runActions() {
    let waiting = actions
    actions.removeAll(keepingCapacity: true)
    for action in waiting where stoppedBy == nil {
      let node = action.node
      line = action.code.line
      if let change = action.change, !mayFire(node, change) {
        if refusedIn != flushNumber {
          refusedIn = flushNumber
          say(.multipleUpdates(action.name), line: line, subject: node.subject)
        }
        continue
      }
      let name = text(action.name)
      emit(.callbackBegin, line: line, subject: node.subject, name: name)
      nested {
        var frame = frame(of: node)
        frame.locals = action.locals
        run(action.code, &frame)
      }
      emit(.callbackEnd, line: action.code.line, subject: node.subject, name: name)
    }
  }

  private func mayFire(_ node: Node, _ change: Int) -> Bool {
    // Printed: two rounds after a tap, six in the flush that makes the view.
    let limit = node.madeIn == flushNumber ? 6 : 2
    while node.changeCounts.count <= change { node.changeCounts.append((0, 0)) }
    if node.changeCounts[change].flush != flushNumber {
      node.changeCounts[change] = (flushNumber, 0)
    }
    node.changeCounts[change].count += 1
    return node.changeCounts[change].count <= limit
  }

  /// The platform's own layout, outside of any graph update.
  private func layOut() {
    for index in objects.indices where objects[index].isAlive && !objects[index].isLaidOut {
      guard objects[index].owner?.isAlive ?? false else { continue }
      layOut(index)
    }
    tellTraits()
    for host in hosts where stoppedBy == nil { layOut(host) }
  }
}
