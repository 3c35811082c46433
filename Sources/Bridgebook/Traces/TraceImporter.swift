/// Converts the bytes of a recorded trace to events, regardless of how the bytes are divided.
///
/// Call `consume` with chunks of any size, `drain` after each, and `finish` at the end. Memory
/// depends on the number of open intervals and, up to a limit, of distinct texts, but not on the
/// length of the input.
package struct TraceImporter {
  private enum Phase {
    /// Too few bytes were read to distinguish lines from a document.
    case opening
    case lines, objects, document, report, refused
  }

  /// The maximum number of distinct texts stored per run, and of their bytes.
  package static let textCapacity = 1 << 17
  package static let textByteCapacity = 12 << 20

  /// The kind of the input, if it is one that cannot be read.
  package private(set) var refusal: Refusal?
  package private(set) var byteCount = 0
  private var phase = Phase.opening
  private var head: [UInt8] = []
  var reader: LineReader
  /// The first bytes of an input read as lines; nil once they are known to be text.
  private var sample: TextSample? = TextSample()
  var splitter = LineSplitter()
  private var objects = ObjectDocument()
  private var document = XctraceDocument()
  private var report = CrashReportReader()
  private var hash: ContentHash?
  private let forced: TraceFormat?
  private var lastByte: UInt8 = 0x0A

  /// - Parameters:
  ///   - format: The format in which to read the input; nil to detect it.
  ///   - hashing: False if the caller hashes the bytes, for example on another thread.
  ///   - redactor: Replaces private parts of all texts before they are returned.
  ///   - remembersTexts: False to parse repeated texts again, which yields the same events.
  package init(
    messages: MessageMatcher, format: TraceFormat? = nil, hashing: Bool = true,
    redactor: Redactor? = nil, textCapacity: Int = TraceImporter.textCapacity,
    remembersTexts: Bool = true
  ) {
    let texts = TextTable(
      capacity: textCapacity, byteCapacity: TraceImporter.textByteCapacity)
    reader = LineReader(
      sink: EventSink(texts: texts, messages: messages, remembersTexts: remembersTexts),
      format: format)
    reader.sink.redactor = redactor
    forced = format
    hash = hashing ? ContentHash() : nil
  }

  // MARK: Input

  /// Sets the number of lines and bytes that precede the first byte; call it before `consume`.
  ///
  /// Findings refer to lines of the whole file, regardless of where reading started.
  package mutating func begin(afterLines lines: Int, bytes: Int) {
    reader.skipLines(to: lines)
    splitter = LineSplitter(offset: bytes)
  }

  /// Takes the next bytes.
  package mutating func consume(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    if reader.sink.batch.isEmpty { reader.sink.texts.forgetTransientTexts() }
    hash?.update(bytes)
    byteCount += bytes.count
    lastByte = bytes[bytes.count - 1]
    let chunk = Bytes(start: start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    guard phase == .opening else { return feed(chunk) }
    head.append(contentsOf: chunk.buffer)
    open(isAll: false)
  }

  /// Reads the lines that are held for a possible continuation; call it when the input pauses.
  package mutating func release() {
    if phase == .lines, endSample() { reader.release() }
  }

  /// Reads the remaining input; call it once, after the last bytes.
  package mutating func finish() {
    if phase == .opening { open(isAll: true) }
    switch phase {
    case .opening, .refused: return
    case .lines:
      if endSample() { finishLines() }
    case .objects:
      objects.finish(&reader, byteCount: byteCount, endsLine: lastByte == 0x0A)
    case .document:
      document.finish(&reader, byteCount: byteCount, endsLine: lastByte == 0x0A)
    case .report:
      finishReport()
    }
  }

  // MARK: Output

  /// Returns the events since the last call, in an array that shares no storage with the importer,
  /// so that another thread may read them while further bytes are consumed.
  package mutating func drain() -> [TraceEvent] {
    let events = reader.sink.batch
    reader.sink.batch = []
    // The next bytes probably yield as many events.
    reader.sink.batch.reserveCapacity(events.count)
    return events
  }

  /// The texts of the events; transient ones are valid only until the next bytes are consumed.
  package var texts: TextTable { reader.sink.texts }
  /// The problems in the input.
  package var issues: [ImportIssue] { reader.sink.issues.issues }
  /// The metadata that the input states about the run.
  package var header: RunHeader { reader.sink.header }
  /// Returns a text that is not from the input, such as a title, with its private parts replaced.
  package mutating func redacted(_ text: String) -> String {
    reader.sink.redactor?.redact(text) ?? text
  }
  /// The number of lines read so far.
  package var lineCount: Int { reader.lineCount }
  /// The number of lines that were recognized without being an event, such as column titles.
  package var structuralLines: Int { reader.sink.structuralLines }
  /// The SHA-256 hash of the input; nil if the caller hashes it.
  package var contentHash: String? { hash?.hexadecimal }

  // MARK: Format

  /// The formats that read at least one line, best first.
  package var scores: [FormatScore] {
    zip(FormatRegistry.formats, reader.matched).filter { $0.1 > 0 }
      .map { FormatScore(id: $0.0.id, matchedLines: $0.1) }
      .sorted { TraceImporter.rank($0) < TraceImporter.rank($1) }
  }

  /// Returns the key by which formats are sorted: most lines first; with equal numbers, plain
  /// prints come last.
  private static func rank(_ score: FormatScore) -> (Int, Int, String) {
    (-score.matchedLines, score.id == PlainFormat.format.id ? 1 : 0, score.id)
  }

  /// The given format, or else the one that has read the most lines; plain prints if none has.
  package var format: TraceFormat {
    let rest = phase == .document ? XctraceXMLFormat.format : PlainFormat.format
    return forced ?? scores.first.flatMap { FormatRegistry.format($0.id) } ?? rest
  }

  /// The signals that the format lacks and no event provided.
  package var cannotShow: [CannotShow] {
    SignalList.missing(seen: reader.sink.seen, lacks: format.lacks)
  }

  private mutating func open(isAll: Bool) {
    let head = self.head
    let opened = head.withUnsafeBufferPointer { bytes -> Bool in
      guard let opening = Opening.of(Bytes(bytes), isAll: isAll, forced: forced) else {
        return false
      }
      switch opening {
      case .refused(let kind):
        refusal = kind
        phase = .refused
      case .lines: phase = .lines
      case .objects: phase = .objects
      case .document: phase = .document
      case .report: phase = .report
      }
      feed(Bytes(bytes))
      return true
    }
    if opened { self.head = [] }
  }

  private mutating func feed(_ chunk: Bytes) {
    switch phase {
    case .opening, .refused: return
    case .lines: sample == nil ? feedLines(chunk) : feedSample(chunk)
    case .objects: feedObjects(chunk)
    case .document: document.feed(chunk, into: &reader.sink)
    case .report: report.feed(chunk, into: &reader.sink)
    }
  }

  private mutating func feedSample(_ chunk: Bytes) {
    guard var sample else { return }
    let taken = sample.take(chunk) { feedLines($0) }
    self.sample = sample
    if sample.isFull, endSample() { feedLines(chunk.from(taken)) }
  }

  /// Reads the held bytes of the sample, and returns false if the input is not text.
  private mutating func endSample() -> Bool {
    guard let sample else { return true }
    self.sample = nil
    refusal = sample.release { feedLines($0) }
    guard refusal != nil else { return true }
    phase = .refused
    return false
  }

  private mutating func feedLines(_ chunk: Bytes) {
    // Moved out of `self`, because the closure needs exclusive access to the rest.
    var splitter = self.splitter
    self.splitter = LineSplitter()
    splitter.feed(chunk) { line, traits in reader.take(line, traits) }
    self.splitter = splitter
  }

  private mutating func finishLines() {
    var splitter = self.splitter
    let hadLine = splitter.finish { line, traits in reader.take(line, traits) }
    self.splitter = splitter
    reader.release()
    // The last line of a document counts even without a line feed.
    if !hadLine, lastByte != 0x0A { reader.skipLines(to: reader.lineCount + 1) }
  }

  private mutating func feedObjects(_ chunk: Bytes) {
    guard let taken = objects.feed(chunk, into: &reader) else { return }
    // Anything after the document is read as lines, beginning with the rest of its last line.
    splitter = LineSplitter(offset: byteCount - (chunk.count - taken))
    phase = .lines
    feedLines(chunk.from(taken))
  }

  private mutating func finishReport() {
    report.endLine(&reader.sink)
    reader.skipLines(to: report.line - (lastByte == 0x0A ? 1 : 0))
    let index = FormatRegistry.formats.firstIndex { $0.id == CrashReportFormat.format.id }
    if let index { reader.count(report.count, format: index) }
  }
}
