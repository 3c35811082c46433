import Bridgebook
import Testing

/// Wrapped controllers receive appearance callbacks for the screens and tabs that contain them.
@Suite struct ControllerAppearanceTests {
  private func reader(_ name: String) -> String {
    "representable \(name) wraps UIViewController\n"
      + ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
        "  callback \($0)\n    print \"\(name) \($0.dropFirst(4))\"\n"
      }.joined()
  }

  private func stack(_ steps: String) throws -> Simulated {
    try Simulated(
      text: reader("A") + reader("B")
        + """
        state path = []
        view Root
          body
            show A
        view Page
          let number
          body
            show B
        stack Pages over path on Root
          content
            show Page(item)
        steps
          launch Root

        """ + steps)
  }

  /// The old screen has disappeared before the new one has appeared; on the way back, both
  /// transitions end with the animation.
  @Test func aPushAndAPopAreToldInTheOrderOfUIKit() throws {
    let run = try stack(
      "  step \"Push\"\n    write path = [1]\n  wait 2000\n  step \"Begin\"\n    print \"back\"\n    write path = []\n  wait 100\n  step \"Meanwhile\"\n    print \"meanwhile\"\n  wait 2000"
    )
    #expect(
      run.console == [
        "A WillAppear", "A DidAppear",
        "A WillDisappear", "B WillAppear", "A DidDisappear", "B DidAppear",
        "back", "B WillDisappear", "A WillAppear", "meanwhile", "B DidDisappear", "A DidAppear",
      ])
    #expect(run.figures.count(.dismantles, of: "A") == 0)
    #expect(run.findings.map(\.gotcha) == [])
  }

  /// The screen in between has no controller in a window.
  @Test func onlyTheUppermostOfTwoScreensAppears() throws {
    let run = try stack(
      "  step \"Push\"\n    write path = [1, 2]\n  wait 2000\n  step \"Back\"\n    print \"back\"\n    write path = [1]\n  wait 2000"
    )
    #expect(
      run.console == [
        "A WillAppear", "A DidAppear",
        "A WillDisappear", "B WillAppear", "A DidDisappear", "B DidAppear",
        "back", "B WillDisappear", "B WillAppear", "B DidDisappear", "B DidAppear",
      ])
  }

  /// Both screens are removed at once, and the covered one has already disappeared.
  @Test func aCoveredControllerIsNotToldTwice() throws {
    let run = try stack(
      "  step \"One\"\n    write path = [1]\n  wait 2000\n  step \"Two\"\n    write path = [1, 2]\n  wait 2000\n  step \"Root\"\n    print \"root\"\n    write path = []\n  wait 2000"
    )
    let end = try #require(run.console.firstIndex(of: "root"))
    #expect(
      run.console[end...] == [
        "root", "B WillDisappear", "A WillAppear", "B DidDisappear", "A DidAppear",
      ])
  }

  private func tabs(_ first: Int) throws -> [String] {
    try Simulated(
      text: reader("A") + reader("B")
        + """
        state selection = \(first)
        view First
          body
            show A
        view Second
          body
            show B
        view Tabs
          body
            show First() tab selection = 1
            show Second() tab selection = 2
        steps
          launch Tabs
          step "Change"
            write selection = \(3 - first)
          step "And back"
            write selection = \(first)
        """
    ).console
  }

  @Test func aChangeOfTabsIsTold() throws {
    let back = ["B WillDisappear", "A WillAppear", "B DidDisappear", "A DidAppear"]
    let forth = ["A WillDisappear", "B WillAppear", "A DidDisappear", "B DidAppear"]
    #expect(try tabs(1) == ["A WillAppear", "A DidAppear"] + forth + back)
    #expect(try tabs(2) == ["B WillAppear", "B DidAppear"] + back + forth)
  }

  /// The content of a sheet disappears with its animation, and the presenter of a card stays on
  /// screen.
  @Test func aSheetTellsItsContent() throws {
    let run = try Simulated(
      text: reader("A") + reader("B")
        + """
        state isShown = false
        view Root
          body
            show A
        sheet Card shown by isShown on Root
          content
            show B
        steps
          launch Root
          step "Show"
            write isShown = true
          wait 2000
          step "Hide"
            write isShown = false
          wait 100
          step "Meanwhile"
            print "meanwhile"
          wait 2000
        """)
    #expect(
      run.console == [
        "A WillAppear", "A DidAppear", "B WillAppear", "B DidAppear", "B WillDisappear",
        "meanwhile", "B DidDisappear",
      ])
  }

  /// The content hosted by a wrapped controller disappears and appears with it, unless the
  /// controller does not forward appearance.
  @Test(arguments: [(true, ["inner goes", "back", "inner comes"]), (false, ["back"])])
  func aHostInAControllerGoesWithIt(forwards: Bool, lines: [String]) throws {
    let run = try Simulated(
      text: """
        state path = []
        view Inner
          body
            let shown = 1
          on appear
            print "inner comes"
          on disappear
            print "inner goes"
        representable Holder wraps UIViewController
          option forwardsAppearance = \(forwards)
          make
            create
            host inner = Inner()
            contain inner
        view Root
          body
            show Holder
        stack Pages over path on Root
          content
            let shown = item
        steps
          launch Root
          step "Push"
            write path = [1]
          wait 2000
          step "Back"
            print "back"
            write path = []
          wait 2000
        """)
    #expect(run.console == ["inner comes"] + lines)
  }
}
