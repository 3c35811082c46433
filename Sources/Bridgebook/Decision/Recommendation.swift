/// The answer to "how do I bridge this": the bridge, why, what would change it and what will bite.
package struct Recommendation: Equatable, Sendable {
  /// Whether there is an answer, and if not, why.
  package enum Status: String, Sendable {
    case recommended
    case needsAnswer = "needs-answer"
    case notCovered = "not-covered"
  }

  /// Where a fact came from.
  package enum Origin: String, Sendable {
    case given, component, words
    case assumed = "default"
  }

  /// A fact the answer rests on.
  package struct KnownFact: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let origin: Origin

    package init(fact: String, choice: String, origin: Origin) {
      self.fact = fact
      self.choice = choice
      self.origin = origin
    }
  }

  /// One question of the tree on the way to the answer.
  package struct Step: Equatable, Sendable {
    package let question: String
    package let answer: String
    package let because: String

    package init(question: String, answer: String, because: String) {
      self.question = question
      self.answer = answer
      self.because = because
    }
  }

  /// The class the question is about.
  package struct Subject: Equatable, Sendable {
    package let name: String
    package let framework: String?
    package let kind: ComponentKind
    package let deprecated: Bool
    /// Whether only the documentation discourages it: the compiler says nothing.
    package let isSoftDeprecated: Bool

    package init(
      name: String, framework: String?, kind: ComponentKind, deprecated: Bool,
      isSoftDeprecated: Bool = false
    ) {
      self.name = name
      self.framework = framework
      self.kind = kind
      self.deprecated = deprecated
      self.isSoftDeprecated = isSoftDeprecated
    }
  }

  /// What SwiftUI itself offers for the class.
  package struct Native: Equatable, Sendable {
    package let api: String
    package let since: Availability
    package let coverage: NativeCoverage
    package let form: NativeAPI.Form
    /// What it cannot do, row by row.
    package let lackRows: [Lack]
    package let availableAtTarget: Bool

    /// What it cannot do, as one text.
    package var lacks: String { lackRows.map(\.text).joined(separator: "; ") }

    package init(
      api: String, form: NativeAPI.Form, since: Availability, coverage: NativeCoverage,
      lackRows: [Lack], availableAtTarget: Bool
    ) {
      self.api = api
      self.form = form
      self.since = since
      self.coverage = coverage
      self.lackRows = lackRows
      self.availableAtTarget = availableAtTarget
    }
  }

  /// A smallest change of the facts and the answer it would lead to.
  package struct Flip: Equatable, Sendable {
    package let change: String
    package let approach: Approach?
    package let technique: String
    package let preferNative: Bool

    package init(change: String, approach: Approach?, technique: String, preferNative: Bool) {
      self.change = change
      self.approach = approach
      self.technique = technique
      self.preferNative = preferNative
    }
  }

  /// A question that has to be answered first.
  package struct Missing: Equatable, Sendable {
    package let fact: String
    package let question: String
    /// What can be answered; what the words speak for comes first.
    package let choices: [Fact.Choice]
    /// What each choice leads to, by its id: one technique, or those that further questions part.
    package let outcomes: [String: [String]]

    package init(
      fact: String, question: String, choices: [Fact.Choice], outcomes: [String: [String]] = [:]
    ) {
      self.fact = fact
      self.question = question
      self.choices = choices
      self.outcomes = outcomes
    }

    /// The techniques a choice leads to as one text; nil where it leads to no bridge.
    package func outcome(of choice: Fact.Choice) -> String? {
      guard let techniques = outcomes[choice.id], !techniques.isEmpty else { return nil }
      return techniques.joined(separator: " or ")
    }
  }

  /// What a question asks for beside the thing itself, where that decided.
  package struct DecidedBy: Equatable, Sendable {
    /// What is asked for.
    package let requirement: String
    /// The SwiftUI API that has it at the target; nil where it takes the bridge.
    package let native: String?
  }

  package var status: Status = .notCovered
  package var approach: Approach?
  package var technique: String?
  package var pattern: String?
  package var presentation: Presentation?
  package var summary = ""
  package var platform: Platform = .ios
  package var target = Version(0)
  /// The newest release known, when no deployment target was given.
  package var asOf: Version?
  package var facts: [KnownFact] = []
  package var subject: Subject?
  package var native: Native?
  package var preferNative = false
  package var requires = Availability()
  package var path: [Step] = []
  package var alternatives: [DecisionTree.Alternative] = []
  package var flips: [Flip] = []
  package var missing: [Missing] = []
  package var gotchas: [String] = []
  /// What the question asks to do, where it says so in the words of a task.
  package var task: DescribedTask?
  /// The requirement that decided between SwiftUI's own API and the bridge.
  package var decidedBy: DecidedBy?
  package var code = ""
  /// What releases change for the class on this platform.
  package var changes: [EntryChange] = []
  /// What was noticed beside the answer: contradictions, assumptions, what to do instead.
  package var notes: [String] = []

  package init() {}
}
