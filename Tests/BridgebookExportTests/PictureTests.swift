import Bridgebook
import BridgebookExport
import Foundation
import Testing

/// The contents of pictures of a timeline and the main queue.
@Suite struct PictureTests {
  /// Returns a run of two steps: an update with a set, and a print.
  private func timeline(_ texts: inout TextTable) -> [TraceEvent] {
    func number(_ text: String) -> TextID { texts.number(of: text) ?? .none }
    var events: [TraceEvent] = []
    func add(_ kind: TraceEventKind, _ name: String, _ value: String, line: Int, depth: UInt16 = 0)
    {
      var event = TraceEvent(kind: kind, sequence: events.count, line: line)
      event.subject = number("V#1")
      event.name = number(name)
      event.value = number(value)
      event.depth = depth
      events.append(event)
    }
    add(.updateBegin, "", "", line: 1)
    add(.set, "centerCoordinate", "CLLocationCoordinate2D(a: 52.518611, b: 1)", line: 2, depth: 1)
    add(.note, "print", "hello", line: 3, depth: 1)
    add(.updateEnd, "", "", line: 4)
    return events
  }

  @Test func aTimelineFramesWhatShowsAFindingAndLeavesPrintsAlone() {
    var texts = TextTable()
    let events = timeline(&texts)
    var collector = TimelineCollector()
    for event in events { collector.take(event, texts) }
    var run = Run(id: "r", title: "t", origin: .imported, contentHash: "")
    let shown = collector.finish()
    let calm = TimelinePicture.svg(of: shown, run: run)
    #expect(!calm.contains("class=\"finding\""))
    #expect(calm.contains("class=\"note\"") && !calm.contains("class=\"message\" x"))
    // Values are complete where they differ, and empty lanes are not drawn.
    #expect(calm.contains("centerCoordinate=(52.518611, 1)"))
    #expect(!calm.contains(">input<") && !calm.contains(">main queue<"))
    run.findings = [
      Finding(
        gotcha: "update-unguarded", severity: .warning, confidence: .likely, lines: [2],
        provokedBy: nil)
    ]
    let marked = TimelinePicture.svg(of: shown, run: run)
    #expect(marked.contains("class=\"finding\"") && marked.contains("framed: update-unguarded"))
  }

  /// Labels with a common beginning are shortened within it, so that they stay different.
  @Test func labelsAreCutWhereTheyAreAlike() {
    var texts = TextTable()
    var collector = TimelineCollector()
    let values = ["51.117027, longitude: 10.333652", "51.117027, longitude: 10.333653"]
    var count = 0
    func take(_ kind: TraceEventKind, _ name: String, _ value: String = "", depth: UInt16 = 0) {
      var event = TraceEvent(kind: kind, sequence: count, line: count + 1)
      count += 1
      event.name = texts.number(of: name) ?? .none
      event.value = texts.number(of: value) ?? .none
      event.depth = depth
      collector.take(event, texts)
    }
    // Callbacks with different names are not folded.
    for (name, value) in zip(["regionWillChange", "regionDidChange"], values) {
      take(.callbackBegin, name)
      take(
        .note, "print", "Begin didChange CLLocationCoordinate2D(latitude: \(value))", depth: 1)
      take(.callbackEnd, name)
    }
    let timeline = collector.finish()
    let run = Run(id: "r", title: "t", origin: .imported, contentHash: "")
    let picture = TimelinePicture.svg(of: timeline, run: run)
    let text = TimelineText.lines(of: timeline, run: "r").joined(separator: "\n")
    for end in ["652)", "653)"] {
      #expect(picture.contains("\(end)</text>"), "\(picture)")
      #expect(text.contains("…") && text.contains("\(end)"), "\(text)")
    }
  }

  @Test func aPageHasThePictureAndTheSameAsText() {
    var texts = TextTable()
    let events = timeline(&texts)
    var collector = TimelineCollector()
    var diagram = SequenceDiagram()
    for event in events {
      collector.take(event, texts)
      diagram.take(event, texts)
    }
    let run = Run(id: "r", title: "a <b>", origin: .imported, contentHash: "")
    let shown = collector.finish()
    let page = PicturePage.html(
      TimelinePicture.svg(of: shown, run: run), title: "Timeline of", of: run,
      text: TimelineText.lines(of: shown, run: run.id))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<figure class=\"wide\""))
    #expect(page.contains("<svg ") && page.contains("a &lt;b&gt;") && !page.contains("a <b>"))
    #expect(page.contains("<summary>as text</summary>"))
    let sequence = SequencePicture.svg(of: diagram, run: run)
    #expect(sequence.contains(">SwiftUI</text>") && sequence.contains(">representable</text>"))
    // A line to the update, one that sets, and one that returns.
    #expect(sequence.components(separatedBy: "<path class=\"line\"").count == 4)
  }

  @Test func statesBeyondTheLimitAreOnlyCounted() {
    var texts = TextTable()
    var trace = QueueTrace(limit: 1)
    for (index, kind) in [TraceEventKind.dirty, .enqueue, .run].enumerated() {
      var event = TraceEvent(kind: kind, sequence: index, line: 40 + index)
      event.name = texts.number(of: "save") ?? .none
      trace.take(event, texts)
    }
    #expect(trace.states.map(\.line) == [40])
    #expect(trace.more == 2)
  }

  @Test func theQueueTellsStepsAndLines() {
    var texts = TextTable()
    var trace = QueueTrace(countsSteps: true)
    for (index, kind) in [TraceEventKind.enqueue, .run].enumerated() {
      var event = TraceEvent(kind: kind, sequence: index, line: 40 + index)
      event.name = texts.number(of: "save") ?? .none
      trace.take(event, texts)
    }
    #expect(trace.steps == [1, 2])
    let run = Run(id: "r", title: "t", origin: .imported, contentHash: "")
    let picture = QueuePicture.svg(of: trace, run: run)
    for text in ["step", "line", "change", "waiting", "40", "41", "enqueue save", "empty"] {
      #expect(picture.contains(">\(text)<"), "\(text)")
    }
  }
}
