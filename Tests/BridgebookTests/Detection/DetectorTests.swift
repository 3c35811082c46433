import Bridgebook
import Testing

@Suite struct DetectorTests {
  @Test(
    arguments: updateCases + lifecycleCases + orderCases + hostingCases + bridgeCases + reuseCases
      + measuredCases)
  func findsExactlyWhatIsMarked(_ item: TriggeringCase) throws {
    let script = TraceScript(item.script)
    let findings = script.findings()
    #expect(findings.map(\.gotcha).filter { !item.also.contains($0) } == [item.gotcha])
    let finding = try #require(findings.first { $0.gotcha == item.gotcha })
    #expect(finding.severity == item.severity)
    #expect(finding.confidence == item.confidence)
    #expect(finding.lines == script.marked)
    #expect(finding.provokedBy?.line == script.provoking)
  }

  @Test(
    arguments: cleanCases + setterCleanCases + hostingCleanCases + bridgeCleanCases
      + reuseCleanCases
      + measuredCleanCases)
  func staysQuiet(_ item: CleanCase) {
    #expect(TraceScript(item.script).findings().filter { $0.severity != .note } == [])
  }

  @Test func namesTheProvocation() throws {
    let script = TraceScript(updateCases[0].script)
    let finding = try #require(script.findings().first)
    #expect(finding.provokedBy?.text == "didChange 52.518610")
  }

  @Test func keepsEventsApart() {
    let script = TraceScript(
      """
        message name=window value=A_on_B
        message name=window value=C_on_B
        message name=publishing time=10
        message name=publishing time=40
        note value=between
        message name=publishing time=41
      """)
    #expect(script.findings().map(\.lines) == [[1], [2], [3], [4], [6]])
  }

  @Test func updatesOfSeveralViewsOfOneNameAreNotCompared() {
    let make = "  view.make of=Row\n"
    let updates = (1...3).map { "  update.begin of=Row value=\($0)\n  update.end of=Row\n" }
    #expect(TraceScript(updates.map { make + $0 }.joined()).findings() == [])
    #expect(
      TraceScript(make + updates.joined()).findings().map(\.gotcha) == ["update-not-implemented"])
  }

  @Test func whatOnlyWaitsForAnotherPrintCanBeShownAlready() {
    let script = TraceScript("  message name=publishing\n  message name=publishing\n")
    var suite = DetectorSuite(catalog: .sample)
    suite.consume(script.events[0], texts: script.texts)
    #expect(suite.drain() == [])
    #expect(suite.preview(texts: script.texts).map(\.lines) == [[1]])
    suite.consume(script.events[1], texts: script.texts)
    #expect(suite.preview(texts: script.texts).map(\.lines) == [[1, 2]])
    suite.finish(texts: script.texts)
    #expect(suite.drain().map(\.lines) == [[1, 2]])
    #expect(suite.preview(texts: script.texts) == [])
  }

  @Test func linesAreQuotedWhenTheyAreFound() {
    let script = TraceScript(
      """
        update.begin of=Map#1 name=updateUIView value=52.5
        callback.begin of=Map#1 name=didChange
        message name=modifying value=Modifying_state
        update.end of=Map#1 name=updateUIView
        note value=elsewhere
      """)
    var suite = DetectorSuite(catalog: .sample)
    for event in script.events { suite.consume(event, texts: script.texts) }
    // The quotes must remain available no matter how many events follow.
    for _ in 0..<600 { suite.consume(script.events[1], texts: script.texts) }
    #expect(
      suite.quotedLines == [
        1: "Map#1 updateUIView 52.5", 2: "Map#1 didChange", 3: "Modifying state",
        4: "Map#1 updateUIView ends",
      ])
  }

  @Test func aRowOfEqualMessagesIsCutWhereItIsTooLong() {
    let script = TraceScript(
      repeatElement("  message name=publishing\n", count: 5_000).joined())
    #expect(script.findings().map(\.lines.count) == [4_096, 904])
  }

  /// A message on standard error has no header, in the log it has one; its other lines are notes.
  @Test(arguments: [
    ("", "time=3 thread=540221", "-[UIView_init]", [[1, 4]]),
    ("", "time=3 thread=540221", "-[UIView_layer]", [[1], [4]]),
    ("", "", "-[UIView_init]", [[1], [4]]),
    ("time=2 thread=540221", "time=3 thread=540221", "-[UIView_init]", [[1], [4]]),
  ])
  func aTextOfSeveralLinesThatTwoPlacesHoldIsOneFinding(
    first: String, second: String, selector: String, lines: [[Int]]
  ) {
    let script = TraceScript(
      """
        message name=checker value=-[UIView_init] \(first)
        note value=PID:_4,_TID:_7
        note value=4_UIKitCore_0x1_init_+_8
        message name=checker value=\(selector) \(second)
        note value=PID:_4,_TID:_7
        note value=4_UIKitCore_0x1_init_+_8
        update.begin of=Map#1
      """)
    #expect(script.findings().map(\.lines) == lines)
  }

  @Test func whatComesBetweenTwoPrintsOfATextMayOnlyBeNotesAndNotTooMany() {
    let message = "  message name=checker value=-[UIView_init]"
    for between in [
      "  body of=Home\n", "  message name=window\n", "  note value=b time=1\n",
    ] {
      let script = TraceScript("\(message)\n  note value=a\n\(between)\(message) time=1\n")
      #expect(script.findings().filter { $0.gotcha == "ui-off-main" }.count == 2)
    }
    for (count, findings) in [(128, 1), (129, 2)] {
      let notes = repeatElement("  note value=a\n", count: count).joined()
      let script = TraceScript("\(message)\n\(notes)\(message) time=1\n")
      #expect(script.findings().count == findings)
    }
  }

  @Test func theTableIsSortedAndComplete() {
    let gotchas = DetectorTable.rules.map { $0.gotchas[0] }
    #expect(gotchas == gotchas.sorted())
    let all = DetectorTable.rules.flatMap(\.gotchas)
    #expect(Set(all).count == all.count)
    let triggered = Set(
      (updateCases + lifecycleCases + orderCases + hostingCases + bridgeCases + reuseCases
        + measuredCases)
        .map(\.gotcha))
    #expect(Set(all).subtracting(triggered).isEmpty)
  }

  @Test func everyKindHasItsOwnBit() {
    #expect(EventKindSet.all.kinds == TraceEventKind.allCases)
    #expect(EventKindSet.all.rawValue.nonzeroBitCount == TraceEventKind.allCases.count)
    for kind in TraceEventKind.allCases { #expect(EventKindSet([kind]).kinds == [kind]) }
    #expect(EventFieldSet.all.fields == EventField.allCases)
  }

  @Test func saysWhatARunCannotShow() throws {
    #expect(DetectorTable.hidden(kinds: .all, fields: .all).isEmpty)
    var kinds = EventKindSet.all
    kinds.remove(EventKindSet([.set, .dismantle]))
    let hidden = DetectorTable.hidden(kinds: kinds, fields: .all.subtracting([.init([.thread])]))
    #expect(
      hidden.map(\.gotcha) == [
        "cell-state-leaks-on-reuse", "frame-set-on-representable",
        "hosting-configuration-rebuilt", "lossy-readback", "method-call-on-struct",
        "missing-dismantle", "observation-not-tracked", "retain-cycle",
        "ui-off-main", "update-not-implemented", "update-unguarded",
      ], "a new detector that needs these kinds or threads stands in this list")
    let unguarded = try #require(hidden.first { $0.gotcha == "update-unguarded" })
    #expect(unguarded.kinds == [.set] && unguarded.fields == [] && !unguarded.isAlsoMessage)
    let offMain = try #require(hidden.first { $0.gotcha == "ui-off-main" })
    #expect(offMain.fields == [.thread] && offMain.isAlsoMessage)
  }
}
