#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The system's clocks.
package enum SystemClock {
  /// Blocks the calling thread for the given number of milliseconds.
  package static func pause(milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }

  /// Returns the monotonic time in nanoseconds.
  package static func monotonicNanoseconds() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Monotonic time in milliseconds.
  package static var monotonicMilliseconds: Int {
    Int(monotonicNanoseconds() / 1_000_000)
  }

  /// Returns the current time in UTC, in ISO 8601.
  package static func timestamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
      + "T\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))Z"
  }
}
