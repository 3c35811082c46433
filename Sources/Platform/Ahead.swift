/// A result that a second thread computes while the caller does something else.
package final class Ahead<Result: Sendable>: Sendable {
  private let compute: @Sendable () -> Result
  private let computed = Locked<Result?>(nil)
  private let worker: Locked<Worker?>

  /// Starts the computation.
  package init(_ compute: @escaping @Sendable () -> Result) {
    self.compute = compute
    let computed = computed
    // If no thread can be started, `result()` computes the value on the caller's thread.
    worker = Locked(
      try? Worker {
        let result = compute()
        computed.with { $0 = result }
      })
  }

  deinit { join() }

  /// Waits for the result.
  package func result() -> Result {
    join()
    return computed.with { $0 } ?? compute()
  }

  private func join() {
    worker.with { worker in
      worker?.wait()
      worker = nil
    }
  }
}
