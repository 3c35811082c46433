internal import Bridgebook

/// A scenario without end, simulated for so many turns: what the model alone costs, without detectors and store.
///
/// It is a process of its own, as the bare loop is that it is measured against.
enum SimulationLoop {
  /// The word that makes this program the loop.
  static let word = "simulate-turns"
  static let variant = "drift"
  /// Events of one turn: flush, update, set and callback, with what the block on the main queue writes.
  static let eventsPerTurn = 11

  /// A scroll view whose delegate reports another offset than the one that was set.
  static let scenario = """
    kind: scenario
    id: endless-scroller
    title: An offset that never comes back as it was set
    platform: ios

    state offset = 0

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

  /// Simulates so many turns; tells how many events they had.
  static func run(turns: Int) throws -> Int {
    let (scenario, faults) = ScenarioParser.parse(text: SimulationLoop.scenario, file: "scenario")
    guard let program = scenario?.program(SimulationLoop.variant) else {
      throw BenchmarkError.cannotRead("\(faults)")
    }
    let cap = ScenarioParameter(
      name: "turnCap", value: .integer(turns), place: ScenarioPlace(line: 1, column: 1))
    let simulation = try Simulation(program, parameters: [cap])
    var events = 0
    // As small as an import's table, since every offset is a new text.
    _ = simulation.run(texts: TextTable(capacity: 1 << 16), budget: .largest) { batch, _ in
      events += batch.count
    }
    return events
  }
}
