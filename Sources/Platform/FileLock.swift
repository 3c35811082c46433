#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Locks that processes have on bytes of a file.
package enum FileLock {
  /// The process that has a lock for writing on the byte; nil when nobody has it, or the system does not tell.
  package static func holder(of path: String, byte: Int64) -> Int32? {
    // Closing any descriptor of a file ends all locks the process has on it, so this one stays open.
    let descriptor = open(
      SystemCalls.bytes(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(byte)
    lock.l_len = 1
    guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK), lock.l_pid > 0
    else { return nil }
    return lock.l_pid
  }
}
