#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The terminals that the standard descriptors are connected to.
package enum Terminal {
  /// The width in columns of the terminal on standard error; nil if it is not a terminal or cannot
  /// redraw a line.
  package static var columns: Int? {
    isDumb ? nil : size(of: 2)?.columns
  }

  /// Whether the terminal supports no escape codes, or its type is unknown.
  package static var isDumb: Bool {
    switch CurrentProcess.environment("TERM") {
    case nil, "", "dumb": true
    default: false
    }
  }

  /// Returns the columns and rows of the terminal on a descriptor; nil if it is not a terminal.
  ///
  /// The result is 80 columns and 24 rows if the terminal does not report its size.
  package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    guard Descriptor.isTerminal(descriptor) else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Whether standard input is a pipe, a socket, or a file that is not empty.
  package static var isInputPiped: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFSOCK: return true
    case S_IFREG: return status.st_size > 0
    default: return false
    }
  }
}
