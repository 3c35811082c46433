/// What a simulated run printed, left behind and showed, and what its variant says of that.
package struct SimulationReport: Sendable {
  /// A line an app would print, and the statement that prints it.
  package struct Line: Equatable, Sendable {
    package let text: String
    package let line: Int

    package init(text: String, line: Int) {
      self.text = text
      self.line = line
    }
  }

  /// What the main queue holds after a change of it.
  package struct QueueState: Equatable, Sendable {
    /// What changed, such as `enqueue setText`.
    package let change: String
    package let line: Int
    /// The first is the next to run.
    package let contents: [String]

    package init(change: String, line: Int, contents: [String]) {
      self.change = change
      self.line = line
      self.contents = contents
    }
  }

  /// A choice that the model leaves open, as this run took it.
  package struct Parameter: Equatable, Sendable {
    package let name: String
    package let value: String
    /// Whether nobody chose another value.
    package let isDefault: Bool
    /// Whether the run asked for it; where it did not, another value would change nothing.
    package let isConsulted: Bool
    /// The rule it belongs to.
    package let rule: String?
    /// How sure the default is.
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

  /// How often something happened, or what a name holds at the end.
  package struct Fact: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A declared finding or an expectation, and what became of it.
  package struct Check: Equatable, Sendable {
    /// As the scenario says it.
    package let text: String
    package let line: Int
    /// What the run has instead; nil where it has nothing of that name.
    package let found: String?
    package let holds: Bool

    package init(text: String, line: Int, found: String?, holds: Bool) {
      self.text = text
      self.line = line
      self.found = found
      self.holds = holds
    }
  }

  package var run: Run
  package let scenarioTitle: String
  package let variant: ScenarioVariant
  package var parameters: [Parameter] = []
  package var lines: [Line] = []
  package var queue: [QueueState] = []
  /// How often views were updated, made and so on.
  package var counts: [(name: String, count: Int)] = []
  package var finals: [Fact] = []
  package var live: [(type: String, count: Int)] = []
  /// What lives on although its view or its controller is gone, and from where it is still reached.
  package var leaks: [(type: String, count: Int, holder: String)] = []
  /// Why it ended before its steps did: `loop`, `freeze`, `crash` or the name of a budget.
  package var stop: String?
  /// The line of the statement that ran then, as the scenario has it.
  package var stopLine: Line?
  /// What had no effect, in words.
  package var warnings: [Line] = []
  package var items: [Diagnosis.Item] = []
  package var checks: [Check] = []
  /// Found and not declared.
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

  /// Whether a budget ended it, so that nobody knows what would have followed.
  package var isCutShort: Bool { stop.flatMap(RunBudget.Kind.init(rawValue:)) != nil }

  private var declaresEnd: Bool { variant.expectations.contains { $0.subject == ["stopped"] } }
}
