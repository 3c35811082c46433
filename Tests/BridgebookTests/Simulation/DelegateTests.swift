import Bridgebook
import Testing

/// A delegate that code removes receives no calls until it is set again.
@Suite struct DelegateTests {
  private static func scroller(_ update: String, _ option: String = "") -> String {
    """
    state offset = 5
    state other = 0

    representable Scroller wraps UIScrollView
      let offset
      let other\(option)
      update
        \(update)
      callback scrollViewDidScroll
        print "scrolled {view.contentOffset}"

    view Screen
      body
        show Scroller(offset, other)

    steps
      launch Screen
      drag Scroller contentOffset to 40

    """
  }

  @Test func aDelegateThatIsTakenAwayHearsNothing() throws {
    let away = try Simulated(text: Self.scroller("set delegate = nothing"))
    #expect(away.console == [])
    #expect(away.figures.count(.callbacks, of: nil) == 0)
    let set = try Simulated(text: Self.scroller("set delegate = coordinator"))
    #expect(set.console == ["scrolled 40"])
  }

  /// Code removes a delegate so that a set does not call it, and sets it again for the user's
  /// changes.
  @Test func aDelegateThatIsSetAgainHearsTheUser() throws {
    let run = try Simulated(
      text: Self.scroller(
        """
        let delegate = view.delegate
            set delegate = nothing
            set contentOffset = offset
            set delegate = delegate
            print "delegate {view.delegate}"
        """))
    #expect(run.console == ["delegate coordinator", "scrolled 40"], "\(run.listing)")
    #expect(run.outcome.warnings == [])
  }

  @Test func aDelegateCanBeSetInsteadOfTheOption() throws {
    let option = "\n  option delegate = none"
    let none = try Simulated(text: Self.scroller("print \"{view.delegate}\"", option))
    #expect(none.console == ["nothing"])
    let set = try Simulated(text: Self.scroller("set delegate = coordinator", option))
    #expect(set.console == ["scrolled 40"])
  }

  @Test func aTapThatReachesNobodyIsSaid() throws {
    let run = try Simulated(
      text: Self.scroller("set delegate = nothing") + "  tap Scroller scrollViewDidScroll")
    #expect(
      run.outcome.warnings.map(\.kind) == [.noDelegate("scrollViewDidScroll", of: "Scroller")])
  }

  /// Targets do not depend on the delegate, and the model knows nothing about other receivers.
  @Test func otherReceiversStay() throws {
    let field = try Simulated(
      text: """
        representable Field wraps UITextField
          make
            set delegate = nothing
            set inputDelegate = nothing
          callback editingChanged
            print "changed"
          callback textFieldDidChangeSelection
            print "selected"

        view Screen
          body
            show Field

        steps
          launch Screen
          type "a" into Field
        """)
    #expect(field.console == ["changed"])
    #expect(field.outcome.warnings.map(\.kind).contains(.keepsReceiver("inputDelegate")))
  }

  @Test func aControllerWithoutADelegateLives() throws {
    let run = try Simulated(
      text: """
        representable Picker wraps PHPickerViewController
          make
            set delegate = nothing
          callback viewDidAppear
            print "appeared"

        view Screen
          body
            show Picker

        steps
          launch Screen
        """)
    #expect(run.console == ["appeared"])
  }
}
