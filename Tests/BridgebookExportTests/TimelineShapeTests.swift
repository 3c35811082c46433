import Bridgebook
import BridgebookExport
import TestSupport
import Testing

/// The widths and folds of timelines, and the omissions in long runs.
@Suite struct TimelineShapeTests {
  private static func cycle(_ count: Int, value: (Int) -> String) -> String {
    (0..<count).map { number in
      """
      0 body Parent
      0 update.begin Map - = \(value(number))
      1 callback.begin MKMapView didChange
      2 enqueue - setCenter
      1 callback.end MKMapView didChange
      0 update.end Map
      0 run - setCenter
      """
    }.joined(separator: "\n")
  }

  @Test func equalCyclesAreShownOnce() {
    let timeline = EventScript(Self.cycle(12) { _ in "same" } + "\n0 input - tap").timeline()
    #expect(timeline.steps.map(\.number) == [1, 2, 25])
    let folds = timeline.items.compactMap { item -> TimelineFold? in
      if case .fold(let fold) = item { fold } else { nil }
    }
    #expect(folds.map(\.times) == [12])
    #expect(folds.map(\.lastStep) == [24])
    #expect(folds.map(\.lastLine) == [84])
    #expect(folds.map(\.valuesDiffer) == [false])
  }

  @Test func aFoldSaysWhetherValuesDiffer() {
    let lines = EventScript(Self.cycle(5) { "\($0)" }).lines()
    #expect(
      lines.contains(
        "× 5   steps 1 to 2 occurred 5 times in a row, up to step 10 (line 35), with other values"))
  }

  @Test func twoCyclesAreNotFolded() {
    let timeline = EventScript(Self.cycle(2) { _ in "same" }).timeline()
    #expect(timeline.items.count == timeline.steps.count)
  }

  @Test func differentOutcomesAreNotOneCycle() {
    let script = EventScript(
      (0..<8).map { "0 write - zoom = 1 (\($0 == 5 ? "dropped" : "committed"))" }
        .joined(separator: "\n"))
    #expect(script.timeline().steps.contains { $0.events.contains { $0.outcome == .dropped } })
  }

  /// The shown, folded and omitted steps together are all steps of the run.
  @Test(arguments: 0..<60)
  func everyStepIsAccountedFor(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let script = EventScript.random(&generator, count: Int(generator.next() % 900))
    var next = 1
    let timeline = script.timeline()
    for item in timeline.items {
      switch item {
      case .step(let step):
        #expect(step.number == next)
        next = step.number + 1
      case .fold(let fold):
        #expect(fold.firstStep + fold.stepCount == next)
        #expect(fold.lastStep == fold.firstStep + fold.stepCount * fold.times - 1)
        next = fold.lastStep + 1
      case .gap(let first, let last):
        #expect(first == next)
        next = last + 1
      }
    }
    #expect(next == timeline.stepCount + 1)
    #expect(timeline.eventCount == script.events.count)
  }

  @Test(arguments: 0..<60)
  func noLineIsWiderThanAHundredColumns(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000)
    let script = EventScript.random(&generator, count: 300)
    for line in script.lines() {
      #expect(DisplayWidth.of(line) <= 100, "\(line)")
      #expect(!line.unicodeScalars.contains { $0.value < 32 || (127...159).contains($0.value) })
    }
  }

  @Test func aLongRunShowsBothEndsAndHowToSeeTheRest() {
    let script = EventScript(
      (0..<2_000).map { "0 input - tap\($0 % 7)\($0 % 11) = \($0)" }.joined(separator: "\n"))
    let lines = script.lines()
    #expect(lines.count < 200)
    #expect(lines.contains { $0.hasPrefix("1     1: input") })
    #expect(lines.contains { $0.hasPrefix("2000  2000: input") })
    let gap = lines.first { $0.hasPrefix("… ") }
    #expect(gap?.contains("steps 61 to ") == true)
    #expect(gap?.contains("bridgebook runs show run --timeline --from 61") == true)
    let later = script.timeline(from: 61).steps.map(\.number)
    #expect(later.first == 61)
  }

  @Test func laterStepsKnowWhatTheQueueHeld() {
    let script = EventScript("0 input - tap\n0 enqueue - load\n0 input - swipe\n0 run - load")
    #expect(script.timeline(from: 2).steps.map(\.queue) == [["load"], []])
  }

  @Test func aValueThatIsTooLongSaysHowMuchIsMissing() {
    let value = String(repeating: "x", count: 700)
    let text = EventScript("0 set UILabel text = \(value)").lines().joined()
    #expect(text.contains("… (100 more characters)"))
  }

  @Test func markdownSurvivesFencesInTheTrace() {
    let timeline = EventScript("0 note - print = ```").timeline()
    let markdown = TimelineExport.markdown(of: timeline, run: "run")
    #expect(markdown.contains("\n````text\n"))
    #expect(markdown.hasSuffix("\n````\n"))
  }

  @Test func jsonHoldsLanesStepsAndEvents() {
    let timeline = EventScript("0 enqueue - load = 3\n0 run - load").timeline()
    let json = TimelineExport.json(of: timeline, run: "run").document
    #expect(json.hasPrefix("{\n  \"schema\": \"bridgebook/timeline-1\",\n  \"run\": \"run\","))
    #expect(json.contains("\"label\": \"run load\""))
    #expect(json.contains("\"kind\": \"enqueue\""))
    #expect(json.contains("\"main queue\""))
  }
}
