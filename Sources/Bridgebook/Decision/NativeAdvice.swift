/// Finds the native SwiftUI API that replaces a class.
struct NativeAdvice {
  let facts: ComponentFacts
  let entry: Entry

  /// Returns the native API of a platform.
  ///
  /// It is the first API that exists at the target and has not been replaced there, otherwise the
  /// last one that exists at the target, otherwise the first one that any release of the platform
  /// has, and otherwise the first one of any platform.
  func native(on platform: Platform, at target: Version) -> Recommendation.Native? {
    guard facts.coverage != .none else { return nil }
    let candidates = replacements
    let offered = candidates.filter { $0.since.row(for: platform) != nil }
    let existing =
      offered.first { $0.isCurrent(platform, target) }
      ?? offered.last { $0.since.contains(platform, target) }
    guard let api = existing ?? offered.first ?? candidates.first else { return nil }
    let lacks = facts.lacks(on: platform, at: target)
    // A release may have added all features that were missing.
    let isFull = lacks.isEmpty && !facts.lacks.isEmpty
    return Recommendation.Native(
      api, coverage: isFull ? .full : facts.coverage, lackRows: lacks,
      availableAtTarget: existing != nil)
  }

  /// The APIs that can replace the class: for a view class, modifiers count only if there are no
  /// other APIs.
  private var replacements: [NativeAPI] {
    guard facts.kind == .view else { return facts.natives }
    let others = facts.natives.filter { $0.form != NativeAPI.Form.modifier }
    return others.isEmpty ? facts.natives : others
  }

  /// Returns the change of the deployment target that makes the native API available, or rules it
  /// out.
  ///
  /// The second change exists only if the class is older than the native API; otherwise, no release
  /// has the class alone.
  static func flips(for answer: Recommendation) -> [Recommendation.Flip] {
    guard let native = answer.native, let approach = answer.approach, approach != .none,
      let since = native.since.row(for: answer.platform)?.since
    else { return [] }
    let name = answer.platform.title
    if !native.availableAtTarget {
      return [
        .init(
          change: "Deployment target: \(name) \(since) or later", approach: approach,
          technique: answer.technique ?? "", preferNative: true)
      ]
    }
    guard answer.preferNative, since > Version(13),
      answer.platform != .macos || since > Version(10, 15),
      answer.requires.row(for: answer.platform)?.since.map({ $0 < since }) ?? true
    else { return [] }
    return [
      .init(
        change: "Deployment target: before \(name) \(since)", approach: approach,
        technique: answer.technique ?? "", preferNative: false)
    ]
  }
}
