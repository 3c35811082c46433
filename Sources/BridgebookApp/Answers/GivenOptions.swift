package import Bridgebook
package import BridgebookStore

/// Validates the values of options that several commands share; the value of an option that was not
/// given is nil.
package enum GivenOptions {
  /// Parses the name of a platform.
  package static func platform(_ word: String?) throws -> Platform? {
    guard let word else { return nil }
    if let platform = PlatformWords.platform(word) { return platform }
    let names = Platform.allCases.map(\.rawValue)
    throw CommandError.unknownPlatform(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// Returns the platform named before a release, as in `--target macOS14`.
  package static func platform(ofTarget word: String?) -> Platform? {
    word.flatMap(PlatformWords.release)?.platform
  }

  /// Returns the version in a release, without the name of a platform.
  private static func number(of word: String) throws -> Version {
    let number = PlatformWords.release(word)?.number ?? word
    guard let version = Version(number) else { throw CommandError.malformedVersion(word) }
    return version
  }

  /// Validates a release of the platform; a release newer than the book is replaced by the newest
  /// one known.
  ///
  /// - Parameter remark: receives a remark about a beta or an unknown release.
  package static func target(
    _ word: String?, of platform: Platform, in store: Store, remark: (String) -> Void
  ) throws -> Version? {
    guard let word else { return nil }
    let version = try number(of: word)
    let known = KnownReleases(newest: try store.releases.newest())
    let answered = known.answered(version, on: platform)
    if let text = answered.remark { remark(text) }
    if answered.isBeyond { return answered.version }
    return try self.version(word, of: platform, releases: try store.releases.all())
  }

  /// Returns the release that a question asks for: one that exists, or one newer than the book.
  static func askedRelease(
    _ word: String?, of platform: Platform, in store: Store
  ) throws -> Version? {
    guard let word else { return nil }
    let version = try number(of: word)
    let releases = try store.releases.all(of: platform.numbering)
    if releases.contains(where: { $0.version == version.withoutPatch }) { return version }
    let known = KnownReleases(newest: try store.releases.newest())
    return known.answered(version, on: platform).isBeyond
      ? version : try self.version(word, of: platform, releases: releases)
  }

  /// Validates a released version of the platform; a patch number is accepted if its release
  /// exists.
  package static func version(
    _ word: String?, of platform: Platform, releases: [Release]
  ) throws -> Version? {
    guard let word else { return nil }
    let version = try number(of: word)
    let known = releases.filter { $0.platform == platform.numbering }.map(\.version)
    guard known.contains(version.withoutPatch) else {
      throw CommandError.unknownVersion(
        version, platform: platform, below: known.last { $0 < version },
        above: known.first { $0 > version })
    }
    return version
  }

  /// The argument of `list` for everything that a team added.
  package static let ownWord = "own"

  /// Parses a kind of entry, in singular or plural.
  package static func kind(_ word: String?) throws -> EntryKind? {
    guard let word else { return nil }
    if let kind = EntryKind(word: word) { return kind }
    let names =
      EntryKind.allCases.flatMap { [$0.rawValue, $0.plural] }
      + [ListedKind.sentence, .lack].flatMap { [$0.rawValue, $0.plural] } + [ownWord]
    throw CommandError.unknownKind(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// Parses a kind of bridge.
  package static func approach(_ word: String?) throws -> Approach? {
    guard let word else { return nil }
    if let approach = Approach(rawValue: word) { return approach }
    let names = Approach.allCases.map(\.rawValue)
    throw CommandError.unknownApproach(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// Parses a number and checks its range.
  package static func number(
    _ word: String?, flag: String, in range: ClosedRange<Int>
  ) throws -> Int? {
    guard let word else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw CommandError.badNumber(flag: flag, value: word, range: range)
    }
    return number
  }

  /// Parses answers to questions of the tree, each given as QUESTION=CHOICE.
  package static func answers(_ words: [String], tree: DecisionTree) throws -> [String: String] {
    var answers: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandError.malformedAnswer(word) }
      guard let fact = tree.fact(parts[0]) else {
        let known = tree.facts.map(\.id)
        throw CommandError.unknownQuestion(
          parts[0], known: known, suggestion: Suggestion.nearest(to: parts[0], in: known))
      }
      let choices = fact.choices.map(\.id) + [Fact.dontKnow]
      // A release selects the choice whose interval contains it.
      let choice =
        choices.contains(parts[1])
        ? parts[1] : Version(parts[1]).flatMap { fact.choice(for: $0) } ?? parts[1]
      guard choices.contains(choice) else {
        throw CommandError.unknownChoice(
          question: fact.id, choice: parts[1], known: choices,
          suggestion: Suggestion.nearest(to: parts[1], in: choices))
      }
      answers[fact.id] = choice
    }
    return answers
  }
}
