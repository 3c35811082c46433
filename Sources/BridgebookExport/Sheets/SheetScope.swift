package import Bridgebook

/// What a sheet is about; nil means all.
package struct SheetScope: Equatable, Sendable {
  package var approach: Approach?
  package var platform: Platform?
  /// The oldest release that is supported.
  package var target: Version?
  package var topic: Topic?

  package init() {}

  /// Whether anything is left out.
  package var isWhole: Bool { approach == nil && platform == nil && target == nil && topic == nil }

  /// The platform that a release belongs to, where one is given.
  var platformOfTarget: Platform? { platform ?? (target == nil ? nil : .ios) }

  /// `macOS 14, approach hosting`; nil for the whole book.
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

  /// Whether the entry would be in the sheet if it existed at the target.
  func isAbout(_ entry: Entry) -> Bool {
    if let approach, !entry.approaches.contains(approach) { return false }
    if let topic, !topic.items.contains(where: { $0.entry == entry.id }) { return false }
    return true
  }

  /// Whether something of these platforms is there at the platform and release asked for.
  func exists(_ platforms: Availability) -> Bool {
    guard let platform = platformOfTarget, !platforms.rows.isEmpty else { return true }
    guard let target else { return platforms.row(for: platform) != nil }
    return platforms.contains(platform, target)
  }
}
