#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A regular file that is read from a place on, and may be read on while its writer adds to it.
///
/// Used by one thread at a time.
package final class FollowedFile {
  /// What happened to a file beside growing.
  package enum Change: Equatable, Sendable {
    /// It became shorter; it is read from its new start.
    case truncated
    /// Another regular file has its name; that one is read from its start.
    case replaced
    /// Nothing has its name; what comes to have it is waited for.
    case vanished
    /// What has its name is no regular file; a regular one is waited for.
    case occupied
  }

  private static let pollMilliseconds = 100
  /// Polls without new bytes after which a log is called quiet.
  private static let quietPolls = 2

  /// The path the file was opened at, which is looked up again while it is followed.
  package let path: String
  /// The place of the next byte.
  package private(set) var offset: Int
  private var descriptor: Int32
  private var lastLoss: Change?

  /// Opens a file; refuses what is no regular file, and never waits for whoever writes to a pipe.
  ///
  /// - Parameter offset: the place of the first byte to read; the file's end for nil, its start where the file is
  ///   shorter.
  package init(_ path: String, from offset: Int?) throws(SystemError) {
    self.path = path
    descriptor = try SystemCalls.openInput(path, isRegular: true)
    let size = FollowedFile.status(of: descriptor).map { Int($0.st_size) } ?? 0
    self.offset = offset.map { $0 > size ? 0 : $0 } ?? size
  }

  deinit { close(descriptor) }

  /// Reads into the rooms it is given, to the end or, where the file is followed, until it is enough.
  ///
  /// - Parameters:
  ///   - follows: waits for more at the end.
  ///   - isEnough: ends the reading; asked again and again while nothing comes.
  ///   - room: gives the place for the next bytes; nil ends the reading.
  ///   - quiet: called once when nothing has come for a while after some bytes.
  ///   - changed: told what happened to the file before bytes of another beginning come.
  ///   - body: told how many bytes came, and whether there are no more for now.
  package func read(
    follows: Bool, isEnough: () -> Bool, into room: () -> UnsafeMutableRawBufferPointer?,
    quiet: () -> Void, changed: (Change) -> Void,
    _ body: (_ count: Int, _ isPause: Bool) throws -> Void
  ) throws {
    var place: UnsafeMutableRawBufferPointer?
    var idlePolls = FollowedFile.quietPolls
    while !isEnough() {
      let size = try currentSize()
      if size < offset {
        offset = 0
        changed(.truncated)
        continue
      }
      if size > offset {
        // A room that stayed empty, because the file was cut meanwhile, is used again.
        place = place ?? room()
        guard let bytes = place else { return }
        let count = try readSome(bytes)
        if count > 0 {
          place = nil
          offset += count
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
      SystemCalls.pause(milliseconds: UInt32(FollowedFile.pollMilliseconds))
    }
  }

  /// Opens what has the path now, where that is another file; true where there is something to read at once.
  private func lookUpAgain(_ changed: (Change) -> Void) throws(SystemError) -> Bool {
    var named = stat()
    guard stat(SystemCalls.bytes(path), &named) == 0 else {
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
    // The last bytes of the old file, written between two looks.
    guard try currentSize() == offset else { return true }
    let next: Int32
    do throws(SystemError) {
      next = try SystemCalls.openInput(path, isRegular: true)
    } catch {
      // Gone again between two calls: the next look says what is there.
      if [ENOENT, EINVAL].contains(error.code) { return false }
      throw error
    }
    close(descriptor)
    descriptor = next
    offset = 0
    lastLoss = nil
    changed(.replaced)
    return true
  }

  /// Tells of a loss once, until the file is there again.
  private func lose(_ loss: Change, _ changed: (Change) -> Void) {
    guard lastLoss != loss else { return }
    lastLoss = loss
    changed(loss)
  }

  private func currentSize() throws(SystemError) -> Int {
    guard let status = FollowedFile.status(of: descriptor) else {
      throw SystemCalls.failure("fstat", path)
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
    guard count >= 0 else { throw SystemCalls.failure("read", path) }
    return count
  }
}

extension SystemCalls {
  /// The number of line feeds in the first bytes of a regular file.
  package static func lineCount(of path: String, before offset: Int) throws -> Int {
    let file = try FollowedFile(path, from: 0)
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)
    defer { room.deallocate() }
    var (seen, lines) = (0, 0)
    try file.read(
      follows: false, isEnough: { seen >= offset }, into: { room }, quiet: {}, changed: { _ in }
    ) { count, _ in
      let part = UnsafeRawBufferPointer(rebasing: room[..<min(count, offset - seen)])
      lines += part.count(where: { $0 == 0x0A })
      seen += count
    }
    return lines
  }
}
