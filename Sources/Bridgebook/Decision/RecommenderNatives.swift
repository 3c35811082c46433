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
    answer.notes.append(decision.note(besides: answer.native?.api, on: answer.platform))
  }

  /// Recommends the task's own SwiftUI API if the class has none that is preferred at the target,
  /// or one that does something else.
  ///
  /// A question that only resembles the task is answered with SwiftUI alone; no bridge is guessed.
  func offerNative(of reading: QuestionReading, in answer: inout Recommendation) {
    guard let task = reading.task, answer.status == .recommended else { return }
    let isNativeTask = task.approaches.contains(.native)
    let isFull = task.facts.coverage == .full
    if task.approaches == [.none], !isFull, !task.isGuessed, answer.decidedBy == nil {
      // An API that replaces the object does not do the object's work.
      answer.preferNative = false
      return
    }
    if !answer.preferNative {
      let isBridge = answer.decidedBy.map { $0.native == nil } ?? false
      guard !isBridge, isFull || isNativeTask || answer.subject == nil,
        let native = task.facts.native(on: answer.platform, at: answer.target)
      else { return }
      answer.native = Recommendation.Native(
        native, coverage: task.facts.coverage, lackRows: [], availableAtTarget: true,
        isOfTask: true)
      answer.preferNative = true
    } else if answer.decidedBy == nil, !task.isGuessed,
      let native = task.facts.native(on: answer.platform, at: answer.target),
      native.name != answer.native?.api
    {
      // The task's API does what is asked for; that of the class only replaces the class.
      answer.native = Recommendation.Native(
        native, coverage: task.facts.coverage, lackRows: [], availableAtTarget: true,
        isOfTask: true)
    }
    // Content for a platform object needs a host, regardless of the object's SwiftUI equivalent.
    let isAlone = task.approaches == [.native] || isNativeTask && answer.approach == Approach.none
    guard isAlone || task.isGuessed, let native = answer.native, answer.approach != .hosting
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
