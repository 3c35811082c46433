/// Parses text such as `ios 13.0, macos 10.15, tvos -`, where a dash means listed without a
/// version.
package enum AvailabilityText {
  /// Returns the availability, or nil if a part is not a platform with a version or repeats a
  /// platform.
  package static func parse(_ text: String) -> Availability? {
    var rows: [Availability.Row] = []
    for part in text.list() {
      let words = part.split(separator: " ")
      guard words.count == 2, let platform = Platform(rawValue: String(words[0])),
        !rows.contains(where: { $0.platform == platform })
      else { return nil }
      if words[1] == "-" {
        rows.append(.init(platform: platform, since: nil))
      } else {
        guard let version = Version(words[1]) else { return nil }
        rows.append(.init(platform: platform, since: version))
      }
    }
    return Availability(rows)
  }
}
