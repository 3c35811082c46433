internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Diagnoses one trace: converts bytes to events, detects findings, and stores the run on request.
struct TraceSession {
  private let catalog: MessageCatalog
  private let matcher: MessageMatcher
  private let format: TraceFormat?
  private let redacts: Bool

  init(catalog: MessageCatalog, format: TraceFormat?, redacts: Bool = false) {
    self.catalog = catalog
    matcher = MessageMatcher(catalog)
    self.format = format
    self.redacts = redacts
  }

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - writer: receives the events if the run is to be stored.
  ///   - limit: the maximum length of the input in bytes; a longer one is refused.
  ///   - start: where to begin in a regular file, and whether to follow it; nil to read all of the
  ///     input.
  ///   - watch: shows the progress, and ends the reading on request.
  ///   - early: called while a stream is quiet, with findings that only a repeated message could
  ///     still change.
  ///   - found: called with findings once they are certain.
  func read(
    _ path: String, title: String?, writer: RunWriter? = nil, limit: Int = .max,
    start: InputStart? = nil,
    watch: ReadingWatch,
    early: TraceCollector.Found = { _, _ in }, found: TraceCollector.Found = { _, _ in }
  ) throws -> Diagnosis {
    let contentHash: String
    var collector = TraceCollector(catalog: catalog)
    let input = try input(at: path, limit: limit, start: start, watch)
    let (kind, end, place) = (input.kind, input.extent.end, input.place)
    watch.begin(size: kind == .regular ? input.size : nil)
    // A stream can be read only once; a file is read again when the lines that findings quote are
    // known.
    let isStream = path == "-" || start?.follows == true
    var lines: VerbatimLines?
    var importer: TraceImporter
    let linesBefore: Int
    var lineStart = 0
    do {
      linesBefore =
        place.offset > 0 ? try FileStatus.lineCount(of: path, before: place.offset) : 0
      importer = TraceImporter(
        messages: matcher, format: format, hashing: false,
        redactor: redacts ? try redactor(for: path, isFile: kind == .regular, end, watch) : nil)
      importer.begin(afterLines: linesBefore, bytes: place.offset)
      if isStream, !redacts { lines = VerbatimLines(afterLines: linesBefore) }
      (importer, contentHash, lineStart) = try TracePipeline.run(
        importer, path: path, extent: input.extent, writer: writer, watch: watch,
        keepsBytes: lines != nil
      ) { part in
        part.bytes.withUnsafeBytes { lines?.take($0) }
        collector.setSystem(part.header.platform, part.header.os)
        collector.consume(part.events, texts: part.texts) {
          found($0, quotes($1, of: $0, lines))
        }
        if part.mark.isQuiet {
          collector.preview(texts: part.texts) { early($0, quotes($1, of: $0, lines)) }
        }
        if let change = part.mark.change {
          watch.note(change, of: path, afterLine: part.mark.lineCount)
        }
        watch.advance(bytes: part.bytesRead, events: collector.eventCount)
      }
    } catch let error as SystemError {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
    try watch.end()
    if start == nil, end < FileStatus.file(at: path).size {
      watch.noteGrowth(of: path, after: end)
    }
    if let refusal = importer.refusal { throw TraceInputError.refused(path: path, refusal) }
    guard importer.byteCount > 0 || start != nil else { throw TraceInputError.empty(path: path) }
    if start == nil, end < .max, importer.byteCount < end {
      watch.noteLoss(of: path, after: importer.byteCount)
    }
    lines?.finish()
    collector.finish(texts: importer.texts) { found($0, quotes($1, of: $0, lines)) }
    var run = run(
      of: &importer, hash: contentHash, events: collector.eventCount, path: path, title: title)
    run.lineCount -= linesBefore
    var diagnosis = collector.diagnosis(run: run, spots: importer.cannotShow)
    if kind == .regular, !isStream, !redacts {
      let last = end < .max ? end + place.offset : end
      lines = try self.lines(of: diagnosis.run.findings, in: path, last, watch)
    }
    diagnosis.quotes = quotes(diagnosis.quotes, of: diagnosis.run.findings, lines)
    if start != nil {
      diagnosis.extent = Diagnosis.Extent(
        start: place.offset, next: lineStart, isRestarted: place.isRestarted)
    }
    return diagnosis
  }

  /// An input, and the part of it that is read.
  private struct Input {
    let kind: FileKind
    let size: Int
    let extent: InputExtent
    let place: FilePlace
  }

  /// Returns what is known about an input before its first byte is read.
  ///
  /// - Throws: `TraceInputError` for inputs that cannot be read as asked.
  private func input(
    at path: String, limit: Int, start: InputStart?, _ watch: ReadingWatch
  ) throws -> Input {
    try watch.checkPath(path)
    let (kind, size): (FileKind, Int)
    do throws(SystemError) {
      (kind, size) = try path == "-" ? (.other, 0) : FileStatus.certainFile(at: path)
    } catch { throw TraceInputError.unreadable(path: path, reason: error.reason) }
    guard start == nil || kind == .regular else {
      throw TraceInputError.notFollowed(path: path, kind)
    }
    guard kind != .directory else {
      throw TraceInputError.folder(path: path, TraceFolder.kind(of: path))
    }
    guard kind != .regular || size <= limit else {
      throw TraceInputError.tooLong(path: path, limit: limit)
    }
    var extent = InputExtent(limit: limit)
    let place = FilePlace(start, size: size)
    if let start {
      extent.start = InputStart(offset: place.offset, follows: start.follows)
      extent.end = start.follows ? .max : size - place.offset
    } else {
      // Files that the kernel generates, as in /proc, have a size of zero.
      extent.end = kind == .regular && size > 0 ? size : .max
    }
    return Input(kind: kind, size: size, extent: extent, place: place)
  }

  /// Returns the lines of a file that findings quote; nil if they quote none.
  private func lines(
    of findings: [Finding], in path: String, _ end: Int, _ watch: ReadingWatch
  ) throws -> VerbatimLines? {
    let wanted = Set(findings.flatMap(\.quotedLines))
    guard let last = wanted.max() else { return nil }
    var lines = VerbatimLines(wanted)
    var byteCount = 0
    let isStopped = watch.isStopped
    do {
      try watch.input.readChunks(
        of: path,
        isEnough: { byteCount >= end || lines.count >= last || isStopped() },
        {
          lines.take($0)
          byteCount += $0.count
        })
    } catch let error as SystemError {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
    lines.finish()
    return lines
  }

  private func quotes(
    _ quotes: [Int: String], of findings: [Finding], _ lines: VerbatimLines?
  ) -> [Int: String] {
    lines?.replacing(quotes, ofLines: findings.flatMap(\.quotedLines)) ?? quotes
  }

  /// Returns a redactor that knows the user names in paths of the whole input, if the input can be
  /// read twice.
  private func redactor(
    for path: String, isFile: Bool, _ end: Int, _ watch: ReadingWatch
  ) throws -> Redactor {
    var users = UserNames(catalog: catalog)
    if isFile || path == "-" && watch.input != .process {
      var byteCount = 0
      let isStopped = watch.isStopped
      try watch.input.readChunks(
        of: path, isEnough: { byteCount >= end || isStopped() },
        {
          users.consume($0)
          byteCount += $0.count
        })
      users.finish()
    }
    return Redactor(users: users)
  }

  /// Diagnoses a stored run again.
  ///
  /// - Parameter interruption: polled for a request to end the reading.
  func read(
    _ run: Run, in store: Store, interruption: () -> Interruption? = { nil }
  ) throws -> Diagnosis {
    let diagnosis = try readStored(run, in: store, interruption)
    guard redacts else { return diagnosis }
    var redactor = Redactor(users: try TraceSession.users(of: run.id, in: store, catalog))
    var redacted = diagnosis
    redacted.redact(by: &redactor)
    return redacted
  }

  /// Returns the names of users in the paths of a stored run.
  static func users(
    of run: String, in store: Store, _ catalog: MessageCatalog
  ) throws -> UserNames {
    var users = UserNames(catalog: catalog)
    try store.runs.forEachText(of: run) { users.consume($0) }
    return users
  }

  private func readStored(
    _ run: Run, in store: Store, _ interruption: () -> Interruption?
  ) throws -> Diagnosis {
    // Findings in source code do not come from events.
    guard run.format != CheckRecord.format else { return try store.storedDiagnosis(of: run) }
    var collector = TraceCollector(catalog: catalog)
    collector.setSystem(run.platform, run.os)
    var last = TextTable()
    var asked: Interruption?
    try store.events.scan(
      of: run.id,
      while: { event, texts in
        collector.consume([event], texts: texts, found: { _, _ in })
        last = texts
        if event.sequence & 4095 == 0 { asked = interruption() }
        return asked == nil
      })
    if let asked { throw asked }
    collector.finish(texts: last, found: { _, _ in })
    var diagnosis = collector.diagnosis(
      run: run, spots: run.blindSpots.compactMap(CannotShow.init(rawValue:)))
    if let statements = try store.statements(of: diagnosis.run) { diagnosis.quotes = statements }
    return diagnosis
  }

  private func run(
    of importer: inout TraceImporter, hash: String, events: Int, path: String, title: String?
  ) -> Run {
    // The path may contain the name of a user or an app that no redaction rule recognizes.
    let name = redacts ? "redacted \(importer.format.id)" : path
    let given = title.map { importer.redacted($0) }
    var run = Run(
      id: String(hash.prefix(12)), title: importer.header.title ?? given ?? name,
      origin: .imported, contentHash: hash)
    run.format = importer.format.id
    run.tool = importer.header.tool
    run.platform = importer.header.platform
    run.os = importer.header.os
    run.appVersion = importer.header.appVersion
    run.startedAt = importer.header.start
    run.scenario = importer.header.scenario
    run.variant = importer.header.variant
    run.lineCount = importer.lineCount
    run.byteCount = importer.byteCount
    run.eventCount = events
    run.formats = importer.scores.map { .init(format: $0.id, matchedLines: $0.matchedLines) }
    run.issues = importer.issues
    run.blindSpots = importer.cannotShow.map(\.rawValue)
    return run
  }
}
