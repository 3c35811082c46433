/// Compares the requirements of a question with the SwiftUI APIs available at the target.
struct RequirementAdvice {
  /// The requirement that decides between the API and the bridge.
  struct Decision {
    let title: String
    /// The API that meets it at the target; nil if only the bridge does.
    let native: NativeAPI?
    /// The first API that meets it in any release of the platform.
    let later: NativeAPI?
  }

  private let requirements: [Requirement]
  private let natives: [NativeAPI]
  private let classes: [String]

  /// - Parameters:
  ///   - requirements: The requirements of the question.
  ///   - natives: The APIs that replace the class or accomplish the task.
  ///   - classes: The class that the answer is about, and that of the task.
  init(_ requirements: [Requirement], natives: [NativeAPI], classes: [String]) {
    self.requirements = requirements
    self.natives = natives
    self.classes = classes
  }

  /// Returns the first requirement that no API meets at the target, or otherwise the first
  /// requirement.
  func decision(on platform: Platform, at target: Version) -> Decision? {
    let decisions = requirements.compactMap { requirement -> Decision? in
      let having = natives.filter { requirement.natives.contains($0.name) }
      // A requirement that neither the classes nor their APIs can meet concerns something else.
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
  /// Returns a sentence about the decision.
  ///
  /// - Parameters:
  ///   - api: The API that was considered; used if no API meets the requirement.
  ///   - hasBridge: Whether the answer has a bridge that can be recommended instead.
  func note(besides api: String?, on platform: Platform, hasBridge: Bool) -> String {
    let asked = "The question asks for \(title)"
    let ending = hasBridge ? ", so the bridge is recommended." : "."
    if let native {
      let since = native.since.row(for: platform)?.since.map { " since \(platform.title) \($0)" }
      return "\(asked), which \(native.name) supports\(since ?? ""), so it is recommended."
    }
    if let later, let since = later.since.row(for: platform)?.since {
      return "\(asked), which \(later.name) supports only since \(platform.title) \(since)\(ending)"
    }
    guard let api else {
      return "\(asked), which no SwiftUI API supports\(ending)"
    }
    return "\(asked), which \(api) does not support\(ending)"
  }
}
