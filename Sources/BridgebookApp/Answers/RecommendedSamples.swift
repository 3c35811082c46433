internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// Chooses the code of an answer: the sample of the class if it compiles for the target, otherwise
/// that of the pattern.
struct RecommendedSamples {
  let store: Store
  let answer: Recommendation
  /// The class of the question, or the superclass of a class that the book does not know.
  let entry: Entry?

  private var place: CodePlace {
    CodePlace(platform: answer.platform, target: answer.target)
  }

  /// Whether the answer brings the class into SwiftUI; only then its own sample is the answer.
  private var isInto: Bool {
    answer.facts.contains { $0.fact == "direction" && $0.choice == "into-swiftui" }
  }

  private var isOwnClass: Bool { answer.subject?.name == entry?.id }

  /// Returns the code; empty if the book has none that compiles for the target.
  func code(pattern: String) throws -> String {
    if isInto, hasOwnSample || ownTemplate != nil {
      // The sample of the pattern would show another class.
      return isTooNew ? "" : ownSection ?? ownTemplate ?? ""
    }
    return try store.entries.section("Code", of: pattern)
      .flatMap { SampleFit.code(in: $0, at: place) } ?? ""
  }

  /// Returns a remark with the first release that has code; nil if the target has some.
  func note(pattern: String) throws -> String? {
    var releases: [Version?] = []
    if isInto, hasOwnSample || ownTemplate != nil {
      releases.append(isTooNew ? classRelease : nil)
      // Either the class's own code or the filled template is enough.
      let own = entry?.section("Code").flatMap {
        SampleFit.firstRelease(in: $0.markdown, on: place.platform)
      }
      let filled = facts?.sample.need(on: place.platform)?.firstRelease(on: place.platform)
      releases.append([own, filled].compactMap { $0 }.min())
    } else if let section = try store.entries.section("Code", of: pattern) {
      releases.append(SampleFit.firstRelease(in: section, on: place.platform))
    }
    guard let release = releases.compactMap({ $0 }).max(), place.target < release else {
      return nil
    }
    return "The code of the book needs \(place.platform.title) \(release): "
      + "--target \(release) prints it."
  }

  private var facts: ComponentFacts? {
    if case .component(let facts) = entry?.details { facts } else { nil }
  }

  /// The release that introduced the class, whose sample cannot compile before it.
  private var classRelease: Version? {
    entry?.platforms.row(for: place.platform)?.since
  }

  private var isTooNew: Bool {
    guard isOwnClass, let since = classRelease else { return false }
    return place.target < since
  }

  /// Whether the book has code for the class itself, on any platform and release; if so, code of
  /// another class never replaces it.
  private var hasOwnSample: Bool {
    guard isOwnClass, let entry else { return false }
    return entry.section("Code") != nil || !(facts?.sample.fragments ?? []).isEmpty
  }

  private var ownSection: String? {
    guard isOwnClass, let section = entry?.section("Code") else { return nil }
    return SampleFit.code(in: section.markdown, at: place)
  }

  private var ownTemplate: String? {
    guard let subject = answer.subject else { return nil }
    let role =
      facts?.role
      ?? answer.facts.first { $0.fact == "thing" }.flatMap { ComponentRole(rawValue: $0.choice) }
    guard let role else { return nil }
    return CodeSample.code(
      for: .init(
        className: subject.name, role: role, presentation: answer.presentation ?? .embed,
        place: place, usesGestureRepresentable: answer.approach == .gesture,
        fragments: fragments(role: role)))
  }

  /// Returns the fragments that create a class of the book; none for a subclass, because the plain
  /// template creates the subclass.
  private func fragments(role: ComponentRole) -> SampleFragments {
    guard let facts, isOwnClass || role == .recognizer else { return SampleFragments() }
    return facts.sample
  }
}
