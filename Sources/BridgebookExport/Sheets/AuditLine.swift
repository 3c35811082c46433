internal import Bridgebook

/// Summarizes the releases against which the entries of a sheet were checked.
enum AuditLine {
  /// Returns a text such as `iOS 26 to 27.1, macOS 26`; nil if no entry names a release.
  static func text(of audits: [String]) -> String? {
    var releases: [String: [String]] = [:]
    for audit in Set(audits) {
      for item in audit.split(separator: ",") {
        let words = item.split(separator: " ")
        guard let release = words.last, words.count > 1 else { continue }
        let platform = words.dropLast().joined(separator: " ")
        releases[platform, default: []].append(String(release))
      }
    }
    let platforms = releases.keys.sorted { place(of: $0) < place(of: $1) }
    let parts = platforms.map { platform in
      let sorted = releases[platform, default: []].sorted(by: isEarlier)
      guard let first = sorted.first, let last = sorted.last, isEarlier(first, last)
      else { return "\(platform) \(sorted.first ?? "")" }
      return "\(platform) \(first) to \(last)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the sort key of a platform: the book's platforms in their order, then others by name.
  private static func place(of platform: String) -> (Int, String) {
    let known = Platform.allCases.firstIndex { $0.title == platform }
    return (known ?? Platform.allCases.count, platform)
  }

  /// Returns whether one release is earlier, comparing versions, so that 26 and 26.0 are equal.
  private static func isEarlier(_ left: String, _ right: String) -> Bool {
    guard let left = Version(left), let right = Version(right) else { return left < right }
    return left < right
  }
}
