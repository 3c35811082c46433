internal import Bridgebook

/// The first runs of a book, simulated and kept in memory; for the built-in book, all of them.
struct RunsAhead: Sendable {
  private struct Full: Error {}

  /// The maximum size in bytes of the events and texts that are kept.
  private static let byteLimit = 32 << 20
  /// The size in bytes of an event in memory, at most.
  private static let eventSize = 128

  private(set) var parts: [SimulationSession.Part] = []
  /// The ids of the completed runs.
  private(set) var finished: Set<String> = []

  /// Simulates runs until one fails or exceeds the memory; that run and the rest are left out.
  init(of book: Book) {
    var current: [SimulationSession.Part] = []
    var size = 0
    // Whoever simulates the rest meets the same error.
    try? SimulationSession.runAll(of: book) { part in
      current.append(part)
      switch part {
      case .events(let events, let texts):
        size += events.count * RunsAhead.eventSize + texts.byteCount
        if size > RunsAhead.byteLimit { throw Full() }
      case .end(let run, _):
        parts += current
        finished.insert(run.id)
        current = []
      }
    }
  }
}
