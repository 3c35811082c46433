import Testing

@testable import Bridgebook

/// The ledger traces the object that `make` returns, and knows the purposes of its members.
@Suite struct SourceLedgerUseTests {
  /// The object that `make` returns is created by a function of the wrapper or a closure.
  @Test(arguments: [
    "    return makeBox()", "    let box = makeBox()\n    return box",
    "    let box: UIView = {\n      let inner = UITextView()\n      inner.isEditable = false\n      return inner\n    }()\n    return box",
    "    return { view in\n      view.isEditable = false\n      return view\n    }(UITextView())",
  ])
  func theMakerOfTheViewIsFollowed(_ make: String) throws {
    let helper = """
        private func makeBox() -> UIView {
          let inner = UITextView()
          inner.isEditable = false
          return inner
        }

      """
    let use = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("some UIView", make: make, more: helper)).first)
    #expect(use.className == "UITextView" && use.content == .framework)
    #expect(use.used.values(of: "isEditable") == ["false"])
  }

  @Test func theMakerOfAStoredViewIsFollowed() throws {
    let stored = """
        private let box: UITextView = {
          $0.isEditable = false
          return $0
        }(UITextView())

      """
    let make = "    box.isSelectable = false\n    return box"
    let use = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: make, more: stored)).first)
    #expect(use.className == "UITextView" && use.content == .framework)
    #expect(use.used.contains("isSelectable"))
  }

  /// The default value of a property counts as used, although callers can choose another.
  @Test func theDefaultOfAnInputIsAValue() throws {
    let make = "    let view = UIPicker()\n    view.source = source\n    return view"
    let source = "  var source = UIPicker.Source.camera\n"
    let use = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIPicker", make: make, more: source)).first)
    #expect(use.used.values(of: "source") == [".camera"])
    let open = try #require(
      LedgerFixture.bridges(
        LedgerFixture.wrapper("UIPicker", make: make, more: "  var source: UIPicker.Source\n")
      ).first)
    #expect(open.used.values(of: "source") == ["?"])
  }

  @Test func theResultOfAHelperIsItsClass() {
    let helper = "  private func makeBox() -> UISwitch { Factory.box() }\n"
    let text = LedgerFixture.wrapper("UIView", make: "    makeBox()", more: helper)
    #expect(LedgerFixture.bridges(text).first?.className == "UISwitch")
  }

  /// A plain class that other code returns can be any subclass.
  @Test func aPlainClassFromElsewhereIsMarked() {
    let text = LedgerFixture.wrapper("UIView", make: "    Screens.profile()")
    #expect(LedgerFixture.bridges(text).first?.content == .elsewhere)
  }

  /// A helper function creates the scroll view and the view inside it.
  @Test func theDocumentIsFoundInAHelper() {
    let helper = """
        private func makeBox() -> NSScrollView {
          let view = NSScrollView()
          let text = NSTextView()
          text.usesRuler = true
          view.documentView = text
          return view
        }

      """
    let text = LedgerFixture.wrapper("NSScrollView", make: "    makeBox()", more: helper)
      .replacing("UIView", with: "NSView")
    let use = LedgerFixture.bridges(text).first
    #expect(use?.className == "NSTextView" && use?.members.contains("usesRuler") ?? false)
  }

  @Test func valuesAreKeptWithTheirMembers() throws {
    let make = """
          let view = UIPicker(mode: .date)
          view.isOpen = false
          view.isMarked = isMarked
          view.limit = 3
          view.items = []
          return view
      """
    let used = try #require(
      LedgerFixture.bridges(
        LedgerFixture.wrapper("UIPicker", make: make, more: "  var isMarked = true\n")
      ).first
    ).used
    #expect(used.values(of: "isOpen") == ["false"] && used.values(of: "isMarked") == ["?"])
    #expect(used.values(of: "limit") == ["3"] && used.values(of: "items") == ["[]"])
    #expect(used.values(of: "mode") == [".date"] && used.contains("mode"))
  }

  @Test func membersDecideWhatAClassIsUsedFor() throws {
    let table = try TableFile(
      SourceFile(
        path: "members.txt",
        text: """
          kind: table
          id: members

          UIPicker | plain | isOpen, pick(_:at:)
          UIPicker | closed | isOpen = false
          UIPicker | answer | shouldPick = false
          UIPicker | but | isOpen = false, not limit = 3
          UIPicker | other | any Dot
          UIPicker | some | rows, not rows = 1
          UIPicker | round | pick(_:at:) = .last
          UIPicker | bare | any UIPicker, not any Dot
          """))
    let uses = try MemberUseRows.read(table)
    func purposes(_ make: String, _ more: String = "") -> [String] {
      let text = "    let view = UIPicker()\n    \(make)\n    return view"
      return LedgerFixture.bridges(LedgerFixture.wrapper("UIPicker", make: text, more: more)).first
        .map(uses.purposes) ?? []
    }
    #expect(purposes("view.isOpen = true") == ["plain", "bare"])
    #expect(purposes("view.isOpen = false") == ["closed", "but", "bare"])
    #expect(purposes("view.isOpen = false; view.limit = 3") == ["closed", "bare"])
    #expect(purposes("view.rows = 1") == ["bare"])
    #expect(purposes("view.rows = 1; view.rows = 2") == ["some", "bare"])
    let start = "  class Coordinator { init() { mark(Dot()) } }\n"
    #expect(purposes("view.hide()", start) == ["other"])
    #expect(purposes("view.mark(Dot())") == ["other"])
    let coordinator = """
        class Coordinator: UIPickerDelegate {
          func pick(_ view: UIPicker, at index: Int) -> Int? { dates.last }
          func shouldPick(_ view: UIPicker) -> Bool { close(); return false }
        }

      """
    #expect(purposes("view.hide()", coordinator) == ["plain", "answer", "round", "bare"])
  }

  /// A subclass need not override a function to be another class.
  @Test func aSubclassWithOtherPropertiesIsNamed() {
    let text =
      LedgerFixture.wrapper("Quiet", make: "    Quiet()")
      + "class Quiet: UITextView {\n  override var canBecomeFirstResponder: Bool { false }\n}\n"
    #expect(
      LedgerFixture.bridges(text).first?.content
        == .subclass("Quiet", overrides: ["canBecomeFirstResponder"]))
  }
}
