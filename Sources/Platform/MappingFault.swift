internal import CSignal

/// Handles the signal for a mapped file that was shortened while it was in use.
///
/// SQLite maps only the index of its log, the file whose name ends in `-shm`; the store itself is
/// read. If another program truncates the index, or the disk has no space for it, the next access
/// raises SIGBUS. A command then ends, and its transaction is rolled back as after a kill. A server
/// continues with zeros in place of the missing pages: concurrent requests fail, writing is not
/// allowed, and the mapping is dropped before the next request.
package enum MappingFault {
  private static let message: StaticString = """
    error: a file was cut off while it was in use
      why: the system cannot read what was mapped (SIGBUS); another program shortened it, or the disk is full
      help: leave the files beside a store to SQLite, then try again; the unfinished change was rolled back

    """

  private struct Mappings {
    /// The number of connections that may hold a mapping.
    var count = 0
    /// The number of faults that happened before the current mappings were made.
    var settled = 0
  }

  private static let mappings = Locked(Mappings())

  /// Installs the signal handler, which ends the program with a message and the status of a
  /// failure.
  package static func watch() {
    bridgebook_watch_mapping_faults(message.utf8Start, message.utf8CodeUnitCount, 2)
  }

  /// Whether the program continues after faults, except during work that must not be interrupted by
  /// them, such as writing.
  package static var isSurvived: Bool {
    get { bridgebook_survives_mapping_faults() }
    set { bridgebook_survive_mapping_faults(newValue) }
  }

  /// The number of faults the program survived; a request that began at a lower number may have
  /// read zeros.
  package static var count: Int { bridgebook_mapping_faults() }

  /// Whether a mapping with zeros may still be in use.
  package static var isUnsettled: Bool { mappings.with { $0.settled != count } }

  /// Runs work during which a fault ends the program even while `isSurvived`, such as writing.
  package static func duringFragileWork<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    bridgebook_change_fragile_work(1)
    defer { bridgebook_change_fragile_work(-1) }
    return try work()
  }

  /// Counts a connection that is about to be opened.
  package static func willOpen() {
    mappings.with { $0.count += 1 }
  }

  /// Counts a connection that was closed; SQLite drops the mapping with the last one.
  package static func didClose() {
    mappings.with { mappings in
      mappings.count -= 1
      if mappings.count == 0 { mappings.settled = count }
    }
  }
}
