/// What a native SwiftUI API offers in place of a class.
struct NativeAdvice {
  let facts: ComponentFacts
  let entry: Entry

  /// The native API of a platform: the first that exists at the target and that no newer one replaces there, else
  /// the first that ever came to the platform.
  func native(on platform: Platform, at target: Version) -> Recommendation.Native? {
    guard facts.coverage != .none else { return nil }
    let candidates = replacements
    let offered = candidates.filter { $0.since.row(for: platform) != nil }
    let existing =
      offered.first { $0.isCurrent(platform, target) }
      ?? offered.last { $0.since.contains(platform, target) }
    guard let api = existing ?? offered.first ?? candidates.first else { return nil }
    return Recommendation.Native(
      api: api.name, form: api.form, since: api.since, coverage: facts.coverage,
      lackRows: facts.lacks, availableAtTarget: existing != nil)
  }

  /// A modifier only accompanies the view that replaces a view class; alone it may stand for what it covers.
  private var replacements: [NativeAPI] {
    guard facts.kind == .view else { return facts.natives }
    let others = facts.natives.filter { $0.form != NativeAPI.Form.modifier }
    return others.isEmpty ? facts.natives : others
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
