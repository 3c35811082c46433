#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal behind standard error, and the clock of what is shown there.
enum Terminal {
  /// Its columns; nil where standard error is none that can draw over a line.
  static var columns: Int? {
    guard SystemCalls.isTerminal(2), SystemCalls.environment("TERM") != "dumb" else { return nil }
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Milliseconds of a clock that nobody sets.
  static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }
}
