internal import Bridgebook

/// Simulates an endless scenario for a number of turns, to measure the model without detectors and
/// store.
///
/// Runs as a separate process, like the loop it is compared with.
enum SimulationLoop {
  /// The operand that makes this program run the loop.
  static let word = "simulate-turns"
  static let variant = "drift"
  /// The number of events per turn: flush, update, set and callback, with the writes of the block
  /// on the main queue.
  static let eventsPerTurn = 11

  /// A scroll view whose delegate reports a different offset from the one that was set.
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

  /// Simulates the given number of turns and returns the number of events.
  static func run(turns: Int) throws -> Int {
    let (scenario, faults) = ScenarioParser.parse(text: SimulationLoop.scenario, file: "scenario")
    guard let program = scenario?.program(SimulationLoop.variant) else {
      throw BenchmarkError.cannotRead("\(faults)")
    }
    let cap = ScenarioParameter(
      name: "turnCap", value: .integer(turns), place: ScenarioPlace(line: 1, column: 1))
    let simulation = try Simulation(program, parameters: [cap])
    var events = 0
    // The table is as small as that of an import, because every offset is a new text.
    _ = simulation.run(texts: TextTable(capacity: 1 << 16), budget: .largest) { batch, _ in
      events += batch.count
    }
    return events
  }
}
