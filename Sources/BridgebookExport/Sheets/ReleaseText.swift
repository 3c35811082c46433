package import Bridgebook

/// Formats releases for sheets: short, with iPadOS and Mac Catalyst only where they differ from
/// iOS.
enum ReleaseText {
  /// Returns a text such as `iOS 16, macOS 13`; empty if there is no platform.
  static func short(_ availability: Availability) -> String {
    let rows = availability.rows
    let ios = rows.first { $0.platform == .ios }
    let family: [Platform] = [.ios, .ipados, .catalyst]
    let isOne = family.allSatisfy { platform in
      rows.contains { $0.platform == platform && isLike($0.since, ios?.since) }
    }
    return rows.filter { !isOne || $0.platform == .ios || !family.contains($0.platform) }
      .map { row in [row.platform.title, row.since.map(short)].compactMap { $0 } }
      .map { $0.joined(separator: " ") }.joined(separator: ", ")
  }

  /// Returns a version such as `16` or `16.4`.
  static func short(_ version: Version) -> String {
    version.minor == 0 && version.patch == 0 ? "\(version.major)" : version.description
  }

  /// Returns whether two versions are equal; 13.0 and 13.1 count as equal, because Mac Catalyst
  /// began with 13.1.
  private static func isLike(_ left: Version?, _ right: Version?) -> Bool {
    left == right
      || (left?.major == 13 && right?.major == 13 && left!.minor <= 1 && right!.minor <= 1)
  }
}

/// Formats a change together with the first release it applies to.
package enum ChangeText {
  /// Returns a sentence such as `Built with the SDK of iOS 27.0 and run on it or later: …`.
  ///
  /// - Parameter target: the oldest supported release; a change of the system that applies to all
  ///   supported releases is worded accordingly.
  package static func sentence(
    _ change: EntryChange, on platform: Platform, target: Version
  ) -> String {
    let release = "\(platform.title) \(change.release)"
    let condition =
      switch change.basis {
      case .sdk: "Built with the SDK of \(release), and run on it or later"
      case .os where change.release <= target: "On every release you support (since \(release))"
      case .os: "On \(release) and later, whatever the SDK"
      case .xcode: "Compiled with Xcode \(change.release) or later"
      }
    return "\(condition): \(MarkdownText.withoutMarks(change.markdown))"
  }
}
