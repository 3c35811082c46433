/// A release number of one to three parts, such as 16, 16.4 or 10.15.4.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `16`, `16.4` or `10.15.4`; nil for anything else, signs and blanks included.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers = [0, 0, 0]
    for (index, part) in parts.enumerated() {
      guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers[index] = number
    }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// Shortest usual form: `16.0`, `16.4`, `10.15.4`.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// The release without its patch number.
  package var withoutPatch: Version { Version(major, minor) }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// Since when something exists on each platform; a missing platform means it does not exist there.
package struct Availability: Equatable, Sendable {
  /// One platform; `since` is nil where the documentation lists the platform without a version.
  package struct Row: Equatable, Sendable {
    package let platform: Platform
    package let since: Version?

    package init(platform: Platform, since: Version?) {
      self.platform = platform
      self.since = since
    }
  }

  package var rows: [Row]

  package init(_ rows: [Row] = []) {
    self.rows = rows
  }

  package func row(for platform: Platform) -> Row? {
    rows.first { $0.platform == platform }
  }

  /// Whether it exists on the platform at that release; a row without a version counts as always there.
  package func contains(_ platform: Platform, _ version: Version) -> Bool {
    guard let row = row(for: platform) else { return false }
    return row.since.map { $0 <= version } ?? true
  }
}
