package import Bridgebook
package import BridgebookExport
internal import BridgebookStore

/// A question for the decision tree, as the user typed it.
package struct Question {
  /// A class, a class with its superclass, the id of a task, or a sentence.
  package var text: String
  package var platform: String?
  package var target: String?
  /// Answers to questions of the tree, each as QUESTION=CHOICE.
  package var answers: [String] = []
  /// Whether the answer shows which facts would change it.
  package var wantsFlips = true

  package init(_ text: String) {
    self.text = text
  }
}

/// The user's answer to a question of the tree.
package enum Reply: Equatable, Sendable {
  case choice(String)
  /// Takes back the previous answer.
  case back
}

/// The answer to a question, from the tree and the book.
package struct Answer {
  package let recommendation: Recommendation
  /// The facts recognized in the question's words.
  package let reading: QuestionReading
  /// The diagnosis of the text, if it is a log or a stack.
  package let pasted: PastedDiagnosis?
  /// The choices that were given as options or entered interactively, by fact.
  package let choices: [String: String]
  private let store: Store

  fileprivate init(
    _ recommendation: Recommendation, _ reading: QuestionReading, pasted: PastedDiagnosis?,
    choices: [String: String], in store: Store
  ) {
    self.pasted = pasted
    self.recommendation = recommendation
    self.reading = reading
    self.choices = choices
    self.store = store
  }

  /// Returns the titles of the recommendation's gotchas by id.
  package func gotchaTitles() throws -> [String: String] {
    try store.entries.titles(of: recommendation.gotchas)
  }

  /// Returns the answer as JSON.
  ///
  /// - Parameter isExplained: whether to include the words in which each fact was recognized.
  package func json(isExplained: Bool = false) throws -> JSONValue {
    let runs = try store.evidence.simulatedRuns(of: recommendation.gotchas)
    let document = RecommendationJSON.value(of: recommendation, runs: runs)
    guard case .object(let members) = document else { return document }
    let added = [isExplained ? ReadingExport.json(of: reading) : nil, pasted?.json]
    return .object(members + added.compactMap { $0 })
  }
}

extension Workspace {
  /// Returns the task that is most similar to words for which the book has no answer; nil if none
  /// is similar enough.
  package func nearestTask(to text: String) throws -> EntryDossier? {
    let store = try openStore()
    let nearest = try store.search.results(for: text, kind: .task, limit: 1).first
    guard let nearest, nearest.score >= TaskAdvice.nearestScore else { return nil }
    return try EntryDossier.read(nearest.id, in: store)
  }

  /// Answers a question.
  ///
  /// - Parameter ask: asks the user for a missing fact; its argument says whether there is an
  ///   earlier answer to take back. The closure returns nil if the user cannot be asked or does not
  ///   answer.
  package func answer(
    _ question: Question, ask: (Recommendation.Missing, Bool) -> Reply? = { _, _ in nil }
  ) throws -> Answer {
    let dialog = try QuestionDialog(question, in: openStore(), for: self)
    return try dialog.answer(ask: ask)
  }
}

/// A question, with the follow-up questions that are needed to answer it.
private struct QuestionDialog {
  private let question: Question
  private let store: Store
  private let workspace: Workspace

  init(_ question: Question, in store: Store, for workspace: Workspace) {
    self.question = question
    self.store = store
    self.workspace = workspace
  }

  func answer(ask: (Recommendation.Missing, Bool) -> Reply?) throws -> Answer {
    let platform =
      try GivenOptions.platform(question.platform)
      ?? GivenOptions.platform(ofTarget: question.target)
    let session = try RecommendationSession(store: store)
    let unified = SentenceStarts.marked(in: SpellingVariants.unified(question.text))
    let text =
      try store.vocabulary.everydayName(joinedAs: unified)
      ?? JoinedWords.separated(in: unified) { (name) throws(StoreError) in
        try store.vocabulary.phrase(joinedAs: name)
      }
    var inquiry = Inquiry(text: text, platform: platform)
    inquiry.findsFlips = question.wantsFlips
    if !question.answers.isEmpty {
      inquiry.answers = try GivenOptions.answers(
        question.answers, tree: try StoredTree(store).whole())
    }
    let choices = inquiry.answers
    // `--answer platform=macos` means the same as `--platform macos`; the option takes precedence.
    if let answered = choices["platform"].flatMap(Platform.init(rawValue:)) {
      inquiry.answers["platform"] = nil
      inquiry.platform = platform ?? answered
    }
    // The release can be checked only for a known platform, which the words may imply.
    let assumption = AssumedTask(store: store, closest: session.closestTasks(to:))
    let named = inquiry.answers.isEmpty ? try assumption.named(question.text) : nil
    let target = question.target.flatMap { Version($0) }
    var reading =
      if let named {
        try session.reading(
          of: named, for: inquiry, on: place(of: named, for: inquiry, session), at: target)
      } else {
        try session.read(inquiry, target: target)
      }
    let assumed = try inquiry.platform ?? session.platform(for: inquiry, reading: reading)
    if let target = question.target {
      inquiry.target = try GivenOptions.askedRelease(target, of: assumed, in: store)
    }
    var answer = try session.recommend(inquiry, reading: reading)
    let closest = ClosestTaskAnswer(
      store: store, session: session, inquiry: inquiry, reading: reading, answer: answer)
    if let understood = try closest.understood() { (answer, reading) = understood }
    if let task = named { try refuse(task, unlessOn: answer.platform, in: &answer) }
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
    try session.addGotchas(describedIn: text, reading: reading, to: &answer)
    try TaskAdvice.addTask(
      describedIn: text, reading: reading, to: &answer, in: store, session: session)
    let pasted =
      try reading.isLog ? PastedDiagnosis(of: question.text, in: store, for: workspace) : nil
    if let pasted { answer.gotchas = pasted.gotchas }
    return Answer(
      answer, reading, pasted: pasted, choices: choices.merging(inquiry.answers) { $1 }, in: store)
  }

  /// Returns the requested platform, or one that has the task: the usual one if possible.
  private func place(
    of task: DescribedTask, for inquiry: Inquiry, _ session: RecommendationSession
  ) throws -> Platform {
    if let requested = inquiry.platform { return requested }
    let usual = try session.platform(for: inquiry, reading: QuestionReading())
    let platforms = try store.tasks.platforms(of: task.id)
    return platforms.contains(usual) ? usual : platforms.first ?? usual
  }

  /// Replaces the answer with a refusal if the requested platform does not have the task.
  private func refuse(
    _ task: DescribedTask, unlessOn platform: Platform, in answer: inout Recommendation
  ) throws {
    let platforms = try store.tasks.platforms(of: task.id)
    guard !platforms.contains(platform) else { return }
    var refusal = Recommendation()
    refusal.platform = answer.platform
    refusal.target = answer.target
    refusal.asOf = answer.asOf
    refusal.facts = answer.facts.filter { $0.fact == "platform" }
    let names = platforms.map(\.title).joined(separator: ", ")
    refusal.notes = ["The task \(task.id) exists only on \(names), so ask about it there."]
    answer = refusal
  }
}
