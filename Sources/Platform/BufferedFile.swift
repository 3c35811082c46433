#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that is read or written in pieces through the C library's buffer.
package final class BufferedFile {
  /// The access to the file, as a mode of `fopen`.
  package enum Mode: String, Sendable {
    case read = "rb"
    /// Writing; truncates an existing file.
    case write = "wb"
  }

  private let path: String
  private var file: UnsafeMutablePointer<FILE>?

  /// Opens the file.
  package init(_ path: String, _ mode: Mode) throws(SystemError) {
    self.path = path
    file = fopen(path, mode.rawValue)
    guard file != nil else { throw SystemError(call: "fopen", path: path, code: errno) }
  }

  deinit {
    if let file { fclose(file) }
  }

  /// Fills the buffer from its start and returns the number of bytes read, which is smaller at the
  /// end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let file, let start = buffer.baseAddress else { return 0 }
    return fread(start, 1, buffer.count, file)
  }

  /// Appends bytes; `close` reports a failure.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard let file, let start = bytes.baseAddress else { return }
    fwrite(start, 1, bytes.count, file)
  }

  /// Closes the file; throws if any read or write failed.
  package func close() throws(SystemError) {
    guard let file else { return }
    self.file = nil
    let failed = ferror(file) != 0
    guard fclose(file) == 0, !failed else {
      throw SystemError(call: "fclose", path: path, code: errno)
    }
  }
}
