/// A situation with variants, which the simulator runs: what people build, what they do with it, what it should show.
package struct Scenario: Equatable, Sendable {
  package var id: String
  package var title: String
  package var platform: Platform
  /// Keys of sources, as in entries.
  package var sources: [String] = []
  /// Rules of the model the scenario rests on, such as `R3.1`.
  package var rules: [String] = []
  package var gotchas: [String] = []
  /// What all variants share.
  package var parameters: [ScenarioParameter] = []
  package var declarations: [ScenarioDeclaration] = []
  package var steps: [ScenarioStatement] = []
  /// In the order of the file; never empty.
  package var variants: [ScenarioVariant] = []
  /// Name of the file, for messages.
  package var file: String

  package init(id: String, title: String, platform: Platform, file: String) {
    self.id = id
    self.title = title
    self.platform = platform
    self.file = file
  }
}

/// Line and column of a scenario's file, from 1.
package struct ScenarioPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A choice that the model or the scenario leaves open, with its default.
package struct ScenarioParameter: Equatable, Sendable {
  package let name: String
  package let value: ScenarioExpression
  package let place: ScenarioPlace

  package init(name: String, value: ScenarioExpression, place: ScenarioPlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}

/// One way the situation can be built.
package struct ScenarioVariant: Equatable, Sendable {
  /// What the variant is shown for.
  package enum Role: String, CaseIterable, Sendable {
    case broken
    case halfFixed = "half-fixed"
    case fixed
    /// Neither wrong nor a cure: something to look at.
    case plain
  }

  package var name: String
  package var role: Role
  /// The variant whose changes this one starts from.
  package var base: String?
  package var title: String
  package var parameters: [ScenarioParameter] = []
  /// Members that replace, or come beside, those of the shared declaration of the same name.
  package var changes: [ScenarioDeclaration] = []
  /// Replace the shared steps where there are any.
  package var steps: [ScenarioStatement] = []
  /// Exactly the findings its run must have.
  package var findings: [ExpectedFinding] = []
  package var expectations: [ScenarioExpectation] = []
  package var place: ScenarioPlace

  package init(name: String, role: Role, title: String, place: ScenarioPlace) {
    self.name = name
    self.role = role
    self.title = title
    self.place = place
  }
}

/// A finding that the run of a variant must have, with the statements it points at.
package struct ExpectedFinding: Equatable, Sendable {
  package let gotcha: String
  /// Marks or line numbers of the statements, as written.
  package let lines: [String]
  package let provokedBy: String?
  package let place: ScenarioPlace

  package init(gotcha: String, lines: [String], provokedBy: String?, place: ScenarioPlace) {
    self.gotcha = gotcha
    self.lines = lines
    self.provokedBy = provokedBy
    self.place = place
  }
}

/// Something that must hold of a run: `updates = 2`, `updates = 0 after "Reset"`, or `updates = 1 in "Reset"`.
package struct ScenarioExpectation: Equatable, Sendable {
  /// A figure of the outcome such as `updates`, or the name of a state.
  package let subject: [String]
  package let comparison: ScenarioOperator
  package let value: ScenarioExpression
  /// Title of the step from which on events count; nil for the whole run.
  package let after: String?
  /// Only that step counts, not what follows it.
  package let isWithin: Bool
  package let place: ScenarioPlace

  package init(
    subject: [String], comparison: ScenarioOperator, value: ScenarioExpression, after: String?,
    isWithin: Bool = false, place: ScenarioPlace
  ) {
    self.subject = subject
    self.comparison = comparison
    self.value = value
    self.after = after
    self.isWithin = isWithin
    self.place = place
  }
}
