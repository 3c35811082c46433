internal import Bridgebook
internal import BridgebookStore

/// Finds the tasks that questions ask for without describing them.
struct AssumedTask {
  /// The minimum score of the most similar task; one with a lower score often shares only a common
  /// word with the question.
  private static let minimumScore = 10.0
  /// The same for a task whose API in SwiftUI lacks a part that few people ask for.
  private static let minimumPartialScore = 15.0
  /// The minimum scores of the most similar task if the question's first words agree on it, for
  /// questions that name SwiftUI, for those that name neither side, and for those that say what
  /// goes wrong.
  ///
  /// Tasks with lower scores often share only words for circumstances with the question.
  private static let minimumAgreedScores = (swiftUI: 10.0, bare: 12.0, symptom: 18.0)
  /// The minimum score of the most similar task, and its minimum ratio to the second best, if the
  /// question's first words do not agree on it.
  private static let certain = (score: 18.0, lead: 1.5)
  /// The minimum ratio of the best score to the second best.
  private static let minimumLead = 1.15
  /// The number of opening words, which say what is wanted, as a title does.
  private static let openingLength = 12
  /// Words for apps in which SwiftUI is not the rule.
  private static let otherApps: Set = ["nib", "storyboard", "xib"]

  /// Words directly before the name of something that is not wanted.
  private static let refusals: Set = ["no", "not", "without"]

  let store: Store
  /// Returns the tasks that are most similar to a text, best first.
  let closest: (String) throws -> [SearchResult]

  /// Returns whether a question is about an app with nibs or storyboards, or says that SwiftUI is
  /// not wanted.
  static func excludesSwiftUI(_ text: String, _ reading: QuestionReading) -> Bool {
    let stems = WordForms.words(of: text).map(\.stem)
    return !otherApps.isDisjoint(with: reading.stems)
      || zip(stems, stems.dropFirst()).contains { refusals.contains($0) && $1 == "swiftui" }
  }

  /// Returns the task whose id the question consists of, such as `tab-bar-appearance`.
  ///
  /// A capitalized word without a hyphen is a class, so no task is looked up for it.
  func named(_ text: String) throws -> DescribedTask? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let id = words.first,
      id.contains("-") || id.first?.isLowercase == true
    else { return nil }
    return try store.tasks.task(id.lowercased())
  }

  /// Returns the task for a question that names only one side of a bridge, understood as a question
  /// about a SwiftUI app: the most similar one, if SwiftUI's own API accomplishes it at the target.
  ///
  /// SwiftUI's API is then the answer, because a bridge needs evidence for both sides.
  ///
  /// - Parameter answer: The answer so far.
  func withinSwiftUI(
    _ text: String, _ reading: QuestionReading, of answer: Recommendation
  ) throws -> DescribedTask? {
    guard answer.namesOneSide, !reading.isSymptom, !reading.namesToolkit,
      reading.sides?.isElsewhere != true, !AssumedTask.excludesSwiftUI(text, reading),
      let nearest = try closest(text).first,
      nearest.score >= AssumedTask.minimumScore, let task = try store.tasks.task(nearest.id),
      task.facts.coverage == .full
        || task.approaches.contains(.native) && nearest.score >= AssumedTask.minimumPartialScore,
      try store.tasks.platforms(of: task.id).contains(answer.platform),
      task.facts.native(on: answer.platform, at: answer.target) != nil
    else { return nil }
    return task
  }

  /// Returns the task whose words the question contains, if the question has no other answer.
  ///
  /// A named class, and words that support two choices, must be answered or asked about instead.
  ///
  /// - Parameter answer: The answer so far.
  func described(
    _ text: String, _ reading: QuestionReading, of answer: Recommendation
  ) throws -> DescribedTask? {
    guard answer.status != .recommended, answer.subject == nil, !reading.isNamed,
      reading.task == nil, reading.contradictions.isEmpty, !reading.isSymptom,
      let sides = reading.sides, !sides.isElsewhere, sides.swiftUI > 0 || !sides.namesPlatform,
      !AssumedTask.excludesSwiftUI(text, reading)
    else { return nil }
    return try store.tasks.task(
      describedIn: text, among: closest(text), on: answer.platform)
  }

  /// Returns the task for a question that was not answered otherwise, or whose answer names no
  /// class: the one that is most similar both to the whole question and to its opening words.
  ///
  /// The rest of a question describes circumstances. It may resemble an unrelated task, but rarely
  /// the same one as the opening words, unless it resembles that task far more than all others. A
  /// question that names only a class of UIKit or AppKit, or says that it is not about SwiftUI,
  /// gets no task, and one whose words contradict each other is asked about instead.
  ///
  /// - Parameter answer: The answer so far.
  func agreed(
    _ text: String, _ reading: QuestionReading, of answer: Recommendation
  ) throws -> DescribedTask? {
    guard answer.subject == nil, answer.status != .recommended || reading.task == nil,
      reading.contradictions.isEmpty,
      let sides = reading.sides, !sides.isElsewhere,
      sides.swiftUI > 0 || !sides.namesPlatform, !AssumedTask.excludesSwiftUI(text, reading)
    else { return nil }
    // A bridge without a side, as in "wrapping a component", can have either direction.
    guard sides.bridge == 0 || sides.swiftUI + sides.platform > 0 else { return nil }
    let scores = AssumedTask.minimumAgreedScores
    let minimum =
      reading.isSymptom ? scores.symptom : sides.swiftUI > 0 ? scores.swiftUI : scores.bare
    let nearest = try closest(text).prefix(2)
    guard let first = nearest.first, first.score >= minimum,
      nearest.dropFirst().allSatisfy({ first.score >= $0.score * AssumedTask.minimumLead })
    else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isFarAhead =
      first.score >= AssumedTask.certain.score
      && nearest.dropFirst().allSatisfy { first.score >= $0.score * AssumedTask.certain.lead }
    if words.count > AssumedTask.openingLength, reading.isSymptom || !isFarAhead {
      let opening = words.prefix(AssumedTask.openingLength).joined(separator: " ")
      let meant = try store.search.results(for: opening, kind: .task, limit: 1).first
      guard meant?.id == first.id else { return nil }
    }
    guard try store.tasks.platforms(of: first.id).contains(answer.platform) else { return nil }
    return try store.tasks.task(first.id)
  }

  /// Returns the task for an object that belongs to another one and so is not bridged itself, if
  /// SwiftUI has no replacement for it at the target: below iOS 15, the refresh control of a scroll
  /// view needs a wrapped scroll view.
  ///
  /// - Parameter component: Returns a class in the book by its exact name.
  func ofPart(
    in reading: QuestionReading, on platform: Platform, at target: Version?,
    component: (String) -> Entry?
  ) throws -> DescribedTask? {
    guard reading.isNamed, let sides = reading.sides, sides.swiftUI > 0,
      [nil, "into-swiftui"].contains(reading.choices["direction"]),
      case .component(let name) = reading.subject, let entry = component(name),
      case .component(let facts) = entry.details, [.part, .service].contains(facts.role)
    else { return nil }
    let isThere = facts.natives.contains { native in
      target.map { native.since.contains(platform, $0) } ?? (native.since.row(for: platform) != nil)
    }
    guard !isThere, let task = try store.tasks.onlyTask(with: name, on: platform),
      !Set(task.approaches).isDisjoint(with: [.view, .controller, .gesture])
    else { return nil }
    return task
  }
}
