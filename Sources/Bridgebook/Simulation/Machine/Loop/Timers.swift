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
