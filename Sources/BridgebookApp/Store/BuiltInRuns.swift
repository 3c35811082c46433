internal import Bridgebook
internal import BridgebookStore

/// Simulates the runs that come with a book.
enum BuiltInRuns {
  /// Writes the built-in runs of a book while they are simulated.
  static func write(of book: Book, to writer: BuiltInRunWriter) throws {
    try SimulationSession.runAll(
      of: book, events: { try writer.append($0, texts: $1) },
      finished: { run, grounds in
        try writer.finish(run)
        for ground in grounds { try writer.note(ground) }
      })
  }

  /// Writes the runs that a store lacks; if only a run's evidence for claims is missing, writes
  /// just that.
  static func write(
    of book: Book, to writer: BuiltInRunWriter, missing: MissingRuns
  ) throws {
    try SimulationSession.runAll(
      of: book, only: missing.runs, events: { try writer.append($0, texts: $1) },
      finished: { run, grounds in
        try writer.finish(run)
        for ground in grounds { try writer.note(ground) }
      })
    try SimulationSession.runAll(
      of: book, only: missing.evidence, events: { _, _ in },
      finished: { _, grounds in for ground in grounds { try writer.note(ground) } })
  }
}
