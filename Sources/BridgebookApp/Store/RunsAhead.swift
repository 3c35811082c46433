internal import Bridgebook

/// The first runs of a book, simulated and kept in memory; for the built-in book, all of them.
struct RunsAhead: Sendable {
  private struct Full: Error {}

  /// The size in bytes of events and texts at which no further run is kept.
  private static let byteLimit = 32 << 20

  private(set) var parts: [SimulationSession.Part] = []
  /// The ids of the completed runs.
  private(set) var finished: Set<String> = []

  /// Simulates runs until one fails or exceeds the memory; that run and the rest are left out.
  init(of book: Book) {
    var current: [SimulationSession.Part] = []
    var size = 0
    // Nothing is lost with the error: a run that is not among the finished ones is simulated again
    // when the runs are written, which throws it.
    try? SimulationSession.runAll(of: book) { part in
      switch part {
      case .events(let events, let texts):
        size += events.count * MemoryLayout<TraceEvent>.stride + texts.byteCount
        if size > RunsAhead.byteLimit { throw Full() }
        // A batch has room for thousands of events; its copy takes no more than it needs.
        current.append(.events(events.withUnsafeBufferPointer { Array($0) }, texts))
      case .end(let run, _):
        parts += current + [part]
        finished.insert(run.id)
        current = []
      }
    }
  }
}
