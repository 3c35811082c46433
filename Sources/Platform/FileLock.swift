#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Locks that processes have on bytes of a file.
package enum FileLock {
  /// Closing any descriptor of a file ends all locks the process has on it, so these stay open: one for each file, since a
  /// server asks often.
  private static let descriptors = Locked<[FileIdentity: Int32]>([:])
  /// Stores that come and go make a new file each time; beyond so many nobody is named.
  private static let maximumDescriptors = 32

  private static func descriptor(of path: String) -> Int32? {
    descriptors.with { known in
      guard let identity = SystemCalls.identity(at: path) else { return nil }
      if let descriptor = known[identity] { return descriptor }
      guard known.count < maximumDescriptors else { return nil }
      let descriptor = open(SystemCalls.bytes(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0, let opened = SystemCalls.identity(of: descriptor) else { return nil }
      // Another file may have taken the name between the two calls; it stays open under its own identity.
      known[opened] = descriptor
      return descriptor
    }
  }

  /// The process that has a lock for writing on the byte; nil when nobody has it, or the system does not tell.
  package static func holder(of path: String, byte: Int64) -> Int32? {
    guard let descriptor = descriptor(of: path) else { return nil }
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
