package import Bridgebook

/// The first sentence of a recommendation, which says what to use; all forms of the answer share
/// it.
package enum RecommendationVerdict {
  /// The maximum number of lacks of a native API in the sentence.
  private static let namedLacks = 3

  /// Returns the sentence.
  ///
  /// - Parameter rest: a hint, such as ` (--why)`, to where the lacks are listed that the sentence
  ///   only counts.
  package static func sentence(of answer: Recommendation, rest: String = "") -> String {
    let subject = answer.subject?.name ?? "Your question"
    switch answer.status {
    case .needsAnswer:
      let question = answer.missing.first?.question ?? ""
      return "\(subject) needs one answer: \(question)"
    case .notCovered:
      return answer.summary.isEmpty ? "\(subject): not covered" : answer.summary
    case .recommended: break
    }
    if let newer = answer.newer, answer.approach != .native {
      // The summary of the tree's leaf names the replacement of a hosting class.
      return answer.approach == .hosting
        ? "\(need(of: newer, in: answer)). \(answer.summary)" : answer.summary
    }
    guard let native = answer.native, answer.preferNative || answer.approach == .native else {
      return bridge(of: answer)
    }
    // If nothing is bridged, there is no wrapper to mention besides the native API.
    if answer.approach == Approach.none, native.coverage != .full { return bridge(of: answer) }
    return sentence(of: native, in: answer, rest: rest)
  }

  /// Returns the summary of the tree's leaf, with the class inserted for "the view" or "it".
  private static func bridge(of answer: Recommendation) -> String {
    guard let subject = answer.subject else { return answer.summary }
    if answer.approach == Approach.none {
      return "No bridge for \(subject.name): \(answer.summary)"
    }
    guard answer.facts.contains(where: { $0.fact == "direction" && $0.choice == "into-swiftui" })
    else { return answer.summary }
    let words = answer.summary.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return answer.summary }
    // The summary of a property or method names it: it is set or called, and never wrapped.
    if words[1].hasPrefix(subject.name + " ") { return answer.summary }
    for phrase in phrases where words[1].hasPrefix(phrase + " ") {
      return "\(words[0]) \(subject.name)\(words[1].dropFirst(phrase.count))"
    }
    return "\(subject.name): \(answer.summary)"
  }

  private static let phrases = [
    "the view", "the controller", "the recognizer", "the interface object", "the layer",
    "the interaction", "it",
  ]

  private static func sentence(
    of native: Recommendation.Native, in answer: Recommendation, rest: String
  ) -> String {
    let api = native.isSoftDeprecated ? "\(native.api), which is soft-deprecated" : native.api
    let use = "Use \(api)."
    guard let subject = answer.subject else { return use }
    let isBridged = answer.approach != Approach.none && answer.approach != .native
    // What receives SwiftUI content is not wrapped.
    let verb =
      answer.approach == .hosting ? "Use" : answer.presentation == .present ? "Present" : "Wrap"
    if native.isOfTask {
      return native.coverage == .full || !isBridged
        ? use : "\(use) \(verb) \(subject.name) only for what it cannot do."
    }
    // An app cannot keep a class that is newer than its target.
    let lacks = answer.newer == nil ? native.lackRows.map(\.text) : []
    // If nothing is bridged, the class is used directly.
    if !isBridged, !lacks.isEmpty {
      return "\(use) Keep \(subject.name) only for \(list(lacks, rest: rest))."
    }
    if !isBridged {
      return native.isSoftDeprecated
        ? "\(use) It replaces \(subject.name)." : "Use \(api) instead of \(subject.name)."
    }
    guard !lacks.isEmpty else {
      return native.coverage == .full
        ? "\(use) It covers the common use of \(subject.name)."
        : "\(use) \(verb) \(subject.name) only for what it cannot do."
    }
    return "\(use) \(verb) \(subject.name) only for \(list(lacks, rest: rest))."
  }

  private static func list(_ lacks: [String], rest: String) -> String {
    // An array, because joining a slice looks up conformances at run time.
    let named = Array(lacks.prefix(namedLacks)).joined(separator: "; ")
    guard lacks.count > namedLacks else { return named }
    return "\(named); and \(lacks.count - namedLacks) more\(rest)"
  }

  /// Returns the platform and release the verdict applies to.
  package static func scope(of answer: Recommendation) -> String {
    let release = "\(answer.platform.title) \(answer.target)"
    var parts = [answer.asOf == nil ? "for \(release)" : "as of \(release)"]
    if let presentation = answer.presentation, presentation == .present {
      parts.append("presented and never embedded")
    }
    guard answer.status == .recommended else { return parts[0] }
    if let newer = answer.newer {
      // Otherwise the verdict names the releases that the target lacks.
      if answer.approach == .native { parts.append(need(of: newer, in: answer)) }
      return parts.joined(separator: "; ")
    }
    if let native = answer.native { parts.append(availability(of: native, in: answer)) }
    if !answer.preferNative, let row = answer.requires.row(for: answer.platform),
      let since = row.since
    {
      let name = answer.isClassLater ? answer.subject?.name : answer.technique
      parts.append("\(name ?? "it") needs \(answer.platform.title) \(since)")
    }
    return parts.joined(separator: "; ")
  }

  private static func need(
    of newer: Recommendation.NewerClass, in answer: Recommendation
  ) -> String {
    "\(newer.name) needs \(answer.platform.title) \(newer.since)"
  }

  private static func availability(
    of native: Recommendation.Native, in answer: Recommendation
  ) -> String {
    guard let row = native.since.row(for: answer.platform) else {
      return "\(native.api) is not on \(answer.platform.title)"
    }
    let since = row.since.map { " since \(answer.platform.title) \($0)" } ?? ""
    if answer.preferNative || answer.approach == .native { return native.api + since }
    guard native.availableAtTarget else {
      return "\(native.api) exists only" + (since.isEmpty ? " elsewhere" : since)
    }
    let isPart = native.isOfTask && answer.decidedBy == nil
    return native.api + (isPart ? " does only a part of it" : " lacks what you asked for")
  }
}
