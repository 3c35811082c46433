/// The hosting controllers and cells that are alive.
final class HostStore {
  /// Oldest first.
  private(set) var living: [Host] = []
  /// Those whose content waits for the next update.
  private var invalid: [Host] = []
  /// Hosts to release when the running code ends, unless something references them by then.
  private var loose: [Host] = []

  var hasInvalid: Bool { !invalid.isEmpty }

  func append(_ host: Host) { living.append(host) }

  /// Takes a host that is gone out of the store; false where it was gone before.
  func remove(_ host: Host) -> Bool {
    guard living.contains(where: { $0 === host }) else { return false }
    living.removeAll { $0 === host }
    invalid.removeAll { $0 === host }
    return true
  }

  /// Lets the next update take the host's newest content and environment.
  func invalidate(_ host: Host) {
    guard !invalid.contains(where: { $0 === host }) else { return }
    invalid.append(host)
  }

  func takeInvalid() -> [Host] {
    defer { invalid.removeAll(keepingCapacity: true) }
    return invalid
  }

  /// Releases a host when the running code ends, unless something references it by then.
  func loosen(_ host: Host) { loose.append(host) }

  func takeLoose() -> [Host] {
    guard !loose.isEmpty else { return [] }
    defer { loose.removeAll(keepingCapacity: true) }
    return loose
  }
}
