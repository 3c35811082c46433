internal import Bridgebook
internal import BridgebookStore

/// Chooses the pattern of a task for an answer that names no class, whose pattern from the decision
/// tree would be that of any object.
struct TaskPattern {
  let store: Store
  let task: DescribedTask

  /// Replaces the answer's pattern by that of the task, if it fits the approach and the platform.
  ///
  /// - Returns: Whether the answer's pattern has a sample for the task. The sample of a general
  ///   pattern wraps some other class; one that hosts SwiftUI shows the place for it.
  func apply(to answer: inout Recommendation) throws -> Bool {
    guard let approach = answer.approach else { return false }
    let general = answer.pattern
    if let own = task.facts.pattern {
      let candidates = [own] + [TaskPattern.counterpart(of: own)].compactMap { $0 }
      answer.pattern =
        try store.tasks.pattern(among: candidates, for: approach, on: answer.platform) ?? general
    }
    return answer.pattern != general || [.hosting, .environment, .sharedState].contains(approach)
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
