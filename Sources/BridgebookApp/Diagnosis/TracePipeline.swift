internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Reads an input on two threads, passes its events to the caller, and stores them on a third.
///
/// The first thread reads and hashes bytes, the second converts them to events. Each thread
/// receives all batches in order and has its own text table, so the result does not depend on
/// timing.
final class TracePipeline: @unchecked Sendable {
  /// The events read from some bytes, and the texts that occur in them for the first time.
  private struct Batch: Sendable {
    let events: [TraceEvent]
    let texts: TextTable.Change
    let bytesRead: Int
    let header: RunHeader
    let mark: Mark
    /// The bytes themselves, if they are kept.
    let bytes: [UInt8]
  }

  /// Information about the input that accompanies a batch of events.
  struct Mark {
    /// Whether a live stream has been silent for a while.
    var isQuiet = false
    /// A change of the followed file.
    var change: FollowedFile.Change?
    /// The number of lines read so far.
    var lineCount = 0
  }

  /// A batch of events for the caller, with the texts so far.
  struct Part {
    let events: [TraceEvent]
    let texts: TextTable
    /// The number of bytes read so far.
    let bytesRead: Int
    /// The header of the input, as far as it was read.
    let header: RunHeader
    let mark: Mark
    /// The bytes of the part, if they are kept.
    let bytes: [UInt8]
  }

  /// The capacity of the queues: small to limit memory, large enough that a short delay of one
  /// thread does not stall the others.
  private static let batchesUnderWay = 3

  private let read = BoundedQueue<Batch>(capacity: batchesUnderWay)
  private let diagnosed = BoundedQueue<Batch>(capacity: batchesUnderWay)
  // Each is accessed by one thread only, until that thread was joined.
  private var importer: TraceImporter
  private let input: InputReader
  private let writer: RunWriter?
  private var writeFailure: (any Error)?
  private let keepsBytes: Bool
  /// The bytes that were read since the last batch, if they are kept.
  private var bytes: [UInt8] = []

  private init(
    _ importer: TraceImporter, _ input: InputReader, _ writer: RunWriter?, keepsBytes: Bool
  ) {
    self.importer = importer
    self.input = input
    self.writer = writer
    self.keepsBytes = keepsBytes
  }

  /// Reads a file, or standard input for `-`, until it ends, is refused or is interrupted.
  ///
  /// - Parameters:
  ///   - importer: must not hash, because another thread does.
  ///   - extent: the part of the input to read.
  ///   - keepsBytes: whether the parts contain the bytes they were read from.
  ///   - body: called with the events in order, on the caller's thread.
  /// - Returns: the importer after the last byte, the hash of the bytes, and the offset of an
  ///   unfinished last line.
  static func run(
    _ importer: TraceImporter, path: String, extent: InputExtent = InputExtent(),
    writer: RunWriter?, watch: ReadingWatch, keepsBytes: Bool = false, _ body: (Part) -> Void
  ) throws -> (importer: TraceImporter, contentHash: String, lineStart: Int) {
    let input = InputReader(
      path, from: watch.input, extent: extent, isStopped: watch.isStopped)
    let pipeline = TracePipeline(importer, input, writer, keepsBytes: keepsBytes)
    let source = try Worker { input.readAll() }
    let reader = try Worker { pipeline.readAll() }
    let storer = try writer.map { _ in try Worker { pipeline.storeAll() } }
    var texts = TextTable()
    while let batch = pipeline.read.pop() {
      texts.apply(batch.texts)
      body(
        Part(
          events: batch.events, texts: texts, bytesRead: batch.bytesRead, header: batch.header,
          mark: batch.mark, bytes: batch.bytes))
      if storer != nil, !pipeline.diagnosed.push(batch) { break }
    }
    pipeline.read.close()
    pipeline.diagnosed.close()
    reader.wait()
    source.wait()
    storer?.wait()
    if let failure = pipeline.writeFailure ?? input.failure { throw failure }
    return (pipeline.importer, input.contentHash, input.lineStart)
  }

  private func readAll() {
    defer {
      read.close()
      input.stop()
    }
    var textCount = 1
    while let chunk = input.next() {
      importer.consume(chunk.bytes)
      if keepsBytes { bytes += chunk.bytes }
      // A live stream pauses between lines, so complete lines are processed at once.
      if chunk.isPause { importer.release() }
      let mark = Mark(
        isQuiet: chunk.isQuiet, change: chunk.change, lineCount: importer.lineCount)
      input.giveBack(chunk)
      guard importer.refusal == nil, handOver(&textCount, mark) else { return }
    }
    importer.finish()
    _ = handOver(&textCount, Mark())
  }

  /// Queues the events read so far; returns false if the caller has stopped.
  private func handOver(_ textCount: inout Int, _ mark: Mark) -> Bool {
    let batch = Batch(
      events: importer.drain(), texts: importer.texts.changes(since: textCount),
      bytesRead: importer.byteCount, header: importer.header, mark: mark, bytes: bytes)
    bytes = []
    textCount = importer.texts.count
    return read.push(batch)
  }

  private func storeAll() {
    // After a failure, further batches are refused.
    defer { diagnosed.close() }
    var texts = TextTable()
    do {
      while let batch = diagnosed.pop() {
        texts.apply(batch.texts)
        try writer?.append(batch.events, texts: texts)
      }
    } catch {
      writeFailure = error
    }
  }
}
