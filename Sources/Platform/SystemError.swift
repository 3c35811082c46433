#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A failed system call, with its path and error code.
package struct SystemError: Error, Equatable {
  package let call: String
  package let path: String
  package let code: Int32

  package init(call: String, path: String, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }

  /// The system's description of the error code.
  package var reason: String { String(cString: strerror(code)) }

  /// Whether the reader of the output has closed its end.
  package var isReaderGone: Bool { code == EPIPE }

  /// Whether the path cannot be written because of permissions or a read-only file system.
  package var isPermission: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// Whether the path already exists.
  package var isExisting: Bool { code == EEXIST }

  /// Whether the disk or the user's quota is full.
  package var isFull: Bool { SystemError.isFull(code: code) }

  /// Returns whether an error code means that the disk or the user's quota is full.
  package static func isFull(code: Int32) -> Bool { code == ENOSPC || code == EDQUOT }

  /// Returns the error of the last system call.
  static func last(_ call: String, _ path: String) -> SystemError {
    SystemError(call: call, path: path, code: errno)
  }

  /// Returns the result of a system call.
  ///
  /// - Throws: If the result is negative.
  static func checked(
    _ code: Int32, _ call: String, _ path: String
  ) throws(SystemError) -> Int32 {
    guard code >= 0 else { throw SystemError(call: call, path: path, code: errno) }
    return code
  }

  /// Returns the error for a file that another process replaced in the meantime.
  package static func changedFile(_ path: String) -> SystemError {
    SystemError(call: "fstat", path: path, code: ESTALE)
  }

  /// Returns the error to throw if every name that was tried is taken.
  package static func takenName(_ path: String) -> SystemError {
    SystemError(call: "mkdir", path: path, code: EEXIST)
  }
}
