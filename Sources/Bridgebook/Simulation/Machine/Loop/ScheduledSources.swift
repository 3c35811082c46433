/// Work scheduled for later, ordered by time.
final class ScheduledSources {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private var sources: [ScheduledSource] = []

  init(_ program: ResolvedProgram, _ run: SimulationRun) {
    self.program = program
    self.run = run
  }

  /// Adds a source, after those that are due at the same time.
  func add(_ kind: ScheduledSource.Kind, after nanoseconds: Int64) {
    run.spend(sources.count >> 4)
    if let frame = kind.frame { run.hold(frame) }
    let source = ScheduledSource(due: run.now + nanoseconds, kind: kind)
    let index = sources.firstIndex { $0.due > source.due } ?? sources.endIndex
    sources.insert(source, at: index)
  }

  /// Removes and returns the next source that is due up to a time.
  func takeNext(dueBy time: Int64) -> ScheduledSource? {
    guard let next = sources.first, next.due <= time else { return nil }
    sources.removeFirst()
    if let frame = next.kind.frame { run.letGo(frame) }
    return next
  }

  /// Removes the timers with a name that `node` started, or all of them if it is nil; returns the
  /// nodes that they referenced.
  func stopTimers(_ label: String, of node: Node?) -> [Node] {
    var released: [Node] = []
    sources.removeAll { source in
      guard case .timer(let name, _, _, let owner, _) = source.kind, name == label,
        node == nil || owner.node == nil || owner.node === node
      else { return false }
      if let node = program.holder(of: owner) { released.append(node) }
      run.letGo(owner)
      return true
    }
    return released
  }

  /// Returns whether a timer or a background block keeps a node alive.
  func holds(_ node: Node) -> Bool {
    sources.contains { source in
      switch source.kind {
      case .timer(_, _, _, let frame, _): program.holder(of: frame) === node
      case .background(_, _, _, let frame): frame.node === node
      case .callback, .movement, .presentation, .task: false
      }
    }
  }
}

/// A source of a future event.
struct ScheduledSource {
  let due: Int64
  let kind: Kind

  enum Kind {
    case timer(label: String, line: Int, code: [ResolvedStatement], frame: Frame, period: Int64?)
    case background(label: String, line: Int, code: [ResolvedStatement], frame: Frame)
    case callback(object: Int, name: String, line: Int)
    case movement(object: Int, PropertySpec.Movement, line: Int)
    case presentation(index: Int, phase: PresentationState.Phase, line: Int)
    case task(node: Node, index: Int, start: Int, part: Int, locals: [SimulatedValue])

    /// The captured variables of its code.
    var frame: Frame? {
      switch self {
      case .timer(_, _, _, let frame, _), .background(_, _, _, let frame): frame
      case .callback, .movement, .presentation, .task: nil
      }
    }
  }
}

/// Starts timers, and stops timers, subscriptions and trackers by name.
struct Timers {
  let program: ResolvedProgram
  let run: SimulationRun
  let schedule: ScheduledSources
  let observation: Observation
  let notifications: Notifications
  let ownership: Ownership

  /// Starts a timer.
  ///
  /// Until it is stopped, the run loop retains the timer, and the timer retains its target (R9.2).
  /// A block that captures its target weakly does not retain it.
  func start(
    _ label: String, _ milliseconds: Int, _ code: [ResolvedStatement], _ repeats: Bool,
    _ frame: Frame
  ) {
    let delay = Int64(min(max(milliseconds, 0), 86_400_000)) * 1_000_000
    // Foundation uses 0.1 ms for a repeating timer with an interval of 0.
    let shortest: Int64 = 100_000
    if repeats, milliseconds <= 0 { run.warn(.noInterval(label)) }
    let frame = frame.capturingStruct(in: program)
    program.holder(of: frame)?.references.sourceCount += 1
    schedule.add(
      .timer(
        label: label, line: run.line, code: code, frame: frame,
        period: repeats ? max(delay, shortest) : nil),
      after: repeats ? max(delay, shortest) : delay)
  }

  /// Stops the timers, subscriptions and trackers with a name, and releases the objects that only
  /// they referenced.
  func stop(_ label: String, _ frame: Frame) {
    var released = schedule.stopTimers(label, of: frame.node)
    released += notifications.stop(label, of: frame.node)
    observation.stop(label)
    for node in released { ownership.releaseHold(on: node) }
  }
}
