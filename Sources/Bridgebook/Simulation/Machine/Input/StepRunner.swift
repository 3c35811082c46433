/// Runs the steps of a program: what happens when, each step a second after the one before.
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

  /// Nanoseconds until a person does the next thing.
  private static let pause: Int64 = 1_000_000_000

  /// Runs all steps.
  func runSteps() {
    state.makeCells()
    var due: Int64 = 0
    runSteps(steps, &due, Frame())
    // A wait at the end also advances the time.
    if run.isRunning { loop.advance(to: max(due, run.now + 2 * StepRunner.pause)) }
    run.finish()
  }

  private func runSteps(_ steps: [ResolvedStatement], _ due: inout Int64, _ frame: Frame) {
    for step in steps where run.isRunning {
      if case .wait(let time) = step.kind {
        run.line = step.line
        let milliseconds = arithmetic.number(code.evaluate(time, frame), "wait")
        if milliseconds < 0 { run.warn(.negativeTime(milliseconds)) }
        due = lastStep + Int64(min(max(milliseconds, 0), 3_600_000)) * 1_000_000
        continue
      }
      if case .loop(_, let count, let inner) = step.kind {
        for _ in 0..<max(0, code.evaluate(count, frame).integer ?? 0) {
          run.spend(1)
          if !run.isRunning { break }
          runSteps(inner, &due, frame)
        }
        continue
      }
      loop.advance(to: due)
      lastStep = run.now
      run.stepLine = step.line
      run.line = step.line
      deliver(step, frame)
      due = lastStep + StepRunner.pause
    }
  }

  private func deliver(_ step: ResolvedStatement, _ frame: Frame) {
    switch step.kind {
    case .launch(let view): person.launch(view)
    case .step(let title, let block):
      loop.turn {
        run.emit(.input, line: step.line, name: run.text(title))
        code.executeNested(block, frame)
      }
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
    case .scroll(let view, let time):
      person.scroll(view, milliseconds: code.evaluate(time, frame).integer ?? 0)
    default:
      loop.turn {
        run.emit(.input, line: step.line)
        code.executeNested([step], frame)
      }
    }
  }
}
