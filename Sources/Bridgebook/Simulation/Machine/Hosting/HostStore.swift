/// The live hosting controllers and cells.
final class HostStore {
  /// The live hosts, oldest first.
  private(set) var living: [Host] = []
  /// The hosts whose content waits for the next update.
  private var invalid: [Host] = []
  /// Hosts to release when the running code ends, unless something references them by then.
  private var loose: [Host] = []

  var hasInvalid: Bool { !invalid.isEmpty }

  func append(_ host: Host) { living.append(host) }

  /// Removes a host from the store; returns false if it was already removed.
  func remove(_ host: Host) -> Bool {
    guard living.contains(where: { $0 === host }) else { return false }
    living.removeAll { $0 === host }
    invalid.removeAll { $0 === host }
    return true
  }

  /// Marks a host so that the next update applies its latest content and environment.
  func invalidate(_ host: Host) {
    guard !invalid.contains(where: { $0 === host }) else { return }
    invalid.append(host)
  }

  func takeInvalid() -> [Host] {
    defer { invalid.removeAll(keepingCapacity: true) }
    return invalid
  }

  /// Releases a host when the running code ends, unless something references it by then.
  func releaseLater(_ host: Host) { loose.append(host) }

  func takePendingReleases() -> [Host] {
    guard !loose.isEmpty else { return [] }
    defer { loose.removeAll(keepingCapacity: true) }
    return loose
  }
}
