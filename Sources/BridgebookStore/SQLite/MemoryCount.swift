internal import CSQLite
internal import Platform

/// SQLite's statistics of its memory, which a limit on that memory depends on.
///
/// Counting takes a lock at every allocation, which is 6 % of the instructions of a question.
package enum MemoryCount {
  /// Turns the statistics off; effective only before the first connection of the process.
  ///
  /// Connections can then no longer be restricted to reading, because that limits their memory.
  package static func omit() { isOmitted.with { $0 = true } }

  private static let isOmitted = Locked(false)

  /// Whether SQLite counts memory; decided once, before the first connection.
  static let isOn: Bool = {
    let counts = isOmitted.with { !$0 }
    return bridgebook_count_memory(counts ? 1 : 0) == SQLITE_OK && counts
  }()
}
