internal import Bridgebook
internal import BridgebookStore

/// The answer to a question that has none, if the two tasks that are most similar to it have the
/// same kind of answer: SwiftUI's own API, or the same bridge.
///
/// Two tasks that only share some words with a question rarely have the same kind of answer. If
/// they do, that kind fits no matter which of them is meant; the class or API is that of the
/// closest one, and a note says so.
struct AgreeingTasks {
  /// The minimum similarity of the closest task; one with a lower score often shares only a common
  /// word with the question.
  private static let minimumScore = 10.0
  /// The minimum number of words of a question that names SwiftUI, of one that names no side of a
  /// bridge, and of one that names only UIKit or AppKit; shorter ones often search for something
  /// else.
  private static let minimumWords = (swiftUI: 5, bare: 8, platform: 12)

  let store: Store
  let session: RecommendationSession
  let inquiry: Inquiry
  /// The question's own reading.
  let reading: QuestionReading
  /// The question's own answer.
  let answer: Recommendation

  private struct TaskAnswer {
    let task: DescribedTask
    let answer: Recommendation
    let reading: QuestionReading

    func agrees(with other: TaskAnswer) -> Bool {
      answer.preferNative
        ? other.answer.preferNative
        : !other.answer.preferNative && answer.approach == other.answer.approach
    }
  }

  /// Returns the answer to the closest task with the reading that leads to it; nil if the question
  /// has an answer, or the tasks do not agree.
  ///
  /// A question that names SwiftUI needs no second task if SwiftUI's own API accomplishes the
  /// first.
  func agreed() throws -> (answer: Recommendation, reading: QuestionReading)? {
    guard let sides = reading.sides, isSupported(by: sides) else { return nil }
    let closest = try session.closestTasks(to: inquiry.text)
    guard let nearest = closest.first, nearest.score >= AgreeingTasks.minimumScore,
      let first = try answered(nearest)
    else { return nil }
    let next = try closest.dropFirst().first.flatMap(answered(_:))
    let second = next.flatMap { $0.agrees(with: first) ? $0 : nil }
    guard second != nil || sides.swiftUI > 0 && first.answer.preferNative else { return nil }
    var answer = first.answer
    answer.notes.insert(
      ClosestTaskAnswer.note(on: first.task, for: sides, and: second?.task), at: 0)
    return (answer, first.reading)
  }

  /// Returns whether the question says enough to be understood as a task.
  private func isSupported(by sides: QuestionSides) -> Bool {
    guard answer.status != .recommended, !reading.isSymptom, !reading.isOutside,
      !sides.isElsewhere, !AssumedTask.excludesSwiftUI(inquiry.text, reading)
    else { return false }
    // The answer says that the platform does not have the class.
    guard answer.subject == nil || answer.status != .notCovered else { return false }
    let count = inquiry.text.split(whereSeparator: \.isWhitespace).count
    let minimum = AgreeingTasks.minimumWords
    if sides.swiftUI > 0 { return count >= minimum.swiftUI }
    return count >= (sides.namesPlatform ? minimum.platform : minimum.bare)
  }

  /// Returns the answer to a task; nil if there is none on the platform.
  private func answered(_ result: SearchResult) throws -> TaskAnswer? {
    guard let task = try store.tasks.task(result.id),
      try store.tasks.platforms(of: task.id).contains(answer.platform)
    else { return nil }
    let assumed = try session.reading(
      of: task, besides: reading, for: inquiry, on: answer.platform, at: answer.target)
    let other = try session.recommend(inquiry, reading: assumed)
    guard other.status == .recommended, other.platform == answer.platform,
      other.target == answer.target
    else { return nil }
    return TaskAnswer(task: task, answer: other, reading: assumed)
  }
}
