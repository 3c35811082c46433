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

  /// Creates a version from `16`, `16.4` or `10.15.4`, or nil for any other text, including signs
  /// and spaces.
  ///
  /// Scans the bytes in place and is not generic, because every query parses some hundred releases
  /// in another module, for which the compiler would not specialize it.
  package init?(_ text: Substring) {
    var numbers = (0, 0, 0)
    var part = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        guard digits > 0, part < 2 else { return nil }
        part += 1
        digits = 0
        continue
      }
      guard (48...57).contains(byte), digits < 4 else { return nil }
      digits += 1
      let digit = Int(byte) - 48
      switch part {
      case 0: numbers.0 = numbers.0 * 10 + digit
      case 1: numbers.1 = numbers.1 * 10 + digit
      default: numbers.2 = numbers.2 * 10 + digit
      }
    }
    guard digits > 0 else { return nil }
    self.init(numbers.0, numbers.1, numbers.2)
  }

  /// Creates a version from a complete text.
  package init?(_ text: String) { self.init(text[...]) }

  /// The usual short form: `16.0`, `16.4`, `10.15.4`.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// The release without its patch number.
  package var withoutPatch: Version { Version(major, minor) }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

/// The releases in which something was introduced, by platform; platforms without a row do not have
/// it.
package struct Availability: Equatable, Sendable {
  /// The availability on one platform; `since` is nil if the documentation lists the platform
  /// without a version.
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

  /// Returns the row of a platform, or nil if there is none.
  package func row(for platform: Platform) -> Row? {
    rows.first { $0.platform == platform }
  }

  /// Returns whether it exists on a platform at a release; a row without a version counts as
  /// available in every release.
  package func contains(_ platform: Platform, _ version: Version) -> Bool {
    guard let row = row(for: platform) else { return false }
    return row.since.map { $0 <= version } ?? true
  }
}
