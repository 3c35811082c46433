/// Reads an input line by line, each line in the format whose grammar it matches.
struct LineReader {
  /// A format that reads lines, with its index in the registry.
  private struct Candidate {
    let index: Int
    let header: (@Sendable (Bytes, inout LineRecord) -> Bool)?
    let line: (@Sendable (Bytes, inout EventSink) -> Bool)?
    /// Whether lines in the format begin with a digit.
    let isDated: Bool
  }

  /// The place under which whole lines without a header are recorded in the memory of texts.
  private static let wholeLine: UInt8 = 2
  private static let noFormat = -1

  var sink: EventSink
  /// The number of lines that each format of the registry has read.
  private(set) var matched: [Int]
  private(set) var lineCount: Int = 0
  private let headers: [Candidate]
  private let lines: [Candidate]
  private let forced: Bool
  private let plain: Int
  private let structured: Int
  /// The index in `headers` of the format that read the last line with a header.
  private var recent = 0
  private var held = HeldLines()
  private var wrapped: WrappedLine?
  private var prefix = LinePrefix()
  /// Whether metadata that describes earlier lines may still follow.
  private var mayHold = true
  private var isStructured = false
  private var repair = TextRepair()

  /// - Parameter format: The only format in which lines are read; nil to detect the format of each
  ///   line.
  init(sink: EventSink, format: TraceFormat?) {
    self.sink = sink
    let formats = FormatRegistry.formats
    matched = Array(repeating: 0, count: formats.count)
    forced = format != nil
    plain = formats.firstIndex { $0.id == PlainFormat.format.id } ?? 0
    structured = formats.firstIndex { $0.id == XcodeStructuredFormat.format.id } ?? 0
    let order = formats.indices.sorted { formats[$0].priority > formats[$1].priority }
    let candidates: [Candidate] = order.compactMap { index in
      guard format == nil || format?.id == formats[index].id else { return nil }
      return switch formats[index].reading {
      case .header(let read, let isDated):
        Candidate(index: index, header: read, line: nil, isDated: isDated)
      case .line(let read): Candidate(index: index, header: nil, line: read, isDated: false)
      case .element, .groups, .document, .rest: nil
      }
    }
    headers = candidates.filter { $0.header != nil }
    lines = candidates.filter { $0.line != nil }
    if let format, format.id != XcodeStructuredFormat.format.id { mayHold = false }
  }

  /// Reads a line from the splitter.
  mutating func take(_ line: Bytes, _ traits: LineTraits) {
    lineCount += 1
    sink.line = lineCount
    sink.offset = traits.offset
    if traits.isCut { sink.report(.lineCut) }
    guard traits.mayHoldHighBytes || traits.mayHoldNUL else { return takeClean(line) }
    // Moved out of `self`, because the closure needs exclusive access to the rest.
    var repair = self.repair
    self.repair = TextRepair()
    repair.repair(line) { takeClean($0) }
    if repair.hadNUL { sink.report(.nulBytes) }
    if repair.hadInvalidUTF8 { sink.report(.invalidUTF8) }
    self.repair = repair
  }

  /// Reads the held lines without metadata.
  mutating func release() {
    if wrapped != nil { releaseWrapped(before: nil) }
    guard !held.isEmpty else { return }
    releaseHeld { reader, line in
      if reader.wrapped != nil, reader.releaseWrapped(before: line) { return }
      reader.readLine(line)
    }
    releaseWrapped(before: nil)
  }

  /// Sets the number of lines before the next one.
  mutating func skipLines(to count: Int) { lineCount = count }

  /// Counts lines that another reader has read.
  mutating func count(_ lines: Int, format index: Int) { matched[index] += lines }

  private mutating func takeClean(_ line: Bytes) {
    guard line.at(0) > 0x20 || line.buffer.contains(where: { $0 > 0x20 }) else { return }
    // Texts recorded before the number was learned may contain it.
    if sink.redactor?.learnProcess(of: line) == true {
      sink.memory = MeaningMemory(isOn: sink.memory.isOn)
    }
    if !forced || mayHold, line.at(0) == UInt8(ascii: "T") || line.at(0) == 0x20,
      let record = XcodeStructuredFormat.metadata(line)
    {
      return describe(record)
    }
    // JSON objects never have a header and differ too much to be recorded as whole lines.
    let isObject = line.at(0) == UInt8(ascii: "{")
    if !mayHold, wrapped == nil, !isObject {
      // A line that was recorded as a whole does not have a header.
      sink.clearPlace()
      if let format = sink.doAgain(line, place: LineReader.wholeLine) { return count(format) }
    }
    if !isObject, readHeader(line, beforeEvents: { $0.release() }) { return }
    if !isObject, !forced, readPrefixed(line) { return }
    if OSLogTitles.isTitle(line) {
      sink.structuralLines += 1
      return
    }
    if wrapped != nil, releaseWrapped(before: line) { return }
    if mayHold, !isObject { return hold(line) }
    release()
    readLine(line)
  }

  /// Reads a line of a known format after a prefix; returns false for any other line.
  private mutating func readPrefixed(_ line: Bytes) -> Bool {
    let headers = self.headers
    let rest = prefix.rest(of: line) { rest in
      var record = LineRecord(rest)
      return XCTestLogFormat.opens(rest)
        || headers.contains { candidate in
          guard rest.at(0).isDigit || !candidate.isDated else { return false }
          return candidate.header?(rest, &record) == true
        }
    }
    guard let rest else { return false }
    if readHeader(rest, beforeEvents: { $0.release() }) { return true }
    guard XCTestLogFormat.opens(rest) else { return false }
    release()
    readLine(rest)
    return true
  }

  private mutating func hold(_ line: Bytes) {
    held.append(line, number: sink.line, offset: sink.offset)
    if isStructured {
      if held.count >= HeldLines.maximumGroupLineCount
        || held.byteCount >= HeldLines.maximumByteCount
      {
        sink.report(.tableFull)
        release()
      }
    } else if held.count >= HeldLines.maximumLeadingLineCount
      || held.byteCount >= LineSplitter.limit
    {
      mayHold = false
      release()
    }
  }

  /// Reads the held lines with the metadata that describes them.
  private mutating func describe(_ record: LineRecord) {
    if wrapped != nil { releaseWrapped(before: nil) }
    isStructured = true
    mayHold = true
    matched[structured] += held.count + 1
    sink.structuralLines += 1
    var own = record
    releaseHeld { reader, line in
      if reader.wrapped != nil, reader.releaseWrapped(before: line) { return }
      own.message = line
      reader.readText(own)
      // Lines after a recognized message belong to it.
      if let kind = reader.sink.batch.last?.kind, [.message, .crash].contains(kind) {
        own.isFramework = false
      }
    }
    releaseWrapped(before: nil)
  }

  private mutating func releaseHeld(_ read: (inout LineReader, Bytes) -> Void) {
    let (line, offset) = (sink.line, sink.offset)
    var held = self.held
    self.held = HeldLines()
    held.release { bytes, place in
      sink.line = place.number
      sink.offset = place.offset
      read(&self, bytes)
    }
    sink.line = line
    sink.offset = offset
  }

  /// Reads the held text, or appends the next line to it, and returns whether that line belongs to
  /// it.
  @discardableResult
  private mutating func releaseWrapped(before next: Bytes?) -> Bool {
    guard var wrapped else { return false }
    self.wrapped = nil
    let joint = next.map { wrapped.join($0, sink.messages) } ?? .none
    if joint == .open {
      self.wrapped = wrapped
      sink.structuralLines += 1
      return true
    }
    let (line, offset) = (sink.line, sink.offset)
    sink.line = wrapped.number
    sink.offset = wrapped.offset
    wrapped.record { record in
      wrapped.hasHeader
        ? readText(record, mayHold: false) : readLine(record.message, mayHold: false)
    }
    sink.line = line
    sink.offset = offset
    guard joint == .complete else { return false }
    sink.structuralLines += 1
    return true
  }

  /// Reads a line with the header of a format.
  private mutating func readHeader(
    _ line: Bytes, beforeEvents: (inout LineReader) -> Void
  ) -> Bool {
    guard recent < headers.count else { return false }
    let isDigit = line.at(0).isDigit
    var record = LineRecord(line)
    // The grammars are disjoint, so the order only affects speed.
    var place = recent
    for step in 0..<headers.count {
      if isDigit || !headers[place].isDated {
        if headers[place].header?(line, &record) == true {
          recent = place
          beforeEvents(&self)
          matched[headers[place].index] += 1
          readText(record)
          return true
        }
        record = LineRecord(line)
      }
      place = step < recent ? step : step + 1
    }
    return false
  }

  /// Reads a line without a header.
  private mutating func readLine(_ line: Bytes, mayHold: Bool = true) {
    sink.clearPlace()
    let (lines, plain, mayBeCrash) = (self.lines, self.plain, forced)
    let read = { (sink: inout EventSink) -> Int in
      for format in lines where format.line?(line, &sink) == true { return format.index }
      // Unless a format is forced, the format of crash texts has already declined the line.
      let isRead = LineMeaning.read(line.trimmed, mayBeCrash: mayBeCrash, into: &sink)
      return isRead ? plain : LineReader.noFormat
    }
    // Lines of JSON rarely repeat as a whole, so their texts are recorded instead.
    let isObject = line.at(0) == UInt8(ascii: "{")
    sink.mayHoldText = mayHold && !isObject
    let format = isObject ? read(&sink) : sink.remember(line, place: LineReader.wholeLine, read)
    sink.mayHoldText = false
    guard sink.takeHold() else { return count(format) }
    wrapped = WrappedLine(LineRecord(line), hasHeader: false, sink)
  }

  private mutating func count(_ format: Int) {
    if format != LineReader.noFormat { matched[format] += 1 }
  }

  private mutating func readText(_ record: LineRecord, mayHold: Bool = true) {
    sink.clearPlace()
    if let time = record.time { sink.setTime(time, record.clock) }
    sink.setThread(record.thread)
    sink.mayHoldText = mayHold
    LineMeaning.recall(
      record.message.trimmed, isFramework: record.isFramework, into: &sink)
    sink.mayHoldText = false
    if sink.takeHold() { wrapped = WrappedLine(record, hasHeader: true, sink) }
  }
}
