extension Machine {
  /// R9.2: the run loop keeps the timer, and the timer its target, until it is stopped.
  func startTimer(
    _ label: String, _ milliseconds: Int, _ code: [ResolvedStatement], _ repeats: Bool,
    _ frame: Frame
  ) {
    let delay = Int64(min(max(milliseconds, 0), 86_400_000)) * 1_000_000
    // Foundation takes a tenth of a millisecond where a repeating timer is asked for none.
    let shortest: Int64 = 100_000
    frame.node?.holds += 1
    schedule(
      .timer(
        label: label, line: line, code: code, frame: frame,
        period: repeats ? max(delay, shortest) : nil),
      after: repeats ? max(delay, shortest) : delay)
  }

  func stop(_ label: String, _ frame: Frame) {
    var released: [Node] = []
    scheduled.removeAll { source in
      guard case .timer(let name, _, _, let owner, _) = source.kind, name == label,
        frame.node == nil || owner.node == nil || owner.node === frame.node
      else { return false }
      if let node = owner.node { released.append(node) }
      letGo(owner)
      return true
    }
    subscriptions.removeAll { item in
      guard item.label == label, frame.node == nil || item.owner == nil || item.owner === frame.node
      else { return false }
      if let node = item.owner { released.append(node) }
      letGo(item.frame)
      return true
    }
    for index in trackers.indices where trackers[index].label == label {
      trackers[index].isActive = false
    }
    for node in released { release(node) }
  }

  func release(holdBy frame: Frame) {
    if let node = frame.node { release(node) }
  }

  private func release(_ node: Node) {
    node.holds = max(0, node.holds - 1)
    if !node.isAlive { releaseObjects(of: node) } else if node.isClosed { releaseClosed() }
  }

  func subscribe(_ name: String, _ code: [ResolvedStatement], _ frame: Frame) {
    let subject = frame.node?.subject ?? initSubject
    emit(.observe, line: line, subject: subject, name: text(name))
    frame.node?.holds += 1
    hold(frame)
    subscriptions.append(
      Subscription(
        name: name, label: name, subject: subject, line: line, code: code, frame: frame,
        owner: frame.node))
  }

  /// Everyone who listens hears of it, in the order of listening.
  func post(_ name: String) {
    let label = text(name)
    spend(subscriptions.count >> 4)
    for item in subscriptions where item.name == name && stoppedBy == nil {
      emit(.callbackBegin, line: item.line, subject: item.subject, name: label)
      nested {
        var frame = item.frame
        run(item.code, &frame)
      }
      emit(.callbackEnd, line: item.line, subject: item.subject, name: label)
    }
    for (view, nodes) in living.enumerated() {
      for receiver in program.views[view].onReceive where receiver.notification == name {
        for node in nodes where node.isAlive {
          emit(.callbackBegin, line: receiver.code.line, subject: node.subject, name: label)
          nested {
            var frame = frame(of: node)
            run(receiver.code, &frame)
          }
          emit(.callbackEnd, line: receiver.code.line, subject: node.subject, name: label)
        }
      }
    }
  }
}
