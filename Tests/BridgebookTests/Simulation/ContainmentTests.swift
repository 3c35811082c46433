import Bridgebook
import Testing

/// The order of calls by which a child controller learns about its parent and its appearance.
@Suite struct ContainmentTests {
  private func calls(_ onLoad: String, _ more: String = "", options: String = "") throws -> [String]
  {
    let run = try Simulated(
      text: """
        view Card
          body
            print "card"

        controller Screen
        \(options)  on load
            host card = Card
            retain card
        \(onLoad)\(more)
        steps
          launch Screen

        """)
    let kinds: Set<TraceEventKind> = [.contain, .uncontain, .callbackBegin, .message]
    return run.events.filter { kinds.contains($0.kind) }.map { run.texts[$0.name] }
  }

  @Test func aChildIsAddedInItsOrderAndAppearsByItself() throws {
    #expect(
      try calls("    contain card\n") == [
        "addChild", "willMove", "addSubview", "didMove", "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test func aChildIsTakenOutInItsOrder() throws {
    let calls = try calls("    contain card\n    uncontain card\n")
    #expect(
      calls.suffix(4) == ["willMove", "removeFromSuperview", "removeFromParent", "didMove"])
  }

  @Test func theStepsCanBeWrittenOneByOne() throws {
    let steps = ["add child card", "add view card", "call card.didMove"]
    let calls = try calls(steps.map { "    \($0)\n" }.joined())
    #expect(
      calls == [
        "addChild", "willMove", "addSubview", "didMove", "viewWillAppear", "viewDidAppear",
      ])
  }

  @Test func aViewWithoutItsControllerHearsNothing() throws {
    #expect(try calls("    add view card\n") == ["addSubview"])
  }

  @Test func anEndWithoutABeginningIsSaid() throws {
    let calls = try calls(
      "    contain card\n    call card.endAppearanceTransition\n",
      options: "  option forwardsAppearance = false\n")
    #expect(calls.last == "msg-appearance-unbalanced")
    #expect(!calls.contains("viewDidAppear"))
  }
}
