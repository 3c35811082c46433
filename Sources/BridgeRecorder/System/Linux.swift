// SPDX-License-Identifier: MIT

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The calls that are specific to Linux; `Darwin.swift` has the same members.
  enum System {
    /// Returns the monotonic time in nanoseconds.
    static func monotonicNanoseconds() -> Int64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// Whether the calling thread is the main thread.
    ///
    /// `/proc/thread-self` links to `PROCESS/task/THREAD`; both numbers are equal for the main
    /// thread.
    static var isMainThread: Bool {
      var buffer = [CChar](repeating: 0, count: 64)
      let count = readlink("/proc/thread-self", &buffer, 64)
      let parts = buffer.prefix(max(0, count)).split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0].elementsEqual(parts[2])
    }

    /// The calling thread's name; empty if it only inherited that of the process.
    static var threadName: String {
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

    /// Makes a write to a broken pipe fail instead of raising a signal; returns the write's result
    /// and, if that is not positive, the error code.
    static func withoutBrokenPipeSignal(
      of descriptor: Int32, _ write: () -> Int
    ) -> (result: Int, code: Int32) {
      // The signal is sent to the writing thread only, so only this thread blocks it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      var before = sigset_t()
      sigemptyset(&before)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      let result = write()
      let code = result > 0 ? 0 : errno
      if code == EPIPE, sigismember(&pending, SIGPIPE) != 1 {
        var now = timespec()
        while sigtimedwait(&signals, nil, &now) == -1 && errno == EINTR {}
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return (result, code)
    }

    static var platform: String { "Linux" }

    /// The maximum size of a file this process may write, in bytes; nil if the system does not
    /// report it.
    static var fileSizeLimit: UInt64? {
      var limit = rlimit()
      #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      #else
        let resource = RLIMIT_FSIZE
      #endif
      return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }

    /// The version of the kernel, such as `6.8.0`; nil if unknown.
    static var release: String? {
      var names = utsname()
      guard uname(&names) == 0 else { return nil }
      return withUnsafeBytes(of: &names.release) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }

  /// The lock that `Locked` uses.
  typealias LockPrimitive = pthread_mutex_t

  extension UnsafeMutablePointer where Pointee == LockPrimitive {
    func prepareLock() {
      initialize(to: pthread_mutex_t())
      pthread_mutex_init(self, nil)
    }
    func lock() { pthread_mutex_lock(self) }
    func unlock() { pthread_mutex_unlock(self) }
    func discardLock() {
      pthread_mutex_destroy(self)
      deinitialize(count: 1)
    }
  }
#endif
