import Bridgebook
import Testing

/// The report on the objects that are left at the end, and on the start values of a run.
@Suite struct LeftObjectTests {
  private func check(
    _ subject: [String], _ comparison: ScenarioOperator, _ value: ScenarioExpression,
    after step: String? = nil, in run: Simulated
  ) -> ExpectationResult {
    run.simulation.check(
      ScenarioExpectation(
        subject: subject, comparison: comparison, value: value, after: step,
        place: ScenarioPlace(line: 1, column: 1)), run.figures, run.outcome)
  }

  @Test func whatIsLeftIsCountedByWhatWasMade() throws {
    let run = try Simulated(
      text:
        "representable Label wraps UILabel\nrepresentable Never wraps UISwitch\nview Screen\n  body\n    show Label\n    if false\n      show Never\nsteps\n  launch Screen"
    )
    for (subject, found, meant) in [
      (["live", "UILabel"], "1", nil), (["live", "Label", "coordinator"], "1", nil),
      (["leaks", "UILabel"], "0", nil), (["live", "UISwitch"], nil, nil),
      (["live", "Never", "coordinator"], nil, "live.UISwitch"),
      (["live", "Label"], nil, "live.UILabel"), (["leaks", "Label"], nil, "leaks.UILabel"),
    ] {
      let result = check(subject, .equal, .integer(0), in: run)
      #expect(result.found == found && result.suggestion == meant, "\(subject)")
    }
  }

  /// The reported line is that of the declaration, before any step runs.
  @Test func aStartValueHasALine() throws {
    let run = try Simulated(
      text:
        "state n = first(3)\nenvironment e = first(4)\nmodel M: observable\n  property p = first(5)\nview V\n  state q = first(6)\n  body\n    print \"{n} {environment.e} {M.p} {q}\"\nsteps\n  launch V"
    )
    #expect(run.outcome.warnings.map(\.line) == [6, 7, 9, 11])
    let trap = try Simulated(
      text: "state n = 9223372036854775807 + 1\nsteps\n  step \"S\"\n    write n = 1")
    #expect(trap.outcome.stopLine == 6)
  }

  @Test func aFigureThatOnlyRepresentablesHaveIsNoneOfAView() throws {
    let run = try Simulated(
      text:
        "representable Label wraps UILabel\nview Screen\n  body\n    show Label\nsteps\n  launch Screen"
    )
    for (subject, isKnown) in [
      (["updates", "Label"], true), (["bodies", "Label"], false), (["bodies", "Screen"], true),
      (["makes", "Screen"], false), (["leaks", "Label"], false),
      (["leaks", "Label.coordinator"], true), (["heldBy", "Screen.coordinator"], false),
    ] {
      let result = check(subject, .equal, .integer(0), in: run)
      #expect((result.found != nil) == isKnown, "\(subject)")
    }
  }
}
