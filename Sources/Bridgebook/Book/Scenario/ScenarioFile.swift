/// A scenario of the book with the text it was read from.
package struct ScenarioFile: Equatable, Sendable {
  package let scenario: Scenario
  package let text: String

  package init(scenario: Scenario, text: String) {
    self.scenario = scenario
    self.text = text
  }
}

extension Scenario {
  /// Whether a file only describes kinds of platform objects, for scenarios elsewhere.
  package var isLibrary: Bool {
    let kinds = Set(declarations.map(\.kind))
    return kinds.contains(.platform) && kinds.isSubset(of: [.platform, .constant])
  }
}

/// A rule of the simulator's model and how sure it is.
package struct ModelRule: Equatable, Sendable {
  /// How well a rule is founded.
  package enum Confidence: String, CaseIterable, Sendable {
    case high, medium, low
  }

  package let id: String
  package let confidence: Confidence
  /// What it rests on.
  package let grounds: String
  package let text: String

  package init(id: String, confidence: Confidence, grounds: String, text: String) {
    self.id = id
    self.confidence = confidence
    self.grounds = grounds
    self.text = text
  }
}

/// A scenario with its variants and what their built-in runs show, as people look it up.
package struct ScenarioDossier: Sendable {
  /// A variant and the gotchas of its built-in run.
  package struct Variant: Equatable, Sendable {
    package let name: String
    package let role: String
    package let base: String?
    package let title: String
    /// Nil once the run was removed.
    package let run: String?
    package var gotchas: [String] = []
    /// Claims that its run speaks to.
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
  /// What a team's own scenario is to the built-in book.
  package var own: OwnMark?

  package init(id: String, title: String, platform: String, text: String) {
    self.id = id
    self.title = title
    self.platform = platform
    self.text = text
  }

  /// The names of the variants whose runs speak to a claim.
  package func variants(of claim: String) -> [String] {
    variants.filter { $0.claims.contains(claim) }.map(\.name)
  }

  /// What a file alone tells.
  package init(_ file: ScenarioFile) {
    let scenario = file.scenario
    self.init(
      id: scenario.id, title: scenario.title, platform: scenario.platform.rawValue,
      text: file.text)
  }
}

/// Simulated runs that bear on an entry: those that show a gotcha or decide a ground of a claim, and those of cures in
/// the same scenarios that do not show the gotcha.
package struct EntryRuns: Equatable, Sendable {
  package var scenarios: [String] = []
  package var shown: [String] = []
  package var absent: [String] = []

  package init() {}
}
