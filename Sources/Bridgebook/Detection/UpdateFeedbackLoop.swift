/// Three or more turns of update, callback and write without an input between.
///
/// Lines: the events of the first and of the last turn. Provoked by the write of the first turn. Where a run has
/// held no writes so far, as prints do not, a callback inside an update tells of one by its value, if the next update soon
/// brings it.
struct UpdateFeedbackLoop: TraceDetector {
  static let rule = DetectionRule(
    "update-feedback-loop", needs: [.updateBegin, .callbackBegin, .write], fields: [],
    alsoReads: [.updateEnd, .callbackEnd, .enqueue, .run, .input, .gesture, .idle]
  ) { UpdateFeedbackLoop() }

  /// A callback that comes later than this after the update has a cause of its own, in nanoseconds.
  static let pause: Int64 = 4_000_000
  /// An update that comes later than this after the one before is not its doing, where no write is seen, in nanoseconds.
  static let inferredPause: Int64 = 1_000_000_000
  /// A loop without end is reported after so many turns.
  static let turnCapacity = 256
  private static let linesPerTurn = 64

  private struct Turn: Sendable {
    var lines: [Int] = []
    var write: EventMark?
    var hasCallback = false
    /// The value the update brought.
    var value = TextID.none
    /// The last callback inside the update.
    var answer: EventMark?
    /// A callback came outside of the update, so that somebody may have done something.
    var hasOtherCallback = false

    /// Update, callback and write were seen.
    var isWhole: Bool { hasCallback && write != nil }

    mutating func add(_ line: Int) {
      if lines.count < UpdateFeedbackLoop.linesPerTurn { lines.append(line) }
    }

    /// Takes the callback for a write where the next update brings its value and not the one from before.
    mutating func inferWrite(before next: TraceEvent) -> Bool {
      guard write == nil, !hasOtherCallback, let answer, answer.value.equals(next.value),
        !value.isNone, !value.equals(next.value)
      else { return false }
      write = answer
      return true
    }

    /// Begins anew in the memory it has.
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
    /// No write was seen in a turn, only its value.
    var isInferred = false
    /// When the last update ended.
    var time: Int64?

    /// Whether an event may be the doing of the last update; true where the run holds no times.
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
  /// The loop whose callback came last, and so owns what is written and deferred next.
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
      if !event.kind.isSame(.callbackEnd) || event.subject.fits(TextID(index: UInt32(owner))) {
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

  /// Ends the turn of a loop where the next update begins.
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
