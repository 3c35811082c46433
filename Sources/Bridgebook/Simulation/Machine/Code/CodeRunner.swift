/// Gives the parts of the simulator access to the interpreter.
///
/// Statements act on every part, so the interpreter is created last; the parts created earlier
/// access it through this one.
final class CodeRunner {
  private let run: SimulationRun
  /// The interpreter; set once, before any code runs.
  unowned var interpreter: Interpreter!

  init(_ run: SimulationRun) {
    self.run = run
  }

  func execute(_ block: CodeBlock?, _ frame: inout Frame) {
    guard let block else { return }
    interpreter.execute(block.statements, &frame)
  }

  func execute(_ statements: [ResolvedStatement], _ frame: inout Frame) {
    interpreter.execute(statements, &frame)
  }

  /// Executes statements one level deeper, on a copy of the frame.
  func executeNested(_ statements: [ResolvedStatement], _ frame: consuming Frame) {
    run.nested { interpreter.execute(statements, &frame) }
  }

  func evaluate(_ expression: ResolvedExpression, _ frame: Frame) -> SimulatedValue {
    interpreter.evaluator.evaluate(expression, frame)
  }

  /// The number of statements executed so far, not counting conditions, loops and local constants.
  var actionCount: Int { interpreter.actionCount }

  /// Returns the value of a condition; `word` is the keyword of its statement.
  func isTrue(_ expression: ResolvedExpression, _ word: String, _ frame: Frame) -> Bool {
    Arithmetic(run: run).truth(evaluate(expression, frame), word)
  }

  /// Executes a callback's statements between its begin and end events.
  func executeCallback(
    _ statements: [ResolvedStatement], line: Int, subject: TextID, name: TextID,
    _ frame: consuming Frame
  ) {
    run.emit(.callbackBegin, line: line, subject: subject, name: name)
    executeNested(statements, frame)
    run.emit(.callbackEnd, line: line, subject: subject, name: name)
  }
}
