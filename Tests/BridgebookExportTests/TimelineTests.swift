import Bridgebook
import BridgebookExport
import Testing

/// Complete timelines in text form.
@Suite struct TimelineTests {
  @Test func aWriteInsideAnUpdateStandsBelowItsCallback() {
    let script = EventScript(
      """
      0 update.begin HybridMap updateUIView = 52.518611
      0 update.end HybridMap updateUIView
      0 callback.begin MKMapView didChange = 51.117027
      1 write - position = 51.117027 (committed)
      0 callback.end MKMapView didChange
      0 update.begin HybridMap updateUIView = 51.117027
      1 set MKMapView center = 51.117027
      1 callback.begin MKMapView didChange = 51.117027
      2 write - position = 51.117027 (dropped)
      2 message - modifying-state = Modifying state during view update
      1 callback.end MKMapView didChange
      0 update.end HybridMap updateUIView
      """)
    let expected = """
      One column is one step, read from top to bottom; below, each event in full after its line.

      step           1                 2                   3                 4
      update         update HybridMap                      update HybridMap ────────────────────┤
      platform view                    didChange           center=51.117027  didChange
      state                            position=51.117027                    position=51.117027 ✗
      message                                                                modifying-state

      1     1: update.begin HybridMap updateUIView = 52.518611
      2     3: callback.begin MKMapView didChange = 51.117027 · 4: write position = 51.117027 (committed)
      3     6: update.begin HybridMap updateUIView = 51.117027 · 7: set MKMapView center = 51.117027
      4     8: callback.begin MKMapView didChange = 51.117027 · 9: write position = 51.117027 (dropped)
            10: message modifying-state = Modifying state during view update

      Writes with another outcome than committed: ✗ dropped.
      These steps have no events in: input, main queue, view.
      """
    #expect(script.lines().joined(separator: "\n") == expected)
  }

  /// Both writes are deferred: their blocks and the updates they cause wait in one queue.
  @Test func theMainQueueIsShownAfterEachStep() {
    let script = EventScript(
      """
      0 input - type = c
      0 callback.begin NSTextView didChangeSelection
      1 enqueue - setSelection = {3,0}
      0 callback.end NSTextView didChangeSelection
      0 callback.begin NSTextView textDidChange
      1 enqueue - setText = abc
      0 callback.end NSTextView textDidChange
      0 run - setSelection
      1 write - selection = {3,0} (committed)
      1 dirty - selection
      0 run - setText
      1 write - text = abc (committed)
      1 dirty - text
      0 flush
      0 update.begin Editor
      0 update.end Editor
      """)
    let queues = script.timeline().steps.map(\.queue)
    #expect(
      queues == [
        ["setSelection"], ["setSelection", "setText"], ["setText", "update"], ["update"], [],
      ])
    let held = script.lines().filter { $0.hasPrefix("  holds") }.joined()
    for shown in ["[setSelection]", "[setSelection, setText]", "[setText, update]", "[update]"] {
      #expect(held.contains(shown))
    }
    #expect(held.hasSuffix("[]"))
  }

  @Test func theFirstDisplayOfALabelTakesThreeSteps() {
    let script = EventScript(
      """
      0 body Parent body
      0 struct.init CounterLabel init(count:)
      0 view.make CounterLabel makeUIView
      0 platform.init UILabel init(frame:)
      0 update.begin CounterLabel updateUIView
      0 update.end CounterLabel updateUIView
      """)
    let expected = """
      step           1                  2                  3
      view           body Parent
      update         init CounterLabel  make CounterLabel  update CounterLabel
      platform view                     init UILabel
      """
    #expect(script.lines()[2...5].joined(separator: "\n") == expected)
  }

  @Test func whatIsNestedInOneLaneStandsInRowsBelow() {
    let script = EventScript(
      """
      0 callback.begin UIScrollView didScroll
      1 set UIScrollView offset = 10
      1 callback.begin UIScrollView didZoom
      2 set UIScrollView zoom = 2
      1 callback.end UIScrollView didZoom
      0 callback.end UIScrollView didScroll
      0 set UIScrollView offset = 20
      """)
    let expected = """
      step           1          2        3
      platform view  didScroll ───────┤  offset=20
        inside       offset=10  didZoom
        inside                  zoom=2
      """
    #expect(script.lines()[2...5].joined(separator: "\n") == expected)
  }

  @Test func whatFollowsAnEndedUpdateIsNotDrawnInsideIt() {
    let script = EventScript(
      "0 update.begin Map\n0 update.end Map\n0 write - zoom = 1 (committed)\n0 idle")
    #expect(script.timeline().steps.map { $0.events.count } == [2, 2])
  }

  @Test func withoutDepthsEndsDecideWhatLiesInside() {
    let script = EventScript(
      "0 update.begin Map\n0 set MKMapView zoom = 1\n0 set MKMapView tilt = 2\n0 update.end Map")
    let update = script.lines().first { $0.hasPrefix("update") }
    #expect(update == "update         update Map ──────┤")
  }

  @Test func whatNeverEndsIsClosedByTheDepthOfWhatFollows() {
    let script = EventScript(
      "0 update.begin Map\n1 set MKMapView zoom = 1\n0 input - tap\n0 update.begin Map")
    let update = script.lines().first { $0.hasPrefix("update") }
    #expect(update == "update         update Map  update Map")
  }

  @Test func anEndWithoutABeginningIsShown() {
    let lines = EventScript("0 update.end Map\n0 callback.end MKMapView didChange").lines()
    #expect(lines.contains("update         end Map"))
    #expect(lines.contains("platform view  end didChange"))
  }

  @Test func timesAndThreadsAreNamedWhereTheyChange() {
    let script = EventScript(
      """
      0 input - tap @main +0ms
      0 set UILabel text = a @main +0ms
      0 set UILabel text = b @main +1ms
      0 set UILabel text = c @worker +12345ms
      0 set UILabel text = d @main +12345ms
      """)
    let lines = script.lines()
    #expect(lines.contains("time           0 ms    1 ms    12.345 s"))
    #expect(lines.contains("thread                         worker    main"))
  }

  @Test func aRunWithoutEventsSaysSo() {
    #expect(EventScript("").lines() == ["The run has no events."])
    #expect(EventScript("0 idle").lines(from: 7) == ["The run has 1 steps; none from 7 on."])
  }

  @Test(arguments: TraceEventKind.allCases)
  func everyKindIsShownAlone(_ kind: TraceEventKind) {
    let timeline = EventScript("0 \(kind.rawValue) Thing#1 name = value").timeline()
    #expect(timeline.steps.flatMap(\.events).map(\.kind) == [kind])
    let isQueueOnly = [.enqueue, .dirty, .idle].contains(kind)
    #expect(timeline.steps.flatMap(\.cells).count == (isQueueOnly ? 0 : 1))
  }
}
