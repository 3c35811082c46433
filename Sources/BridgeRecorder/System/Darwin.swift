// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin

  /// The calls that are specific to Apple's systems; `Linux.swift` has the same members.
  enum System {
    /// Returns the monotonic time in nanoseconds.
    static func monotonicNanoseconds() -> Int64 {
      Int64(truncatingIfNeeded: clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
    }

    /// Whether the calling thread is the main thread.
    static var isMainThread: Bool { pthread_main_np() != 0 }

    /// The calling thread's name; empty if it has none.
    static var threadName: String {
      text(length: 64) { pthread_getname_np(pthread_self(), $0, $1) } ?? ""
    }

    /// Makes a write to a broken pipe fail instead of raising a signal; returns the write's result
    /// and, if that is not positive, the error code.
    static func withoutBrokenPipeSignal(
      of descriptor: Int32, _ write: () -> Int
    ) -> (result: Int, code: Int32) {
      _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
      let result = write()
      return (result, result > 0 ? 0 : errno)
    }

    static var platform: String {
      #if targetEnvironment(macCatalyst)
        "Mac Catalyst"
      #elseif os(iOS)
        "iOS"
      #elseif os(macOS)
        "macOS"
      #elseif os(tvOS)
        "tvOS"
      #elseif os(watchOS)
        "watchOS"
      #elseif os(visionOS)
        "visionOS"
      #else
        "unknown"
      #endif
    }

    /// The maximum size of a file this process may write, in bytes; nil if the system does not
    /// report it.
    static var fileSizeLimit: UInt64? {
      var limit = rlimit()
      return getrlimit(RLIMIT_FSIZE, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }

    /// The version of the system, such as `26.1`; nil if unknown.
    static var release: String? {
      // In a simulator, `sysctl` reports the version of the Mac.
      if let version = SystemDescription.environment("SIMULATOR_RUNTIME_VERSION") {
        return version
      }
      return text(length: 64) { buffer, size in
        var size = size
        return sysctlbyname("kern.osproductversion", buffer, &size, nil, 0)
      }
    }

    /// Returns the text that a call writes to a buffer; nil if the call fails.
    private static func text(
      length: Int, _ call: (UnsafeMutablePointer<CChar>, Int) -> Int32
    ) -> String? {
      let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: length)
      defer { buffer.deallocate() }
      buffer.initialize(repeating: 0, count: length)
      guard call(buffer, length - 1) == 0 else { return nil }
      return String(cString: buffer)
    }
  }

  /// The lock that `Locked` uses.
  typealias LockPrimitive = os_unfair_lock

  extension UnsafeMutablePointer where Pointee == LockPrimitive {
    func prepareLock() { initialize(to: os_unfair_lock()) }
    func lock() { os_unfair_lock_lock(self) }
    func unlock() { os_unfair_lock_unlock(self) }
    func discardLock() { deinitialize(count: 1) }
  }
#endif
