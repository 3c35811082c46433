import Bridgebook
import BridgebookStore
import Testing

struct RunTests {
  private let store: Store

  init() throws {
    let connection = try Connection(path: ":memory:", mode: .create)
    try Store.prepare(
      connection, fingerprint: "test", time: "", book: { _ in EffectiveBook(Book()) })
    store = Store(connection)
  }

  private func events(_ texts: inout TextTable) -> [TraceEvent] {
    var begin = TraceEvent(kind: .updateBegin, sequence: 0, line: 1)
    begin.subject = texts.number(of: "HybridMap#1")!
    begin.name = texts.number(of: "updateUIView")!
    begin.time = 1_500
    var write = TraceEvent(kind: .write, sequence: 1, line: 2)
    write.name = texts.number(of: "position")!
    write.value = texts.number(of: "52.5")!
    write.depth = 1
    write.outcome = .dropped
    return [begin, write]
  }

  private func sampleRun() -> Run {
    var run = Run(
      id: "0123456789ab", title: "map", origin: .imported, contentHash: "0123456789abcdef")
    run.format = "plain"
    run.lineCount = 2
    run.eventCount = 2
    run.formats = [.init(format: "plain", matchedLines: 2)]
    run.issues = [ImportIssue(code: .nulBytes, severity: .note, line: 2, byte: 9, count: 3)]
    run.blindSpots = ["threads", "times"]
    run.findings = [
      Finding(
        gotcha: "state-modified-during-update", severity: .error, confidence: .certain,
        lines: [2, 7], provokedBy: .init(line: 2, text: "position"))
    ]
    return run
  }

  /// A later version may add columns to the tables that an import fills.
  @Test func aColumnMoreDoesNotHinderAnImport() throws {
    for table in ["run_event", "run_text"] {
      try store.connection.execute("ALTER TABLE \(table) ADD COLUMN extra INTEGER")
    }
    var texts = TextTable()
    let events = events(&texts)
    let writer = try RunWriter(store)
    try writer.append(events, texts: texts)
    #expect(try writer.finish(sampleRun(), at: "2026-01-01T00:00:00Z") == .stored)
    var read: [TraceEvent] = []
    try store.events.forEach(of: "0123456789ab") { event, _ in read.append(event) }
    #expect(read == events)
  }

  @Test func aStoredRunReadsBackEqual() throws {
    var texts = TextTable()
    let events = events(&texts)
    let writer = try RunWriter(store)
    try writer.append(events, texts: texts)
    #expect(try writer.finish(sampleRun(), at: "2026-01-01T00:00:00Z") == .stored)
    #expect(try store.runs.all() == [sampleRun()])
    #expect(try store.runs.all(from: .imported) == [sampleRun()])
    #expect(try store.runs.all(from: .simulated) == [])
    var read: [TraceEvent] = []
    try store.events.forEach(of: "0123456789ab") { event, stored in
      read.append(event)
      #expect(stored[event.name] == texts[event.name])
    }
    #expect(read == events)
    let viewed = try store.connection.rows("SELECT kind, name, value, outcome FROM events") {
      [$0.text(0), $0.text(1), $0.text(2), $0.text(3)]
    }
    #expect(
      viewed == [
        ["update.begin", "updateUIView", "", ""], ["write", "position", "52.5", "dropped"],
      ])
    #expect(try store.connection.first("SELECT lines FROM findings") { $0.text(0) } == "[2,7]")
  }

  @Test func onlyFindingsAreReadWhereNothingElseIsAskedFor() throws {
    let writer = try RunWriter(store)
    #expect(try writer.finish(sampleRun(), at: "") == .stored)
    var expected = sampleRun()
    (expected.formats, expected.issues, expected.blindSpots) = ([], [], [])
    #expect(try store.runs.allWithFindings(from: .imported) == [expected])
    #expect(try store.runs.allWithFindings(from: .simulated) == [])
  }

  @Test func summariesHaveWhatTheWholeRunsHave() throws {
    let finding = try #require(sampleRun().findings.first)
    var simulated = sampleRun()
    (simulated.id, simulated.contentHash, simulated.origin) = ("simulated", "s", .simulated)
    var clean = sampleRun()
    (clean.id, clean.contentHash, clean.findings) = ("clean", "c", [])
    var repeating = sampleRun()
    (repeating.id, repeating.contentHash) = ("repeating", "r")
    repeating.findings += [finding, finding]
    for run in [sampleRun(), simulated, clean, repeating] {
      #expect(try RunWriter(store).finish(run, at: "") == .stored)
    }
    for origin in [nil, .imported, .simulated] as [Run.Origin?] {
      let runs = try store.runs.all(from: origin)
      let summaries = try store.runs.summaries(from: origin)
      #expect(summaries.map(\.id) == runs.map(\.id))
      for (summary, run) in zip(summaries, runs) {
        #expect(summary.title == run.title && summary.origin == run.origin)
        #expect(summary.format == run.format && summary.lineCount == run.lineCount)
        #expect(summary.eventCount == run.eventCount)
        // In the order of their first findings, each once.
        let gotchas = run.findings.map(\.gotcha)
        let first = gotchas.enumerated().filter { gotchas.firstIndex(of: $1) == $0 }
        #expect(summary.gotchas == first.map(\.element))
      }
    }
  }

  /// The same times are read whether few or many lines are requested.
  @Test(arguments: [1, 2, 7, 8, 9, 40])
  func theTimeOfALineIsThatOfItsFirstEvent(count: Int) throws {
    let texts = TextTable()
    let writer = try RunWriter(store)
    // Each line has three events, the earliest in the middle; the events of every third line have
    // no time.
    let events = (0..<120).map { sequence in
      var event = TraceEvent(kind: .flush, sequence: sequence, line: sequence / 3 + 1)
      let time = 100 * event.line + [50, 10, 90][sequence % 3]
      event.time = event.line % 3 == 0 ? nil : Int64(time)
      return event
    }
    try writer.append(events, texts: texts)
    #expect(try writer.finish(sampleRun(), at: "") == .stored)
    let lines = Set(1...count)
    let found = try store.events.lineTimes().times(ofLines: lines, of: "0123456789ab")
    let timed = lines.filter { $0 % 3 != 0 }.map { ($0, Int64(100 * $0 + 10)) }
    #expect(found == Dictionary(uniqueKeysWithValues: timed))
    #expect(try store.events.lineTimes().times(ofLines: [], of: "0123456789ab").isEmpty)
    #expect(try store.events.lineTimes().times(ofLines: lines, of: "other").isEmpty)
  }

  /// Events are spooled as batches, and inserted many at once if there are enough.
  ///
  /// Where the store has events above them, their ids are not left to SQLite.
  @Test(arguments: [false, true])
  func eventsReadBackEqualHoweverTheyCome(hasHigherIDs: Bool) throws {
    if hasHigherIDs {
      try store.connection.execute(
        "INSERT INTO run_event VALUES (9999 << 32, 0, 0, 0, 0, 0, 1, NULL)")
    }
    var texts = TextTable(capacity: 3)
    let writer = try RunWriter(store)
    var events: [TraceEvent] = []
    var names: [String] = []
    for count in [1, 31, 0, 32, 33] {
      let batch = (0..<count).map { index in
        var event = TraceEvent(
          kind: .write, sequence: events.count + index, line: 9_007_199_254_740_992 - index)
        event.depth = index % 2 == 0 ? .max : 0
        event.time = index % 3 == 0 ? nil : [Int64.min, Int64.max][index % 2]
        event.outcome = WriteOutcome.allCases[index % WriteOutcome.allCases.count]
        event.name = texts.number(of: "position")!
        return event
      }
      try writer.append(batch, texts: texts)
      events += batch
      names += batch.map { texts[$0.name] }
    }
    // A text that does not fit into the run's table belongs to its event alone.
    var last = TraceEvent(kind: .note, sequence: events.count, line: 1)
    var text = "transient"
    last.value = text.withUTF8 { texts.transientNumber(of: $0) }
    try writer.append([last], texts: texts)
    #expect(try writer.finish(sampleRun(), at: "") == .stored)
    var read: [TraceEvent] = []
    try store.events.forEach(of: "0123456789ab") { event, stored in
      #expect(stored[event.name] == (names + [""])[read.count])
      if event.kind == .note { #expect(stored[event.value] == "transient") }
      read.append(event)
    }
    #expect(read.dropLast().map(\.time) == events.map(\.time))
    #expect(read.dropLast().map(\.line) == events.map(\.line))
    #expect(read.dropLast().map(\.depth) == events.map(\.depth))
    #expect(read.dropLast().map(\.outcome) == events.map(\.outcome))
    #expect(read.map(\.sequence) == Array(0..<98))
  }

  @Test func theSameRunIsStoredOnce() throws {
    for expected in [RunWriter.Result.stored, .duplicate] {
      var texts = TextTable()
      let events = events(&texts)
      let writer = try RunWriter(store)
      try writer.append(events, texts: texts)
      #expect(try writer.finish(sampleRun(), at: "") == expected)
    }
    #expect(try store.connection.first("SELECT count(*) FROM run_event") { $0.int(0) } == 2)
  }

  @Test func anAbandonedOrForgottenRunLeavesNothing() throws {
    var texts = TextTable()
    let events = events(&texts)
    let writer = try RunWriter(store)
    try writer.append(events, texts: texts)
    try writer.abandon()
    do {
      let forgotten = try RunWriter(store)
      try forgotten.append(events, texts: texts)
    }
    #expect(try store.connection.first("SELECT count(*) FROM run_event") { $0.int(0) } == 0)
    #expect(try store.connection.first("SELECT count(*) FROM run_text") { $0.int(0) } == 0)
  }

  @Test func aRemovedRunLeavesNothing() throws {
    var texts = TextTable()
    let events = events(&texts)
    let writer = try RunWriter(store)
    try writer.append(events, texts: texts)
    #expect(try writer.finish(sampleRun(), at: "") == .stored)
    #expect(try RunRemover(store).remove("0123456789ab") == .removed)
    #expect(try RunRemover(store).remove("0123456789ab") == .missing)
    for table in ["run", "run_event", "run_text", "run_finding", "run_issue"] {
      #expect(try store.connection.first("SELECT count(*) FROM \(table)") { $0.int(0) } == 0)
    }
  }

  @Test func kindsHaveTheNumbersOfTheSchema() throws {
    let rows = try store.connection.rows("SELECT name FROM event_kind ORDER BY number") {
      $0.text(0)
    }
    #expect(rows == TraceEventKind.allCases.map(\.rawValue))
    #expect(TraceEventKind.allCases.map(\.number) == Array(rows.indices))
    for kind in TraceEventKind.allCases { #expect(TraceEventKind(number: kind.number) == kind) }
  }
}
