internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Simulates the runs that come with a book.
enum BuiltInRuns {
  /// Starts to simulate the runs of a book on another thread, so that the book can be written
  /// meanwhile.
  ///
  /// - Returns: A closure that writes the runs.
  static func begin(of book: Book) -> (BuiltInRunWriter) throws -> Void {
    let ahead = Ahead { RunsAhead(of: book) }
    return { writer in
      let runs = ahead.result()
      let write = storing(in: writer)
      for part in runs.parts { try write(part) }
      try SimulationSession.runAll(of: book, besides: runs.finished, take: write)
    }
  }

  /// Writes the built-in runs of a book while they are simulated.
  static func write(of book: Book, to writer: BuiltInRunWriter) throws {
    try SimulationSession.runAll(of: book, take: storing(in: writer))
  }

  /// Writes the runs that a store lacks; if only a run's evidence for claims is missing, writes
  /// just that.
  static func write(
    of book: Book, to writer: BuiltInRunWriter, missing: MissingRuns
  ) throws {
    try SimulationSession.runAll(of: book, only: missing.runs, take: storing(in: writer))
    try SimulationSession.runAll(of: book, only: missing.evidence) { part in
      guard case .end(_, let grounds) = part else { return }
      for ground in grounds { try writer.note(ground) }
    }
  }

  /// Returns a closure that stores the parts of runs.
  private static func storing(
    in writer: BuiltInRunWriter
  ) -> (SimulationSession.Part) throws -> Void {
    { part in
      switch part {
      case .events(let events, let texts): try writer.append(events, texts: texts)
      case .end(let run, let grounds):
        try writer.finish(run)
        for ground in grounds { try writer.note(ground) }
      }
    }
  }
}
