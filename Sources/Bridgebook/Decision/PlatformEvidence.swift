/// The evidence for the platform that a question is about.
struct PlatformEvidence {
  let inquiry: Inquiry
  let reading: QuestionReading
  /// The platforms on which the class exists; empty if the question is not about a class in the
  /// book.
  let homes: [Platform]

  /// The platform with the origin of the fact; nil if nothing reveals it and the inquiry has no
  /// text.
  ///
  /// A given platform takes precedence, then one that the words name, then that of a release, then
  /// that of the class, and finally iOS.
  var found: (platform: Platform, origin: Recommendation.Origin)? {
    if let given = inquiry.platform { return (given, .given) }
    if let answer = inquiry.answers["platform"] {
      if let given = Platform(rawValue: answer) { return (given, .given) }
    }
    if let word = reading.choices["platform"].flatMap(Platform.init(rawValue:)) {
      return (word, .words)
    }
    if let release = reading.releases.first { return (release.platform, .words) }
    if !homes.isEmpty, !homes.contains(.ios) {
      return (homes.contains(.macos) ? .macos : homes[0], .component)
    }
    if case .unknown(let name, _, nil) = reading.subject, name.hasPrefix("NS") {
      return (.macos, .component)
    }
    guard inquiry.answers["platform"] == nil, !inquiry.text.isEmpty else { return nil }
    return (.ios, .assumed)
  }
}
