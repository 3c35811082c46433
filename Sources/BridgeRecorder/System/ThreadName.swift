// SPDX-License-Identifier: MIT

/// The names of threads in traces: `main`, the thread's own name, or `thread-2` and so on.
///
/// Each name is given to one thread only, because readers identify threads by it.
enum ThreadName {
  /// The number of names that are remembered; after that, the name of each new thread gets a
  /// number.
  private static let rememberedNames = 256

  private struct Given: Sendable {
    var threads = 1
    var names: Set<String> = ["main"]
  }

  private static let given = Locked(Given())

  /// Returns the name of the calling thread; called once per thread.
  static func ofNewThread() -> String {
    if System.isMainThread { return "main" }
    let own = System.threadName
    return given.withLock { given in
      given.threads += 1
      guard !own.isEmpty else { return "thread-\(given.threads)" }
      guard given.names.count < rememberedNames, given.names.insert(own).inserted else {
        return "\(own)-\(given.threads)"
      }
      return own
    }
  }
}
