import Bridgebook
import Testing

/// Sheets and stacks, beyond those in the built-in scenarios.
@Suite struct ScreenTests {
  private let sheet = """
    state isShown = false
    state count = 0

    representable Field wraps UITextField
      let count
      make
        print "make"
        create
      update
        print "update {count}"
      dismantle
        print "dismantle"

    view Form
      state taps = 0
      body
        show Field(count)
      action tapped
        write taps = taps + 1
        print "tap {taps}"
      on appear
        print "appear"
      on disappear
        print "disappear"

    sheet Panel shown by isShown
      content
        show Form
      on dismiss
        print "dismissed"

    view Screen
      body
        let shown = isShown

    """

  private func run(_ steps: String, _ parameters: String = "") throws -> Simulated {
    try Simulated(text: parameters + sheet + "steps\n  launch Screen\n" + steps)
  }

  private let show = "  step \"Show\"\n    write isShown = true\n"
  private let hide = "  step \"Hide\"\n    write isShown = false\n"

  @Test func aPersonsNavigationIsReportedLater() throws {
    let run = try Simulated(
      text: """
        state address = "a"
        platform Browser
          property url = ""
            user calls didFinish later
            user calls didStart if changed
        representable Page wraps Browser
          binding address
          callback didStart
            print "start {view.url}"
          callback didFinish
            print "finish {view.url}"
        view Screen
          body
            show Page(address)
        steps
          launch Screen
          drag Page url to "b"
          drag Page url to "b"
          wait 100
        """)
    #expect(run.console == ["start b", "finish b", "finish b"])
  }

  @Test func contentIsMadeWhenShownAndDismantledAfterTheAnimation() throws {
    let run = try run(show + hide)
    #expect(
      run.console
        == ["make", "update 0", "appear", "dismantle", "dismissed", "disappear"])
    let end = try #require(
      run.events.firstIndex { $0.kind == .dismiss && run.texts[$0.value] == "end" })
    let dismantled = try #require(run.events.firstIndex { $0.kind == .dismantle })
    #expect(dismantled > end)
    #expect(run.outcome.live.isEmpty)
  }

  @Test func contentFollowsTheStateThatItReads() throws {
    let run = try run(show + "  step \"Count\"\n    write count = 1\n")
    #expect(run.console == ["make", "update 0", "appear", "update 1"])
  }

  @Test func aSheetShownAgainBeginsAnew() throws {
    let run = try run(
      show + "  tap Form tapped\n" + hide + "  wait 2000\n" + show + "  tap Form tapped\n")
    #expect(run.console.filter { $0.hasPrefix("tap") } == ["tap 1", "tap 1"])
    #expect(run.figures.count(.makes, of: "Field") == 2)
  }

  @Test func aSheetShownAgainWhileTheOldOneGoesHasItsOwnContent() throws {
    let run = try run(show + hide + "  wait 100\n" + show)
    #expect(run.figures.count(.makes, of: "Field") == 2)
    #expect(run.figures.count(.dismantles, of: "Field") == 1)
    #expect(run.outcome.live.first { $0.type == "UITextField" }?.count == 1)
  }

  @Test func swipedDownTheContentGoesBeforeTheState() throws {
    let run = try run(show + "  step \"Swipe\"\n    dismiss Panel by user\n")
    let dismantled = try #require(run.events.firstIndex { $0.kind == .dismantle })
    let written = try #require(
      run.events.lastIndex { $0.kind == .write && run.texts[$0.name] == "isShown" })
    #expect(dismantled < written)
  }

  @Test func theLastUpdateIsAChoiceWhereAScreenGoes() throws {
    let run = try run(show + hide, "parameter teardownUpdate = yes\n")
    #expect(run.console.filter { $0.hasPrefix("update") }.count == 2)
  }

  @Test func eachScreenOfAStackHasItsElement() throws {
    let run = try Simulated(
      text: """
        state path = []

        view Page
          let title
          body
            print "page {title}"
          on disappear
            print "gone {title}"

        stack Pages over path
          content
            show Page(item)

        view Screen
          body
            let depth = count(path)

        steps
          launch Screen
          step "Two"
            write path = ["a", "b"]
          step "Back"
            pop Pages by user
          step "Other"
            write path = path + ["c"]

        """)
    #expect(run.console == ["page a", "page b", "gone b", "page c", "gone a"])
  }

  private let stack = """
    state path = []

    view Page
      let number
      state count = 0
      body
        print "page {number}: {count}"
      action add
        write count = count + 1

    stack Pages over path on Root
      content
        show Page(item)

    view Root
      body
        let depth = count(path)

    steps
      launch Root
      step "Push"
        write path = [1]
      wait 2000
      tap Page add

    """

  /// The screen hides the view that pushes it, which still exists.
  @Test func anUpdateOfAPushedScreenDoesNotPopIt() throws {
    let run = try Simulated(text: stack)
    #expect(run.console == ["page 1: 0", "page 1: 1"])
    #expect(run.figures.count(.pops, of: nil) == 0)
  }

  private let items = """
    state item = nothing

    view Content
      let item
      body
        let shown = item
      on appear
        print "{item} appears"
      on disappear
        print "{item} disappears"

    sheet Panel for item item on Root
      content
        show Content(item)
      on dismiss
        print "dismissed"

    view Root
      body
        let shown = item

    steps
      launch Root
      step "First"
        write item = "a"
      wait 2000
      step "Second"
        write item = "b"
      wait 100
      step "Next"
        write item = %
      wait 3000

    """

  @Test func anotherItemWaitsUntilTheSheetHasGone() throws {
    let run = try Simulated(text: items.replacing("%", with: "\"c\""))
    #expect(
      run.console == ["a appears", "dismissed", "a disappears", "c appears"])
    #expect(run.figures.count(.presents, of: nil) == 2)
    #expect(run.figures.count(.dismissals, of: nil) == 1)
  }

  @Test func nothingComesWhereTheItemGoesMeanwhile() throws {
    let run = try Simulated(text: items.replacing("%", with: "nothing"))
    #expect(run.console == ["a appears", "dismissed", "a disappears"])
    #expect(run.figures.count(.presents, of: nil) == 1)
  }
}
