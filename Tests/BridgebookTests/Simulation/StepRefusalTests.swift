import Bridgebook
import Testing

/// Steps that can have no effect, or would have another effect than they say, are refused.
@Suite struct StepRefusalTests {
  private func problems(of text: String) throws -> [ProgramProblem.Kind] {
    do {
      _ = try Simulated(text: text)
      return []
    } catch let error as ProgramProblems {
      return error.problems.map(\.kind)
    }
  }

  /// The launched screens would otherwise show nothing.
  @Test(arguments: ["let n", "binding n", "closure n"])
  func aLaunchPassesNoValues(_ input: String) throws {
    let found = try problems(
      of: "view Screen\n  \(input)\n  body\n    print \"\"\nsteps\n  launch Screen")
    #expect(found == [.launchPassesNothing("Screen")])
  }

  @Test func onlyAStackPops() throws {
    let screen = "state s = true\nview V\n  body\n    print \"\"\nsheet P shown by s on V\n"
    let steps = "steps\n  launch V\n  step \"S\"\n    "
    #expect(try problems(of: screen + steps + "pop P") == [.notAStack("P")])
    #expect(try problems(of: screen + steps + "dismiss P") == [])
  }
}
