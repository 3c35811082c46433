internal import Bridgebook
internal import BridgebookStore

/// Options that several commands share, checked for meaning.
enum GivenOptions {
  static func platform(_ word: String?) throws -> Platform? {
    guard let word else { return nil }
    if let platform = PlatformWords.platform(word) { return platform }
    let names = Platform.allCases.map(\.rawValue)
    throw CommandError.unknownPlatform(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  /// The platform that stands before a release, as in `--target macOS14`.
  static func platform(ofTarget word: String?) -> Platform? {
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
  static func target(
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
  static func version(
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
  static let ownWord = "own"

  static func kind(_ word: String?) throws -> EntryKind? {
    guard let word else { return nil }
    if let kind = EntryKind(word: word) { return kind }
    let names =
      EntryKind.allCases.flatMap { [$0.rawValue, $0.plural] }
      + [ListedKind.sentence, .lack].flatMap { [$0.rawValue, $0.plural] } + [ownWord]
    throw CommandError.unknownKind(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  static func approach(_ word: String?) throws -> Approach? {
    guard let word else { return nil }
    if let approach = Approach(rawValue: word) { return approach }
    let names = Approach.allCases.map(\.rawValue)
    throw CommandError.unknownApproach(word, suggestion: Suggestion.nearest(to: word, in: names))
  }

  static func number(
    _ word: String?, flag: String, in range: ClosedRange<Int>
  ) throws -> Int? {
    guard let word else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw CommandError.badNumber(flag: flag, value: word, range: range)
    }
    return number
  }
}
