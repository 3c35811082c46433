internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// What the entry of a task adds to an answer.
struct TaskAdvice {
  let store: Store
  let task: DescribedTask

  /// The minimum score of a mentioned task; one with a lower score shares only a common word.
  static let nearestScore = 8.0

  /// Adds the task that the question describes in words, or mentions the most similar one if there
  /// is no answer.
  static func addTask(
    describedIn text: String, reading: QuestionReading, to answer: inout Recommendation,
    in store: Store, session: RecommendationSession
  ) throws {
    answer.task = reading.task
    if let task = reading.task,
      let lacks = try TaskAdvice(store: store, task: task).lacks(in: answer)
    {
      answer.notes.append(lacks)
    }
    guard text.contains(where: \.isWhitespace) else { return }
    // An answer that brings something into SwiftUI is not about a task that only hosts SwiftUI.
    let isInto = answer.approach.map { [.view, .controller, .gesture].contains($0) } ?? false
    answer.task =
      try reading.task
      ?? store.tasks.task(
        describedIn: text, among: session.closestTasks(to: text), on: answer.platform,
        without: isInto ? .hosting : nil)
    guard answer.task == nil, answer.status != .recommended, reading.sides?.isElsewhere == false
    else { return }
    let nearest = try session.closestTasks(to: text).first
    if let nearest, nearest.score >= nearestScore {
      answer.notes.append("The closest task in the book is \(nearest.id): \(nearest.title).")
    }
  }

  /// Replaces the pattern that the decision tree has for any object by that of the task, if it fits
  /// the approach and the platform.
  func replacePattern(of answer: inout Recommendation) throws {
    guard let approach = answer.approach, let own = task.facts.pattern else { return }
    let candidates = [own] + [TaskAdvice.counterpart(of: own)].compactMap { $0 }
    let fitting = try store.tasks.pattern(among: candidates, for: approach, on: answer.platform)
    answer.pattern = fitting ?? answer.pattern
  }

  /// Returns whether code contains one of the task's classes; the sample of a pattern may be about
  /// another class.
  func isShown(in code: String) -> Bool { task.classNames.contains { code.contains($0) } }

  /// Returns what SwiftUI's own API for the task lacks, if the answer names that API and its
  /// verdict does not say so.
  func lacks(in answer: Recommendation) throws -> String? {
    guard let native = answer.native, native.availableAtTarget, native.isOfTask,
      native.coverage == .partial, native.lackRows.isEmpty,
      let section = try store.entries.section("Lacks", of: task.id)
    else { return nil }
    return "What SwiftUI's API lacks: "
      + MarkdownText.withoutMarks(section).replacing("\n", with: " ")
  }

  /// Returns the id of the same pattern for the other toolkit; nil if the id names no toolkit.
  private static func counterpart(of pattern: String) -> String? {
    for (toolkit, other) in [("-uikit", "-appkit"), ("-appkit", "-uikit")]
    where pattern.hasSuffix(toolkit) {
      return pattern.dropLast(toolkit.count) + other
    }
    return nil
  }
}
