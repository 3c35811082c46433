/// Reads the events of a run one by one and says what they show.
///
/// Its memory depends on what is open at once. `drain()` gives the findings that have become certain so far;
/// the same events give the same findings however they are fed.
package struct DetectorSuite: ~Copyable, Sendable {
  /// At most so many findings of one gotcha are kept; the rest is counted in `suppressed`.
  package static let findingsPerGotcha = 1_000

  private let catalogue: MessageCatalogue
  private var context = RunContext()
  private var messages = MessageDetector()
  private var stacks: StackDetector
  private var recent = RecentEvents()
  private let detectors = DetectorCells(DetectorTable.rules)
  private var list: FindingList
  private var found: [Finding] = []
  private var quotes = QuotedLines()
  private var patterns: [UInt32: MessagePattern] = [:]

  /// - Parameter catalogue: the messages whose events point to gotchas, and the severities of gotchas.
  package init(
    catalogue: MessageCatalogue, findingsPerGotcha: Int = DetectorSuite.findingsPerGotcha
  ) {
    self.catalogue = catalogue
    stacks = StackDetector(catalogue)
    list = FindingList(capacity: findingsPerGotcha, catalogue: catalogue)
  }

  /// Takes the next event; `texts` is the table its numbers belong to.
  package mutating func consume(_ event: TraceEvent, texts: TextTable) {
    var event = event
    event.subject = event.subject.kept
    event.name = event.name.kept
    event.value = event.value.kept
    let isMessage = event.kind.isSame(.message)
    let message = isMessage ? pattern(event.name, texts) : nil
    if isMessage || context.message != nil || context.nearMessage != nil {
      let isNear = isMessage && texts[event.subject] == NearMatch.subject.description
      context.message = isNear ? nil : message
      context.nearMessage = isNear ? message : nil
    }
    context.consume(event, texts)
    if !event.kind.isSame(.note) { recent.append(event) }
    // A note opens and closes nothing.
    let isEnd =
      !event.kind.isSame(.note) && (context.open.ended != nil || !context.open.closed.isEmpty)
    if isMessage || isEnd || messages.isWaiting { messages.consume(event, context, &list) }
    if !event.kind.isSame(.note) {
      stacks.consume(other: event, message: message, texts: texts, &list)
    } else if !event.name.isNone {
      stacks.consume(note: event, texts: texts, &list)
    }
    detectors.consume(event, context, &list)
    if !list.isEmpty { take(texts) }
  }

  /// Ends the run; whatever only its end makes certain can be drained afterwards.
  package mutating func finish(texts: TextTable) {
    messages.finish(context, &list)
    stacks.finish(&list)
    detectors.finish(context, &list)
    take(texts)
  }

  /// Quotes a finding's lines at once, while what stands in them is still known.
  private mutating func take(_ texts: TextTable) {
    let new = list.drain(texts)
    for finding in new { quotes.add(finding.quotedLines, from: recent, texts) }
    found += new
  }

  /// Takes out the findings that have become certain since the last call, by first line.
  package mutating func drain() -> [Finding] {
    defer { found.removeAll(keepingCapacity: true) }
    return found.sorted(by: Finding.precedes)
  }

  /// What would be found if the run ended here and nothing printed the last messages again.
  package func preview(texts: TextTable) -> [Finding] {
    var list = FindingList(capacity: MessageDetector.waitingCapacity, catalogue: catalogue)
    messages.preview(context, &list)
    return list.drain(texts)
  }

  /// What stands in lines of the findings so far, by line.
  package var quotedLines: [Int: String] { quotes.texts }

  /// What stands in lines that findings of `preview` show, by line.
  package func quotes(of findings: [Finding], texts: TextTable) -> [Int: String] {
    var quotes = QuotedLines()
    for finding in findings { quotes.add(finding.quotedLines, from: recent, texts) }
    return quotes.texts
  }

  /// How many findings of a gotcha were left out because there were too many, by gotcha.
  package var suppressed: [(gotcha: String, count: Int)] {
    list.suppressed.sorted { $0.gotcha < $1.gotcha }
  }

  /// The rules whose tables were full at times, with the number of things that found no place.
  package var overflows: [(gotcha: String, count: Int)] {
    zip(DetectorTable.rules, detectors.dropped).filter { $0.1 > 0 }
      .map { (gotcha: $0.0.gotchas[0], count: $0.1) }
  }

  /// Major version of iOS the run was made on, for faults that a release cured; nil where it is not known.
  package var iosVersion: Int? {
    get { context.iosVersion }
    set { context.iosVersion = newValue }
  }

  /// Whether the run has a stack of a crash, and nothing in it says why the process ended.
  package var lacksReason: Bool { stacks.lacksReason }

  /// Kinds of events the run has shown so far.
  package var kindsSeen: EventKindSet { context.kindsSeen }

  /// Fields its events have carried so far.
  package var fieldsSeen: EventFieldSet { context.fieldsSeen }

  /// What a whole run shows, ordered by first line.
  package static func findings(
    in events: some Sequence<TraceEvent>, texts: TextTable, catalogue: MessageCatalogue
  ) -> [Finding] {
    var suite = DetectorSuite(catalogue: catalogue)
    for event in events { suite.consume(event, texts: texts) }
    suite.finish(texts: texts)
    return suite.drain()
  }

  private mutating func pattern(_ name: TextID, _ texts: TextTable) -> MessagePattern? {
    if let known = patterns[name.index] { return known }
    guard let pattern = catalogue[texts[name]] else { return nil }
    patterns[name.index] = pattern
    return pattern
  }
}
