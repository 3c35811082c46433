internal import Bridgebook
internal import Platform

/// How far an input is read.
struct InputExtent: Equatable, Sendable {
  /// A longer input is refused.
  var limit = Int.max
  /// Where the input ends: the length a file had in the beginning, since one that grows would never end.
  var end = Int.max
  /// Where the reading of a regular file begins and whether it goes on; nil reads it, or any input, from its start.
  var start: InputStart?
}

/// Where the reading of a regular file begins, and whether it goes on while the file grows.
package struct InputStart: Equatable, Sendable {
  /// The place of the first byte that is read; nil is the file's end.
  package var offset: Int?
  package var follows: Bool

  package init(offset: Int? = 0, follows: Bool = false) {
    self.offset = offset
    self.follows = follows
  }
}

/// Reads an input and hashes it, ahead of whoever takes its bytes on another thread.
///
/// The few chunks there are go back and forth, so that memory stays small and warm.
final class InputReader: @unchecked Sendable {
  /// Some bytes of the input; whoever takes it has it alone until it is given back.
  final class Chunk: @unchecked Sendable {
    /// So large that threads seldom hand over to each other.
    private static let size = 1 << 18

    fileprivate let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Chunk.size, alignment: 64)
    fileprivate var count = 0
    /// A live stream had no more to read for now.
    fileprivate(set) var isPause = false
    /// It has had none for a while; the chunk is empty.
    fileprivate(set) var isQuiet = false
    /// What happened to a followed file; the chunk is empty.
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
  // Touched by the reading thread only until that was waited for.
  private var hash = ContentHash()
  private(set) var failure: (any Error)?
  /// Where the last line begins that has no end yet, in a file that has a start of reading.
  private(set) var lineStart = 0
  private var lastByte: UInt8 = 0x0A

  /// - Parameters:
  ///   - path: a file, or `-` for what the source has.
  ///   - extent: how far the input is read.
  ///   - isStopped: asked between two chunks whether the input shall end early.
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

  /// SHA-256 of what was read.
  var contentHash: String { hash.hexadecimal }

  /// Reads to the input's end, an interruption, or until nobody wants it any more.
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

  /// Says that nothing has come for a while.
  private func pushQuiet() {
    guard let chunk = emptyChunk() else { return }
    chunk.isQuiet = true
    _ = filled.push(chunk)
  }

  /// Says what happened to the file; a line that another beginning cuts off ends there.
  private func push(_ change: FollowedFile.Change) {
    if [.truncated, .replaced].contains(change) {
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

  /// The next bytes; nil after the last ones.
  func next() -> Chunk? { filled.pop() }

  /// Makes room for more.
  func giveBack(_ chunk: Chunk) { _ = empty.push(chunk) }

  /// Nobody wants more.
  func stop() {
    empty.close()
    filled.close()
  }
}
