/// The choice between SwiftUI's own APIs and the bridge.
struct NativeChoice {
  /// Applies the decision of a requirement: for the API that meets it, or for the bridge if none
  /// does at the target.
  func decide(
    _ decision: RequirementAdvice.Decision, coverage: NativeCoverage,
    in answer: inout Recommendation
  ) {
    answer.decidedBy = .init(requirement: decision.title, native: decision.native?.name)
    if let native = decision.native {
      let isKnown = answer.native?.api == native.name
      answer.native = Recommendation.Native(
        native, coverage: coverage, lackRows: isKnown ? answer.native?.lackRows ?? [] : [],
        availableAtTarget: true)
    }
    answer.preferNative = decision.native != nil
    // Without a SwiftUI API for the class, there was no choice to explain.
    guard answer.native != nil || decision.later != nil else { return }
    answer.notes.append(
      decision.note(
        besides: answer.native?.api, on: answer.platform,
        hasBridge: answer.approach.map { ![.native, .none].contains($0) } ?? false))
  }

  /// Recommends the task's own SwiftUI API if the class has none that is preferred at the target,
  /// or one that does something else.
  ///
  /// An API that is newer than the target is named but not recommended.
  ///
  /// A question that only resembles the task is answered with SwiftUI alone; no bridge is guessed.
  func offerNative(of reading: QuestionReading, in answer: inout Recommendation) {
    guard let task = reading.task, answer.status == .recommended else { return }
    let isNativeTask = task.approaches.contains(.native)
    let isFull = task.facts.coverage == .full
    if task.approaches == [.none], !isFull, !task.isGuessed, answer.decidedBy == nil {
      // SwiftUI's API for the class does not do the task.
      answer.native = nil
      answer.preferNative = false
      return
    }
    if applyMissingRequirement(of: reading, task, to: &answer) { return }
    let isBridge = answer.decidedBy.map { $0.native == nil } ?? false
    if let native = task.facts.native(on: answer.platform, at: answer.target) {
      // The task's API does what is asked for; that of the class only replaces the class.
      let isBetter = answer.decidedBy == nil && !task.isGuessed && native.name != answer.native?.api
      // An API that does only part of a task is recommended if it is among the task's approaches.
      let isEnough = isFull || isNativeTask || answer.approach == .native
      let isMissing = isEnough && !isBridge
      guard answer.preferNative ? isBetter : isMissing else {
        if answer.native == nil, !task.isGuessed, answer.approach != Approach.none {
          answer.native = partial(native)
        }
        return leaveBridge(of: task, in: &answer)
      }
      answer.native = Recommendation.Native(
        native, coverage: task.facts.coverage, lackRows: [], availableAtTarget: true,
        isOfTask: true)
      answer.preferNative = true
    } else if answer.native == nil, answer.approach != .native, !isBridge, isFull || isNativeTask,
      let later = task.facts.native(on: answer.platform, at: nil)
    {
      answer.native = Recommendation.Native(
        later, coverage: task.facts.coverage, lackRows: [], availableAtTarget: false,
        isOfTask: true)
    }
    leaveBridge(of: task, in: &answer)
  }

  /// Returns a task's API that is named beside the bridge.
  private func partial(_ native: NativeAPI) -> Recommendation.Native {
    Recommendation.Native(
      native, coverage: .partial, lackRows: [], availableAtTarget: true, isOfTask: true)
  }

  /// Decides for the bridge if the task's own SwiftUI API lacks what the question requires, and
  /// returns whether it did; an answer about a class was decided earlier.
  private func applyMissingRequirement(
    of reading: QuestionReading, _ task: DescribedTask, to answer: inout Recommendation
  ) -> Bool {
    guard answer.decidedBy == nil, answer.native == nil, !reading.isBridgeUnwanted, !task.isGuessed,
      let approach = answer.approach, ![.none, .native].contains(approach),
      let native = task.facts.native(on: answer.platform, at: answer.target),
      let decision = RequirementAdvice(
        reading.requirements, natives: task.facts.natives,
        classes: [task.facts.component].compactMap { $0 }
      ).decision(on: answer.platform, at: answer.target), decision.native == nil
    else { return false }
    answer.native = partial(native)
    decide(decision, coverage: .partial, in: &answer)
    return true
  }

  /// Replaces the bridge by SwiftUI's own API, if the task has no other or is only resembled.
  private func leaveBridge(of task: DescribedTask, in answer: inout Recommendation) {
    guard answer.preferNative else { return }
    // Content for a platform object needs a host, regardless of the object's SwiftUI equivalent.
    let hasNoBridge =
      task.approaches == [.native]
      || task.approaches.contains(.native) && answer.approach == Approach.none
    guard hasNoBridge || task.isGuessed, let native = answer.native, answer.approach != .hosting
    else { return }
    if let approach = answer.approach, ![.none, .native].contains(approach) {
      answer.alternatives.insert(
        .init(
          approach: approach, technique: answer.technique ?? "",
          whyNot: "below the release that brought \(native.api)"), at: 0)
    }
    answer.approach = .native
    answer.technique = native.api
    answer.presentation = nil
    answer.pattern = NativeChoice.nativePattern
    answer.summary = "Use \(native.api); no bridge is needed at this target."
  }

  /// The pattern of all answers that need no bridge.
  private static let nativePattern = "use-native-api"
}
