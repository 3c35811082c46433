internal import Bridgebook
internal import Platform

/// How far an input is read.
struct InputExtent: Equatable, Sendable {
  /// A longer input is refused.
  var limit = Int.max
  /// Where the input ends: the length a file had in the beginning, since one that grows would never end.
  var end = Int.max
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
    do {
      try source.readInput(
        path, isEnough: { isStopped() || empty.isClosed || byteCount >= extent.end },
        into: {
          chunk = empty.pop()
          return chunk?.room
        },
        quiet: {
          guard let chunk = empty.pop() else { return }
          chunk.count = 0
          chunk.isPause = true
          chunk.isQuiet = true
          _ = filled.push(chunk)
        }
      ) { count, isPause in
        guard let chunk else { return }
        chunk.count = min(count, extent.end - byteCount)
        byteCount += chunk.count
        if byteCount > extent.limit {
          throw TraceInputError.tooLong(path: path, limit: extent.limit)
        }
        chunk.isPause = isPause
        chunk.isQuiet = false
        hash.update(chunk.bytes)
        _ = filled.push(chunk)
      }
    } catch {
      failure = error
    }
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
