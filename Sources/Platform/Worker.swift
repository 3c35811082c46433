/// A thread that runs one closure.
package struct Worker: Sendable {
  /// The stack size in bytes.
  ///
  /// The default of 512 KiB on Apple's systems is too small for deep scenarios; only pages that are
  /// touched take memory.
  package static let stackSize = 8 << 20

  private let thread: SystemThread

  /// Starts a thread that runs the closure.
  package init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    thread = try SystemThread.start(stack: Worker.stackSize, run)
  }

  /// Waits until the closure has returned; must be called once.
  package func wait() {
    thread.join()
  }

  /// Runs the closure on a thread with a large stack and returns its result.
  ///
  /// The caller is blocked meanwhile, so the closure may use the caller's state.
  package static func run<Result>(_ body: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      let result = Locked<Swift.Result<Result, any Error>?>(nil)
      let worker = try Worker {
        result.with { $0 = Swift.Result { try body() } }
      }
      worker.wait()
      guard let value = result.with({ $0 }) else {
        throw SystemError(call: "pthread_join", path: "", code: 0)
      }
      return try value.get()
    }
  }

  /// Runs the closure for each number below `count`, on two threads if there is more than one.
  package static func share(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Void
  ) throws(SystemError) {
    let next = Locked(0)
    let work: @Sendable () -> Void = {
      while true {
        let index = next.with { value -> Int in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        body(index)
      }
    }
    // The caller's thread does not run the closure, because its stack may be small.
    var workers: [Worker] = []
    defer { for worker in workers { worker.wait() } }
    for _ in 0..<min(2, count) { workers.append(try Worker(work)) }
  }
}
