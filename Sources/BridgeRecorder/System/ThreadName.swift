// SPDX-License-Identifier: MIT

/// The names threads have in traces: `main`, the thread's own name, or `thread-2` and so on.
///
/// A name is given once and belongs to one thread, since readers tell threads apart by it.
enum ThreadName {
  /// So many names are remembered; a thread named later gets its number with the name.
  private static let rememberedNames = 256

  private struct Given: Sendable {
    var threads = 1
    var names: Set<String> = ["main"]
  }

  private static let given = Locked(Given())

  /// The name for the calling thread, to be asked once for each thread.
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
