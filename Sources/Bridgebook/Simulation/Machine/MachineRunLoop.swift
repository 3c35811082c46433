extension Machine {
  /// One event of the run loop: what it does, then queue and view graph until both are at rest (R1.5).
  func turn(_ deliver: () -> Void) {
    spend(1)
    deliver()
    releaseLooseHosts()
    // Only where both wait does their order matter.
    if !queue.isEmpty, needsFlush { consulted.insert("policy") }
    if program.settings.isFlushFirst { flush() }
    var turns = 0
    while stoppedBy == nil, !queue.isEmpty || needsFlush {
      turns += 1
      if turns > program.settings.turnCap {
        consulted.insert("turnCap")
        stop(.loop(turns: program.settings.turnCap))
        emit(
          .hang, line: stepLine, name: text("turnCap"), value: text(.integer(turns - 1)))
        return
      }
      drain()
      releaseLooseHosts()
      flush()
    }
    guard stoppedBy == nil else { return }
    emit(.idle, line: stepLine)
    checkPresentations()
  }

  /// R1.2: runs the blocks that wait now; what they enqueue waits for the next time.
  private func drain() {
    let snapshot = queue
    queue.removeAll(keepingCapacity: true)
    for block in snapshot where stoppedBy == nil {
      letGo(block.frame)
      line = block.line
      emit(.run, line: block.line, subject: block.frame.node?.subject ?? .none, name: block.label)
      nested {
        if let (cell, value) = block.write {
          write(value, to: cell, isMain: true, animated: false)
        } else {
          var frame = block.frame
          run(block.code, &frame)
        }
      }
    }
  }

  func enqueue(
    _ label: String, _ code: [ResolvedStatement], captured: [Int], _ frame: Frame
  ) {
    var inner = frame
    inner.isMain = true
    inner.observed = nil
    // What was captured is the block's value: the first such value tells the order of captures.
    var value = TextID.none
    if let slot = captured.first, slot < frame.locals.count { value = text(frame.locals[slot]) }
    let name = text(label)
    emit(
      .enqueue, line: line, subject: frame.node?.subject ?? .none, name: name, value: value)
    hold(inner)
    queue.append(QueuedBlock(label: name, line: line, code: code, frame: inner))
  }

  func schedule(_ kind: ScheduledSource.Kind, after nanoseconds: Int64) {
    scheduledCount += 1
    spend(scheduled.count >> 4)
    if let frame = kind.frame { hold(frame) }
    let source = ScheduledSource(due: now + nanoseconds, order: scheduledCount, kind: kind)
    let index = scheduled.firstIndex { $0.due > source.due } ?? scheduled.endIndex
    scheduled.insert(source, at: index)
  }

  /// Delivers what is due up to a moment, each as an event of its own.
  func advance(to time: Int64) {
    while stoppedBy == nil, let next = scheduled.first, next.due <= time {
      scheduled.removeFirst()
      if let frame = next.kind.frame { letGo(frame) }
      now = max(now, next.due)
      if now > spending.virtual { exceed(.virtual) }
      deliver(next.kind)
    }
    if stoppedBy == nil { now = max(now, time) }
    if now > spending.virtual { exceed(.virtual) }
  }

  private func deliver(_ kind: ScheduledSource.Kind) {
    switch kind {
    case .timer(let label, let line, let code, let frame, let period):
      // Before the block runs, so that the block can stop it.
      if let period { schedule(kind, after: period) }
      turn {
        emit(.run, line: line, subject: frame.node?.subject ?? .none, name: text(label))
        nested {
          var frame = frame
          run(code, &frame)
        }
      }
      if period == nil { release(holdBy: frame) }
    case .background(let label, let line, let code, let frame):
      turn {
        writer.thread = writer.background
        emit(.run, line: line, subject: frame.node?.subject ?? .none, name: text(label))
        nested {
          var frame = frame
          run(code, &frame)
        }
        writer.thread = writer.main
      }
    case .callback(let object, let name, let line):
      turn {
        self.line = line
        call(name, of: object, value: .none)
      }
    case .task(let node, let index, let start, let part, let locals):
      runTask(node, index, start, part, locals)
    case .presentation(let index, let phase, let line):
      turn {
        self.line = line
        present(index, phase)
      }
    }
  }
}
