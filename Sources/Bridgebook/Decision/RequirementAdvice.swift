/// Holds what a question asks for against what SwiftUI's own API has at the target.
struct RequirementAdvice {
  /// What decided between the API and the bridge.
  struct Decision {
    let title: String
    /// The API that has it at the target; nil where the bridge is needed for it.
    let native: NativeAPI?
    /// An API that has it from a later release on.
    let later: NativeAPI?
  }

  private let requirements: [Requirement]
  private let natives: [NativeAPI]
  private let classes: [String]

  /// - Parameters:
  ///   - requirements: what the question asks for.
  ///   - natives: the APIs that stand for the class or do the task.
  ///   - classes: the class the answer is about, and that of the task.
  init(_ requirements: [Requirement], natives: [NativeAPI], classes: [String]) {
    self.requirements = requirements
    self.natives = natives
    self.classes = classes
  }

  /// What decides: the first requirement that no API has at the target, else the first that one has.
  func decision(on platform: Platform, at target: Version) -> Decision? {
    let decisions = requirements.compactMap { requirement -> Decision? in
      let having = natives.filter { requirement.natives.contains($0.name) }
      // What neither the class nor an API of its has is asked of something else.
      guard !having.isEmpty || requirement.components.contains(where: classes.contains) else {
        return nil
      }
      return Decision(
        title: requirement.title,
        native: having.first { $0.since.contains(platform, target) },
        later: having.first { $0.since.row(for: platform) != nil })
    }
    return decisions.first { $0.native == nil } ?? decisions.first
  }
}

extension RequirementAdvice.Decision {
  /// Says what decided; a class is bridged for what its API lacks.
  ///
  /// - Parameter api: the API that was looked at, where none has it.
  func note(besides api: String?, on platform: Platform) -> String {
    let asked = "The question asks for \(title)"
    if let native {
      let since = native.since.row(for: platform)?.since.map { " since \(platform.title) \($0)" }
      return "\(asked), which \(native.name) has\(since ?? ""): that decides for it."
    }
    if let later, let since = later.since.row(for: platform)?.since {
      return "\(asked), which \(later.name) has only from \(platform.title) \(since) on: "
        + "that decides for the bridge."
    }
    guard let api else {
      return "\(asked), which no API of SwiftUI has: that decides for the bridge."
    }
    return "\(asked), which \(api) does not do: that decides for the bridge."
  }
}
