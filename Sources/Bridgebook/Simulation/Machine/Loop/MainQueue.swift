/// The blocks that wait on the main queue.
final class MainQueue {
  private let run: SimulationRun
  private var blocks: [QueuedBlock] = []

  init(_ run: SimulationRun) {
    self.run = run
  }

  var isEmpty: Bool { blocks.isEmpty }

  /// Adds a block of the program with what it has captured.
  func enqueue(
    _ label: String, _ code: [ResolvedStatement], captured: [Int], _ frame: Frame
  ) {
    var inner = frame
    inner.isMain = true
    inner.observed = nil
    // The first value that was captured is the value of the event, which shows the order of
    // captures.
    var value = TextID.none
    if let slot = captured.first, slot < frame.locals.count { value = run.text(frame.locals[slot]) }
    let name = run.text(label)
    run.emit(
      .enqueue, line: run.line, subject: frame.node?.subject ?? .none, name: name, value: value)
    append(QueuedBlock(label: name, line: run.line, code: code, frame: inner))
  }

  /// Adds a block.
  func append(_ block: QueuedBlock) {
    run.hold(block.frame)
    blocks.append(block)
  }

  /// Takes the blocks that wait now (R1.2): what they enqueue waits for the next time.
  func takeAll() -> [QueuedBlock] {
    let snapshot = blocks
    blocks.removeAll(keepingCapacity: true)
    return snapshot
  }
}

/// A block on the main queue, with what it captured.
struct QueuedBlock {
  let label: TextID
  let line: Int
  let code: [ResolvedStatement]
  let frame: Frame
  /// A write that another thread handed over, instead of code.
  var write: (cell: Int, value: SimulatedValue)?
}
