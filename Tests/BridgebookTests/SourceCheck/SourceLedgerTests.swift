import Testing

@testable import Bridgebook

/// The ledger names what a wrapper really shows.
@Suite struct SourceLedgerTests {
  @Test func theObjectThatIsReturnedDecidesTheClass() throws {
    let created = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: "    UITextView()")).first)
    #expect(created.className == "UITextView" && created.content == .framework)
    let local = LedgerFixture.wrapper(
      "some UIView", make: "    let view = UISwitch()\n    return view")
    #expect(LedgerFixture.bridges(local).first?.className == "UISwitch")
    let inside = "    let view = UIView()\n    view.addSubview(UISwitch())\n    return view"
    let plain = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: inside)).first)
    #expect(plain.className == "UIView" && plain.content == .plain)
  }

  /// In AppKit, the scroll view is only the container of the view.
  @Test(arguments: [
    "    let text = NSTextView()\n    let view = NSScrollView()\n    view.documentView = text\n",
    "    let view = NSScrollView()\n    view.documentView = NSTextView(frame: .zero)\n",
    "    let view = NSScrollView()\n    print(view.documentView as? NSTextView)\n",
  ])
  func theDocumentOfAScrollViewDecidesTheClass(_ make: String) {
    let text = LedgerFixture.wrapper("NSScrollView", make: make + "    return view").replacing(
      "UI", with: "NS")
    #expect(LedgerFixture.bridges(text).map(\.className) == ["NSTextView"])
  }

  @Test func whatAViewIsMadeOfIsNamed() throws {
    let text = LedgerFixture.wrapper("UIVisualEffectView", make: "    UIVisualEffectView()")
      .replacing(
        "context: Context) {}",
        with: "context: Context) {\n    view.layer.sublayers?.first?.filters = []\n  }")
    #expect(LedgerFixture.bridges(text).first?.members.contains("sublayers") ?? false)
  }

  @Test func aLoopOverThePartsOfAViewIsNamed() {
    let make = "    let view = UIPicker()\n    for part in view.subviews { print(part) }\n"
    let use = LedgerFixture.bridges(
      LedgerFixture.wrapper("UIPicker", make: make + "    return view")
    ).first
    #expect(use?.members.contains("subviews") ?? false)
  }

  @Test func aSubclassIsNamedWithItsOverrides() throws {
    let text =
      LedgerFixture.wrapper("Meter", make: "    Meter()")
      + "class Meter: UIView {\n  override func draw(_ rect: CGRect) {}\n}\n"
    let use = try #require(LedgerFixture.bridges(text).first)
    #expect(use.className == "UIView" && use.content == .subclass("Meter", overrides: ["draw"]))
  }

  @Test func anObjectOfSomebodyElseIsMarked() throws {
    let given = LedgerFixture.wrapper(
      "WKWebView", make: "    model.webView", more: "  let model: PageModel\n")
    #expect(LedgerFixture.bridges(given).first?.content == .elsewhere)
    let carried = LedgerFixture.wrapper(
      "UIView", make: "    return UINavigationController(rootViewController: Profile())")
    #expect(LedgerFixture.bridges(carried).first?.content == .carrier("Profile"))
  }

  @Test func optionsAreKept() {
    let create =
      "    let view = UIPicker(style: .wheel)\n    view.source = .camera\n    return view"
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIPicker", make: create)).first?.options == [
        "wheel", "camera",
      ])
  }

  @Test func theDefaultOfAnInputIsAnOption() {
    let camera = LedgerFixture.wrapper(
      "UIPicker", make: "    let view = UIPicker()\n    view.source = source\n    return view",
      more: "  var source = UIPicker.Source.camera\n")
    #expect(LedgerFixture.bridges(camera).first?.options == ["camera"])
  }

  /// A wrapper without a coordinator has no delegate methods, regardless of the wrapper next to it.
  @Test func aNeighborsCoordinatorIsNotCounted() throws {
    let neighbor = """
      struct Neighbor: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ view: UITextField, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, UITextFieldDelegate {
          func textFieldDidEndEditing(_ field: UITextField) {}
        }
      }

      """
    let uses = LedgerFixture.bridges(
      neighbor + LedgerFixture.wrapper("UITextField", make: "    UITextField()"))
    #expect(uses.first?.members == ["textFieldDidEndEditing(_:)"])
    #expect(uses.last?.name == "Wrapper" && uses.last?.members == [])
  }

  @Test func membersAreFoundBehindOtherNames() throws {
    let scroll = """
      struct Wrapper: NSViewRepresentable {
        func makeNSView(context: Context) -> NSScrollView {
          let view = NSTextView.scrollableTextView()
          guard let text = view.documentView as? NSTextView else { return view }
          text.usesRuler = true
          return view
        }
        func updateNSView(_ view: NSScrollView, context: Context) {}
      }

      """
    let use = try #require(LedgerFixture.bridges(scroll).first)
    #expect(use.className == "NSTextView" && use.members.contains("usesRuler") && use.isAppKit)
    let held = LedgerFixture.wrapper(
      "UIView", make: "    context.coordinator.blur",
      more: """
          class Coordinator {
            let blur = UIVisualEffectView()
            func show() { blur.effect = nil }
          }

        """)
    let blur = try #require(LedgerFixture.bridges(held).first)
    #expect(blur.className == "UIVisualEffectView" && blur.members == ["effect"])
  }

  /// Members of a view that the wrapper stores are accessed through the stored property.
  @Test func membersOfAStoredViewAreFound() throws {
    let stored = LedgerFixture.wrapper(
      "UISwitch", make: "    view.preferredStyle = .sliding\n    return view",
      more: "  let view = UISwitch()\n")
    #expect(LedgerFixture.bridges(stored).first?.members == ["preferredStyle"])
  }

  @Test func membersOfTheDocumentAreFoundInMake() throws {
    let make =
      "    let text = NSTextView()\n    text.usesRuler = true\n"
      + "    let view = NSScrollView()\n    view.documentView = text\n    return view"
    let use = try #require(
      LedgerFixture.bridges(
        LedgerFixture.wrapper("NSScrollView", make: make).replacing("UI", with: "NS")
      ).first)
    #expect(use.className == "NSTextView" && use.members.contains("usesRuler"))
  }

  @Test func eachBranchOfADirectiveHasItsOwnLine() {
    let text = """
      #if os(macOS)
      struct Page: NSViewRepresentable {
        func makeNSView(context: Context) -> NSTextView { NSTextView() }
        func updateNSView(_ view: NSTextView, context: Context) {}
      }
      #else
      \(LedgerFixture.wrapper("UITextView", make: "    UITextView()").replacing("Wrapper", with: "Page"))#endif

      """
    #expect(LedgerFixture.bridges(text).map(\.className) == ["NSTextView", "UITextView"])
  }

  @Test func anInteractionOfThePlatformsOwnScreenIsNoBridge() {
    let add = "view.addInteraction(UIDropInteraction(delegate: self))"
    #expect(
      LedgerFixture.bridges("class Cell: UITableViewCell {\n  func set() { \(add) }\n}\n").isEmpty)
    let inside = "    let view = UIView()\n    \(add)\n    return view"
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: inside)).map(\.carrier) == [
        .view, .interaction,
      ])
  }

  @Test func delegateMethodsAreMembers() throws {
    let text =
      LedgerFixture.wrapper("UITextView", make: "    UITextView()").dropLast(2)
        + """
          class Coordinator: NSObject, UITextViewDelegate {
            func textView(_ view: UITextView, shouldChangeTextIn range: NSRange) -> Bool { true }
            func viewForZooming(in view: UIScrollView) -> UIView? { nil }
          }
        }

        """
    let use = try #require(LedgerFixture.bridges(String(text)).first)
    #expect(use.members == ["textView(_:shouldChangeTextIn:)", "viewForZooming(in:)"])
  }

  /// Extensions of a hosting subclass are parts of one bridge.
  @Test func aHostingSubclassIsListedOnce() {
    let text = """
      class Host: UIHostingController<Card> {}
      extension Host: UIScrollViewDelegate {}
      private extension Host { func show() {} }
      """
    #expect(LedgerFixture.bridges(text).map(\.line) == [1])
  }

  /// Free functions, global variables and the statements of a script can host content, too.
  @Test func hostsOutsideOfTypesAreListed() {
    let text = """
      func card() -> UIViewController { UIHostingController(rootView: Card()) }
      let panel = NSHostingView(rootView: Card())
      page.liveView = UIHostingController(rootView: Card())
      """
    let uses = SourceLedger.bridges(in: SwiftTree(Array(text.utf8)), path: "Pages/Page.swift")
    #expect(uses.map(\.name) == ["card", "panel", "Page.swift"])
    #expect(uses.map(\.line) == [1, 2, 3])
  }

  /// Projects for several platforms define aliases of SwiftUI's protocols.
  @Test func anAliasOfTheProtocolMakesAWrapper() {
    let text = """
      #if os(macOS)
      typealias Represented = NSViewRepresentable
      #else
      typealias Represented = UIViewRepresentable
      #endif
      struct Page: Represented {
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      """
    let uses = LedgerFixture.bridges(text)
    #expect(uses.map(\.name) == ["Page"] && uses.map(\.className) == ["UITextView"])
    #expect(uses.map(\.isAppKit) == [false])
  }

  @Test func aProtocolThatRefinesTheProtocolMakesAWrapper() {
    let text = """
      protocol Shown: UIViewRepresentable { var inner: UITextView { get } }
      extension Shown {
        func makeUIView(context: Context) -> UITextView { inner }
        func updateUIView(_ view: UITextView, context: Context) {}
      }
      struct Note: Shown { var inner: UITextView }
      struct Name: RawRepresentable { var rawValue: String }
      """
    let uses = LedgerFixture.bridges(text)
    #expect(uses.map(\.name) == ["Note"] && uses.map(\.className) == ["UITextView"])
  }

  /// An error in the next extension does not belong to the host.
  @Test func aHostEndsWithItsDeclaration() {
    let text = """
      extension View {
        var screen: UIViewController { UIHostingController(rootView: self) }
      }
      extension UIView { func add(_ content: some View) { addSubview(content.screen.view) } }
      """
    #expect(LedgerFixture.bridges(text).map(\.lastLine) == [3])
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: "    UIView()")).map(\.lastLine)
        == [nil])
  }

  @Test func aStackStandsForWhatItContains() {
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIStackView", make: "    UIStackView()")).first?
        .content == .plain)
  }

  @Test func theTypeOfUpdateStandsForTheAssociatedOne() {
    let text = LedgerFixture.wrapper("UIViewType", make: "    context.coordinator.meter").replacing(
      "_ view: UIViewType", with: "_ view: UISlider")
    #expect(LedgerFixture.bridges(text).first?.className == "UISlider")
  }

  @Test func anInstanceOfTheAssociatedTypeIsOfTheDeclaredClass() {
    let text = LedgerFixture.wrapper(
      "UISlider", make: "    let view = UIViewType()\n    return view")
    #expect(LedgerFixture.bridges(text).first?.className == "UISlider")
  }

  /// The name means a nested class, not the SwiftUI type that the file extends.
  @Test func aNestedClassHidesAnExtendedType() {
    let text = """
      extension View { func linked() -> some View { Links() } }
      struct Links: UIViewRepresentable {
        final class View: UITextView {}
        func makeUIView(context: Context) -> View { View() }
        func updateUIView(_ view: View, context: Context) {}
      }
      """
    #expect(LedgerFixture.bridges(text).first?.className == "UITextView")
  }
}
