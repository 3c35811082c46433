/// A thread of the system that runs one closure.
package struct Worker: Sendable {
  /// The size of its stack in bytes.
  ///
  /// Apple's threads have 512 KiB unless asked for more, which a deep scenario needs; only what is touched takes memory.
  package static let stackSize = 8 << 20

  private let thread: SystemThread

  /// Starts the closure.
  package init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    thread = try SystemThread.start(stack: Worker.stackSize, run)
  }

  /// Waits until the closure has returned; call it once.
  package func wait() {
    thread.join()
  }

  /// Runs the closure on a thread with room for deep calls and hands over its result.
  ///
  /// The caller waits meanwhile, so the closure may use whatever the caller has.
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
}
