/// A fact that the decision tree can ask for, with its closed list of choices.
package struct Fact: Equatable, Sendable {
  /// One possible answer; the choice of a version fact covers the releases from its threshold to
  /// the next one.
  package struct Choice: Equatable, Sendable {
    package let id: String
    package let title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  package let id: String
  package let title: String
  /// The platform whose releases the choices divide into intervals; nil for other facts.
  package let versionsOf: Platform?
  package var choices: [Choice]
  /// The lower bounds of the intervals in ascending order; the first interval covers everything
  /// before `thresholds[0]`.
  package var thresholds: [Version] = []

  package init(id: String, title: String, versionsOf: Platform?, choices: [Choice]) {
    self.id = id
    self.title = title
    self.versionsOf = versionsOf
    self.choices = choices
  }

  /// The choice that means the question was asked but cannot be answered.
  package static let dontKnow = "dont-know"

  /// Returns the interval that contains a release, or nil if the fact is not about versions.
  package func choice(for version: Version) -> String? {
    guard versionsOf != nil else { return nil }
    return choices[thresholds.count { $0 <= version }].id
  }
}

/// The decision tree: questions about facts, and leaves that name a bridge.
package struct DecisionTree: Equatable, Sendable {
  /// An edge from a question: the choices that follow it and the reason they lead to its child.
  package struct Branch: Equatable, Sendable {
    package var choices: [String]
    package let child: String
    package let because: String

    package init(choices: [String], child: String, because: String) {
      self.choices = choices
      self.child = child
      self.because = because
    }
  }

  /// A node that asks for one fact.
  package struct Question: Equatable, Sendable {
    package let id: String
    package let fact: String
    package let text: String
    package var branches: [Branch]

    package init(id: String, fact: String, text: String, branches: [Branch]) {
      self.id = id
      self.fact = fact
      self.text = text
      self.branches = branches
    }
  }

  /// A bridge that was considered and rejected.
  package struct Alternative: Equatable, Sendable {
    package let approach: Approach
    package let technique: String
    package let whyNot: String

    package init(approach: Approach, technique: String, whyNot: String) {
      self.approach = approach
      self.technique = technique
      self.whyNot = whyNot
    }
  }

  /// A node with an answer: the bridge to build, or the statement that none fits.
  package struct Leaf: Equatable, Sendable {
    package let id: String
    /// The bridge to build; nil for the leaf that abstains.
    package let approach: Approach?
    package let technique: String
    package let pattern: String
    package let summary: String
    package var presentation: Presentation?
    package var requires = Availability()
    package var alternatives: [Alternative] = []
    package var gotchas: [String] = []

    package init(
      id: String, approach: Approach?, technique: String, pattern: String, summary: String
    ) {
      self.id = id
      self.approach = approach
      self.technique = technique
      self.pattern = pattern
      self.summary = summary
    }
  }

  package var root = ""
  package var facts: [Fact] = []
  package var questions: [Question] = []
  package var leaves: [Leaf] = []

  package init() {}

  /// Returns the fact with the given id.
  package func fact(_ id: String) -> Fact? { facts.first { $0.id == id } }

  /// Returns the question with the given id.
  package func question(_ id: String) -> Question? { questions.first { $0.id == id } }

  /// Returns the leaf with the given id.
  package func leaf(_ id: String) -> Leaf? { leaves.first { $0.id == id } }
}
