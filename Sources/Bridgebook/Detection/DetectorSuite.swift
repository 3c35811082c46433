/// Analyzes the events of a run one by one.
///
/// Its memory depends on the number of incomplete sequences, not on the length of the run.
/// `drain()` returns the findings that have become certain so far; the same events yield the same
/// findings no matter how they are divided.
package struct DetectorSuite: ~Copyable, Sendable {
  /// The maximum number of findings kept per gotcha; the rest is counted in `suppressed`.
  package static let findingsPerGotcha = 1_000

  private let catalog: MessageCatalog
  private var context: RunContext
  private var messages = MessageDetector()
  private var stacks: StackDetector
  private var recent = RecentEvents()
  private let detectors = DetectorCells(DetectorTable.rules)
  private var list: FindingList
  private var found: [Finding] = []
  private var quotes = QuotedLines()
  private var patterns: [UInt32: MessagePattern] = [:]

  /// - Parameter catalog: The messages that indicate gotchas, the severities of gotchas, and the
  ///   setters.
  package init(
    catalog: MessageCatalog, findingsPerGotcha: Int = DetectorSuite.findingsPerGotcha
  ) {
    self.catalog = catalog
    context = RunContext(setters: catalog.setters)
    stacks = StackDetector(catalog)
    list = FindingList(capacity: findingsPerGotcha, catalog: catalog)
  }

  /// Processes the next event, whose texts are in the given table.
  package mutating func consume(_ whole: TraceEvent, texts: TextTable) {
    // Detectors may keep only numbers that stay valid; transient texts are read before they are
    // discarded.
    var event = whole
    event.subject = event.subject.kept
    event.name = event.name.kept
    event.value = event.value.kept
    event.thread = event.thread.kept
    let isMessage = event.kind == .message
    let message = isMessage ? pattern(whole.name, texts) : nil
    if isMessage || context.message != nil || context.nearMessage != nil {
      let isNear = isMessage && texts[whole.subject] == NearMatch.subject.description
      context.message = isNear ? nil : message
      context.nearMessage = isNear ? message : nil
    }
    context.consume(event, texts)
    if event.kind != .note { recent.append(event) }
    // A note neither begins nor ends an interval.
    let isEnd =
      event.kind != .note && (context.open.ended != nil || !context.open.closed.isEmpty)
    if isMessage || isEnd || messages.isWaiting { messages.consume(event, context, &list) }
    if event.kind != .note {
      stacks.consume(other: event, text: whole.value, message: message, texts: texts, &list)
    } else if !whole.name.isNone {
      stacks.consume(note: event, named: whole.name, text: whole.value, texts: texts, &list)
    }
    if detectors.reads(event.kind) { detectors.consume(event, context, &list) }
    if !list.isEmpty { take(texts) }
  }

  /// Ends the run, after which the remaining findings can be drained.
  package mutating func finish(texts: TextTable) {
    messages.finish(context, &list)
    stacks.finish(&list)
    detectors.finish(context, &list)
    take(texts)
  }

  /// Collects new findings and quotes their lines while the lines' texts are still known.
  private mutating func take(_ texts: TextTable) {
    let new = list.drain(texts)
    for finding in new { quotes.add(finding.quotedLines, from: recent, texts) }
    found += new
  }

  /// Removes and returns the findings that have become certain since the last call, sorted by first
  /// line.
  package mutating func drain() -> [Finding] {
    defer { found.removeAll(keepingCapacity: true) }
    return found.sorted(by: Finding.precedes)
  }

  /// Returns the findings of messages that may still be printed again, as if the run ended at this
  /// point.
  package func preview(texts: TextTable) -> [Finding] {
    var list = FindingList(capacity: MessageDetector.waitingCapacity, catalog: catalog)
    messages.preview(context, &list)
    return list.drain(texts)
  }

  /// The texts of lines quoted by findings so far, by line number.
  package var quotedLines: [Int: String] { quotes.texts }

  /// Returns the texts of lines quoted by findings of `preview`, by line number.
  package func quotes(of findings: [Finding], texts: TextTable) -> [Int: String] {
    var quotes = QuotedLines()
    for finding in findings { quotes.add(finding.quotedLines, from: recent, texts) }
    return quotes.texts
  }

  /// The numbers of findings that exceeded the maximum, by gotcha.
  package var suppressed: [(gotcha: String, count: Int)] {
    list.suppressed.sorted { $0.gotcha < $1.gotcha }
  }

  /// The rules whose tables were full, each with the number of entries that did not fit.
  package var overflows: [(gotcha: String, count: Int)] {
    zip(DetectorTable.rules, detectors.dropped).filter { $0.1 > 0 }
      .map { (gotcha: $0.0.gotchas[0], count: $0.1) }
  }

  /// The major version of iOS on which the run was made, for problems that a release fixed; nil if
  /// unknown.
  package var iosVersion: Int? {
    get { context.iosVersion }
    set { context.iosVersion = newValue }
  }

  /// Whether the run contains a crash stack but no reason why the process ended.
  package var lacksReason: Bool { stacks.lacksReason }

  /// The kinds of events seen so far.
  package var kindsSeen: EventKindSet { context.kindsSeen }

  /// The fields that events have carried so far.
  package var fieldsSeen: EventFieldSet { context.fieldsSeen }

  /// Returns the findings of an entire run, sorted by first line.
  package static func findings(
    in events: some Sequence<TraceEvent>, texts: TextTable, catalog: MessageCatalog
  ) -> [Finding] {
    var suite = DetectorSuite(catalog: catalog)
    for event in events { suite.consume(event, texts: texts) }
    suite.finish(texts: texts)
    return suite.drain()
  }

  private mutating func pattern(_ name: TextID, _ texts: TextTable) -> MessagePattern? {
    if let known = patterns[name.index] { return known }
    guard let pattern = catalog[texts[name]] else { return nil }
    if !name.isTransient { patterns[name.index] = pattern }
    return pattern
  }
}
