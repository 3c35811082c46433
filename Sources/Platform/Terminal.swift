#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminal behind standard error, and the clock of what is shown there.
package enum Terminal {
  /// Its columns; nil where standard error is none that can draw over a line.
  package static var columns: Int? {
    guard SystemCalls.isTerminal(2), SystemCalls.environment("TERM") != "dumb" else { return nil }
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Monotonic time in milliseconds.
  package static var milliseconds: Int {
    Int(SystemCalls.monotonicNanoseconds() / 1_000_000)
  }
}
