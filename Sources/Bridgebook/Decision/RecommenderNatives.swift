/// Weighs SwiftUI's own APIs against the bridge.
extension Recommender {
  /// Takes the API that has what is asked for, or the bridge where none has it at the target.
  func decide(
    _ decision: RequirementAdvice.Decision, coverage: NativeCoverage,
    in answer: inout Recommendation
  ) {
    answer.decidedBy = .init(requirement: decision.title, native: decision.native?.name)
    if let native = decision.native {
      let isKnown = answer.native?.api == native.name
      answer.native = Recommendation.Native(
        api: native.name, form: native.form, since: native.since, coverage: coverage,
        lackRows: isKnown ? answer.native?.lackRows ?? [] : [], availableAtTarget: true)
    }
    answer.preferNative = decision.native != nil
    // Where SwiftUI has nothing for the class at all, there was nothing to decide.
    guard answer.native != nil || decision.later != nil else { return }
    answer.notes.append(decision.note(besides: answer.native?.api, on: answer.platform))
  }

  /// The task's own SwiftUI API, where the class has none that does it at the target.
  ///
  /// A question that names SwiftUI alone is answered with SwiftUI as long as that does what is asked.
  func offerNative(of reading: QuestionReading, in answer: inout Recommendation) {
    guard let task = reading.task, answer.status == .recommended else { return }
    let isNativeTask = task.approaches.contains(.native)
    let isAlone = reading.sides?.isSwiftUIAlone ?? false
    if !answer.preferNative {
      let isBridge = answer.decidedBy.map { $0.native == nil } ?? false
      guard !isBridge, task.facts.coverage == .full || isNativeTask || isAlone,
        let native = task.facts.native(on: answer.platform, at: answer.target)
      else { return }
      answer.native = Recommendation.Native(
        api: native.name, form: native.form, since: native.since, coverage: task.facts.coverage,
        lackRows: [], availableAtTarget: true)
      answer.preferNative = true
    }
    guard isNativeTask || isAlone, let native = answer.native, answer.approach != .native else {
      return
    }
    if let approach = answer.approach, approach != .none {
      answer.alternatives.insert(
        .init(
          approach: approach, technique: answer.technique ?? "",
          whyNot: "below the release that brought \(native.api)"), at: 0)
    }
    answer.approach = .native
    answer.technique = native.api
    answer.presentation = nil
    answer.pattern = Recommender.nativePattern
    answer.summary = "Use \(native.api); no bridge is needed at this target."
  }

  /// What is bridged for the task, where the answer is about no class that says so.
  func nameBridge(of task: DescribedTask?, in answer: inout Recommendation) {
    guard answer.subject == nil, answer.approach != .native, let bridge = task?.facts.bridge else {
      return
    }
    answer.notes.append("What to bridge: \(bridge).")
  }

  /// The pattern of all answers that need no bridge.
  private static let nativePattern = "use-native-api"
}
