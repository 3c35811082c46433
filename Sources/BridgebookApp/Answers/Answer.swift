package import Bridgebook
package import BridgebookExport
internal import BridgebookStore

/// What is asked of the decision tree, in words as people type them.
package struct Question {
  /// A class, a class with its base, or a sentence.
  package var text: String
  package var platform: String?
  package var target: String?
  /// Answers to questions of the tree, each as QUESTION=CHOICE.
  package var answers: [String] = []

  package init(_ text: String) {
    self.text = text
  }
}

/// How somebody answers a question of the tree.
package enum Reply: Equatable, Sendable {
  case choice(String)
  /// Takes back the answer before this one.
  case back
}

/// What the tree and the book say to a question.
package struct Answer {
  package let recommendation: Recommendation
  /// What was read from which words.
  package let reading: QuestionReading
  /// The choices that were given, and those that were asked for, by fact.
  package let choices: [String: String]
  private let store: Store

  fileprivate init(
    _ recommendation: Recommendation, _ reading: QuestionReading, choices: [String: String],
    in store: Store
  ) {
    self.recommendation = recommendation
    self.reading = reading
    self.choices = choices
    self.store = store
  }

  /// The titles of its gotchas, by their ids.
  package func gotchaTitles() throws -> [String: String] {
    try store.titles(of: recommendation.gotchas)
  }

  /// The answer for programs.
  ///
  /// - Parameter isExplained: whether it also says what was read from which words.
  package func json(isExplained: Bool = false) throws -> JSONValue {
    let runs = try store.simulatedRuns(of: recommendation.gotchas)
    let document = RecommendationJSON.value(of: recommendation, runs: runs)
    guard isExplained, case .object(let members) = document else { return document }
    return .object(members + [ReadingExport.json(of: reading)])
  }
}

extension Workspace {
  /// Answers a question.
  ///
  /// - Parameter ask: asks for a fact that is missing, and is told whether an earlier answer can be taken back; nil where
  ///   nobody can be asked, or does not answer.
  package func answer(
    _ question: Question, ask: (Recommendation.Missing, Bool) -> Reply? = { _, _ in nil }
  ) throws -> Answer {
    let store = try openStore()
    let platform =
      try GivenOptions.platform(question.platform)
      ?? GivenOptions.platform(ofTarget: question.target)
    let session = try RecommendationSession(store: store)
    var inquiry = Inquiry(text: question.text, platform: platform)
    if !question.answers.isEmpty {
      inquiry.answers = try GivenOptions.answers(question.answers, tree: try store.tree())
    }
    // The release can only be judged once the platform is known, which the words may tell.
    let reading = try session.read(inquiry)
    let assumed = try platform ?? session.platform(for: inquiry, reading: reading)
    if let target = question.target {
      inquiry.target = try GivenOptions.askedRelease(target, of: assumed, in: store)
    }
    var answer = try session.recommend(inquiry, reading: reading)
    var asked: [String] = []
    while answer.status == .needsAnswer, let missing = answer.missing.first,
      let reply = ask(missing, !asked.isEmpty)
    {
      switch reply {
      case .choice(let choice):
        inquiry.answers[missing.fact] = choice
        asked.append(missing.fact)
      case .back:
        if let last = asked.popLast() { inquiry.answers[last] = nil }
      }
      answer = try session.recommend(inquiry, reading: reading)
    }
    try session.addCode(to: &answer, reading: reading)
    try session.addGotcha(describedIn: question.text, to: &answer)
    try session.addTask(describedIn: question.text, reading: reading, to: &answer)
    return Answer(answer, reading, choices: inquiry.answers, in: store)
  }
}
