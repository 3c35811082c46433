import BookData
import Bridgebook
import Testing

/// Tabs, rows of lazy stacks, objects that outlive their views, screens presented by UIKit, sizes,
/// and states of gesture recognizers.
@Suite struct ContainerTests {
  private static let tabs = """
    state selection = 1
    view Inner
      body
        let nothingElse = 0
      on appear
        print "inner appears"
      on disappear
        print "inner disappears"
    view Tab
      let name
      state opened = 0
      body
        let times = opened
        show Inner
      on appear
        print "{name} appears"
        write opened = opened + 1
      on disappear
        print "{name} disappears"
    view Tabs
      body
        show Tab("first") WORD selection = 1
        show Tab("second") WORD selection = 2
    steps
      launch Tabs
      step "Second"
        write selection = 2
      step "First"
        write selection = 1

    """

  @Test func aTabKeepsItsStateAndAppearsAgain() throws {
    let run = try Simulated(text: Self.tabs.replacing("WORD", with: "tab"))
    #expect(
      run.console == [
        "inner appears", "first appears", "inner appears", "second appears", "inner disappears",
        "first disappears", "inner appears", "first appears", "inner disappears",
        "second disappears",
      ])
    #expect(run.figures.count(.inits, of: "Tab") == 6)
  }

  /// A row that was never on screen is not created.
  @Test func aRowIsMadeWhenItComes() throws {
    let run = try Simulated(text: Self.tabs.replacing("WORD", with: "row"))
    #expect(run.console.filter { $0 == "second appears" }.count == 1)
    #expect(run.figures.count(.inits, of: "Tab") == 5)
  }

  @Test(arguments: ["", "      return Cache.page\n"])
  func anObjectOfAModelOutlivesItsView(make: String) throws {
    let run = try Simulated(
      text: """
        state shown = true
        model Cache: observable
          object page: WKWebView
        representable Page wraps WKWebView
          make
            print "make"
        \(make)  update
            if view.url != "a"
              set url = "a"
          callback didFinishNavigation
            print "loaded"
        view Screen
          body
            if shown
              show Page
        steps
          launch Screen
          step "Hide"
            write shown = false
          step "Show"
            write shown = true

        """.replacing("  return Cache.page", with: "return Cache.page"))
    let isShared = !make.isEmpty
    #expect(run.console.filter { $0 == "make" }.count == 2)
    #expect(run.console.filter { $0 == "loaded" }.count == (isShared ? 1 : 2))
    #expect(run.figures.count(.objects, of: "WKWebView") == (isShared ? 1 : 2))
    #expect(run.figures.count(.dismantles, of: "Page") == 1)
  }

  @Test func uiKitPresentsWhatNoStateShows() throws {
    let run = try Simulated(
      text: """
        sheet Panel
          content
            print "panel"
          on dismiss
            print "gone"
        representable Field wraps UITextField
          callback editingChanged
            present Panel
        view Screen
          body
            show Field
        steps
          launch Screen
          type "a" into Field
          wait 1000
          step "Back"
            dismiss Panel by user
          wait 1000
          type "b" into Field

        """)
    #expect(run.console == ["panel", "gone", "panel"])
    #expect(
      run.figures.count(.presents, of: nil) == 2 && run.figures.count(.dismissals, of: nil) == 1)
    #expect(run.outcome.warnings == [])
  }

  @Test func nothingIsPresentedFromOutsideOfAWindow() throws {
    let run = try Simulated(
      text: """
        sheet Panel
          content
            print "panel"
        representable Field wraps UITextField
          make
            present Panel
        view Screen
          body
            show Field
        steps
          launch Screen

        """)
    #expect(run.console == [])
    #expect(run.outcome.warnings.map(\.kind) == [.notInWindow("Panel")])
  }

  @Test func aRepresentableSaysItsSize() throws {
    let run = try Simulated(
      text: """
        state text = "a"
        state other = 0
        representable Note wraps UITextView
          let text
          let other
          size count(view.text) * 10
          update
            if view.text != text
              set text = text
        view Screen
          body
            show Note(text, other)
        steps
          launch Screen
          step "Longer"
            write text = "abc"
          step "Other"
            write other = 1

        """)
    #expect(run.figures.count(.resizes, of: "Note") == 2)
  }

  @Test func aRecognizerHasStates() throws {
    let run = try Simulated(
      text: """
        representable Pan wraps UIPanGestureRecognizer
          callback handle
            print "{view.state} {view.translation}"
        view Screen
          body
            show Pan
        steps
          launch Screen
          touch Pan to 1, 2

        """)
    #expect(run.console == ["began 1", "changed 2", "ended 2"])
  }
}
