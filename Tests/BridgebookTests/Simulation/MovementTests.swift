import Bridgebook
import Testing

/// Drags, and the scrolling that continues after them.
@Suite struct MovementTests {
  private func run(
    _ steps: String, of type: String = "UIScrollView", platform: String = ""
  ) throws -> Simulated {
    try Simulated(
      text: """
        \(platform)
        representable List wraps \(type)
          callback scrollViewWillBeginDragging
            print "will drag {view.contentOffset} {view.isDragging} {view.isTracking}"
          callback scrollViewDidScroll
            print "at {view.contentOffset} {view.isDragging} {view.isDecelerating}"
          callback scrollViewDidEndDragging
            print "did drag {view.contentOffset} {view.isDragging}"
          callback scrollViewWillBeginDecelerating
            print "will decelerate {view.isDecelerating}"
          callback scrollViewDidEndDecelerating
            print "did decelerate {view.contentOffset} {view.isDecelerating}"

        view Screen
          body
            show List

        steps
          launch Screen
        \(steps)
        """)
  }

  /// Subclasses scroll like their superclass, and so do declared classes.
  @Test(arguments: [
    ("UIScrollView", ""), ("UITableView", ""), ("UITextView", ""),
    ("Rows", "platform Rows is UICollectionView\n"),
  ])
  func aDragAndItsScrollingHavePhases(type: String, platform: String) throws {
    let run = try run(
      """
        drag List contentOffset to 10, 20
        scroll List 300 to 30, 40
        wait 200
        step "Meanwhile"
          print "meanwhile {List.isDecelerating}"
      """, of: type, platform: platform)
    #expect(
      run.console == [
        "will drag 0 true true", "at 10 true false", "at 20 true false", "did drag 20 false",
        "will decelerate true", "at 30 false true", "at 40 false true", "meanwhile true",
        "did decelerate 40 false",
      ], "\(run.listing)")
    #expect(run.outcome.warnings == [])
  }

  /// Scrolling without positions only takes time.
  @Test func scrollingNeedsNoPositions() throws {
    let run = try run("  scroll List 300")
    #expect(run.console == ["will decelerate true", "did decelerate 0 false"], "\(run.listing)")
  }

  /// Positions for an object without a scroll position are an error.
  @Test func onlyAKnownPositionScrolls() {
    #expect(throws: ProgramProblems.self) {
      try Simulated(
        text: """
          representable Item wraps UILabel

          view Screen
            body
              show Item

          steps
            launch Screen
            scroll Item 300 to 4
          """)
    }
  }

  /// Scrolling that no code observes is reported.
  @Test func scrollingForNothingIsSaid() throws {
    let run = try Simulated(
      text: """
        representable Item wraps UIScrollView

        view Screen
          body
            show Item

        steps
          launch Screen
          scroll Item 300
        """)
    #expect(run.outcome.warnings.map(\.kind) == [.scrollHasNoEffect("Item")])
  }

  /// A wrapper can leave its view alone while the view scrolls.
  @Test func anUpdateAsksWhetherTheViewScrolls() throws {
    let run = try Simulated(
      text: """
        state offset = 0

        representable List wraps UIScrollView
          binding offset
          update
            if not view.isDecelerating
              set contentOffset = offset
          callback scrollViewDidScroll
            async report
              write offset = view.contentOffset

        view Screen
          body
            show List(offset)

        steps
          launch Screen
          scroll List 300 to 40, 60
        """)
    #expect(run.outcome.finals.first { $0.name == "offset" }?.value == "60", "\(run.listing)")
    #expect(run.figures.count(.sets, of: "List") == 1)
  }
}
