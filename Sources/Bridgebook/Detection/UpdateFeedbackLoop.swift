/// Detects three or more turns of update, callback and write without an input in between.
///
/// The finding's lines are the events of the first and of the last turn; `provokedBy` is the write
/// of the first turn. In a run without writes, such as a log of prints, a write is inferred from a
/// callback inside an update if the next update follows soon with the callback's value.
struct UpdateFeedbackLoop: TraceDetector {
  static let rule = DetectionRule(
    "update-feedback-loop", needs: [.updateBegin, .callbackBegin, .write], fields: [],
    alsoReads: [.updateEnd, .callbackEnd, .enqueue, .run, .input, .gesture, .idle]
  ) { UpdateFeedbackLoop() }

  /// The maximum time from an update to a callback that it caused, in nanoseconds.
  static let pause: Int64 = 4_000_000
  /// The maximum time between two updates of a loop without recorded writes, in nanoseconds.
  static let inferredPause: Int64 = 1_000_000_000
  /// The number of turns after which an endless loop is reported.
  static let turnCapacity = 256
  private static let linesPerTurn = 64

  private struct Turn: Sendable {
    var lines: [Int] = []
    var write: EventMark?
    var hasCallback = false
    /// The value that was passed to the update.
    var value = TextID.none
    /// The last callback inside the update.
    var answer: EventMark?
    /// Whether a callback occurred outside of the update, possibly because of a user action.
    var hasOtherCallback = false

    /// Whether update, callback and write were recorded.
    var isWhole: Bool { hasCallback && write != nil }

    mutating func add(_ line: Int) {
      if lines.count < UpdateFeedbackLoop.linesPerTurn { lines.append(line) }
    }

    /// Infers a write from the callback if the next update has the callback's value instead of the
    /// previous value; returns true if one was inferred.
    mutating func inferWrite(before next: TraceEvent) -> Bool {
      guard write == nil, !hasOtherCallback, let answer, answer.value.equals(next.value),
        !value.isNone, !value.equals(next.value)
      else { return false }
      write = answer
      return true
    }

    /// Resets the turn, but keeps its allocated memory.
    mutating func restart() {
      lines.removeAll(keepingCapacity: true)
      write = nil
      hasCallback = false
      value = .none
      answer = nil
      hasOtherCallback = false
    }
  }

  private struct Loop: Sendable {
    var first: Turn?
    var last: Turn?
    var current = Turn()
    var turns = 0
    var wasReported = false
    /// Whether a write was inferred in one of the turns.
    var isInferred = false
    /// The time at which the last update ended, in nanoseconds.
    var time: Int64?

    /// Returns whether the last update may have caused an event; true if the times are unknown.
    func isSoon(_ event: TraceEvent) -> Bool {
      guard let time, let next = event.time else { return true }
      return next - time <= UpdateFeedbackLoop.inferredPause
    }

    mutating func restart() {
      current.restart()
      first = nil
      last = nil
      turns = 0
      wasReported = false
      isInferred = false
      time = nil
    }
  }

  private var loops = BoundedTable<Loop>(capacity: 512)
  /// The loop with the last callback, to which the next writes and blocks belong.
  private var owner: UInt64?

  var dropped: Int { loops.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let key = UInt64(event.subject.index)
    switch event.kind {
    case .updateBegin:
      let index = loops.find(key, or: Loop())
      if !context.kindsSeen.has(.write), loops.values[index].isSoon(event),
        loops.values[index].current.inferWrite(before: event)
      {
        loops.values[index].isInferred = true
      }
      turn(index, &findings)
      loops.values[index].current.add(event.line)
      loops.values[index].current.value = event.value
      owner = nil
    case .updateEnd:
      guard let index = loops.find(key) else { return }
      loops.values[index].current.add(event.line)
      loops.values[index].time = event.time
    case .callbackBegin: callback(event, context, &findings)
    case .callbackEnd, .enqueue, .run:
      guard let owner, let index = loops.find(owner) else { return }
      if event.kind != .callbackEnd || event.subject.fits(TextID(index: UInt32(owner))) {
        loops.values[index].current.add(event.line)
      }
    case .write:
      guard let owner, let index = loops.find(owner), event.outcome != .equal,
        event.outcome != .dropped
      else { return }
      loops.values[index].current.add(event.line)
      if loops.values[index].current.write == nil {
        loops.values[index].current.write = EventMark(event)
      }
    default: reset(&findings)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    reset(&findings)
  }

  private mutating func callback(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let update = context.open.update(for: event)
    let key =
      event.subject.isNone
      ? UInt64(update?.mark.subject.index ?? 0) : UInt64(event.subject.index)
    owner = nil
    guard let index = loops.find(key) else { return }
    if update == nil, let ended = loops.values[index].time, let time = event.time,
      time - ended > UpdateFeedbackLoop.pause, !loops.values[index].current.hasCallback
    {
      report(index, &findings)
      loops.values[index].restart()
      return
    }
    owner = key
    loops.values[index].current.add(event.line)
    loops.values[index].current.hasCallback = true
    if let update, !update.isDoubtful {
      loops.values[index].current.answer = EventMark(event)
    } else {
      loops.values[index].current.hasOtherCallback = true
    }
  }

  /// Ends the current turn of a loop when the next update begins.
  private mutating func turn(_ index: Int, _ findings: inout FindingList) {
    guard loops.values[index].current.isWhole else {
      report(index, &findings)
      return loops.values[index].restart()
    }
    let current = loops.values[index].current
    loops.values[index].turns += 1
    if loops.values[index].first == nil { loops.values[index].first = current }
    loops.values[index].last = current
    loops.values[index].current = Turn()
    if loops.values[index].turns == UpdateFeedbackLoop.turnCapacity { report(index, &findings) }
  }

  private mutating func report(_ index: Int, _ findings: inout FindingList) {
    let hasMore = loops.values[index].current.isWhole
    guard loops.values[index].turns + (hasMore ? 1 : 0) >= 3, !loops.values[index].wasReported,
      let first = loops.values[index].first,
      let last = hasMore ? loops.values[index].current : loops.values[index].last
    else { return }
    loops.values[index].wasReported = true
    let isInferred = loops.values[index].isInferred
    findings.add(
      "update-feedback-loop", isInferred ? .possible : .likely, lines: first.lines + last.lines,
      by: first.write, limit: isInferred ? .inferredLoop : nil)
  }

  private mutating func reset(_ findings: inout FindingList) {
    guard !loops.keys.isEmpty else { return }
    for index in loops.values.indices { report(index, &findings) }
    loops.removeAll()
    owner = nil
  }
}
