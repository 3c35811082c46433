import Bridgebook
import BridgebookExport
import TestSupport
import Testing

/// Exports of a run take time linear in the number of events, even with many open events, subjects
/// or threads.
@Suite(.serialized) struct LinearTimeTests {
  /// Runs in which the number of one kind of item grows with their length.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case unclosedUpdates, unclosedCallbacks, unmatchedEnds, manySubjects, manyThreads, queued, notes

    var testDescription: String { rawValue }

    func line(_ number: Int) -> String {
      let head = #"{"seq":\#(number + 1),"t":\#(number + 1)000,"kind":"#
      return switch self {
      case .unclosedUpdates: head + #""update.begin","subject":"A#\#(number)"}"#
      case .unclosedCallbacks: head + #""callback.begin","subject":"A","name":"did\#(number)"}"#
      case .unmatchedEnds:
        number.isMultiple(of: 2)
          ? head + #""update.begin","subject":"A#\#(number)"}"#
          : head + #""callback.end","subject":"B#\#(number)"}"#
      case .manySubjects:
        head + #""set","subject":"A#\#(number)","name":"text","value":"\#(number)"}"#
      case .manyThreads:
        head + #""update.begin","subject":"A","thread":"t\#(number)"}"#
      case .queued: head + #""enqueue","name":"block\#(number)"}"#
      case .notes: head + #""note","value":"note \#(number)"}"#
      }
    }
  }

  private static func events(_ shape: Shape, count: Int) -> (events: [TraceEvent], texts: TextTable)
  {
    var importer = TraceImporter(messages: MessageMatcher(MessageCatalog()))
    let text = (0..<count).map { shape.line($0) + "\n" }.joined()
    var bytes = Array(text.utf8)
    bytes.withUnsafeMutableBytes { importer.consume(UnsafeRawBufferPointer($0)) }
    importer.finish()
    return (importer.drain(), importer.texts)
  }

  private static func expectLinear(_ what: String, _ body: (Int) -> () -> Void) {
    let excess = ProcessorTime.excess(from: 1_500, body)
    #expect(excess == nil, "\(what)")
  }

  private static let shapes: [Shape] =
    Effort.isFull ? Shape.allCases : [.unclosedUpdates, .manySubjects]

  @Test(arguments: shapes)
  func reading(_ shape: Shape) {
    Self.expectLinear("reading") { count in { _ = Self.events(shape, count: count) } }
  }

  @Test(arguments: shapes)
  func picturesAndReports(_ shape: Shape) {
    Self.expectLinear("timeline") { count in
      let (events, texts) = Self.events(shape, count: count)
      return {
        var collector = TimelineCollector()
        for event in events { collector.take(event, texts) }
        let timeline = collector.finish()
        let run = Run(id: "a", title: "a", origin: .imported, contentHash: "")
        #expect(timeline.eventCount == events.count)
        #expect(!TimelineText.lines(of: timeline, run: "a").isEmpty)
        #expect(!TimelinePicture.svg(of: timeline, run: run).isEmpty)
        let diagnosis = Diagnosis(run: run)
        let quotes = RunQuotes(diagnosis)
        let report = RunReport(diagnosis, gotchas: [], quotes: quotes, timeline: timeline)
        #expect(!report.text().isEmpty)
      }
    }
    Self.expectLinear("queue and sequence") { count in
      let (events, texts) = Self.events(shape, count: count)
      return {
        var sequence = SequenceDiagram()
        var queue = QueueTrace(limit: QueuePicture.maximumCount)
        for event in events {
          sequence.take(event, texts)
          queue.take(event, texts)
        }
        let run = Run(id: "a", title: "a", origin: .imported, contentHash: "")
        #expect(sequence.finish().hasPrefix("sequenceDiagram"))
        #expect(!QueuePicture.svg(of: queue, run: run).isEmpty)
      }
    }
    Self.expectLinear("events for Perfetto") { count in
      let (events, texts) = Self.events(shape, count: count)
      return {
        var export = ChromeTraceExport()
        var bytes: [UInt8] = []
        for event in events { export.append(event, texts, to: &bytes) }
        export.finish(&bytes)
        #expect(!bytes.isEmpty)
      }
    }
  }

  @Test func manyFindingsMakeOneComparison() {
    Self.expectLinear("comparison") { count in
      var run = Run(id: "a", title: "a", origin: .imported, contentHash: "")
      run.findings = (0..<count).map { number in
        Finding(
          gotcha: "gotcha-\(number % 80)", severity: .warning, confidence: .likely,
          lines: [number + 1, number + 2], provokedBy: .init(line: number + 1, text: "a"))
      }
      var diagnosis = Diagnosis(run: run)
      diagnosis.items = run.findings.map {
        Diagnosis.Item(finding: $0, title: "t", cause: "", fix: "", quotes: [])
      }
      let shown = diagnosis
      var collector = TimelineCollector()
      let timeline = collector.finish()
      return {
        let comparison = RunComparison(
          before: shown.run, after: shown.run, countsBefore: [:], countsAfter: [:])
        let report = ComparisonReport(
          shown, shown, comparison: comparison, gotchas: [], quotes: RunQuotes(shown))
        #expect(!report.text().isEmpty)
        let page = RunReport(
          shown, gotchas: [], quotes: RunQuotes(shown), timeline: timeline)
        #expect(!page.text().isEmpty)
      }
    }
  }

  /// The innermost open events are tracked, so their ends are found even if too many events are
  /// open.
  @Test func whatEndsAmongTooMuchThatIsOpenStillEnds() {
    let lines =
      (0..<200).map { Shape.unclosedUpdates.line($0) }
      + [#"{"seq":201,"t":900000,"kind":"update.end","subject":"A#199"}"#]
    var importer = TraceImporter(messages: MessageMatcher(MessageCatalog()))
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    bytes.withUnsafeMutableBytes { importer.consume(UnsafeRawBufferPointer($0)) }
    importer.finish()
    var collector = TimelineCollector(from: 190)
    for event in importer.drain() { collector.take(event, importer.texts) }
    let timeline = collector.finish()
    #expect(timeline.stepCount > 190)
    #expect(timeline.steps.last?.events.last?.kind == .updateEnd)
  }
}
