import Bridgebook
import Testing

/// A simulated run with more distinct texts than the table can store.
@Suite struct FullTextSimulationTests {
  private static let scenario = """
    kind: scenario
    id: counter
    title: A counter that never stops
    platform: ios

    state count = 0

    view Counter
      body
        print count
      action next
        async again
          write count = count + 1
          call next

    variant endless broken: it counts in every turn
      steps
        launch Counter
        step "Start"
          call Counter.next
    """

  /// Texts that did not fit into the table are valid only in their batch, and the same integer
  /// occurs in several events of a turn.
  @Test func everyValueIsItsOwn() throws {
    let (scenario, faults) = ScenarioParser.parse(
      text: FullTextSimulationTests.scenario, file: "counter")
    #expect(faults == [])
    let program = try #require(scenario?.program("endless"))
    let cap = ScenarioParameter(
      name: "turnCap", value: .integer(4_000), place: ScenarioPlace(line: 1, column: 1))
    var written: [Int?] = []
    var printed: [Int?] = []
    _ = try Simulation(program, parameters: [cap]).run(texts: TextTable(capacity: 64)) {
      batch, texts in
      for event in batch {
        if event.kind == .write { written.append(Int(texts[event.value])) }
        if event.kind == .note { printed.append(Int(texts[event.value])) }
      }
    }
    #expect(written.count > 3_000)
    #expect(written == (1...written.count).map { $0 })
    #expect(printed == (0..<printed.count).map { $0 })
  }
}
