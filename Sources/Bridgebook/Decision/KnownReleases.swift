/// The newest releases that the book covers, and their relation to the release that a question
/// names.
package struct KnownReleases: Sendable {
  private let newest: [Release]

  /// - Parameter newest: The newest release of each platform, and its newest beta if that is later.
  package init(newest: [Release]) {
    self.newest = newest
  }

  /// Returns the platform's newest release that is not a beta, which is the default for an answer.
  package func newest(on platform: Platform) -> Version {
    versions(on: platform, betas: false).max() ?? Version(0)
  }

  /// Returns the release for which the question is answered, and a remark about it.
  ///
  /// For a release that is newer than the book, the answer is for the newest release that the book
  /// covers.
  package func answered(
    _ version: Version, on platform: Platform
  ) -> (version: Version, isBeyond: Bool, remark: String?) {
    let name = platform.title
    let newest = newest(on: platform)
    let betas = versions(on: platform, betas: true)
    if betas.contains(version.withoutPatch) {
      return (version, false, "\(name) \(version) is a beta, which may still change.")
    }
    let last = max(newest, betas.max() ?? newest)
    guard version.withoutPatch > last, newest > Version(0) else { return (version, false, nil) }
    let remark =
      "\(name) \(version) is newer than this book, which covers \(name) up to \(newest); "
      + "the answer applies to that release."
    return (newest, true, remark)
  }

  private func versions(on platform: Platform, betas: Bool) -> [Version] {
    newest.filter { $0.platform == platform.numbering && $0.isBeta == betas }.map(\.version)
  }
}
