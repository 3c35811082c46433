internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Reads an input on two threads, hands its events to the caller, and stores them on another.
///
/// The first thread reads and hashes bytes, the second makes events of them. Each thread sees every batch in its order and has a text table of its own, so that nothing depends on which of them
/// is ahead.
final class TracePipeline: @unchecked Sendable {
  /// The events of some bytes, and the texts they are the first to use.
  private struct Batch: Sendable {
    let events: [TraceEvent]
    let texts: TextTable.Change
    let bytesRead: Int
    let header: RunHeader
    let mark: Mark
  }

  /// What comes with events beside them.
  struct Mark {
    /// A live stream has been still for a while.
    var isQuiet = false
    /// What happened to a followed file.
    var change: FollowedFile.Change?
    /// Lines read so far.
    var lineCount = 0
  }

  /// What the caller gets at once: some events with the texts so far.
  struct Part {
    let events: [TraceEvent]
    let texts: TextTable
    /// How far the input was read.
    let bytesRead: Int
    /// What the input has said of itself so far.
    let header: RunHeader
    let mark: Mark
  }

  /// So few and small that memory stays small, and enough that no thread waits for a hiccup of another.
  private static let batchesUnderWay = 3

  private let read = BoundedQueue<Batch>(capacity: batchesUnderWay)
  private let diagnosed = BoundedQueue<Batch>(capacity: batchesUnderWay)
  // Each is touched by one thread only until that thread was waited for.
  private var importer: TraceImporter
  private let input: InputReader
  private let writer: RunWriter?
  private var writeFailure: (any Error)?

  private init(_ importer: TraceImporter, _ input: InputReader, _ writer: RunWriter?) {
    self.importer = importer
    self.input = input
    self.writer = writer
  }

  /// Reads a file, or standard input for `-`, to its end, its refusal or an interruption.
  ///
  /// - Parameters:
  ///   - importer: does not hash; that is done meanwhile.
  ///   - extent: how far the input is read.
  ///   - body: receives the events in their order on the caller's thread.
  /// - Returns: the importer after the last byte, the hash of the bytes, and where a last line begins that has no end.
  static func run(
    _ importer: TraceImporter, path: String, extent: InputExtent = InputExtent(),
    writer: RunWriter?, watch: ReadingWatch, _ body: (Part) -> Void
  ) throws -> (importer: TraceImporter, contentHash: String, lineStart: Int) {
    let input = InputReader(
      path, from: watch.input, extent: extent, isStopped: watch.isStopped)
    let pipeline = TracePipeline(importer, input, writer)
    let source = try Worker { input.readAll() }
    let reader = try Worker { pipeline.readAll() }
    let storer = try writer.map { _ in try Worker { pipeline.storeAll() } }
    var texts = TextTable()
    while let batch = pipeline.read.pop() {
      texts.apply(batch.texts)
      body(
        Part(
          events: batch.events, texts: texts, bytesRead: batch.bytesRead, header: batch.header,
          mark: batch.mark))
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
      // A live stream pauses between lines: what stands complete is read now.
      if chunk.isPause { importer.release() }
      let mark = Mark(
        isQuiet: chunk.isQuiet, change: chunk.change, lineCount: importer.lineCount)
      input.giveBack(chunk)
      guard importer.refusal == nil, handOver(&textCount, mark) else { return }
    }
    importer.finish()
    _ = handOver(&textCount, Mark())
  }

  /// Hands over what was read; false where nobody wants it any more.
  private func handOver(_ textCount: inout Int, _ mark: Mark) -> Bool {
    let bytesRead = importer.byteCount
    let header = importer.header
    return importer.drain { events, texts in
      let batch = Batch(
        events: events, texts: texts.changes(since: textCount), bytesRead: bytesRead,
        header: header, mark: mark)
      textCount = texts.count
      return read.push(batch)
    }
  }

  private func storeAll() {
    // A failed store wants nothing more.
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
