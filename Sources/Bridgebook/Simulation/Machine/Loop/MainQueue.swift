/// The waiting blocks of the main queue.
final class MainQueue {
  private let run: SimulationRun
  private var blocks: [QueuedBlock] = []

  init(_ run: SimulationRun) {
    self.run = run
  }

  var isEmpty: Bool { blocks.isEmpty }

  /// Adds a block of the program with its captured values.
  func enqueue(
    _ label: String, _ code: [ResolvedStatement], captured: [Int], _ frame: Frame
  ) {
    var inner = frame
    inner.isMain = true
    inner.observed = nil
    // The first captured value becomes the value of the event, because it shows the order of
    // captures.
    var value = TextID.none
    if let slot = captured.first, slot < frame.locals.count { value = run.text(frame.locals[slot]) }
    let name = run.text(label)
    run.emit(
      .enqueue, line: run.line, subject: frame.node?.subject ?? .none, name: name, value: value)
    append(QueuedBlock(label: name, line: run.line, code: code, frame: inner))
  }

  func append(_ block: QueuedBlock) {
    run.hold(block.frame)
    blocks.append(block)
  }

  /// Removes and returns the waiting blocks (R1.2); blocks that they enqueue wait for the next
  /// drain.
  func takeAll() -> [QueuedBlock] {
    let snapshot = blocks
    blocks.removeAll(keepingCapacity: true)
    return snapshot
  }
}

/// A block on the main queue, with its captured values.
struct QueuedBlock {
  let label: TextID
  let line: Int
  let code: [ResolvedStatement]
  let frame: Frame
  /// A write passed on from another thread, used instead of code.
  var write: (cell: Int, value: SimulatedValue)?
}
