import Bridgebook
import Testing

/// Objects that outlive their view, and what references them.
@Suite struct MemoryTests {
  private func run(_ members: String, _ steps: String = "", _ more: String = "") throws -> Simulated
  {
    try Simulated(
      text: """
        state isShown = true

        representable Detail wraps UIView
        \(members)

        \(more)
        view Screen
          body
            if isShown
              show Detail

        steps
          launch Screen
          step "Hide"
            write isShown = false
        \(steps)
        """)
  }

  private func leaks(_ run: Simulated) -> [String] {
    run.outcome.leaks.map { "\($0.type) \($0.count) \($0.holder)" }
  }

  @Test func oneStrongReferenceIsNoCycle() throws {
    for hold in ["retain coordinator", "retain view"] {
      let run = try run("  make\n    \(hold)")
      #expect(leaks(run) == [])
      #expect(run.figures.count(.released, of: nil) == 1)
    }
  }

  @Test func theObjectGoesAfterTheCoordinatorThatHoldsIt() throws {
    let run = try run("  make\n    retain view")
    let kinds = run.events.map(\.kind)
    let coordinator = try #require(kinds.firstIndex(of: .coordinatorDeinit))
    let object = try #require(kinds.firstIndex(of: .platformDeinit))
    #expect(coordinator < object)
  }

  @Test func twoThatHoldEachOtherStay() throws {
    let run = try run("  make\n    retain view\n    retain coordinator")
    #expect(leaks(run) == ["Detail.coordinator 1 a cycle", "UIView 1 a cycle"])
    let ended = try self.run(
      "  make\n    retain view\n    retain coordinator\n  dismantle\n    release view")
    #expect(leaks(ended) == [])
  }

  @Test func whatHoldsACoordinatorIsNamed() throws {
    let timer = try run("  make\n    every 5000 tick\n      print \"tick\"")
    #expect(leaks(timer) == ["Detail.coordinator 1 the run loop"])
    let observer = try run("  make\n    subscribe saved\n      print \"saved\"")
    #expect(leaks(observer) == ["Detail.coordinator 1 the notification center"])
    let model = try run(
      "  make\n    retain coordinator by store", "",
      "model store: observable\n  property count = 0\n")
    #expect(leaks(model) == ["Detail.coordinator 1 the model store"])
  }

  @Test func whatCapturesTheCoordinatorWeaklyDoesNotHoldIt() throws {
    let run = try run(
      """
        option captures = weak
        make
          every 400 tick
            print "tick"
          after 900 once
            print "once"
          subscribe saved
            print "saved"
        coordinator deinit
          stop saved
      """, "  wait 2000\n  post saved\n  step \"End\"\n    print \"end\"")
    #expect(leaks(run) == [])
    // A second passes before the view is hidden; afterwards, only the step prints.
    #expect(run.console == ["tick", "tick", "once", "end"])
    #expect(run.figures.count(.released, of: nil) == 1)
  }

  @Test func aTimerThatFiresOnceLetsGo() throws {
    let run = try run("  make\n    after 1500 once\n      print \"once\"")
    #expect(run.console == ["once"])
    #expect(leaks(run) == [])
  }

  private let owner = """
    representable Page wraps UIView
      closure onDone
      callback done
        call onDone

    controller Screen
      var count = 0
      CAPTURES
      on load
        host page = Page(finish)
        retain page
        contain page
      action finish
        keep count = count + 1
        print "{count}"

    steps
      launch Screen
      tap Page done
      close Screen
      step "Later"
        print "later"

    """

  @Test func aClosureOverTheHostingControllerKeepsAll() throws {
    let strong = try Simulated(text: owner.replacing("  CAPTURES\n", with: ""))
    #expect(strong.console == ["1", "later"])
    #expect(
      leaks(strong) == [
        "Page.coordinator 1 a cycle", "Screen 1 a cycle", "UIHostingController 1 a cycle",
        "UIView 1 a cycle",
      ])
    let weak = try Simulated(
      text: owner.replacing("CAPTURES", with: "option captures = weak"))
    #expect(weak.console == ["1", "later"])
    #expect(leaks(weak) == [])
    #expect(weak.outcome.live == [])
    #expect(weak.figures.count(.dismantles, of: nil) == 1)
  }

  @Test func aControllerWithATimerIsHeldByTheRunLoop() throws {
    let run = try Simulated(
      text: """
        controller Screen
          on load
            every 400 tick
              print "tick"

        steps
          launch Screen
          close Screen

        """)
    #expect(leaks(run) == ["Screen 1 the run loop"])
    #expect(run.console.count > 3)
  }
}
