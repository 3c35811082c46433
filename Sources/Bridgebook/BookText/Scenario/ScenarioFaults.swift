/// A fault in a line, before the path of the file is known.
struct ScenarioFault: Error {
  let place: ScenarioPlace
  let problem: ScenarioProblem
}

/// The faults of a file, up to a limit.
struct ScenarioFaults {
  static let limit = 100

  let path: String
  private(set) var found: [TextDiagnostic] = []
  private var misindented: Set<Int> = []

  init(path: String) {
    self.path = path
  }

  var isEmpty: Bool { found.isEmpty }
  /// Whether the limit is reached, after which parsing stops.
  var isFull: Bool { found.count >= ScenarioFaults.limit }

  /// The faults in the order of the text.
  var sorted: [TextDiagnostic] {
    found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Adds a fault, unless the line's indentation is already reported as faulty.
  ///
  /// Which block such a line belongs to is a guess, so its other faults would mislead.
  mutating func add(_ fault: ScenarioFault) {
    if misindented.contains(fault.place.line) { return }
    if fault.problem.isIndentation { misindented.insert(fault.place.line) }
    add(
      TextDiagnostic(
        path: path, line: fault.place.line, column: fault.place.column, .scenario(fault.problem)))
  }

  mutating func add(_ diagnostic: TextDiagnostic) {
    if found.count < ScenarioFaults.limit { found.append(diagnostic) }
  }
}

/// Limits for the nesting and size of a scenario, so that parsing does not exhaust stack or memory.
enum ScenarioLimit {
  /// The maximum nesting of blocks, of parentheses, and of interpolations.
  static let depth = 32
  /// The maximum number of operators in an expression, and of `else if` branches after an `if`.
  static let chain = 64
  /// The maximum number of members in a declaration.
  static let members = 1_000
  /// The maximum number of declarations, and of variants, in a scenario.
  static let declarations = 10_000
}
