internal import Bridgebook
internal import BridgebookStore
internal import Platform

/// Diagnoses one trace: reads bytes as events, detects findings, and stores the run if asked.
struct TraceSession {
  /// Receives findings and the texts of their lines.
  typealias Found = (_ findings: [Finding], _ quotes: [Int: String]) -> Void

  /// The maximum number of framework messages without a rule that are kept for the answer.
  private static let maximumUnrecognizedCount = 1_000
  private static let maximumMissingColumns = 32

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
    early: Found = { _, _ in }, found: Found = { _, _ in }
  ) throws -> Diagnosis {
    let contentHash: String
    var collector = Collector(catalog: catalog)
    try watch.checkPath(path)
    let (kind, size) = path == "-" ? (.other, 0) : FileStatus.file(at: path)
    guard start == nil || kind == .regular else {
      throw TraceInputError.notFollowed(path: path, kind)
    }
    guard kind != .directory else {
      throw TraceInputError.folder(path: path, TraceFolder.kind(of: path))
    }
    // Files that the kernel generates, as in /proc, have a size of zero.
    var end = kind == .regular && size > 0 ? size : Int.max
    var extent = InputExtent(limit: limit)
    let place = FilePlace(start, size: size)
    if let start {
      extent.start = InputStart(offset: place.offset, follows: start.follows)
      end = start.follows ? .max : size - place.offset
    }
    extent.end = end
    guard kind != .regular || size <= limit else {
      throw TraceInputError.tooLong(path: path, limit: limit)
    }
    watch.begin(size: kind == .regular ? size : nil)
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
      (importer, contentHash, lineStart) = try TracePipeline.run(
        importer, path: path, extent: extent, writer: writer, watch: watch
      ) { part in
        collector.setSystem(part.header.platform, part.header.os)
        collector.consume(part.events, texts: part.texts, found: found)
        if part.mark.isQuiet { collector.preview(texts: part.texts, early) }
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
    collector.finish(texts: importer.texts, found: found)
    var run = run(
      of: &importer, hash: contentHash, events: collector.eventCount, path: path, title: title)
    run.lineCount -= linesBefore
    var diagnosis = collector.diagnosis(run: run, spots: importer.cannotShow)
    if start != nil {
      diagnosis.extent = Diagnosis.Extent(
        start: place.offset, next: lineStart, isRestarted: place.isRestarted)
    }
    return diagnosis
  }

  /// A redactor that knows the user names in paths of the whole input, if the input can be read
  /// twice.
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

  /// The names of users in the paths of a stored run.
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
    var collector = Collector(catalog: catalog)
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
    return collector.diagnosis(
      run: run, spots: run.blindSpots.compactMap(CannotShow.init(rawValue:)))
  }

  private func run(
    of importer: inout TraceImporter, hash: String, events: Int, path: String, title: String?
  ) -> Run {
    // The path may contain a user's or app's name that no rule recognizes.
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

  /// Collects findings and unrecognized lines from events.
  private struct Collector: ~Copyable {
    private(set) var eventCount = 0
    private var suite: DetectorSuite
    private var findings: [Finding] = []
    private var unrecognized: [Diagnosis.Quote] = []
    private var missingColumns: [String] = []
    private var tally = UpdateTally()
    private var updates: [WrapperUpdates] = []

    init(catalog: MessageCatalog) {
      suite = DetectorSuite(catalog: catalog)
    }

    /// Sets the release of iOS the run was recorded on, if the trace states it.
    mutating func setSystem(_ platform: String?, _ os: String?) {
      guard let os, let platform = platform.flatMap(Platform.init(rawValue:)),
        [.ios, .ipados].contains(platform)
      else { return }
      suite.iosVersion = Version(os)?.major
    }

    mutating func consume(
      _ events: [TraceEvent], texts: TextTable, found: Found
    ) {
      eventCount += events.count
      for event in events {
        suite.consume(event, texts: texts)
        tally.consume(event, texts)
        // Most notes have no name. Compares the index and matches a pattern, because `==` would
        // call into another module.
        if event.name.index != 0, case .note = event.kind { keep(event, texts) }
      }
      take(texts, found)
    }

    /// Keeps a note about the input itself.
    private mutating func keep(_ note: TraceEvent, _ texts: TextTable) {
      switch texts[note.name] {
      case "unrecognised" where unrecognized.count < TraceSession.maximumUnrecognizedCount:
        unrecognized.append(.init(line: note.line, text: texts[note.value]))
      case MeasuredName.missingColumn.description
      where missingColumns.count < TraceSession.maximumMissingColumns:
        missingColumns.append(texts[note.value])
      default: break
      }
    }

    mutating func finish(texts: TextTable, found: Found) {
      suite.finish(texts: texts)
      updates = tally.updates(texts)
      take(texts, found)
    }

    func preview(texts: TextTable, _ found: Found) {
      let findings = suite.preview(texts: texts)
      if !findings.isEmpty { found(findings, suite.quotes(of: findings, texts: texts)) }
    }

    private mutating func take(_ texts: TextTable, _ found: Found) {
      let new = suite.drain()
      guard !new.isEmpty else { return }
      findings += new
      found(new, suite.quotedLines)
    }

    func diagnosis(run: Run, spots: [CannotShow]) -> Diagnosis {
      var run = run
      run.findings = findings.sorted(by: Finding.precedes)
      var diagnosis = Diagnosis(run: run)
      diagnosis.unrecognized = unrecognized
      diagnosis.updates = updates
      diagnosis.missingColumns = missingColumns
      diagnosis.quotes = suite.quotedLines
      // A simulated run shows everything that happens, so it has no blind spots.
      guard run.origin == .imported else { return diagnosis }
      let found = Set(findings.map(\.gotcha))
      let hidden = DetectorTable.hidden(kinds: suite.kindsSeen, fields: suite.fieldsSeen)
        .filter { $0.isAlsoMessage || !found.contains($0.gotcha) }
      diagnosis.hidden = hidden.map(\.gotcha)
      if suite.lacksReason { diagnosis.missingReason = BlindSpotText.sentence(for: .reason) }
      diagnosis.cannotShow = BlindSpotText.sentences(
        CannotShow.allCases.filter { spots.contains($0) || $0 == .reason && suite.lacksReason },
        hidden: hidden)
      return diagnosis
    }
  }
}
