internal import BridgeModel
internal import BridgeRules
internal import BridgeStore
internal import BridgeTraces

/// Why an input cannot be taken as a run.
enum TraceInputError: Error, Equatable {
  case refused(path: String, Refusal)
  case empty(path: String)
  case unreadable(path: String, reason: String)
  case unknownFormat(String, suggestion: String?)
  case unknownRun(String, suggestion: String?)
}

/// Reads one trace: bytes to events, events to findings, and into the store where they are kept.
struct TraceSession {
  /// How many lines of the frameworks that no rule knows are kept for the answer.
  private static let mostUnrecognised = 1_000

  private let catalogue: MessageCatalogue
  private let matcher: MessageMatcher
  private let format: TraceFormat?

  init(catalogue: MessageCatalogue, format: TraceFormat?) {
    self.catalogue = catalogue
    matcher = MessageMatcher(catalogue)
    self.format = format
  }

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - writer: receives the events when the run is to be kept.
  ///   - found: called with findings as soon as they are certain.
  func read(
    _ path: String, title: String?, writer: RunWriter? = nil, found: ([Finding]) -> Void = { _ in }
  ) throws -> Diagnosis {
    var importer = TraceImporter(messages: matcher, format: format)
    var collector = Collector(catalogue: catalogue)
    try TraceSession.readChunks(of: path) { bytes in
      importer.consume(bytes)
      if let refusal = importer.refusal {
        throw TraceInputError.refused(path: path, refusal)
      }
      // A live stream pauses between lines: what stands complete is read now.
      if path == "-" { importer.release() }
      collector.setSystem(importer.header.platform, importer.header.os)
      try importer.drain { events, texts in
        try writer?.append(events, texts: texts)
        collector.consume(events, texts: texts, found: found)
      }
    }
    importer.finish()
    if let refusal = importer.refusal { throw TraceInputError.refused(path: path, refusal) }
    guard importer.byteCount > 0 else { throw TraceInputError.empty(path: path) }
    collector.setSystem(importer.header.platform, importer.header.os)
    try importer.drain { events, texts in
      try writer?.append(events, texts: texts)
      collector.consume(events, texts: texts, found: found)
    }
    collector.finish(texts: importer.texts, found: found)
    return collector.diagnosis(
      run: TraceSession.run(of: importer, events: collector.eventCount, title: title ?? path),
      spots: importer.cannotShow)
  }

  private static func readChunks(
    of path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    do {
      try SystemCalls.readChunks(of: path, body)
    } catch let error as SystemError {
      throw TraceInputError.unreadable(path: path, reason: error.reason)
    }
  }

  /// Diagnoses a run of the store anew.
  func read(_ run: Run, in store: Store) throws -> Diagnosis {
    var collector = Collector(catalogue: catalogue)
    collector.setSystem(run.platform, run.os)
    var last = TextTable()
    try store.forEachEvent(of: run.id) { event, texts in
      collector.consume([event], texts: texts, found: { _ in })
      last = texts
    }
    collector.finish(texts: last, found: { _ in })
    return collector.diagnosis(
      run: run, spots: run.blindSpots.compactMap(CannotShow.init(rawValue:)))
  }

  private static func run(of importer: TraceImporter, events: Int, title: String) -> Run {
    let hash = importer.contentHash ?? ""
    var run = Run(
      id: String(hash.prefix(12)), title: importer.header.title ?? title, origin: .imported,
      contentHash: hash)
    run.format = importer.format.id
    run.tool = importer.header.tool
    run.platform = importer.header.platform
    run.os = importer.header.os
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

  /// Gathers findings and unknown lines from events.
  private struct Collector {
    private(set) var eventCount = 0
    private var suite: DetectorSuite
    private var findings: [Finding] = []
    private var unrecognised: [Diagnosis.Unrecognised] = []

    init(catalogue: MessageCatalogue) {
      suite = DetectorSuite(catalogue: catalogue)
    }

    /// Tells the detectors which release of iOS the run was made on, where it says so.
    mutating func setSystem(_ platform: String?, _ os: String?) {
      guard let os, let platform = platform.flatMap(Platform.init(rawValue:)),
        [.ios, .ipados].contains(platform)
      else { return }
      suite.iosVersion = Version(os)?.major
    }

    mutating func consume(
      _ events: [TraceEvent], texts: TextTable, found: ([Finding]) -> Void
    ) {
      eventCount += events.count
      for event in events {
        suite.consume(event, texts: texts)
        if event.kind == .note, texts[event.name] == "unrecognised",
          unrecognised.count < TraceSession.mostUnrecognised
        {
          unrecognised.append(.init(line: event.line, text: texts[event.value]))
        }
      }
      take(found)
    }

    mutating func finish(texts: TextTable, found: ([Finding]) -> Void) {
      suite.finish(texts: texts)
      take(found)
    }

    private mutating func take(_ found: ([Finding]) -> Void) {
      let new = suite.drain()
      guard !new.isEmpty else { return }
      findings += new
      found(new)
    }

    func diagnosis(run: Run, spots: [CannotShow]) -> Diagnosis {
      var run = run
      run.findings = findings.sorted {
        ($0.lines.first ?? 0, $0.gotcha) < ($1.lines.first ?? 0, $1.gotcha)
      }
      var diagnosis = Diagnosis(run: run)
      diagnosis.unrecognised = unrecognised
      // A model shows all that happens in it; what it does not show did not happen.
      guard run.origin == .imported else { return diagnosis }
      diagnosis.cannotShow = BlindSpotText.sentences(
        CannotShow.allCases.filter(spots.contains),
        hidden: DetectorTable.hidden(kinds: suite.kindsSeen, fields: suite.fieldsSeen))
      return diagnosis
    }
  }
}
