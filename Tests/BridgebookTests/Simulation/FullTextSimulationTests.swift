import Bridgebook
import Testing

/// A simulated run with more distinct texts than the table can store.
@Suite struct FullTextSimulationTests {
  /// A scroll view whose delegate reports a different offset from the one that was set; the offset
  /// is negative at first.
  private static let scenario = """
    kind: scenario
    id: scroller
    title: An offset that never comes back as it was set
    platform: ios

    state offset = -50

    representable Scroller wraps UIScrollView
      binding offset
      update
        if view.contentOffset != offset
          set contentOffset = offset
      callback scrollViewDidScroll
        let new = view.contentOffset
        async report
          write offset = new + 1

    platform UIScrollView
      property contentOffset = 0
        set calls scrollViewDidScroll if changed
        user calls scrollViewDidScroll

    view ContentView
      body
        show Scroller(offset)

    variant drift broken: the delegate adds one each time
      steps
        launch ContentView
        drag Scroller contentOffset to 1
    """

  /// Texts that did not fit into the table are valid only in their batch, while several events in
  /// two batches have the same integer.
  @Test func everyEventHasTheTextOfItsInteger() throws {
    let (scenario, faults) = ScenarioParser.parse(
      text: FullTextSimulationTests.scenario, file: "scroller")
    #expect(faults == [])
    let program = try #require(scenario?.program("drift"))
    let cap = ScenarioParameter(
      name: "turnCap", value: .integer(4_000), place: ScenarioPlace(line: 1, column: 1))
    var values: [TraceEventKind: [Int?]] = [:]
    var batchCount = 0
    _ = try Simulation(program, parameters: [cap]).run(texts: TextTable(capacity: 64)) {
      batch, texts in
      batchCount += 1
      for event in batch where [.set, .callbackBegin, .write].contains(event.kind) {
        values[event.kind, default: []].append(Int(texts[event.value]))
      }
    }
    #expect(batchCount > 8)
    for kind in [TraceEventKind.set, .callbackBegin, .write] {
      let found = try #require(values[kind])
      #expect(found.count > 3_000)
      #expect(!found.contains(nil))
    }
    #expect(values[.write]?.contains(-49) == true)
  }
}
