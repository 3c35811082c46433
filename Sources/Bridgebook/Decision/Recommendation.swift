/// The answer to a question about bridging: the bridge, the reasons, the facts that would change
/// it, and the gotchas to watch for.
package struct Recommendation: Equatable, Sendable {
  /// The status of an answer, and the reason if there is none.
  package enum Status: String, Sendable {
    case recommended
    case needsAnswer = "needs-answer"
    case notCovered = "not-covered"
  }

  /// The source of a fact.
  package enum Origin: String, Sendable {
    case given, component, words
    case assumed = "default"
  }

  /// A fact on which the answer is based.
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

  /// A question of the tree on the way to the answer.
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

  /// The class that the question is about.
  package struct Subject: Equatable, Sendable {
    package let name: String
    package let framework: String?
    package let kind: ComponentKind
    package let deprecated: Bool
    /// Whether only the documentation discourages the class, without a compiler warning.
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

  /// A class that does not exist at the target yet.
  package struct NewerClass: Equatable, Sendable {
    package let name: String
    package let since: Version
  }

  /// The native SwiftUI API that replaces the class.
  package struct Native: Equatable, Sendable {
    package let api: String
    package let since: Availability
    package let coverage: NativeCoverage
    package let form: NativeAPI.Form
    /// Whether Apple discourages the API without a compiler warning.
    package let isSoftDeprecated: Bool
    /// The features it lacks, one per row.
    package let lackRows: [Lack]
    package let availableAtTarget: Bool
    /// Whether the API is that of the task, which does not replace the class.
    package let isOfTask: Bool

    /// The features it lacks, as a single text.
    package var lacks: String { lackRows.map(\.text).joined(separator: "; ") }

    package init(
      _ native: NativeAPI, coverage: NativeCoverage, lackRows: [Lack], availableAtTarget: Bool,
      isOfTask: Bool = false
    ) {
      self.isOfTask = isOfTask
      api = native.name
      form = native.form
      since = native.since
      isSoftDeprecated = native.isSoftDeprecated
      self.coverage = coverage
      self.lackRows = lackRows
      self.availableAtTarget = availableAtTarget
    }
  }

  /// A minimal change of the facts, with the answer it leads to.
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

  /// A question that has to be answered before there is a recommendation.
  package struct Missing: Equatable, Sendable {
    package let fact: String
    package let question: String
    /// The possible answers: those that the words support, or all if they support none.
    package let choices: [Fact.Choice]
    /// The techniques that each choice can lead to, by the choice's id.
    package let outcomes: [String: [String]]
    /// The consequence of each choice, as a sentence, by the choice's id.
    package let reasons: [String: String]

    package init(
      fact: String, question: String, choices: [Fact.Choice], outcomes: [String: [String]] = [:],
      reasons: [String: String] = [:]
    ) {
      self.reasons = reasons
      self.fact = fact
      self.question = question
      self.choices = choices
      self.outcomes = outcomes
    }

    /// Returns the techniques that a choice can lead to as one text, or nil if it leads to no
    /// bridge.
    package func outcome(of choice: Fact.Choice) -> String? {
      guard let techniques = outcomes[choice.id], !techniques.isEmpty else { return nil }
      return techniques.joined(separator: " or ")
    }
  }

  /// The requirement that decided the answer.
  package struct DecidedBy: Equatable, Sendable {
    /// The title of the requirement.
    package let requirement: String
    /// The SwiftUI API that meets it at the target; nil if only the bridge does.
    package let native: String?
  }

  /// The clarity with which the words of a question state the direction of the bridge.
  package struct Lead: Equatable, Sendable {
    /// The direction that most words support.
    package let choice: String
    /// The weight of these words.
    package let score: Int
    /// The direction with the second highest weight; nil if no word supports another one.
    package let rival: String?
    /// The difference between both weights.
    package let lead: Int
  }

  package var status: Status = .notCovered
  package var approach: Approach?
  package var technique: String?
  package var pattern: String?
  package var presentation: Presentation?
  package var summary = ""
  package var platform: Platform = .ios
  package var target = Version(0)
  /// The newest known release, set when the answer assumes it.
  package var asOf: Version?
  package var facts: [KnownFact] = []
  package var subject: Subject?
  /// The class, or the base class by which it is judged, if the target does not have it yet.
  package var newer: NewerClass?
  package var native: Native?
  package var preferNative = false
  package var requires = Availability()
  /// Whether the class, rather than the technique, was introduced in the release that `requires`
  /// names.
  package var isClassLater = false
  package var path: [Step] = []
  package var alternatives: [DecisionTree.Alternative] = []
  package var flips: [Flip] = []
  package var missing: [Missing] = []
  package var gotchas: [String] = []
  /// The task that the question describes.
  package var task: DescribedTask?
  /// The clarity with which the words state the direction; nil if no word does.
  package var lead: Lead?
  /// The requirement that decided between SwiftUI's own API and the bridge.
  package var decidedBy: DecidedBy?
  /// The declarations that an app for the target needs before the class works.
  package var setup: [SetupItem] = []
  package var code = ""
  /// The changes to the class in releases of this platform.
  package var changes: [EntryChange] = []
  /// Remarks on the answer: contradictions, assumptions, alternatives.
  package var notes: [String] = []
  /// Whether the question is not covered because it names only one side of a bridge.
  package var namesOneSide = false

  package init() {}
}

/// The relation of an answer's code to its verdict.
extension Recommendation {
  /// The modules whose import distinguishes code of a class from code of the native API.
  private static let classModules = ["UIKit", "AppKit", "WebKit"]

  /// Whether the verdict prefers a native API and the code nevertheless shows the class, for the
  /// features that the native API lacks.
  package var codeShowsTheClass: Bool {
    guard preferNative, !code.isEmpty, let subject else { return false }
    if code.contains(subject.name) { return true }
    // A class may be shown through a property of another class, as a corner configuration is.
    return approach == Approach.none && !codeNamesNative
      && Self.classModules.contains { code.contains("import \($0)\n") }
  }

  /// The heading of the code; code that does not show the class shows the native API.
  package var codeHeading: String {
    guard preferNative else { return "Code" }
    guard let subject else {
      return approach == Approach.none ? "Code" : "Code, if you need a bridge"
    }
    return codeShowsTheClass ? "Code, if you need \(subject.name)" : "Code"
  }

  /// A remark for readers without headings, if the code shows the class although the verdict
  /// prefers the native API.
  package var codeRemark: String? {
    guard codeShowsTheClass, let subject else { return nil }
    return "The code is for those who need \(subject.name)."
  }

  /// Whether the code uses the native API: `.tint(_:)` as `tint`, `Tab` as `Tab`.
  private var codeNamesNative: Bool {
    guard let native else { return false }
    let words = native.api.split { !$0.isLetter && !$0.isNumber }
    guard let name = words.first else { return false }
    return code.split { !$0.isLetter && !$0.isNumber }.contains(name)
  }
}
