import Bridgebook
import Testing

@testable import BridgebookApp

/// Limits on the lines that a simulation keeps and prints.
@Suite struct SimulationLimitTests {
  /// The lines of the variants that were run are kept; more variants would exceed the memory limit.
  @Test func noMoreVariantsAreRunThanTheirLinesMayTake() throws {
    let notes = Notes()
    let workspace = Workspace(
      storePath: SharedStore.path, waitMilliseconds: 0, input: .bytes([]), readsFiles: false,
      note: { notes.lines.append($0) }, announce: { _ in }, accomplish: { _ in },
      interruption: { nil })
    var question = SimulationQuestion(scenario: "map-wrapper")
    let whole = try workspace.simulate(question)
    #expect(whole.isWhole && whole.reports.count > 2)
    question.maximumKeptByteCount = 100
    let part = try workspace.simulate(question)
    #expect(!part.isWhole)
    #expect(part.reports.count == 1)
    #expect(part.reports[0].lines == whole.reports[0].lines)
    #expect(
      notes.lines == [
        "\(whole.reports.count - 1) variants were not run: what is printed takes too much memory; --variant NAME runs one"
      ])
  }

  private final class Notes {
    var lines: [String] = []
  }

  @Test func aMessageDoesNotRepeatANameThatFillsTheScreen() {
    let name = "a" + String(repeating: ".b", count: 100_000)
    let problem = ProgramProblem(
      .unknownName(name, candidates: []), at: ScenarioPlace(line: 6, column: 9))
    let messages = SimulationFailureText.messages(for: .faults(path: "t.txt", [problem]))
    #expect(messages.count == 1)
    #expect(messages[0].lines.joined().utf8.count < 600)
  }
}
