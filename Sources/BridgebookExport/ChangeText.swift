package import Bridgebook

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
