package import BridgeModel

/// Finds releases in a question: `iOS 15`, `macOS 13.2`, `Sonoma`.
package struct ReleaseWords {
  /// A release that the words name.
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
    for (index, word) in words.enumerated() {
      let folded = word.text.lowercased()
      let following = words[(index + 1)...].prefix(2).map(\.text)
      if let platform = ReleaseWords.platforms[folded] {
        // `16.4` was cut at its point.
        guard let major = following.first.flatMap({ Version($0) }) else { continue }
        let minor = following.dropFirst().first.flatMap { Int($0) } ?? 0
        let exact = Version(major.major, minor)
        append(isReleased(exact, on: platform) ? exact : major, platform, to: &mentions)
      } else if let release = releases.first(where: { $0.name?.lowercased() == folded }) {
        append(release.version, release.platform, to: &mentions)
      }
    }
    return mentions
  }

  private func append(_ version: Version, _ platform: Platform, to mentions: inout [Mention]) {
    let mention = Mention(platform: platform, version: version)
    guard isReleased(version, on: platform), !mentions.contains(mention) else { return }
    mentions.append(mention)
  }

  private func isReleased(_ version: Version, on platform: Platform) -> Bool {
    releases.contains { $0.platform == platform.numbering && $0.version == version }
  }

  private static let platforms: [String: Platform] = [
    "ios": .ios, "ipados": .ipados, "catalyst": .catalyst, "macos": .macos, "tvos": .tvos,
    "visionos": .visionos, "watchos": .watchos,
  ]
}
