/// The limits set by the deployment target: APIs introduced later cannot be recommended.
struct TargetLimit {
  /// Replaces an answer whose class or SwiftUI API is newer than the target.
  ///
  /// - Returns: The change of the target that leads to the answer, or nil if the target allows it.
  func apply(
    to answer: inout Recommendation, assembly: FactAssembly
  ) -> Recommendation.Flip? {
    guard answer.status == .recommended else { return nil }
    let isAhead = answer.native.map { !$0.availableAtTarget } ?? false
    guard let newer = answer.newer else {
      guard answer.approach == .native, isAhead else { return nil }
      return useClassItself(&answer)
    }
    if answer.approach == .native, !isAhead { return nil }
    if assembly.isHost || !assembly.reading.isNamed, answer.approach == .hosting,
      answer.technique != newer.name
    {
      // What hosts SwiftUI content does not depend on a class that words only seem to mean.
      return nil
    }
    if answer.preferNative, let native = answer.native {
      answer.approach = .native
      answer.technique = native.api
      answer.summary = "Use \(native.api); \(needs(newer, in: answer))."
      answer.leaveBridge()
      return nil
    }
    let flip = Recommendation.Flip(
      change: change(to: newer.since, in: answer), approach: answer.approach,
      technique: answer.technique ?? "",
      preferNative: answer.native?.since.contains(answer.platform, newer.since) ?? false)
    answer.summary = absence(of: newer, in: answer)
    if let nearest = nearest(in: assembly) { answer.summary += " The nearest is \(nearest)." }
    answer.approach = Approach.none
    answer.technique = "nothing at this target"
    answer.leaveBridge()
    return flip
  }

  /// Recommends a class without a bridge, because the SwiftUI API that replaces it was introduced
  /// later.
  private func useClassItself(_ answer: inout Recommendation) -> Recommendation.Flip? {
    guard let native = answer.native, let subject = answer.subject,
      let since = native.since.row(for: answer.platform)?.since
    else { return nil }
    let release = "\(answer.platform.title) \(since)"
    answer.approach = Approach.none
    answer.technique = "\(subject.name) itself"
    answer.summary = "Use it directly below \(release), which introduced \(native.api)."
    answer.leaveBridge()
    return Recommendation.Flip(
      change: change(to: since, in: answer), approach: .native, technique: native.api,
      preferNative: true)
  }

  private func change(to release: Version, in answer: Recommendation) -> String {
    "Deployment target: \(answer.platform.title) \(release) or later"
  }

  private func needs(_ newer: Recommendation.NewerClass, in answer: Recommendation) -> String {
    "\(newer.name) needs \(answer.platform.title) \(newer.since)"
  }

  /// Returns a sentence about the APIs that the target lacks, or about the native API that is not
  /// sufficient.
  private func absence(
    of newer: Recommendation.NewerClass, in answer: Recommendation
  ) -> String {
    let release = "\(answer.platform.title) \(answer.target)"
    guard let native = answer.native, let row = native.since.row(for: answer.platform) else {
      return "\(release) does not have \(newer.name): \(needs(newer, in: answer))."
    }
    if native.availableAtTarget {
      return "\(needs(newer, in: answer)), and \(native.api) lacks what you asked for."
    }
    let since = row.since.map { ", \(native.api) \(answer.platform.title) \($0)" } ?? ""
    return "\(release) has neither \(newer.name) nor \(native.api): "
      + "\(needs(newer, in: answer))\(since)."
  }

  /// Returns the class that replaces the newer one, if the target has it.
  private func nearest(in assembly: FactAssembly) -> String? {
    guard let entry = assembly.entry, case .component(let facts) = entry.details,
      let earlier = facts.earlier, let other = assembly.component(earlier),
      other.platforms.contains(assembly.platform, assembly.target)
    else { return nil }
    return earlier
  }
}

extension FactAssembly {
  /// Whether the class is one of SwiftUI's own hosting classes.
  var isHost: Bool { choices["thing"] == ComponentRole.host.rawValue }

  /// The class in the book, if it is newer than the target.
  var newer: Recommendation.NewerClass? {
    guard let entry, let since = entry.platforms.row(for: platform)?.since, since > target else {
      return nil
    }
    return .init(name: entry.id, since: since)
  }
}

extension Recommendation {
  /// Removes the parts of an answer that belong to a bridge that is not built.
  fileprivate mutating func leaveBridge() {
    presentation = nil
    pattern = nil
    gotchas = []
    alternatives = []
    setup = []
  }
}
