/// Runs the steps of a program, each one second after the previous one unless a wait precedes it.
final class StepRunner {
  private let steps: [ResolvedStatement]
  private let run: SimulationRun
  private let arithmetic: Arithmetic
  private let code: CodeRunner
  private let state: StateStore
  private let loop: RunLoop
  private let person: Person
  private let recognizers: RecognizerTouches
  private let gestures: GestureTouches
  /// The time at which the last step began.
  private var lastStep: Int64 = 0

  init(
    _ steps: [ResolvedStatement], _ run: SimulationRun, _ arithmetic: Arithmetic,
    _ code: CodeRunner, _ state: StateStore, _ loop: RunLoop, _ person: Person,
    _ recognizers: RecognizerTouches,
    _ gestures: GestureTouches
  ) {
    self.steps = steps
    self.run = run
    self.arithmetic = arithmetic
    self.code = code
    self.state = state
    self.loop = loop
    self.person = person
    self.recognizers = recognizers
    self.gestures = gestures
  }

  /// The time until the user's next action, in nanoseconds.
  private static let pause: Int64 = 1_000_000_000

  func runSteps() {
    state.makeCells()
    var due: Int64 = 0
    var frame = Frame()
    runSteps(steps, &due, &frame)
    // A wait at the end also advances the time.
    if run.isRunning { loop.advance(to: max(due, run.now + 2 * StepRunner.pause)) }
    run.finish()
  }

  private func runSteps(
    _ steps: [ResolvedStatement], _ due: inout Int64, _ frame: inout Frame
  ) {
    for step in steps where run.isRunning {
      switch step.kind {
      case .wait(let time): wait(time, step.line, &due, frame)
      case .constant(let slot, let value):
        loop.advance(to: due)
        run.line = step.line
        frame.keep(code.evaluate(value, frame), in: slot)
      case .loop(let slot, let range, let inner):
        run.line = step.line
        let range = code.evaluate(range, frame)
        guard let rounds = LoopRounds(over: range) else {
          run.warn(.notACollection(range.text))
          continue
        }
        guard let turns = rounds.turns else { continue }
        for turn in turns {
          run.spend(1)
          if !run.isRunning { break }
          if let slot { frame.keep(rounds.value(in: turn), in: slot) }
          runSteps(inner, &due, &frame)
        }
      case .choice(let condition, let then, let otherwise) where step.kind.holdsInputs:
        loop.advance(to: due)
        run.line = step.line
        runSteps(code.isTrue(condition, "if", frame) ? then : otherwise, &due, &frame)
      default:
        loop.advance(to: due)
        lastStep = run.now
        run.stepLine = step.line
        run.line = step.line
        deliver(step, frame)
        due = lastStep + StepRunner.pause
      }
    }
  }

  private func wait(
    _ time: ResolvedExpression, _ line: Int, _ due: inout Int64, _ frame: Frame
  ) {
    run.line = line
    let milliseconds = arithmetic.number(code.evaluate(time, frame), "wait")
    if milliseconds < 0 { run.warn(.negativeTime(milliseconds)) }
    due = lastStep + Int64(min(max(milliseconds, 0), 3_600_000)) * 1_000_000
  }

  private func deliver(_ step: ResolvedStatement, _ frame: Frame) {
    switch step.kind {
    case .launch(let view): person.launch(view)
    case .step(let title, let block): runCode(block, run.text(title), step.line, frame)
    case .drag(let view, let property, let values): person.drag(view, property, values, frame)
    case .type(let value, let view):
      for character in code.evaluate(value, frame).text where run.isRunning {
        person.type(String(character), view)
      }
    case .choose(let view, let property, let value):
      person.choose(view, property, code.evaluate(value, frame))
    case .tap(let view, let callback): person.tap(view, callback)
    case .touch(let views, let values):
      recognizers.touch(views, values.map { code.evaluate($0, frame) })
    case .touchGestures(let touched, let values):
      gestures.touch(touched, values.map { code.evaluate($0, frame) })
    case .close(let view): person.close(view)
    case .scroll(let view, let time, let property, let values):
      person.scroll(
        view, milliseconds: code.evaluate(time, frame).integer ?? 0, property,
        values.map { code.evaluate($0, frame) })
    default: runCode([step], .none, step.line, frame)
    }
  }

  /// Delivers code as a separate input; warns if none of its statements has an effect.
  private func runCode(
    _ block: [ResolvedStatement], _ title: TextID, _ line: Int, _ frame: Frame
  ) {
    loop.turn {
      run.emit(.input, line: line, name: title)
      let before = code.actionCount
      code.executeNested(block, frame)
      guard run.isRunning, code.actionCount == before else { return }
      run.line = line
      run.warn(.nothingRuns)
    }
  }
}
