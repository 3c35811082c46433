/// A declaration that an app needs before a class works: a key of its Info.plist, or an
/// entitlement.
package struct SetupItem: Equatable, Sendable {
  /// The place of the declaration, and the apps that need it.
  package enum Kind: String, CaseIterable, Sendable {
    /// A key of the Info.plist with the text that the system shows when it asks for access.
    case usage
    /// Any other key of the Info.plist.
    case info
    /// An entitlement, which Xcode adds with a capability.
    case entitlement
    /// An entitlement that only a sandboxed Mac app needs.
    case sandbox
    /// An entitlement that a Mac app needs in the sandbox or with the hardened runtime.
    case hardened

    /// The place of the declaration, as in "NSCameraUsageDescription in the Info.plist".
    package var place: String {
      switch self {
      case .usage, .info: "in the Info.plist"
      case .entitlement: "in the entitlements"
      case .sandbox: "in the entitlements of a sandboxed app"
      case .hardened: "in the entitlements of a sandboxed or hardened app"
      }
    }
  }

  /// The key or entitlement, followed by its value if relevant, as in `UIBackgroundModes audio`.
  package let name: String
  package let kind: Kind
  /// The use of the class that needs it, as in "the camera"; nil if every use does.
  package let purpose: String?
  /// The platforms whose apps declare it, each with the first release that reads it.
  package var since: Availability
  /// The first deployment targets that no longer need it; empty if every target needs it.
  package var until: Availability
  /// The document that states this.
  package let source: String

  package init(
    name: String, kind: Kind, purpose: String? = nil, since: Availability,
    until: Availability = Availability(), source: String
  ) {
    self.name = name
    self.kind = kind
    self.purpose = purpose
    self.since = since
    self.until = until
    self.source = source
  }

  /// Returns whether an app for a platform with this deployment target must declare it.
  ///
  /// A release later than the target counts as well, because the app also runs there.
  package func isNeeded(_ platform: Platform, _ target: Version) -> Bool {
    guard since.row(for: platform) != nil else { return false }
    return until.row(for: platform)?.since.map { target < $0 } ?? true
  }

  /// The name, place and purpose of the declaration, without platforms and releases.
  package var words: String {
    "\(name) \(kind.place)" + (purpose.map { ", for \($0)" } ?? "")
  }

  /// Returns the name, place and purpose of the declaration for an app on a platform.
  ///
  /// If only some of the releases from the deployment target on read the declaration, the text
  /// states which.
  package func words(on platform: Platform, at target: Version) -> String {
    var parts: [String] = []
    if let since = since.row(for: platform)?.since, target < since {
      parts.append("from \(platform.title) \(since) on")
    }
    if let until = until.row(for: platform)?.since {
      parts.append("before \(platform.title) \(until)")
    }
    return parts.isEmpty ? words : "\(words) (\(parts.joined(separator: ", ")))"
  }

  /// The platforms as a phrase, such as "iOS, iPadOS; before iOS 17.0".
  package var platformsText: String {
    let ends = until.rows.compactMap { row in row.since.map { "\(row.platform.title) \($0)" } }
    let platforms = since.rows.map(\.platform.title).joined(separator: ", ")
    return ends.isEmpty ? platforms : "\(platforms); before \(ends.joined(separator: ", "))"
  }
}
