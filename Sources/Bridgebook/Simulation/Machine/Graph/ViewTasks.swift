/// `.task`: an asynchronous block on the main actor that begins when the view appears and is
/// canceled when it disappears.
struct ViewTasks {
  let program: ResolvedProgram
  let run: SimulationRun
  let arithmetic: Arithmetic
  let code: CodeRunner
  let schedule: ScheduledSources

  /// Starts a task, which runs as a separate event.
  func start(_ index: Int, of node: Node) {
    let spec = program.views[node.view].tasks[index]
    while node.tasks.count <= index { node.tasks.append((.nothing, 0)) }
    node.tasks[index].start += 1
    node.tasks[index].identity =
      spec.identity.map { code.evaluate($0, Frame(of: node)) } ?? .nothing
    run.emit(.enqueue, line: spec.line, subject: node.subject, name: run.text("task"))
    // A task is a block of the main actor's queue; it never runs inside the update that starts it.
    schedule.add(
      .task(node: node, index: index, start: node.tasks[index].start, part: 0, locals: []),
      after: 1_000)
  }

  /// Cancels a task: running code continues to its next sleep; a sleeping task never resumes.
  func cancel(_ index: Int, of node: Node) {
    guard index < node.tasks.count else { return }
    node.tasks[index].start += 1
  }

  /// Restarts the tasks whose id has changed since the last evaluation of the body.
  func compare(of node: Node, _ spec: ViewSpec) {
    guard node.isShown else { return }
    for (index, task) in spec.tasks.enumerated() {
      guard let identity = task.identity, index < node.tasks.count else { continue }
      if code.evaluate(identity, Frame(of: node)) == node.tasks[index].identity { continue }
      start(index, of: node)
    }
  }

  /// Returns whether the task has not been canceled since a part of it was scheduled.
  func isCurrent(_ node: Node, _ index: Int, start: Int) -> Bool {
    index < node.tasks.count && node.tasks[index].start == start
  }

  /// Runs a part of a task up to its next sleep, and schedules the next part.
  func resume(
    _ node: Node, _ index: Int, part: Int, _ locals: [SimulatedValue]
  ) {
    let spec = program.views[node.view].tasks[index]
    let start = node.tasks[index].start
    run.line = spec.line
    run.emit(.run, line: spec.line, subject: node.subject, name: run.text("task"))
    var frame = Frame(of: node)
    frame.locals = locals
    run.nested { code.execute(spec.parts[part].code, &frame) }
    guard part + 1 < spec.parts.count, let pause = spec.parts[part + 1].pause else { return }
    let time = max(0, arithmetic.number(code.evaluate(pause, frame), "sleep"))
    schedule.add(
      .task(node: node, index: index, start: start, part: part + 1, locals: frame.locals),
      after: Int64(min(time, 86_400_000)) * 1_000_000)
  }
}
