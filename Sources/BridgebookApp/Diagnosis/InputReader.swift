internal import Bridgebook
internal import Platform

/// The part of an input that is read.
struct InputExtent: Equatable, Sendable {
  /// The maximum length in bytes; a longer input is refused.
  var limit = Int.max
  /// The maximum number of bytes to read: the length of a file at the beginning, since one that
  /// grows might never end.
  var end = Int.max
  /// Where to begin in a regular file and whether to follow it; nil to read any input from its
  /// beginning.
  var start: InputStart?
}

/// The offset in a regular file at which reading begins, and whether the file is followed as it
/// grows.
package struct InputStart: Equatable, Sendable {
  /// The offset of the first byte to read; nil for the end of the file.
  package var offset: Int?
  package var follows: Bool

  package init(offset: Int? = 0, follows: Bool = false) {
    self.offset = offset
    self.follows = follows
  }
}

/// Reads and hashes an input on its own thread, ahead of the consumer.
///
/// A few chunks are reused in turn, so that memory stays small and cached.
final class InputReader: @unchecked Sendable {
  /// A buffer with some bytes of the input; only its consumer uses it until it is returned.
  final class Chunk: @unchecked Sendable {
    /// The size in bytes; large, so that threads switch rarely.
    private static let size = 1 << 18

    fileprivate let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Chunk.size, alignment: 64)
    fileprivate var count = 0
    /// Whether a live stream has no more bytes for now.
    fileprivate(set) var isPause = false
    /// Whether a live stream has been silent for a while; the chunk is empty.
    fileprivate(set) var isQuiet = false
    /// The change of a followed file; the chunk is empty.
    fileprivate(set) var change: FollowedFile.Change?

    deinit { room.deallocate() }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: room[..<count]) }
  }

  private static let chunkCount = 4

  private let path: String
  private let source: InputSource
  private let isStopped: @Sendable () -> Bool
  private let extent: InputExtent
  private let empty = BoundedQueue<Chunk>(capacity: chunkCount)
  private let filled = BoundedQueue<Chunk>(capacity: chunkCount)
  // Accessed by the reading thread only, until it was joined.
  private var hash = ContentHash()
  private(set) var failure: (any Error)?
  /// The offset of an unfinished last line, for a file that is read from an offset.
  private(set) var lineStart = 0
  private var lastByte: UInt8 = 0x0A

  /// - Parameters:
  ///   - path: a file, or `-` for the source's input.
  ///   - extent: the part of the input to read.
  ///   - isStopped: polled between chunks for a request to end early.
  init(
    _ path: String, from source: InputSource, extent: InputExtent = InputExtent(),
    isStopped: @escaping @Sendable () -> Bool
  ) {
    self.path = path
    self.source = source
    self.extent = extent
    self.isStopped = isStopped
    for _ in 0..<InputReader.chunkCount { _ = empty.push(Chunk()) }
  }

  /// The SHA-256 of the bytes read.
  var contentHash: String { hash.hexadecimal }

  /// Reads until the end of the input, an interruption, or a call of `stop`.
  func readAll() {
    defer { filled.close() }
    var chunk: Chunk?
    var byteCount = 0
    let isEnough = { [self] in isStopped() || empty.isClosed || byteCount >= extent.end }
    let room = { [self] in
      chunk = empty.pop()
      return chunk?.room
    }
    let taken = { [self] (count: Int, isPause: Bool) throws in
      guard let chunk else { return }
      chunk.count = min(count, extent.end - byteCount)
      byteCount += chunk.count
      if byteCount > extent.limit {
        throw TraceInputError.tooLong(path: path, limit: extent.limit)
      }
      chunk.isPause = isPause
      chunk.isQuiet = false
      chunk.change = nil
      hash.update(chunk.bytes)
      _ = filled.push(chunk)
    }
    do {
      if let start = extent.start {
        let file = try FollowedFile(path, from: start.offset)
        lineStart = file.offset
        try file.read(
          follows: start.follows, isEnough: isEnough, into: room, quiet: pushQuiet, changed: push
        ) { count, isPause in
          let kept = min(count, extent.end - byteCount)
          if let chunk { noteLines(in: chunk.room[..<kept], endingAt: file.offset - count + kept) }
          try taken(count, isPause)
        }
      } else {
        try source.readInput(path, isEnough: isEnough, into: room, quiet: pushQuiet, taken)
      }
    } catch {
      failure = error
    }
  }

  /// Reports that the input has been silent for a while.
  private func pushQuiet() {
    guard let chunk = emptyChunk() else { return }
    chunk.isQuiet = true
    _ = filled.push(chunk)
  }

  /// Reports a change of the file, and ends a line that the change cut off.
  private func push(_ change: FollowedFile.Change) {
    if [.truncated, .rewritten, .replaced].contains(change) {
      lineStart = 0
      if lastByte != 0x0A, let chunk = emptyChunk() {
        lastByte = 0x0A
        chunk.room[0] = 0x0A
        chunk.count = 1
        _ = filled.push(chunk)
      }
    }
    guard let chunk = emptyChunk() else { return }
    chunk.change = change
    _ = filled.push(chunk)
  }

  private func emptyChunk() -> Chunk? {
    guard let chunk = empty.pop() else { return nil }
    chunk.count = 0
    chunk.isPause = true
    chunk.isQuiet = false
    chunk.change = nil
    return chunk
  }

  private func noteLines(in bytes: Slice<UnsafeMutableRawBufferPointer>, endingAt offset: Int) {
    lastByte = bytes.last ?? lastByte
    guard let last = bytes.lastIndex(of: 0x0A) else { return }
    lineStart = offset - (bytes.endIndex - last - 1)
  }

  /// Returns the next chunk; nil after the last one.
  func next() -> Chunk? { filled.pop() }

  /// Returns a chunk for reuse.
  func giveBack(_ chunk: Chunk) { _ = empty.push(chunk) }

  /// Stops the reading.
  func stop() {
    empty.close()
    filled.close()
  }
}
