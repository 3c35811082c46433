package import Bridgebook
package import BridgebookStore

/// Options that several commands share, checked for meaning.
package enum GivenOptions {
  /// The platform a word names.
  package static func platform(_ word: String?) throws -> Platform? {
    guard let word else { return nil }
    if let platform = PlatformWords.platform(word) { return platform }
    let names = Platform.allCases.map(\.rawValue)
    throw CommandError.unknownPlatform(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// The platform that stands before a release, as in `--target macOS14`.
  package static func platform(ofTarget word: String?) -> Platform? {
    word.flatMap(PlatformWords.release)?.platform
  }

  /// The number of a release, with or without the name of a platform before it.
  private static func number(of word: String) throws -> Version {
    let number = PlatformWords.release(word)?.number ?? word
    guard let version = Version(number) else { throw CommandError.malformedVersion(word) }
    return version
  }

  /// A release of the platform to answer for; one that came after the book is answered as of the newest.
  ///
  /// - Parameter remark: is told what to say of a beta or of a release the book does not know yet.
  package static func target(
    _ word: String?, of platform: Platform, in store: Store, remark: (String) -> Void
  ) throws -> Version? {
    guard let word else { return nil }
    let version = try number(of: word)
    let known = KnownReleases(newest: try store.newestReleases())
    let answered = known.answered(version, on: platform)
    if let text = answered.remark { remark(text) }
    if answered.isBeyond { return answered.version }
    return try self.version(word, of: platform, releases: try store.releases())
  }

  /// A release that a question is about: any that exists, and any that came after the book.
  static func askedRelease(
    _ word: String?, of platform: Platform, in store: Store
  ) throws -> Version? {
    guard let word else { return nil }
    let version = try number(of: word)
    guard
      KnownReleases(newest: try store.newestReleases()).answered(version, on: platform).isBeyond
    else { return try self.version(word, of: platform, releases: try store.releases()) }
    return version
  }

  /// A released version of the platform; a patch number is allowed where the release exists.
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

  /// What `list` takes for everything a team added.
  package static let ownWord = "own"

  /// The kind of entries a word names, in singular or plural.
  package static func kind(_ word: String?) throws -> EntryKind? {
    guard let word else { return nil }
    if let kind = EntryKind(word: word) { return kind }
    let names =
      EntryKind.allCases.flatMap { [$0.rawValue, $0.plural] }
      + [ListedKind.sentence, .lack].flatMap { [$0.rawValue, $0.plural] } + [ownWord]
    throw CommandError.unknownKind(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// The kind of bridge a word names.
  package static func approach(_ word: String?) throws -> Approach? {
    guard let word else { return nil }
    if let approach = Approach(rawValue: word) { return approach }
    let names = Approach.allCases.map(\.rawValue)
    throw CommandError.unknownApproach(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// The number a word is, where it lies in the range.
  package static func number(
    _ word: String?, flag: String, in range: ClosedRange<Int>
  ) throws -> Int? {
    guard let word else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw CommandError.badNumber(flag: flag, value: word, range: range)
    }
    return number
  }

  /// Answers to questions of the tree, each given as QUESTION=CHOICE.
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
      // A release names the interval it lies in.
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
