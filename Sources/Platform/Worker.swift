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

  /// Runs the closure on a thread with room for deep calls, waits for it, and hands over its result.
  package static func run<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    let result = Locked<Swift.Result<Result, any Error>?>(nil)
    let worker = try Worker {
      let value = Swift.Result { try body() }
      result.with { $0 = value }
    }
    worker.wait()
    guard let value = result.with({ $0 }) else {
      throw SystemError(call: "pthread_join", path: "", code: 0)
    }
    return try value.get()
  }
}
