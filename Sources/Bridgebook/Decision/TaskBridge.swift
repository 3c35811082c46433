/// The bridge of a task, for an answer that names no class.
///
/// The decision tree knows only the kind of object and its place, so its sentence and gotchas are
/// those of any object of that kind.
struct TaskBridge {
  private let task: DescribedTask
  private let bridge: String

  /// Creates the bridge of a task; returns nil if the task has none.
  init?(of task: DescribedTask?) {
    guard let task, let bridge = task.facts.bridge else { return nil }
    self.task = task
    self.bridge = bridge
  }

  /// Replaces the general sentence by that of the task, and puts the task's gotchas first.
  func apply(to answer: inout Recommendation) {
    guard answer.subject == nil, let approach = answer.approach, approach != .native else { return }
    if answer.preferNative {
      answer.notes.append("What to bridge: \(bridge).")
    } else {
      answer.summary = "\(approach == .none ? "No bridge" : "Bridge"): \(bridge)."
    }
    guard task.approaches.contains(approach) else { return }
    let own = task.facts.gotchas
    answer.gotchas = own + answer.gotchas.filter { !own.contains($0) }
  }
}
