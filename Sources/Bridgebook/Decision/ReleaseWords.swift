/// Finds releases in a question, such as `iOS 15`, `macOS 13.2` or `Sonoma`.
package struct ReleaseWords {
  /// A release named in a question.
  package struct Mention: Equatable, Sendable {
    package let platform: Platform
    package let version: Version
  }

  private let releases: [Release]

  package init(releases: [Release]) {
    self.releases = releases
  }

  func find(in words: [WordForms.Word]) -> [Mention] {
    var mentions: [Mention] = []
    let folded = words.map { $0.text.lowercased() }
    for (index, word) in folded.enumerated() {
      if let (platform, next) = platform(at: index, in: folded) {
        // The words of a number such as `16.4` were split at the period.
        guard let major = next.first.flatMap({ Version($0) }) else { continue }
        let minor = next.dropFirst().first.flatMap { Int($0) } ?? 0
        let exact = Version(major.major, minor)
        let isKnown = isReleased(exact, on: platform) || isBeyond(exact, on: platform)
        let named = isKnown ? exact : major
        let version =
          isExcluded(at: index, in: folded) ? last(before: named, on: platform) : named
        append(version, platform, to: &mentions)
      } else if let release = release(named: word, followedBy: folded[(index + 1)...]) {
        append(release.version, release.platform, to: &mentions)
      }
    }
    return mentions
  }

  /// Returns the platform at an index, written as `iOS`, `mac OS` or `iOS15`, and the words that
  /// may be its version.
  private func platform(
    at index: Int, in words: [String]
  ) -> (platform: Platform, next: [String])? {
    let next = Array(words[(index + 1)...].prefix(3))
    if let platform = ReleaseWords.platforms[words[index]] { return (platform, next) }
    if next.first == "os", let platform = ReleaseWords.platforms[words[index] + "os"] {
      return (platform, Array(next.dropFirst()))
    }
    let name = words[index].prefix { !$0.isNumber }
    let digits = words[index].dropFirst(name.count)
    guard !digits.isEmpty, let platform = ReleaseWords.platforms[String(name)] else { return nil }
    return (platform, [String(digits)] + next)
  }

  /// Returns the release with a name of one or more words, such as Big Sur.
  private func release(named word: String, followedBy next: ArraySlice<String>) -> Release? {
    releases.first { release in
      guard let name = release.name?.lowercased() else { return false }
      let words = name.split(separator: " ").map(String.init)
      return words.first == word && next.prefix(words.count - 1).elementsEqual(words.dropFirst())
    }
  }

  private func append(_ version: Version, _ platform: Platform, to mentions: inout [Mention]) {
    let mention = Mention(platform: platform, version: version)
    guard isReleased(version, on: platform) || isBeyond(version, on: platform),
      !mentions.contains(mention)
    else { return }
    mentions.append(mention)
  }

  /// Returns whether the words before the platform at an index exclude the release, as in "below
  /// iOS 16" and "older than iOS 16".
  private func isExcluded(at index: Int, in words: [String]) -> Bool {
    guard index > 0 else { return false }
    if ReleaseWords.excluding.contains(words[index - 1]) { return true }
    return index > 1 && ["than", "to"].contains(words[index - 1])
      && ReleaseWords.comparing.contains(words[index - 2])
  }

  /// Returns the release before another one, as meant by "below iOS 16"; the release itself if the
  /// book has no earlier one.
  private func last(before version: Version, on platform: Platform) -> Version {
    releases.filter { $0.platform == platform.numbering && $0.version < version }
      .map(\.version).max() ?? version
  }

  /// Returns whether a release may be newer than the book: up to three major versions ahead, or a
  /// later minor version.
  private func isBeyond(_ version: Version, on platform: Platform) -> Bool {
    let known = releases.filter { $0.platform == platform.numbering }.map(\.version)
    guard let newest = known.max() else { return false }
    return version > newest && version.major <= newest.major + 3
  }

  private func isReleased(_ version: Version, on platform: Platform) -> Bool {
    releases.contains { $0.platform == platform.numbering && $0.version == version }
  }

  /// Words that exclude the release after them.
  private static let excluding: Set = ["before", "below", "pre"]
  /// Words that do so together with "than" or "to".
  private static let comparing: Set = ["earlier", "less", "lower", "older", "prior"]

  private static let platforms: [String: Platform] = [
    "ios": .ios, "ipados": .ipados, "catalyst": .catalyst, "macos": .macos, "tvos": .tvos,
    "visionos": .visionos, "watchos": .watchos,
  ]
}
