internal import Bridgebook

/// Collects findings and unrecognized lines from events.
struct TraceCollector: ~Copyable {
  /// Receives findings and the texts of their lines.
  typealias Found = (_ findings: [Finding], _ quotes: [Int: String]) -> Void

  /// The maximum number of framework messages without a rule that are kept for the answer.
  private static let maximumUnrecognizedCount = 1_000
  private static let maximumMissingColumns = 32

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
      // Most notes have no name. This compares the index and matches a pattern, because `==` would
      // call into another module.
      if event.name.index != 0, case .note = event.kind { keep(event, texts) }
    }
    take(texts, found)
  }

  /// Keeps a note about the input itself.
  private mutating func keep(_ note: TraceEvent, _ texts: TextTable) {
    switch texts[note.name] {
    case "unrecognised" where unrecognized.count < TraceCollector.maximumUnrecognizedCount:
      unrecognized.append(.init(line: note.line, text: texts[note.value]))
    case MeasuredName.missingColumn.description
    where missingColumns.count < TraceCollector.maximumMissingColumns:
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
    diagnosis.surplus = suite.suppressed.map { .init(gotcha: $0.gotcha, count: $0.count) }
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
