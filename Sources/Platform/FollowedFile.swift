#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A regular file that can be followed while another process appends to it, like `tail -F`.
///
/// Not thread-safe.
package final class FollowedFile {
  /// A change to a followed file other than growth.
  package enum Change: Equatable, Sendable {
    /// The file became shorter; reading restarts at its beginning.
    case truncated
    /// The bytes before the offset have changed, so the file was rewritten; reading restarts at its
    /// beginning.
    case rewritten
    /// Another regular file is at the path; reading restarts at its beginning.
    case replaced
    /// Nothing exists at the path; the reader waits for a new file.
    case vanished
    /// Something other than a regular file is at the path; the reader waits for a regular file.
    case occupied
  }

  private static let pollMilliseconds = 100
  /// The number of polls without new bytes after which `quiet` is called.
  private static let quietPolls = 2

  /// The path at which the file was opened, which is checked again while it is followed.
  package let path: String
  /// The offset of the next byte to read.
  package private(set) var offset: Int
  private var descriptor: Int32
  private var lastLoss: Change?
  /// The last bytes that were read; they are compared with the file, because a file that grew
  /// between two polls may have been rewritten.
  private var lastBytes: [UInt8] = []
  private static let lastByteCount = 64

  /// Opens a regular file; refuses anything else without waiting for the writer of a pipe.
  ///
  /// - Parameter offset: the offset of the first byte to read; nil for the end of the file. An
  ///   offset beyond the end becomes 0.
  package init(_ path: String, from offset: Int?) throws(SystemError) {
    self.path = path
    descriptor = try Descriptor.openInput(path, isRegular: true)
    let size = FollowedFile.status(of: descriptor).map { Int($0.st_size) } ?? 0
    self.offset = offset.map { $0 > size ? 0 : $0 } ?? size
  }

  deinit { Descriptor.close(descriptor) }

  /// Reads into the buffers that `room` returns, to the end of the file or, when following, until
  /// `isEnough`.
  ///
  /// - Parameters:
  ///   - follows: whether to wait for more at the end.
  ///   - isEnough: ends the reading; called repeatedly while no bytes arrive.
  ///   - room: returns the buffer for the next bytes; nil ends the reading.
  ///   - quiet: called once when no bytes have arrived for 200 ms after some have.
  ///   - changed: called with the change before bytes from a new beginning are read.
  ///   - body: called with the number of bytes, and whether they are the last for now.
  package func read(
    follows: Bool, isEnough: () -> Bool, into room: () -> UnsafeMutableRawBufferPointer?,
    quiet: () -> Void, changed: (Change) -> Void,
    _ body: (_ count: Int, _ isPause: Bool) throws -> Void
  ) throws {
    var place: UnsafeMutableRawBufferPointer?
    var idlePolls = FollowedFile.quietPolls
    // Whether everything was read at the last poll, so that the writer may start a new file.
    var isAtEnd = false
    while !isEnough() {
      let size = try currentSize()
      if size < offset {
        offset = 0
        lastBytes = []
        changed(.truncated)
        continue
      }
      if size > offset, isAtEnd, try isRewritten() {
        offset = 0
        lastBytes = []
        changed(.rewritten)
        continue
      }
      isAtEnd = follows && size == offset
      if size > offset {
        // A buffer that stayed empty because the file was truncated meanwhile is reused.
        place = place ?? room()
        guard let bytes = place else { return }
        let count = try readSome(bytes)
        if count > 0 {
          place = nil
          offset += count
          if follows { keepLast(of: UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
          isAtEnd = follows && offset >= size
          idlePolls = 0
          try body(count, follows && offset >= size)
          continue
        }
      }
      guard follows else { return }
      if idlePolls < FollowedFile.quietPolls {
        idlePolls += 1
        if idlePolls == FollowedFile.quietPolls { quiet() }
      }
      guard try !lookUpAgain(changed) else { continue }
      SystemClock.pause(milliseconds: UInt32(FollowedFile.pollMilliseconds))
    }
  }

  private func keepLast(of bytes: UnsafeRawBufferPointer) {
    let earlier = max(0, FollowedFile.lastByteCount - bytes.count)
    lastBytes = Array(lastBytes.suffix(earlier)) + bytes.suffix(FollowedFile.lastByteCount)
  }

  /// Returns whether the bytes that were read last have changed in the file.
  private func isRewritten() throws(SystemError) -> Bool {
    guard !lastBytes.isEmpty else { return false }
    var bytes = [UInt8](repeating: 0, count: lastBytes.count)
    let count = pread(descriptor, &bytes, bytes.count, off_t(offset - bytes.count))
    guard count >= 0 || errno == EINTR else { throw SystemError.last("read", path) }
    return count == bytes.count && bytes != lastBytes
  }

  /// Switches to the file that is now at the path, if it is a different one; returns true if there
  /// may be bytes to read immediately.
  private func lookUpAgain(_ changed: (Change) -> Void) throws(SystemError) -> Bool {
    var named = stat()
    guard stat(PathText.bytes(of: path), &named) == 0 else {
      lose(.vanished, changed)
      return false
    }
    guard named.st_mode & S_IFMT == S_IFREG else {
      lose(.occupied, changed)
      return false
    }
    if let own = FollowedFile.status(of: descriptor),
      own.st_dev == named.st_dev, own.st_ino == named.st_ino
    {
      lastLoss = nil
      return false
    }
    // The old file's last bytes, written since the last poll, are read first.
    guard try currentSize() == offset else { return true }
    let next: Int32
    do throws(SystemError) {
      next = try Descriptor.openInput(path, isRegular: true)
    } catch {
      // The file vanished between the two calls; the next poll finds out.
      if [ENOENT, EINVAL].contains(error.code) { return false }
      throw error
    }
    Descriptor.close(descriptor)
    descriptor = next
    offset = 0
    lastBytes = []
    lastLoss = nil
    changed(.replaced)
    return true
  }

  /// Reports that the followed file is gone, once until it is back.
  private func lose(_ loss: Change, _ changed: (Change) -> Void) {
    guard lastLoss != loss else { return }
    lastLoss = loss
    changed(loss)
  }

  private func currentSize() throws(SystemError) -> Int {
    guard let status = FollowedFile.status(of: descriptor) else {
      throw SystemError.last("fstat", path)
    }
    return Int(status.st_size)
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  private func readSome(_ room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var count = pread(descriptor, room.baseAddress, room.count, off_t(offset))
    while count < 0, errno == EINTR {
      count = pread(descriptor, room.baseAddress, room.count, off_t(offset))
    }
    guard count >= 0 else { throw SystemError.last("read", path) }
    return count
  }
}
