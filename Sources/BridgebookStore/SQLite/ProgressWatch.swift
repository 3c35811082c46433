internal import CSQLite

/// Holds the closure that SQLite's progress handler calls.
final class ProgressWatch {
  let shouldStop: () -> Bool

  init(_ shouldStop: @escaping () -> Bool) {
    self.shouldStop = shouldStop
  }
}

extension Connection {
  /// Keeps another connection open until this one is closed.
  ///
  /// A read-only connection that closes last leaves the log's files behind.
  package func outlive(by other: Connection) {
    callbacks.append(other)
  }

  /// Polls the closure while a statement runs, and interrupts the statement once it returns true.
  ///
  /// - Parameter steps: the number of virtual machine instructions between two calls.
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
