import Bridgebook
import Testing

/// A class has the rules and the life cycle of the classes that it inherits from.
@Suite struct InheritedKindTests {
  private static let appearance = """
    representable Scanner wraps %
      callback viewDidLoad
        print "load"
      callback viewWillAppear
        print "will appear"
      callback viewDidAppear
        print "did appear"
      callback viewWillDisappear
        print "will disappear"
      callback viewDidDisappear
        print "did disappear"

    state isShown = true

    view Screen
      body
        if isShown
          show Scanner

    steps
      launch Screen
      step "Hide"
        write isShown = false
    """

  private func life(of declaration: String, _ name: String) throws -> Simulated {
    try Simulated(
      text: declaration + "\n" + Self.appearance.replacing("%", with: name))
  }

  @Test(arguments: [
    ("platform ScannerViewController", "ScannerViewController"),
    ("platform ScannerViewController\n  property session = 0", "ScannerViewController"),
    ("platform Scanning is UIViewController", "Scanning"),
    ("platform Scanning is UIPageViewController", "Scanning"),
    ("platform Scanning is Base\nplatform Base is UIViewController", "Scanning"),
  ])
  func aControllerOfTheProgramLives(declaration: String, name: String) throws {
    let run = try life(of: declaration, name)
    #expect(
      run.console == ["load", "will appear", "did appear", "will disappear", "did disappear"])
    #expect(run.outcome.warnings == [])
  }

  @Test(arguments: [
    ("platform ScannerView", "ScannerView"), ("platform Lens is UIView", "Lens"),
    ("", "UITextView"),
  ])
  func whatIsNoControllerSaysThatItHasNoLife(declaration: String, name: String) throws {
    let run = try life(of: declaration, name)
    #expect(run.console == [])
    #expect(
      run.outcome.warnings.map(\.kind)
        == [
          "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ].map { .noLifeCycle($0, of: "Scanner", type: name) })
  }

  @Test func aBaseThatIsUnknownIsAnError() throws {
    let error = #expect(throws: ProgramProblems.self) {
      try life(of: "platform Lens is UIVeiw", "Lens")
    }
    guard case .unknownKind("UIVeiw", _)? = error?.problems.first?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// The same action once had a different result on each of these classes.
  @Test(arguments: [
    "UIScrollView", "UITableView", "UICollectionView", "UITextView", "PKCanvasView",
  ])
  func everyScrollViewScrollsAlike(type: String) throws {
    let run = try Simulated(
      text: """
        state offset = 0

        representable List wraps \(type)
          binding offset
          update
            set contentOffset = offset
          callback scrollViewDidScroll
            print "scrolled {view.contentOffset}"
            async report
              write offset = view.contentOffset

        view Screen
          body
            show List(offset)

        steps
          launch Screen
          drag List contentOffset to 120, 140
        """)
    #expect(run.console == ["scrolled 120", "scrolled 140"], "\(run.listing)")
  }

  @Test(arguments: [
    ("NSSecureTextField", "stringValue", "controlTextDidChange"),
    ("NSTokenField", "stringValue", "controlTextDidChange"),
    ("NSComboBox", "stringValue", "controlTextDidChange"),
    ("UISearchTextField", "text", "editingChanged"),
    ("Entry is NSTextField", "stringValue", "controlTextDidChange"),
    ("Entry is UITextView", "text", "textViewDidChange"),
  ])
  func aFieldIsTypedIntoAsItsSuperclass(type: String, text: String, callback: String) throws {
    let name = type.prefix { $0 != " " }
    let run = try Simulated(
      text: (name == type ? "" : "platform \(type)\n") + """
        state text = ""

        representable Field wraps \(name)
          binding text
          callback \(callback)
            write text = view.\(text)

        view Screen
          body
            show Field(text)

        steps
          launch Screen
          type "ab" into Field
        """)
    #expect(run.outcome.finals.first { $0.name == "text" }?.value == "ab", "\(run.listing)")
    let kinds = run.outcome.warnings.map(\.kind)
    #expect(kinds.allSatisfy { if case .foreignClass = $0 { true } else { false } }, "\(kinds)")
  }

  /// A declaration that adds to one class does not change the others.
  @Test func aRuleBelongsToItsClassAlone() throws {
    let run = try Simulated(
      text: """
        platform UITableView
          property contentOffset
            user calls tableMoved

        representable List wraps UITableView
          callback tableMoved
            print "moved"

        representable Other wraps UIScrollView
          callback tableMoved
            print "wrong"

        view Screen
          body
            show List
            show Other

        steps
          launch Screen
          drag List contentOffset to 1
          drag Other contentOffset to 1
        """)
    #expect(run.console == ["moved"])
  }

  private static let systems: [(String, String, Toolkit?)] = [
    ("macos", "UITextView", .uikit), ("ios", "NSTextField", .appkit),
    ("ios", "NSViewController", .appkit), ("macos", "Lens", .uikit), ("macos", "MKMapView", nil),
    ("ios", "MKMapView", nil), ("macos", "NSTextField", nil), ("visionos", "UITextView", nil),
  ]

  @Test(arguments: systems)
  func aClassOfTheOtherSystemIsSaid(platform: String, type: String, toolkit: Toolkit?) throws {
    let text = """
      kind: scenario
      id: t
      title: T
      platform: \(platform)

      platform Lens is UIView

      representable Item wraps \(type)

      view Screen
        body
          show Item

      steps
        launch Screen

      variant a plain: a
      """
    let (scenario, faults) = ScenarioParser.parse(text: text, file: "t.txt")
    #expect(faults == [])
    let run = try Simulated(
      try #require(scenario), "a", library: try Simulated.library.get())
    let expected = try toolkit.map {
      SimulationWarning.Kind.foreignClass(type, $0, try #require(Platform(rawValue: platform)))
    }
    #expect(run.outcome.warnings.map(\.kind) == [expected].compactMap { $0 })
  }
}
