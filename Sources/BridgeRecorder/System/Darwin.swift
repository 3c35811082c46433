// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin

  /// What Apple's systems do in a way of their own; `Linux.swift` has the same members.
  enum System {
    /// Nanoseconds of a clock that is never set.
    static func monotonicNanoseconds() -> Int64 {
      Int64(truncatingIfNeeded: clock_gettime_nsec_np(CLOCK_UPTIME_RAW))
    }

    /// Whether the calling thread is the process's first.
    static var isMainThread: Bool { pthread_main_np() != 0 }

    /// The name the calling thread was given; empty where it has none.
    static var threadName: String {
      text(length: 64) { pthread_getname_np(pthread_self(), $0, $1) } ?? ""
    }

    /// Runs one write so that a pipe nobody reads is a failure and not a signal; the result of the write
    /// and, where that is not positive, the system's code.
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

    /// The most bytes a file may have that this process writes; nil where the system does not tell.
    static var fileSizeLimit: UInt64? {
      var limit = rlimit()
      return getrlimit(RLIMIT_FSIZE, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }

    /// The release of the system, such as `26.1`; nil where it does not tell.
    static var release: String? {
      // In a simulator the system call would answer for the Mac.
      if let version = SystemDescription.environment("SIMULATOR_RUNTIME_VERSION") {
        return version
      }
      return text(length: 64) { buffer, size in
        var size = size
        return sysctlbyname("kern.osproductversion", buffer, &size, nil, 0)
      }
    }

    /// The text a call puts into a buffer; nil where it fails.
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

  /// The lock of `Locked`.
  typealias LockPrimitive = os_unfair_lock

  extension UnsafeMutablePointer where Pointee == LockPrimitive {
    func prepareLock() { initialize(to: os_unfair_lock()) }
    func lock() { os_unfair_lock_lock(self) }
    func unlock() { os_unfair_lock_unlock(self) }
    func discardLock() { deinitialize(count: 1) }
  }
#endif
