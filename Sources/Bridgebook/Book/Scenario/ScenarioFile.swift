/// A scenario of the book, with the text it was parsed from.
package struct ScenarioFile: Equatable, Sendable {
  package let scenario: Scenario
  package let text: String

  package init(scenario: Scenario, text: String) {
    self.scenario = scenario
    self.text = text
  }
}

extension Scenario {
  /// Whether the file only declares kinds of platform objects, and constants, for other scenarios
  /// to use.
  package var isLibrary: Bool {
    let kinds = Set(declarations.map(\.kind))
    return kinds.contains(.platform) && kinds.isSubset(of: [.platform, .constant])
  }
}

/// A rule of the simulator's model, with its confidence.
package struct ModelRule: Equatable, Sendable {
  /// The strength of the support for a rule.
  package enum Confidence: String, CaseIterable, Sendable {
    case high, medium, low
  }

  package let id: String
  package let confidence: Confidence
  /// The evidence for the rule.
  package let grounds: String
  package let text: String

  package init(id: String, confidence: Confidence, grounds: String, text: String) {
    self.id = id
    self.confidence = confidence
    self.grounds = grounds
    self.text = text
  }
}

/// A scenario with its variants and the results of their built-in runs, for lookup.
package struct ScenarioDossier: Sendable {
  /// A variant with the gotchas that its built-in run shows.
  package struct Variant: Equatable, Sendable {
    package let name: String
    package let role: String
    package let base: String?
    package let title: String
    /// The id of the built-in run; nil if the run was removed.
    package let run: String?
    package var gotchas: [String] = []
    /// The claims that cite the run as a ground.
    package var claims: [String] = []

    package init(name: String, role: String, base: String?, title: String, run: String?) {
      self.name = name
      self.role = role
      self.base = base
      self.title = title
      self.run = run
    }
  }

  package let id: String
  package let title: String
  package let platform: String
  package let text: String
  package var variants: [Variant] = []
  package var rules: [ModelRule] = []
  package var gotchas: [(id: String, title: String)] = []
  package var claims: [(id: String, title: String)] = []
  package var sources: [Source] = []
  /// The relation to the built-in book, for a team's own scenario.
  package var own: OwnMark?

  package init(id: String, title: String, platform: String, text: String) {
    self.id = id
    self.title = title
    self.platform = platform
    self.text = text
  }

  /// Returns the names of the variants whose runs a claim cites as grounds.
  package func variants(of claim: String) -> [String] {
    variants.filter { $0.claims.contains(claim) }.map(\.name)
  }

  /// Creates a dossier from a file alone, without runs.
  package init(_ file: ScenarioFile) {
    let scenario = file.scenario
    self.init(
      id: scenario.id, title: scenario.title, platform: scenario.platform.rawValue,
      text: file.text)
  }
}

/// The simulated runs relevant to an entry.
///
/// `shown` contains the runs that show a gotcha or that a claim cites as grounds; `absent` contains
/// the runs of fixes in the same scenarios that do not show the gotcha.
package struct EntryRuns: Equatable, Sendable {
  package var scenarios: [String] = []
  package var shown: [String] = []
  package var absent: [String] = []

  package init() {}
}
