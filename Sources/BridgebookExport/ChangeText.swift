package import Bridgebook

/// The sentence that tells from when a change holds.
package enum ChangeText {
  /// `Built with the SDK of iOS 27.0 and run on it or later: …`.
  ///
  /// - Parameter target: the oldest release that is supported; a change of the system that holds on all
  ///   supported releases says so.
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
