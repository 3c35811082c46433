#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Finds record locks that other processes hold on bytes of a file.
package enum FileLock {
  /// The open descriptors, one per file.
  ///
  /// Closing any descriptor of a file releases all locks that the process holds on it, so these are
  /// never closed.
  private static let descriptors = Locked<[FileIdentity: Int32]>([:])
  /// Upper bound on open descriptors; for further files `holder` returns nil.
  ///
  /// A store that is deleted and created again counts as another file.
  private static let maximumDescriptors = 32

  private static func descriptor(of path: String) -> Int32? {
    descriptors.with { known in
      guard let identity = FileStatus.identity(at: path) else { return nil }
      if let descriptor = known[identity] { return descriptor }
      guard known.count < maximumDescriptors else { return nil }
      let descriptor = open(PathText.bytes(of: path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0, let opened = Descriptor.identity(of: descriptor) else { return nil }
      // Another file may have replaced the first between the two calls; the descriptor is kept
      // under the identity it was opened with.
      known[opened] = descriptor
      return descriptor
    }
  }

  /// Returns the process that holds a write lock on the byte; nil if there is none or the system
  /// does not report it.
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
