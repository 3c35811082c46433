/// A fault of one line, before the file's path is known.
struct ScenarioFault: Error {
  let place: ScenarioPlace
  let problem: ScenarioProblem
}

/// The faults of a file, up to as many as somebody can read.
struct ScenarioFaults {
  static let limit = 100

  let path: String
  private(set) var found: [TextDiagnostic] = []

  init(path: String) {
    self.path = path
  }

  var isEmpty: Bool { found.isEmpty }
  /// Nobody reads more, so nothing more is looked for.
  var isFull: Bool { found.count >= ScenarioFaults.limit }

  /// In the order of the text.
  var sorted: [TextDiagnostic] {
    found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func add(_ fault: ScenarioFault) {
    add(
      TextDiagnostic(
        path: path, line: fault.place.line, column: fault.place.column, .scenario(fault.problem)))
  }

  mutating func add(_ diagnostic: TextDiagnostic) {
    if found.count < ScenarioFaults.limit { found.append(diagnostic) }
  }
}

/// How deep a text may nest, so that reading it never runs out of stack.
enum ScenarioLimit {
  /// Levels of indentation, of parentheses, of gaps in texts.
  static let depth = 32
  /// Operators in one expression, `else if` after one `if`.
  static let chain = 64
  /// Members of one declaration.
  static let members = 1_000
  /// Declarations, and variants, of one scenario.
  static let declarations = 10_000
}
