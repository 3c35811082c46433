/// The bridge that a task describes in its own words.
struct TaskBridge {
  private let task: DescribedTask
  private let bridge: String
  /// Returns a class in the book by its exact name.
  private let component: (String) -> Entry?

  /// Creates the bridge of a task; returns nil if the task has none.
  init?(of task: DescribedTask?, component: @escaping (String) -> Entry?) {
    guard let task, let bridge = task.facts.bridge else { return nil }
    self.task = task
    // The verdict is plain text.
    self.bridge = bridge.replacing("`", with: "")
    self.component = component
  }

  /// Replaces the sentence that the decision tree has for any object by the task's own, and puts
  /// the task's gotchas first; if SwiftUI's API is recommended, adds a note with the bridge.
  ///
  /// An answer about a class that the question names keeps the class's sentence.
  func apply(to answer: inout Recommendation, isNamed: Bool) {
    guard let approach = answer.approach, approach != .native, fits(approach, on: answer.platform),
      answer.subject == nil || approach == .none && !isNamed
    else { return }
    if answer.preferNative {
      answer.notes.append("What to bridge: \(bridge).")
    } else if approach == .none {
      // The verdict begins with the class, if there is one.
      answer.summary = answer.subject == nil ? "No bridge is needed: \(bridge)." : "\(bridge)."
    } else {
      answer.summary = "Bridge: \(bridge)."
    }
    let own = task.facts.gotchas
    answer.gotchas = own + answer.gotchas.filter { !own.contains($0) }
  }

  /// Returns whether the task has the approach, and one of its classes belongs to the platform.
  private func fits(_ approach: Approach, on platform: Platform) -> Bool {
    guard task.approaches.contains(approach), platform != .watchos else { return false }
    let names = task.classNames
    return names.isEmpty
      || names.contains { name in
        component(name).map { $0.platforms.row(for: platform) != nil }
          ?? (name.hasPrefix("NS") == (platform.toolkit == .appkit))
      }
  }
}

extension DescribedTask {
  /// The names of the classes that the task is about, in both toolkits.
  package var classNames: [String] {
    let own = facts.component.map { [$0] + PlatformName.counterparts(of: $0) } ?? []
    let mentioned = (facts.bridge ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return own + classes + mentioned.filter(PlatformName.isOne)
  }
}
