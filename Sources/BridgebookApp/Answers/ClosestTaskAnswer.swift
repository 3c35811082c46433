internal import Bridgebook
internal import BridgebookStore

/// The answer to the task that a question seems to mean, for a question whose own answer is missing
/// or names no class.
///
/// A task adds its class or API to an answer that names none, but does not change its bridge. A
/// question without an answer may also get the one on which its two closest tasks agree.
struct ClosestTaskAnswer {
  let store: Store
  let session: RecommendationSession
  let inquiry: Inquiry
  /// The question's own reading.
  let reading: QuestionReading
  /// The question's own answer.
  let answer: Recommendation

  /// Returns the answer to the task, or the one on which two tasks agree, with the reading that
  /// leads to it; nil if there is neither.
  ///
  /// Given answers to the tree's questions decide by themselves.
  func understood() throws -> (answer: Recommendation, reading: QuestionReading)? {
    guard inquiry.answers.isEmpty else { return nil }
    return try assumed()
      ?? AgreeingTasks(
        store: store, session: session, inquiry: inquiry, reading: reading, answer: answer
      ).agreed()
  }

  /// Returns the answer to the task that the question is understood as.
  private func assumed() throws -> (answer: Recommendation, reading: QuestionReading)? {
    let assumption = AssumedTask(store: store, closest: session.closestTasks(to:))
    let within = try assumption.withinSwiftUI(inquiry.text, reading, of: answer)
    guard
      let task = try within ?? assumption.described(inquiry.text, reading, of: answer)
        ?? assumption.agreed(inquiry.text, reading, of: answer),
      let assumed = try reading(as: task, seeksSwiftUIAPI: within != nil)
    else { return nil }
    var other = try session.recommend(inquiry, reading: assumed)
    guard other.status == .recommended, other.preferNative || within == nil,
      other.platform == answer.platform, other.target == answer.target
    else { return nil }
    let changesBridge = other.approach != answer.approach || (reading.sides?.bridge ?? 0) > 0
    if answer.status == .recommended, changesBridge { return nil }
    other.notes.insert(
      ClosestTaskAnswer.note(on: task, for: within == nil ? nil : reading.sides), at: 0)
    return (other, assumed)
  }

  /// Returns the note that names the task that a question was understood as.
  ///
  /// - Parameters:
  ///   - sides: the sides of a bridge that the question names, if the answer assumes a SwiftUI app.
  ///   - next: another task with the same kind of answer.
  static func note(
    on task: DescribedTask, for sides: QuestionSides?, and next: DescribedTask? = nil
  ) -> String {
    let also = next.map { "; the next one, \($0.id), has the same kind of answer" } ?? ""
    let closest = "the closest task: \(task.id), \(task.title)\(also)."
    guard let sides, !sides.isAcross else { return "The question was understood as " + closest }
    let namesAny = sides.swiftUI + sides.platform + sides.bridge > 0
    let named = namesAny ? "only one side" : "neither side"
    return "The question names \(named) of a bridge; this is the answer for a SwiftUI app, to "
      + closest
  }

  /// Returns the reading of the question as one for a task; nil if the question gives no reason for
  /// the task's bridge.
  ///
  /// - Parameter seeksSwiftUIAPI: Whether only SwiftUI's own API can be the answer.
  private func reading(
    as task: DescribedTask, seeksSwiftUIAPI: Bool
  ) throws -> QuestionReading? {
    var assumed = try session.reading(
      of: task, besides: reading, for: inquiry, on: answer.platform, at: answer.target)
    let namesSwiftUIAlone =
      reading.sides.map { $0.swiftUI > 0 && $0.bridge == 0 && !$0.namesPlatform } ?? false
    let namesNoSide = reading.sides?.isBare == true
    let prefersSwiftUIAPI =
      seeksSwiftUIAPI || namesSwiftUIAlone || namesNoSide || reading.isSymptom
    guard answer.status != .recommended, prefersSwiftUIAPI else { return assumed }
    guard task.facts.native(on: answer.platform, at: answer.target) != nil else {
      guard !seeksSwiftUIAPI, !reading.isSymptom else { return nil }
      // What needs no bridge needs no reason for one. A named target that SwiftUI's API is too new
      // for is a reason.
      let namesTarget = answer.asOf == nil
      let isTooNew = namesTarget && task.facts.native(on: answer.platform, at: nil) != nil
      return namesNoSide || task.approaches == [.none] || isTooNew ? assumed : nil
    }
    assumed = assumed.seekingSwiftUIAPI
    // Without a class, nothing else implies the platform.
    assumed.choices["platform"] = answer.platform.rawValue
    return assumed
  }
}
