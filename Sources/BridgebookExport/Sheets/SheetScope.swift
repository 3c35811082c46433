package import Bridgebook

/// The scope of a sheet; nil means no limit.
package struct SheetScope: Equatable, Sendable {
  package var approach: Approach?
  package var platform: Platform?
  /// The oldest supported release.
  package var target: Version?
  package var topic: Topic?

  package init() {}

  /// Whether the scope is unlimited.
  package var isWhole: Bool { approach == nil && platform == nil && target == nil && topic == nil }

  /// The platform that the target belongs to; nil if there is neither.
  var platformOfTarget: Platform? { platform ?? (target == nil ? nil : .ios) }

  /// A description such as `macOS 14, approach hosting`; nil if neither the platform, the target
  /// nor the approach is limited.
  var title: String? {
    var parts: [String] = []
    if let platform = platformOfTarget {
      parts.append(
        [platform.title, target.map(ReleaseText.short)].compactMap { $0 }
          .joined(separator: " "))
    }
    if let approach { parts.append("approach \(approach.rawValue)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  func contains(_ entry: Entry) -> Bool {
    isAbout(entry) && exists(entry.platforms)
  }

  /// Returns whether the entry matches approach and topic, regardless of the target.
  func isAbout(_ entry: Entry) -> Bool {
    if let approach, !entry.approaches.contains(approach) { return false }
    if let topic, !topic.items.contains(where: { $0.entry == entry.id }) { return false }
    return true
  }

  /// Returns whether something with this availability exists on the platform at the target.
  func exists(_ platforms: Availability) -> Bool {
    guard let platform = platformOfTarget, !platforms.rows.isEmpty else { return true }
    guard let target else { return platforms.row(for: platform) != nil }
    return platforms.contains(platform, target)
  }

  /// Returns whether an app on the platform with this target has to declare an item.
  func needs(_ item: SetupItem) -> Bool {
    guard let platform = platformOfTarget else { return true }
    guard let target else { return item.since.row(for: platform) != nil }
    return item.isNeeded(platform, target)
  }
}
