import BookData
import Bridgebook
import Testing

/// When a struct with a binding counts as different from the previous one.
@Suite struct BindingTests {
  /// - Parameter reading: Whether the parent's body reads the state, and is therefore evaluated
  ///   again when it changes.
  private func updates(reading: Bool, _ parameters: [ScenarioParameter] = []) throws -> Int? {
    let text = """
      kind: scenario
      id: t
      title: T
      platform: ios

      state count = 0

      representable Dial wraps UIStepper
        binding count
        update
          set value = 1

      view Screen
        body
          print "\(reading ? "{count}" : "screen")"
          show Dial(count)

      steps
        launch Screen
        step "Count"
          write count = 1

      variant A plain: as it is
      """
    let (scenario, faults) = ScenarioParser.parse(SourceFile(path: "t.txt", text: text))
    #expect(faults == [])
    let library = try BuiltInScenarios.load().library
    let run = try Simulated(#require(scenario), "A", library: library, parameters)
    return run.figures.count(.updates, of: "Dial", .after("Count"))
  }

  /// R1.9, R2.4: a binding carries the value with which it was created.
  @Test func anUnreadBindingUpdatesWithTheStructThatThePassingBodyMakes() throws {
    #expect(try updates(reading: true) == 1)
    #expect(try updates(reading: false) == 0)
  }

  @Test func thatIsAChoiceOfTheModel() throws {
    let off = ScenarioParameter(
      name: "unreadBinding", value: .text("no"), place: ScenarioPlace(line: 0, column: 0))
    #expect(try updates(reading: true, [off]) == 0)
  }
}
