// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The limit on the size of files that a process writes.
///
/// A write beyond the limit raises SIGXFSZ, which ends the app; macOS sends it to the process, so
/// the writing thread cannot block it. The limit is checked before each write instead.
enum FileSizeLimit {
  /// Returns how many of `count` bytes may be written now.
  static func room(for count: Int, in descriptor: Int32) -> Int {
    // "No limit" is 2^64 - 1 on Linux and 2^63 - 1 on Apple's systems.
    guard let allowed = System.fileSizeLimit, allowed < UInt64(Int64.max) else { return count }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return count }
    let isAppending = fcntl(descriptor, F_GETFL) & O_APPEND != 0
    let place = isAppending ? status.st_size : lseek(descriptor, 0, SEEK_CUR)
    guard place >= 0, let used = UInt64(exactly: place) else { return count }
    return used >= allowed ? 0 : Int(min(UInt64(count), allowed - used))
  }
}
