import Bridgebook
import Testing

/// Names that a scenario declares and never reads are reported.
@Suite struct UnreadNameTests {
  private let program = """
    let unused = 1
    let used = 2
    model Store: observable
      property read = 1
      property written = 2
      property never = 3
      unpublished hidden = 4
    representable Dial wraps UISlider
      binding value
      binding other
      closure onTurn
      closure onIdle
      update
        set value = value
      callback valueChanged
        call onTurn
    state value = 1
    state other = 1
    view Screen
      state count = 0
      state spare = 0
      state checked = 5
      body
        show Dial(value, other, onTurn: turn, onIdle: turn)
        print "{Store.read} {used}"
      on change used
        print "never"
      on change used initial
        print "once"
      on change value
        print "changed"
      action turn
        write count = count + 1
        write Store.written = 3
    steps
      launch Screen
      choose Dial value = 2
    """

  /// The test compares the complete list, so that no name that is read or written is reported.
  @Test func whatNothingReadsIsNamed() throws {
    let run = try Simulated(text: program)
    #expect(run.console == ["1 2", "once"])
    #expect(
      run.outcome.warnings.map(\.kind) == [
        .unusedName("unused"), .unusedName("Store.never"), .unusedName("Store.hidden"),
        .unusedMember("other", of: "Dial"), .unusedClosure("onIdle", of: "Dial"),
        .unusedMember("spare", of: "Screen"), .unusedMember("checked", of: "Screen"),
        .neverChanges,
      ])
  }

  /// A value that only an expectation or another variant reads counts as read.
  @Test func anExpectationReads() throws {
    let head = "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\n"
    let variants = """

      variant a plain: one
        expect Screen.checked = 5
        expect Store.never = 3
      variant b plain: two
        change Screen
          on appear
            write spare = unused
      """
    let scenario = try #require(
      ScenarioParser.parse(text: head + program + variants, file: "t.txt").scenario)
    let run = try Simulated(scenario, "a", library: Simulated.library.get())
    let named = run.outcome.warnings.map(\.kind)
    #expect(!named.contains(.unusedMember("checked", of: "Screen")))
    #expect(!named.contains(.unusedName("Store.never")))
    #expect(!named.contains(.unusedMember("spare", of: "Screen")))
    #expect(!named.contains(.unusedName("unused")))
    #expect(named.contains(.unusedName("Store.hidden")))
  }

  private func hosting(_ adding: String) throws -> [SimulationWarning.Kind] {
    try Simulated(
      text: """
        view Page
          body
            print "page"
        representable Pages wraps UIPageViewController
          make
            create
            host first = Page()
            host second = Page()
        \(adding)
        view Screen
          body
            show Pages
        steps
          launch Screen
        """
    ).outcome.warnings.map(\.kind)
  }

  @Test func aHostThatIsInNoHierarchyIsNamed() throws {
    let names = ["first", "second"].map { SimulationWarning.Kind.hostNeverAdded($0, of: "Pages") }
    #expect(try hosting("") == names)
    #expect(try hosting("    contain first\n  update\n    add view second") == [])
  }

  private func callback(_ name: String) throws -> (
    problem: ProgramProblem.Kind?, [SimulationWarning.Kind]
  ) {
    do {
      let run = try Simulated(
        text: """
          representable Bar wraps UISearchBar
            callback \(name)
              print "changed"
          view Screen
            body
              show Bar
          steps
            launch Screen
          """)
      return (nil, run.outcome.warnings.map(\.kind))
    } catch let error as ProgramProblems {
      return (error.problems.first?.kind, [])
    }
  }

  /// The label of a delegate method stands for the method's full name, and is not a misspelling of
  /// another callback.
  @Test func aCallbackIsMeantByTheEndOfItsName() throws {
    #expect(
      try callback("textDidChange").problem
        == .unknownMember(
          "textDidChange", of: "UISearchBar", candidates: ["searchBarTextDidChange"]))
    #expect(
      try callback("viewDidDissapear").problem
        == .unknownMember(
          "viewDidDissapear", of: "UISearchBar", candidates: ["viewDidDisappear"]))
    #expect(
      try callback("searchBarText").problem
        == .unknownMember(
          "searchBarText", of: "UISearchBar", candidates: ["searchBarTextDidChange"]))
    #expect(
      try callback("bookmarksDidChange").1 == [.neverCalled("bookmarksDidChange", of: "Bar")])
  }

  @Test func aTapWithoutANameCallsTheFirstCallback() throws {
    let run = try Simulated(
      text: """
        representable Bell wraps UIButton
          callback rung
            print "rung"
          callback touched
            print "touched"
        view Screen
          body
            show Bell
        steps
          launch Screen
          tap Bell
        """)
    #expect(run.console == ["rung"])
    #expect(run.outcome.warnings.map(\.kind) == [.neverCalled("touched", of: "Bell")])
  }
}
