internal import Bridgebook
internal import BridgebookStore

/// The answer to the task that a question seems to mean, for a question whose own answer is missing
/// or names no class.
///
/// A task adds the class or the API to an answer, but does not change its bridge.
struct ClosestTaskAnswer {
  let store: Store
  let session: RecommendationSession
  let inquiry: Inquiry
  /// The question's own reading.
  let reading: QuestionReading
  /// The question's own answer.
  let answer: Recommendation

  /// Returns the answer to the task with the reading that leads to it; nil if there is no such
  /// task.
  ///
  /// Given answers to the tree's questions decide by themselves.
  func found() throws -> (Recommendation, QuestionReading)? {
    guard inquiry.answers.isEmpty else { return nil }
    let assumption = AssumedTask(store: store, closest: session.closestTasks(to:))
    let within = try assumption.withinSwiftUI(inquiry.text, reading, of: answer)
    guard
      let task = try within ?? assumption.described(inquiry.text, reading, of: answer)
        ?? assumption.agreed(inquiry.text, reading, of: answer),
      let assumed = try understood(as: task, seeksSwiftUIAPI: within != nil)
    else { return nil }
    var other = try session.recommend(inquiry, reading: assumed)
    guard other.status == .recommended, other.preferNative || within == nil,
      other.platform == answer.platform, other.target == answer.target
    else { return nil }
    let isOther = other.approach != answer.approach || (reading.sides?.bridge ?? 0) > 0
    if answer.status == .recommended, isOther { return nil }
    other.notes.insert(
      within == nil
        ? "The question was understood as the closest task: \(task.id), \(task.title)."
        : "The question names only one side of a bridge; this is the answer for a SwiftUI app, to "
          + "the closest task: \(task.id), \(task.title).", at: 0)
    return (other, assumed)
  }

  /// Returns the reading of the question as one for a task; nil if the answer would be a bridge for
  /// which the question gives no reason.
  ///
  /// - Parameter seeksSwiftUIAPI: Whether only SwiftUI's own API can be the answer. It is also
  ///   sought by a question that names only SwiftUI or says what goes wrong.
  private func understood(
    as task: DescribedTask, seeksSwiftUIAPI: Bool
  ) throws -> QuestionReading? {
    var assumed = try session.reading(
      of: task, besides: reading, for: inquiry, on: answer.platform, at: answer.target)
    let isAlone =
      reading.sides.map { $0.swiftUI > 0 && $0.bridge == 0 && !$0.namesPlatform } ?? false
    guard answer.status != .recommended, seeksSwiftUIAPI || isAlone || reading.isSymptom else {
      return assumed
    }
    guard task.facts.native(on: answer.platform, at: answer.target) != nil else {
      // A named target that SwiftUI's API is too new for is a reason to bridge as well.
      let isTooNew =
        answer.asOf == nil && task.facts.native(on: answer.platform, at: nil) != nil
      return isTooNew && isAlone && !reading.isSymptom ? assumed : nil
    }
    assumed = assumed.seekingSwiftUIAPI
    // Without a class, nothing else implies the platform.
    assumed.choices["platform"] = answer.platform.rawValue
    return assumed
  }
}
