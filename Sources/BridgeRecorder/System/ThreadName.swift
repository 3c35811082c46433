#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

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
    if isMain { return "main" }
    let own = ownName
    return given.withLock { given in
      given.threads += 1
      guard !own.isEmpty else { return "thread-\(given.threads)" }
      guard given.names.count < rememberedNames, given.names.insert(own).inserted else {
        return "\(own)-\(given.threads)"
      }
      return own
    }
  }

  #if canImport(Darwin)
    private static var isMain: Bool { pthread_main_np() != 0 }

    private static var ownName: String {
      let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: 64)
      defer { buffer.deallocate() }
      buffer.initialize(repeating: 0, count: 64)
      guard pthread_getname_np(pthread_self(), buffer, 64) == 0 else { return "" }
      return String(cString: buffer)
    }
  #else
    /// `/proc/thread-self` leads to `PROCESS/task/THREAD`; both numbers are one for the main thread.
    private static var isMain: Bool {
      var buffer = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &buffer, 64)
      let parts = buffer.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0].elementsEqual(parts[2])
    }

    /// Empty for a thread that has only inherited the name of the process.
    private static var ownName: String {
      let own = text(of: "/proc/thread-self/comm")
      return own == text(of: "/proc/self/comm") ? "" : own
    }

    private static func text(of path: String) -> String {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = read(descriptor, &buffer, 64)
      return String(
        decoding: buffer.prefix(max(0, count)).prefix { $0 != 0x0A }, as: UTF8.self)
    }
  #endif
}
