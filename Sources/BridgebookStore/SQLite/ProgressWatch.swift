internal import CSQLite

/// Holds the question that SQLite asks again and again while a statement runs.
final class ProgressWatch {
  let shouldStop: () -> Bool

  init(_ shouldStop: @escaping () -> Bool) {
    self.shouldStop = shouldStop
  }
}

extension Connection {
  /// Closes another connection only after this one.
  ///
  /// One that may not write leaves the files of its journal behind where it is the last to close.
  package func outlive(by other: Connection) {
    callbacks.append(other)
  }

  /// Asks again and again while a statement runs, and interrupts it when the answer is yes.
  ///
  /// - Parameter steps: instructions of SQLite's machine between two questions.
  package func interrupt(every steps: Int32 = 4_000, when shouldStop: @escaping () -> Bool) {
    let watch = ProgressWatch(shouldStop)
    callbacks.append(watch)
    sqlite3_progress_handler(
      handle, steps,
      { context in
        guard let context else { return 1 }
        let watch = Unmanaged<ProgressWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.shouldStop() ? 1 : 0
      }, Unmanaged.passUnretained(watch).toOpaque())
  }
}
