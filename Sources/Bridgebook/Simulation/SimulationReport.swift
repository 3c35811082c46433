/// The output and the results of a simulated run, compared with the declarations of its variant.
package struct SimulationReport: Sendable {
  /// A line an app would print, with the line of the statement that prints it.
  package struct Line: Equatable, Sendable {
    package let text: String
    package let line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// The contents of the main queue after a change.
  package struct QueueState: Equatable, Sendable {
    /// The change, such as `enqueue setText`.
    package let change: String
    package let line: Int
    /// The labels of the queued blocks, next one first.
    package let contents: [String]

    package init(change: String, line: Int, contents: [String]) {
      self.change = change
      self.line = line
      self.contents = contents
    }
  }

  /// A parameter of the model, with its value in the run.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String
    /// Whether the value is the default.
    package let isDefault: Bool
    /// Whether the run read the parameter; if not, another value would not change the run.
    package let isConsulted: Bool
    /// The rule that the parameter belongs to.
    package let rule: String?
    /// The confidence in the default value.
    package let confidence: ModelRule.Confidence?
    package let meaning: String

    package init(
      name: String, value: String, isDefault: Bool, isConsulted: Bool, rule: String?,
      confidence: ModelRule.Confidence?, meaning: String
    ) {
      self.name = name
      self.value = value
      self.isDefault = isDefault
      self.isConsulted = isConsulted
      self.rule = rule
      self.confidence = confidence
      self.meaning = meaning
    }
  }

  /// A count of events, or a value at the end.
  package struct Fact: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A declared finding or an expectation, with its result.
  package struct Check: Equatable, Sendable {
    /// The declaration as written in the scenario.
    package let text: String
    package let line: Int
    /// The value in the run; nil if the run has nothing with that name.
    package let found: String?
    /// The name in the run that was probably meant; nil if the run has a value or nothing similar.
    package let suggestion: String?
    package let holds: Bool

    package init(
      text: String, line: Int, found: String?, suggestion: String? = nil, holds: Bool
    ) {
      self.text = text
      self.line = line
      self.found = found
      self.suggestion = suggestion
      self.holds = holds
    }
  }

  package var run: Run
  package let scenarioTitle: String
  package let variant: ScenarioVariant
  package var parameters: [Parameter] = []
  package var lines: [Line] = []
  package var queue: [QueueState] = []
  /// The number of updates, makes and other events.
  package var counts: [(name: String, count: Int)] = []
  package var finals: [Fact] = []
  package var live: [(type: String, count: Int)] = []
  /// The objects that are alive although their view or controller was removed, with the objects
  /// that still reference them.
  package var leaks: [(type: String, count: Int, holder: String)] = []
  /// The reason why the run ended before its steps did: `loop`, `freeze`, `crash` or the name of a
  /// budget.
  package var stop: String?
  /// The reason why Swift ended the program, such as an arithmetic overflow; nil if it did not.
  package var trapReason: String?
  /// The statement at which the run ended early, as written in the scenario.
  package var stopLine: Line?
  /// The statements without effect, each with an explanation.
  package var warnings: [Line] = []
  package var items: [Diagnosis.Item] = []
  package var checks: [Check] = []
  /// The undeclared findings.
  package var unexpected: [Finding] = []

  package init(run: Run, scenarioTitle: String, variant: ScenarioVariant) {
    self.run = run
    self.scenarioTitle = scenarioTitle
    self.variant = variant
  }

  /// Whether the run shows exactly what its variant declares.
  package var agrees: Bool {
    unexpected.isEmpty && checks.allSatisfy(\.holds) && (!isCutShort || declaresEnd)
  }

  /// Whether a budget ended the run, so that its continuation is unknown.
  package var isCutShort: Bool { stop.flatMap(RunBudget.Kind.init(rawValue:)) != nil }

  private var declaresEnd: Bool { variant.expectations.contains { $0.subject == ["stopped"] } }
}
