/// A situation with variants for the simulator: the app, the inputs, and the expected results of
/// each variant.
package struct Scenario: Equatable, Sendable {
  package var id: String
  package var title: String
  package var platform: Platform
  /// The ids of the sources, as in entries.
  package var sources: [String] = []
  /// The rules of the model that the scenario depends on, such as `R3.1`.
  package var rules: [String] = []
  package var gotchas: [String] = []
  /// The parameters that all variants share.
  package var parameters: [ScenarioParameter] = []
  package var declarations: [ScenarioDeclaration] = []
  package var steps: [ScenarioStatement] = []
  /// The variants in the order of the file; never empty.
  package var variants: [ScenarioVariant] = []
  /// The name of the file, for messages.
  package var file: String

  package init(id: String, title: String, platform: Platform, file: String) {
    self.id = id
    self.title = title
    self.platform = platform
    self.file = file
  }
}

/// A line and column of a scenario's file, counted from 1.
package struct ScenarioPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A parameter of the model or the scenario, with its value.
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

/// An implementation of the situation.
package struct ScenarioVariant: Equatable, Sendable {
  /// The purpose of a variant.
  package enum Role: String, CaseIterable, Sendable {
    case broken
    case halfFixed = "half-fixed"
    case fixed
    /// An implementation that is neither wrong nor a fix, but informative.
    case plain
  }

  package var name: String
  package var role: Role
  /// The variant that this one modifies.
  package var base: String?
  package var title: String
  package var parameters: [ScenarioParameter] = []
  /// The members that replace or extend those of the shared declarations of the same name.
  package var changes: [ScenarioDeclaration] = []
  /// The steps that replace the shared ones, unless empty.
  package var steps: [ScenarioStatement] = []
  /// The complete list of findings that the variant's run must have.
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

/// A finding that a variant's run must have, with the statements to which it must refer.
package struct ExpectedFinding: Equatable, Sendable {
  package let gotcha: String
  /// The marks or line numbers of the statements, as written.
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

/// A condition on a run: `updates = 2`, `updates = 0 after "Reset"`, or `updates = 1 in "Reset"`.
package struct ScenarioExpectation: Equatable, Sendable {
  /// A figure of the run such as `updates`, or the path of a state.
  package let subject: [String]
  package let comparison: ScenarioOperator
  package let value: ScenarioExpression
  /// The title of the step from which events count; nil for the whole run.
  package let after: String?
  /// Whether only the events within that step count; otherwise, those of later steps count too.
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
