import BookData
import Bridgebook
import Testing

/// The table of setters also applies to the model, and every class of the book can be wrapped.
@Suite struct KnownClassTests {
  private func run(_ type: String, _ property: String, _ more: String = "") throws -> Simulated {
    try Simulated(
      text: """
        state value = "a"
        state other = 0
        representable Item wraps \(type)
          let value
          let other
          make
            create\(more)
          update
            set \(property) = value
        view Screen
          body
            show Item(value, other)
        steps
          launch Screen
          step "Other"
            write other = 1
        """)
  }

  @Test(arguments: [
    ("UILabel", "text"), ("UILabel", "textColor"), ("UISwitch", "isOn"),
    ("UIView", "backgroundColor"),
    ("UIButton", "title"), ("UISlider", "value"), ("UIImageView", "image"), ("UILabel", "font"),
    ("AVPlayerViewController", "player"),
  ])
  func anEqualValueThatIsOnlyStoredIsNoFinding(type: String, property: String) throws {
    let run = try run(type, property)
    #expect(run.figures.count(.sets, of: nil) == 2)
    #expect(run.findings.map(\.gotcha) == [])
  }

  @Test(arguments: [
    ("UITextView", "text"), ("UITextView", "attributedText"), ("UISearchBar", "text"),
    ("MKMapView", "region"), ("UIScrollView", "zoomScale"), ("UICollectionView", "contentOffset"),
    ("PDFView", "document"), ("UIDatePicker", "date"), ("NSTextField", "stringValue"),
  ])
  func anEqualValueThatActsIsAFinding(type: String, property: String) throws {
    let found = try run(type, property).findings.filter { $0.gotcha == "update-unguarded" }
    #expect(found.count == 1 && found[0].confidence == .likely, "\(type).\(property)")
  }

  @Test func aTextThatNobodyCanEditHasNoCaretToMove() throws {
    let run = try run("UITextView", "text", "\n    set isEditable = false")
    #expect(run.findings.map(\.gotcha) == [])
  }

  @Test func aKindOfTheProgramActsAsItDeclares() throws {
    let plain = "platform Dial\n  property angle = 0\n"
    let program = """
      state other = 0
      representable Item wraps Dial
        let other
        update
          set angle = 4
      view Screen
        body
          show Item(other)
      steps
        launch Screen
        step "Other"
          write other = 1
      """
    #expect(try Simulated(text: plain + program).findings.map(\.gotcha) == [])
    let acting = try Simulated(text: plain + "    set ends drag\n" + program)
    #expect(acting.findings.map(\.gotcha) == ["update-unguarded"])
  }

  /// A declaration of a known class adds to it, so one more callback removes no other rule.
  @Test func aDeclarationOfAKnownClassAddsToIt() throws {
    let program = """
      state text = "a"
      representable Field wraps UITextField
        binding text
        update
          set text = text
        callback textChanged
          print "changed {view.text}"
        callback editingChanged
          write text = view.text
      view Screen
        body
          show Field(text)
      steps
        launch Screen
        type "b" into Field
      """
    let more = try Simulated(
      text: "platform UITextField\n  property text\n    user calls textChanged\n" + program)
    #expect(more.console == ["changed ab"])
    let other = try Simulated(
      text: "platform UITextField\n  property text = \"\"\n    user types\n" + program)
    #expect(other.console == [])
    // The selection is kept.
    #expect(other.findings.map(\.gotcha) == [])
  }

  /// A controller with properties declared by the program still has a life cycle.
  @Test func aDeclaredControllerAppears() throws {
    let run = try Simulated(
      text: """
        platform UIPageViewController
          property page = 0
        representable Pages wraps UIPageViewController
          update
            set page = 1
          callback viewDidAppear
            print "appeared"
        view Screen
          body
            show Pages
        steps
          launch Screen
        """)
    #expect(run.console == ["appeared"])
  }

  /// A property that resembles a known one is an error.
  @Test func aSlipInAPropertyOfAKnownClassIsAnError() throws {
    #expect(throws: ProgramProblems.self) { try run("UILabel", "txet") }
    #expect(throws: ProgramProblems.self) { try run("PDFView", "documnt") }
  }

  @Test func whatIsNoViewIsRefusedByName() throws {
    do {
      _ = try run("AVAudioSession", "category")
      Issue.record("an audio session cannot be wrapped")
    } catch let error as ProgramProblems {
      #expect(error.problems.map(\.kind) == [.notShown("AVAudioSession")])
    }
  }

  @Test func theTableKnowsEveryClassOfTheBook() throws {
    let book = try Simulated.book.get()
    #expect(try BuiltInSetters.load() == book.classes)
    #expect(book.classes.components.count > 200)
  }
}
