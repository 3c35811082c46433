/// The newest releases the book knows, and what they mean for a release that somebody names.
package struct KnownReleases: Sendable {
  private let newest: [Release]

  /// - Parameter newest: of each platform its newest release, and its newest beta where that is later.
  package init(newest: [Release]) {
    self.newest = newest
  }

  /// The newest release of the platform that is no beta: what an answer without a release is about.
  package func newest(on platform: Platform) -> Version {
    versions(on: platform, betas: false).max() ?? Version(0)
  }

  /// The release an answer is about, and what to say of it.
  ///
  /// One that came after the book is answered as of the newest release.
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
      "\(name) \(version) is newer than this book, which knows \(name) up to \(newest); "
      + "the answer is as of that one."
    return (newest, true, remark)
  }

  private func versions(on platform: Platform, betas: Bool) -> [Version] {
    newest.filter { $0.platform == platform.numbering && $0.isBeta == betas }.map(\.version)
  }
}
