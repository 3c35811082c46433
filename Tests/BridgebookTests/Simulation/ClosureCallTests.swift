import Bridgebook
import Testing

/// A call of a closure must pass as many values as the action that was passed for the closure
/// takes.
@Suite struct ClosureCallTests {
  private func problems(
    _ call: String, passed: String = "pick", steps: String = "tap Button touchUpInside"
  )
    throws -> [ProgramProblem.Kind]
  {
    do {
      _ = try Simulated(
        text: """
          representable Button wraps UIButton
            closure onPick
            callback touchUpInside
              \(call)
          view Row
            closure onPick
            body
              show Button(onPick: onPick)
          view Screen
            body
              show Row(onPick: \(passed))
            action pick(name, count)
              print "{name} {count}"
            action done
              print "done"
          steps
            launch Screen
            \(steps)
          """)
      return []
    } catch let error as ProgramProblems {
      return error.problems.map(\.kind)
    }
  }

  /// The number of values is known where the action is passed, two views above the call.
  @Test func aClosureTakesWhatItsActionTakes() throws {
    #expect(try problems("call onPick(\"a\", 2)").isEmpty)
    #expect(try problems("call onPick", passed: "done").isEmpty)
    #expect(
      try problems("call onPick(\"a\")") == [.callCount("onPick", expected: 2, found: 1)])
    #expect(try problems("call onPick") == [.callCount("onPick", expected: 2, found: 0)])
    #expect(
      try problems("call onPick(1)", passed: "done")
        == [.callCount("onPick", expected: 0, found: 1)])
  }

  @Test func aTapPassesNoValues() throws {
    #expect(try problems("call onPick(\"a\", 2)", steps: "tap Screen done").isEmpty)
    #expect(
      try problems("call onPick(\"a\", 2)", steps: "tap Screen pick")
        == [.tapPassesNothing("pick", expected: 2)])
  }
}
