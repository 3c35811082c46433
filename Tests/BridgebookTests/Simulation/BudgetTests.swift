import BookData
import Bridgebook
import Testing

/// Scenarios that would run forever or exhaust memory; each run ends with a reason and a place.
@Suite struct BudgetTests {
  struct Endless: CustomTestStringConvertible, Sendable {
    let budget: RunBudget.Kind
    let line: Int
    let text: String

    var testDescription: String { "\(budget.rawValue) at line \(line)" }
  }

  static let endless: [Endless] = [
    Endless(budget: .nesting, line: 7, text: "view V\n  body\n    show V\nsteps\n  launch V"),
    Endless(
      budget: .nesting, line: 10,
      text: "view V\n  body\n    show W\nview W\n  body\n    show V\nsteps\n  launch V"),
    Endless(
      budget: .nesting, line: 9,
      text: "state b = true\nview V\n  body\n    if b\n      show V\nsteps\n  launch V"),
    Endless(
      budget: .printed, line: 9,
      text: "view V\n  body\n    for i in 1..1000000000\n      print \"x\"\nsteps\n  launch V"),
    Endless(
      budget: .virtual, line: 11,
      text:
        "view V\n  body\n    print \"x\"\nsteps\n  repeat 100000000\n    step \"S\"\n      print \"\""
    ),
    Endless(
      budget: .value, line: 12,
      text:
        "state s = \"x\"\nview V\n  body\n    print \"\"\n  action grow\n    async again\n      write s = s + s + \"x\"\n      call grow\nsteps\n  step \"S\"\n    call V.grow"
    ),
    Endless(
      budget: .value, line: 10,
      text: "state l = [1]\nsteps\n  step \"S\"\n    repeat 40\n      write l = l + l"),
    Endless(
      budget: .value, line: 10,
      text: "state l = []\nsteps\n  step \"S\"\n    repeat 40\n      write l = [l]"),
    Endless(
      budget: .virtual, line: 10,
      text:
        "steps\n  repeat 1000\n    repeat 1000\n      repeat 1000\n        step \"S\"\n          print \"\""
    ),
    Endless(
      budget: .nesting, line: 10,
      text:
        "view V\n  body\n    print \"\"\n  action a\n    call V.a\nsteps\n  step \"S\"\n    call V.a"
    ),
    Endless(
      budget: .memory, line: 13,
      text:
        "state t = \"0123456789\"\nsteps\n  step \"S\"\n    repeat 10\n      write t = t + t\n    for i in 1..1000000\n      let x = t + \"{i}\"\n      async keep\n        print \"{x}\""
    ),
    Endless(
      budget: .work, line: 9,
      text: "steps\n  step \"S\"\n    repeat 1000000000\n      let x = 1"),
    Endless(
      budget: .views, line: 9,
      text:
        "view V\n  body\n    for i in 1..1000000000\n      show W\nview W\n  body\n    print \"\"\nsteps\n  launch V"
    ),
    Endless(
      budget: .events, line: 10,
      text:
        "state n = 0\nsteps\n  step \"S\"\n    for i in 1..1000000000\n      write n = i"),
  ]

  @Test(arguments: endless)
  func anEndlessRunEndsWithItsReason(_ item: Endless) throws {
    var budget = RunBudget.standard
    let amounts: [(RunBudget.Kind, Int)] = [
      (.events, 50_000), (.work, 200_000), (.printed, 20_000), (.memory, 4 << 20), (.virtual, 60),
    ]
    for (kind, amount) in amounts { budget = try #require(budget.with(kind, amount)) }
    let run = try Simulated(text: item.text, budget: budget)
    #expect(run.outcome.stoppedBy == .budget(item.budget))
    #expect(run.outcome.stopLine == item.line)
    #expect(run.count(.hang, named: "budget") == 1)
    #expect(run.outcome.eventCount == run.events.count)
  }

  /// The nesting is limited by the stack, so the ceiling must fit into the smallest stack of a
  /// thread.
  @Test func theDeepestNestingFitsTheStack() throws {
    let ceiling = RunBudget.table.first { $0.kind == .nesting }?.ceiling ?? 0
    let budget = try #require(RunBudget.standard.with(.nesting, ceiling))
    for item in BudgetTests.endless where item.budget == .nesting {
      let run = try Simulated(text: item.text, budget: budget)
      #expect(run.outcome.stoppedBy == .budget(.nesting))
    }
  }

  /// Foundation uses an interval of a tenth of a millisecond for a repeating timer with an interval
  /// of zero.
  @Test func aTimerWithoutDelayFiresTenThousandTimesASecond() throws {
    let run = try Simulated(
      text: "steps\n  step \"S\"\n    every 0 tick\n      print \"x\"\n  step \"T\"\n    stop tick")
    #expect((9_000...10_000).contains(run.console.count))
  }

  /// During a wait at the end, timers fire before the run ends.
  @Test func aTrailingWaitDrivesTimers() throws {
    let run = try Simulated(
      text: "steps\n  step \"S\"\n    every 1000 tick\n      print \"x\"\n  wait 10000")
    #expect(run.console.count >= 9)
  }

  @Test func aLongChainOfVariantsIsResolved() throws {
    var text = "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nstate n = 0\n"
    for index in 0..<3_000 {
      let base = index == 0 ? "" : " from v\(index - 1)"
      text += "variant v\(index) plain\(base): one of many\n  let c\(index) = \(index)\n"
    }
    let (scenario, faults) = ScenarioParser.parse(text: text, file: "t.txt")
    #expect(faults.isEmpty)
    var programs = ScenarioPrograms(try #require(scenario))
    for index in 0..<3_000 {
      #expect(programs.program("v\(index)")?.declarations.count == index + 2)
    }
    #expect(programs.program("v10")?.declarations.count == 12)
  }

  /// A constant is evaluated wherever it is used, so the number of values in it is limited.
  @Test(arguments: ["[a#, a#]", "a# + a#", "\"{a#}{a#}\"", "max(a#, a#)"])
  func constantsThatNameConstantsDoNotMultiply(value: String) {
    let constants = (1..<60).map { number in
      "let a\(number) = \(value.replacing("#", with: "\(number - 1)"))\n"
    }
    let text = "let a0 = 1\n\(constants.joined())steps\n  step \"S\"\n    print \"{a59}\""
    #expect(throws: ProgramProblems.self) { try Simulated(text: text) }
  }

  @Test func budgetsTakeWhatIsBetweenOneAndTheirCeiling() {
    for limit in RunBudget.table {
      #expect(RunBudget.standard.with(limit.kind, 0) == nil)
      #expect(RunBudget.standard.with(limit.kind, limit.ceiling + 1) == nil)
      #expect(RunBudget.standard.with(limit.kind, limit.ceiling)?[limit.kind] == limit.ceiling)
      #expect(limit.standard <= limit.ceiling)
    }
    #expect(RunBudget.table.map(\.kind) == RunBudget.Kind.allCases)
  }
}
