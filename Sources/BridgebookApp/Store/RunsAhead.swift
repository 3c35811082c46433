internal import Bridgebook
internal import Platform

/// The runs of a book, simulated on another thread before they are needed.
final class RunsAhead: Sendable {
  /// The number of parts that may wait, of which the runs of the built-in book are about 600.
  private static let capacity = 1_024
  /// The number of events in a part; so at most 30 MB of events wait.
  private static let eventLimit = 256

  private struct Closed: Error {}

  private let book: Book
  private let parts = BoundedQueue<SimulationSession.Part>(capacity: capacity)
  private let failure = Locked<(any Error)?>(nil)
  private let worker: Locked<Worker?>

  /// Starts to simulate the runs of the scenarios in a book.
  init(of book: Book) {
    self.book = book
    let (parts, failure) = (parts, failure)
    // If no thread can be started, `forEach` simulates the runs on the caller's thread.
    worker = Locked(
      try? Worker {
        do {
          try SimulationSession.runAll(of: book) { part in
            for piece in part.pieces(of: RunsAhead.eventLimit) where !parts.push(piece) {
              throw Closed()
            }
          }
        } catch { failure.with { $0 = error } }
        parts.close()
      })
  }

  deinit { end() }

  /// Calls the closure with each part of the runs, in order; must be called once.
  ///
  /// - Throws: The error of the closure or of a simulation.
  func forEach(_ take: (SimulationSession.Part) throws -> Void) throws {
    guard worker.with({ $0 != nil }) else {
      return try SimulationSession.runAll(of: book, take: take)
    }
    while let part = parts.pop() { try take(part) }
    if let failure = failure.with({ $0 }) { throw failure }
  }

  /// Ends the simulation, if it is still running.
  private func end() {
    parts.close()
    worker.with { worker in
      worker?.wait()
      worker = nil
    }
  }
}

extension SimulationSession.Part {
  /// Returns the part, divided so that each piece has at most `limit` events.
  fileprivate func pieces(of limit: Int) -> [SimulationSession.Part] {
    guard case .events(let events, let texts) = self, events.count > limit else { return [self] }
    return stride(from: 0, to: events.count, by: limit).map { start in
      .events(Array(events[start..<min(start + limit, events.count)]), texts)
    }
  }
}
