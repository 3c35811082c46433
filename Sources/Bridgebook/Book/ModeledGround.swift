/// An expectation that a simulated run must meet to support a ground of a claim.
package struct ModeledGround: Equatable, Sendable {
  /// The result of comparing the run with the expectation.
  package struct Verdict: Equatable, Sendable {
    package let agrees: Bool
    /// The value in the run instead of the expected one; nil if the run has no value with that
    /// name.
    package let found: String?

    package init(agrees: Bool, found: String?) {
      self.agrees = agrees
      self.found = found
    }
  }

  package let scenario: String
  package let variant: String
  /// The rules of the model on which the run depends for this expectation.
  package let rules: [String]
  /// The expectation as written, such as `expect updates = 0 after "Reset"`.
  package let expectation: String
  /// The parsed expectation; nil for a ground that was read from a store.
  package var check: ScenarioExpectation?
  /// The verdict; nil if the run was not executed.
  package var verdict: Verdict?

  package init(scenario: String, variant: String, rules: [String], expectation: String) {
    self.scenario = scenario
    self.variant = variant
    self.rules = rules
    self.expectation = expectation
  }

  /// The id of the built-in run that the ground names.
  package var run: String { "\(scenario)/\(variant)" }
}

/// A modeled ground with its verdict and the claim it belongs to.
package struct JudgedGround: Equatable, Sendable {
  package let claim: String
  /// The position among the grounds of the claim, counted from 0.
  package let position: Int
  package let ground: ModeledGround

  package init(claim: String, position: Int, ground: ModeledGround) {
    self.claim = claim
    self.position = position
    self.ground = ground
  }
}
