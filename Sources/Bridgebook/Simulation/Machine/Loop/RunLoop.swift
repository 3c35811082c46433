/// The run loop of the main thread: delivers events one by one, each until the main queue and the
/// view graph are idle (R1.5).
final class RunLoop {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let mainQueue: MainQueue
  private let schedule: ScheduledSources
  private let writer: StateWriter
  private let objects: PlatformObjects
  private let tasks: ViewTasks
  private let ownership: Ownership
  private let hosting: Hosting
  private let presentations: Presentations
  private let screens: Screens
  private let graph: GraphFlush

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner, _ mainQueue: MainQueue,
    _ schedule: ScheduledSources, _ writer: StateWriter, _ objects: PlatformObjects,
    _ tasks: ViewTasks, _ ownership: Ownership, _ hosting: Hosting,
    _ presentations: Presentations, _ screens: Screens, _ graph: GraphFlush
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.mainQueue = mainQueue
    self.schedule = schedule
    self.writer = writer
    self.objects = objects
    self.tasks = tasks
    self.ownership = ownership
    self.hosting = hosting
    self.presentations = presentations
    self.screens = screens
    self.graph = graph
  }

  /// Delivers one event, then processes the main queue and the view graph until both are idle.
  func turn(_ deliver: () -> Void) {
    run.spend(1)
    deliver()
    hosting.releaseLoose()
    if run.parameters.isFlushFirst(matters: !mainQueue.isEmpty && graph.isNeeded) { graph.flush() }
    var turns = 0
    while run.isRunning, !mainQueue.isEmpty || graph.isNeeded {
      turns += 1
      if let cap = run.parameters.turnCap(reachedBy: turns) {
        run.stop(.loop(turns: cap))
        return run.emit(
          .hang, line: run.stepLine, name: run.text("turnCap"), value: run.text(.integer(cap)))
      }
      drain()
      hosting.releaseLoose()
      graph.flush()
    }
    guard run.isRunning else { return }
    run.emit(.idle, line: run.stepLine)
    presentations.check()
  }

  /// Runs the blocks that are waiting on the main queue (R1.2).
  private func drain() {
    for block in mainQueue.takeAll() where run.isRunning {
      run.letGo(block.frame)
      run.line = block.line
      run.emit(
        .run, line: block.line, subject: block.frame.node?.subject ?? .none, name: block.label)
      if let (cell, value) = block.write {
        run.nested { writer.write(value, to: cell, isMain: true, animated: false) }
      } else {
        code.executeNested(block.code, block.frame)
      }
    }
  }

  /// Delivers the sources that are due up to a time, each as a separate event.
  func advance(to time: Int64) {
    while run.isRunning, let next = schedule.takeNext(dueBy: time) {
      run.passTime(to: next.due)
      deliver(next.kind)
    }
    if run.isRunning { run.passTime(to: time) }
  }

  private func deliver(_ kind: ScheduledSource.Kind) {
    switch kind {
    case .timer(let label, let line, let block, let frame, let period):
      // The timer is rescheduled before its block runs, so that the block can stop it.
      if let period { schedule.add(kind, after: period) }
      let holder = program.holder(of: frame)
      // A block that captured a released coordinator weakly has nothing to act on.
      let isCaptureGone = holder == nil && frame.node?.references.isCoordinatorGone ?? false
      turn { execute(isCaptureGone ? [] : block, label, line, frame, isOnce: period == nil) }
      if period == nil, let holder { ownership.releaseHold(on: holder) }
    case .background(let label, let line, let block, let frame):
      turn {
        run.isOnMainThread = false
        execute(block, label, line, frame)
        run.isOnMainThread = true
      }
    case .callback(let object, let name, let line):
      turn {
        run.line = line
        objects.call(name, of: object, value: objects.rules.reported(by: name, of: object) ?? .none)
      }
    case .movement(let object, let movement, let line):
      turn {
        run.line = line
        objects.movements.end(movement, of: object)
      }
    case .task(let node, let index, let start, let part, let locals):
      guard tasks.isCurrent(node, index, start: start) else { return }
      turn { tasks.resume(node, index, part: part, locals) }
    case .presentation(let index, let phase, let line):
      turn {
        run.line = line
        screens.present(index, phase)
      }
    }
  }

  private func execute(
    _ block: [ResolvedStatement], _ label: String, _ line: Int, _ frame: Frame,
    isOnce: Bool = false
  ) {
    run.emit(
      .run, line: line, subject: frame.node?.subject ?? .none, name: run.text(label),
      value: isOnce ? run.text(TraceEventKind.onceValue) : .none)
    code.executeNested(block, frame)
  }
}
