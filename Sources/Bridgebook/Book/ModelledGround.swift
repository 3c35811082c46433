/// What a simulated run must show for a ground of a claim to hold.
package struct ModelledGround: Equatable, Sendable {
  /// What the run showed.
  package struct Verdict: Equatable, Sendable {
    package let agrees: Bool
    /// What the run has in the place of what was expected; nil where it has nothing of that name.
    package let found: String?

    package init(agrees: Bool, found: String?) {
      self.agrees = agrees
      self.found = found
    }
  }

  package let scenario: String
  package let variant: String
  /// Rules of the model that the run rests on for this.
  package let rules: [String]
  /// As written, such as `expect updates = 0 after "Reset"`.
  package let expectation: String
  /// The expectation to evaluate; nil where only a store was read.
  package var check: ScenarioExpectation?
  /// Nil where the run was not made.
  package var verdict: Verdict?

  package init(scenario: String, variant: String, rules: [String], expectation: String) {
    self.scenario = scenario
    self.variant = variant
    self.rules = rules
    self.expectation = expectation
  }

  /// The id of the built-in run that decides it.
  package var run: String { "\(scenario)/\(variant)" }
}

/// A modelled ground with its verdict, and which claim it belongs to.
package struct JudgedGround: Equatable, Sendable {
  package let claim: String
  /// Place among the grounds of the claim, from 0.
  package let position: Int
  package let ground: ModelledGround

  package init(claim: String, position: Int, ground: ModelledGround) {
    self.claim = claim
    self.position = position
    self.ground = ground
  }
}
