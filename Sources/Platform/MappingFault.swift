internal import CMappingFault

/// What becomes of the program where a mapped file ends before its mapping does.
///
/// SQLite maps the index of its log, the file with the ending `-shm`, and nothing else: pages of a store are read.
/// Another program that cuts the index off, or a disk without room for it, shows as the signal SIGBUS at the next touch.
/// A command ends there, and what it was writing is undone, as after a kill. A server goes on with zeros in place of what
/// is missing: whoever asked meanwhile is told so, nobody writes meanwhile, and the mapping is given up before the next
/// question.
package enum MappingFault {
  private static let message: StaticString = """
    error: a file was cut off while it was in use
      why: the system cannot read what was mapped (SIGBUS); another program shortened it, or the disk is full
      help: leave the files beside a store to SQLite, then try again; what was begun is undone

    """

  private struct Mappings {
    /// How many connections may hold a mapping.
    var count = 0
    /// The faults that came before the mappings of today.
    var settled = 0
  }

  private static let mappings = Locked(Mappings())

  /// Ends the program with a message and the status of a failure, in place of the signal.
  package static func watch() {
    bridgebook_watch_mapping_faults(message.utf8Start, message.utf8CodeUnitCount, 2)
  }

  /// Whether the program goes on after faults, except in fragile work.
  package static var isSurvived: Bool {
    get { bridgebook_survives_mapping_faults() }
    set { bridgebook_survive_mapping_faults(newValue) }
  }

  /// How many faults the program went on after; a question that began with fewer may have read zeros.
  package static var count: Int { bridgebook_mapping_faults() }

  /// Whether a mapping with zeros may still be in use.
  package static var isUnsettled: Bool { mappings.with { $0.settled != count } }

  /// Begins and ends work that must not go on with zeros, such as writing.
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

  /// Counts a connection that was closed; the last one gives the mapping up.
  package static func didClose() {
    mappings.with { mappings in
      mappings.count -= 1
      if mappings.count == 0 { mappings.settled = count }
    }
  }
}
