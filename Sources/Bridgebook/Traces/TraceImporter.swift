/// Turns the bytes of a recorded trace into events, however they arrive.
///
/// Call `consume` with chunks of any size, `drain` after each, and `finish` at the end. What it keeps depends on what is
/// open at once and on the distinct texts up to a cap, never on the length of the input.
package struct TraceImporter {
  private enum Phase {
    /// Too little was seen to tell lines from a document.
    case opening
    case lines, objects, document, report, refused
  }

  /// The most distinct texts a run shares, and their bytes.
  package static let textCapacity = 1 << 17
  package static let textByteCapacity = 12 << 20

  /// What the input is, where it is a kind that is not read.
  package private(set) var refusal: Refusal?
  package private(set) var byteCount = 0
  private var phase = Phase.opening
  private var head: [UInt8] = []
  var reader: LineReader
  /// The first bytes of an input read as lines; nil once they were found to be text.
  private var sample: TextSample? = TextSample()
  var splitter = LineSplitter()
  private var objects = JSONObjectSplitter(line: 1)
  private var spans = SpanTable()
  private var tokens = XMLTokenizer(line: 1)
  private var table = XctraceTable()
  private var report = CrashReportReader()
  private var repair = TextRepair()
  private var hash: ContentHash?
  private let forced: TraceFormat?
  private var lastByte: UInt8 = 0x0A

  /// - Parameters:
  ///   - format: the format to read the input in, where its content shall not decide.
  ///   - hashing: false where the caller hashes the bytes itself, say on another thread.
  ///   - redactor: replaces what tells where the input comes from, in all texts before they come out.
  ///   - remembersTexts: false reads a text that comes again anew, which gives the same events more slowly.
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

  // MARK: Bytes in

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

  /// Reads lines that were kept back for what might follow; for an input that pauses.
  package mutating func release() {
    if phase == .lines, endSample() { reader.release() }
  }

  /// Reads what is left; call it once, after the last bytes.
  package mutating func finish() {
    if phase == .opening { open(isAll: true) }
    switch phase {
    case .opening, .refused: return
    case .lines:
      if endSample() { finishLines() }
    case .objects:
      finishObjects()
    case .document:
      finishDocument()
    case .report:
      finishReport()
    }
  }

  // MARK: Events out

  /// The events since the last call.
  package mutating func drain() -> [TraceEvent] {
    let events = reader.sink.batch
    reader.sink.batch = []
    return events
  }

  /// Hands out the events since the last call and keeps the room they took.
  package mutating func drain<Result, Failure: Error>(
    _ body: ([TraceEvent], TextTable) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try body(reader.sink.batch, reader.sink.texts)
    reader.sink.batch.removeAll(keepingCapacity: true)
    return result
  }

  /// The texts of the events; transient ones only until the next bytes.
  package var texts: TextTable { reader.sink.texts }
  /// What could not be taken as it was.
  package var issues: [ImportIssue] { reader.sink.issues.issues }
  /// What the input says of itself.
  package var header: RunHeader { reader.sink.header }
  /// A text from beside the input as the run may hold it.
  package mutating func redacted(_ text: String) -> String {
    reader.sink.redactor?.redact(text) ?? text
  }
  /// Lines read so far.
  package var lineCount: Int { reader.lineCount }
  /// Lines that were understood without being an event, such as column titles and metadata.
  package var structuralLines: Int { reader.sink.structuralLines }
  /// SHA-256 of the input; nil where the caller hashes.
  package var contentHash: String? { hash?.hexadecimal }

  // MARK: What it is

  /// The formats that read any line, the best first.
  package var scores: [FormatScore] {
    zip(FormatRegistry.formats, reader.matched).filter { $0.1 > 0 }
      .map { FormatScore(id: $0.0.id, matchedLines: $0.1) }
      .sorted { TraceImporter.rank($0) < TraceImporter.rank($1) }
  }

  /// Of as many lines, prints say the least about what an input is.
  private static func rank(_ score: FormatScore) -> (Int, Int, String) {
    (-score.matchedLines, score.id == PlainFormat.format.id ? 1 : 0, score.id)
  }

  /// The format forced, or the one that read most lines; prints where none did.
  package var format: TraceFormat {
    let rest = phase == .document ? XctraceXMLFormat.format : PlainFormat.format
    return forced ?? scores.first.flatMap { FormatRegistry.format($0.id) } ?? rest
  }

  /// What the run cannot show: signals its format lacks or that no event of it held.
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
    case .document: feedDocument(chunk)
    case .report: report.feed(chunk, into: &reader.sink)
    }
  }

  private mutating func feedSample(_ chunk: Bytes) {
    guard var sample else { return }
    let taken = sample.take(chunk) { feedLines($0) }
    self.sample = sample
    if sample.isFull, endSample() { feedLines(chunk.from(taken)) }
  }

  /// Reads what the sample held back; false where it is no text.
  private mutating func endSample() -> Bool {
    guard let sample else { return true }
    self.sample = nil
    refusal = sample.release { feedLines($0) }
    guard refusal != nil else { return true }
    phase = .refused
    return false
  }

  private mutating func feedLines(_ chunk: Bytes) {
    // The splitter is moved out, since its closure uses everything else.
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
    // A document that ends the input without a line feed has a last line all the same.
    if !hadLine, lastByte != 0x0A { reader.skipLines(to: reader.lineCount + 1) }
  }

  // MARK: Objects of a JSON document

  private mutating func feedObjects(_ chunk: Bytes) {
    // Moved out like the splitter; a copy would be made of all that is kept, with every chunk.
    var objects = self.objects
    self.objects = JSONObjectSplitter(line: 1)
    let taken = objects.feed(chunk) { object, place in takeObject(object, at: place) }
    self.objects = objects
    guard objects.isComplete else { return }
    // What follows the document is read as lines; the line it ends in goes on.
    closeSpans()
    reader.skipLines(to: objects.line - 1)
    splitter = LineSplitter(offset: byteCount - (chunk.count - taken))
    phase = .lines
    feedLines(chunk.from(taken))
  }

  private mutating func finishObjects() {
    var objects = self.objects
    let isComplete = objects.finish { object, place in takeObject(object, at: place) }
    self.objects = objects
    closeSpans()
    reader.skipLines(to: objects.line - (lastByte == 0x0A ? 1 : 0))
    reader.sink.line = reader.lineCount
    reader.sink.offset = byteCount
    if !isComplete { reader.sink.report(.unterminatedInput) }
  }

  private mutating func takeObject(_ object: Bytes, at place: JSONObjectSplitter.Place) {
    reader.sink.line = place.line
    reader.sink.offset = place.offset
    reader.sink.clearPlace()
    if place.isCut { reader.sink.report(.lineCut) }
    var repair = self.repair
    self.repair = TextRepair()
    repair.repair(object) { readObject($0) }
    if repair.hadNUL { reader.sink.report(.nulBytes) }
    if repair.hadInvalidUTF8 { reader.sink.report(.invalidUTF8) }
    self.repair = repair
  }

  private mutating func readObject(_ object: Bytes) {
    for (index, format) in FormatRegistry.formats.enumerated() {
      switch format.reading {
      case .element(let read):
        guard read(object, &reader.sink, &spans) else { continue }
      case .line where format.id == BridgeTraceFormat.format.id:
        guard BridgeTraceFormat.read(object, &reader.sink) else { continue }
      default: continue
      }
      return reader.count(1, format: index)
    }
    if object.at(object.count - 1) != UInt8(ascii: "}") { reader.sink.report(.malformedRecord) }
    reader.sink.note("", object.to(LineSplitter.limit))
  }

  private mutating func closeSpans() {
    while let span = spans.popLast() { ChromeTraceFormat.close(span, &reader.sink) }
  }

  private mutating func finishReport() {
    report.endLine(&reader.sink)
    reader.skipLines(to: report.line - (lastByte == 0x0A ? 1 : 0))
    let index = FormatRegistry.formats.firstIndex { $0.id == CrashReportFormat.format.id }
    if let index { reader.count(report.count, format: index) }
  }

  private mutating func feedDocument(_ chunk: Bytes) {
    var tokens = self.tokens
    self.tokens = XMLTokenizer(line: 1)
    tokens.feed(chunk) { token, line in table.take(token, line: line, into: &reader.sink) }
    self.tokens = tokens
  }

  private mutating func finishDocument() {
    reader.skipLines(to: tokens.line - (lastByte == 0x0A ? 1 : 0))
    reader.sink.line = reader.lineCount
    reader.sink.offset = byteCount
    if tokens.didCut { reader.sink.report(.lineCut) }
    if !table.isComplete || !tokens.isComplete { reader.sink.report(.unterminatedInput) }
    let index = FormatRegistry.formats.firstIndex { $0.id == XctraceXMLFormat.format.id }
    if let index { reader.count(table.rows, format: index) }
  }
}
