/// What a native SwiftUI API offers in place of a class.
struct NativeAdvice {
  let facts: ComponentFacts
  let entry: Entry

  /// The native API of a platform: the best that exists at the target, else the first that ever came there.
  func native(on platform: Platform, at target: Version) -> Recommendation.Native? {
    guard facts.coverage != .none else { return nil }
    let offered = facts.natives.filter { $0.since.row(for: platform) != nil }
    let existing = offered.first { $0.since.contains(platform, target) }
    guard let api = existing ?? offered.first ?? facts.natives.first else { return nil }
    return Recommendation.Native(
      api: api.name, since: api.since, coverage: facts.coverage,
      lacks: entry.section("Lacks")?.markdown ?? "", availableAtTarget: existing != nil)
  }

  /// The deployment target at which the native API becomes, or stops being, the better way.
  ///
  /// Where the class is no older than the native API, there is no release that has the class alone.
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
