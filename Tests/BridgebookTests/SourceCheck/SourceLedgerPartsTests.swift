import Testing

@testable import Bridgebook

/// The ledger records how a class is created, and the class that a name refers to.
@Suite struct SourceLedgerPartsTests {
  @Test func labelsAndKeysOfACreationAreMembers() throws {
    let use = try #require(
      LedgerFixture.bridges(
        LedgerFixture.wrapper(
          "UIPicker", make: "    UIPicker(frame: .zero, forExporting: [url], options: [.gap: 4])")
      ).first)
    #expect(use.members == ["forExporting", "gap", "options"])
    let list = LedgerFixture.bridges(
      LedgerFixture.wrapper("UIPicker", make: "    UIPicker(kinds: [.camera, .film])")
    ).first
    #expect(list?.options == ["camera", "film"])
  }

  @Test func aViewThatTheCoordinatorKeepsIsFollowed() throws {
    let more = """
        class Coordinator {
          weak var scroll: UIScrollView?
          func move() { scroll?.setContentOffset(.zero, animated: true) }
        }

      """
    let make =
      "    let view = UIScrollView()\n    context.coordinator.scroll = view\n    return view"
    let use = try #require(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIScrollView", make: make, more: more)).first)
    #expect(use.members.contains("setContentOffset"))
  }

  @Test func whatIsCreatedByItsTypeIsNotMadeElsewhere() {
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: "    .init()")).first?.content
        == .plain)
    #expect(
      LedgerFixture.bridges(LedgerFixture.wrapper("UISwitch", make: "    .init()")).first?.content
        == .framework)
  }

  @Test func aGenericParameterIsItsBound() throws {
    let made = LedgerFixture.wrapper(
      "Inner", make: "    build()", more: "  let build: () -> Inner\n")
    for head in [
      "Wrapper<Inner: UISwitch>: UIViewRepresentable",
      "Wrapper<Inner>: UIViewRepresentable where Inner: UISwitch",
    ] {
      let use = try #require(
        LedgerFixture.bridges(made.replacing("Wrapper: UIViewRepresentable", with: head)).first)
      #expect(use.className == "UISwitch" && use.content == .parameter("Inner"), "\(head)")
    }
    let outer = """
      struct Outer<Inner: UISlider> {}
      extension Outer {
      \(made)}
      """
    #expect(LedgerFixture.bridges(outer).first?.className == "UISlider")
  }

  @Test func aNestedAliasIsItsMeaning() {
    let text = LedgerFixture.wrapper(
      "Inner", make: "    context.coordinator.inner", more: "  typealias Inner = UISwitch\n")
    #expect(LedgerFixture.bridges(text).first?.className == "UISwitch")
  }

  @Test func nestedTypesOfOneNameAreListedEach() {
    let inner = LedgerFixture.wrapper("UISwitch", make: "    UISwitch()")
    let other = LedgerFixture.wrapper("NSSwitch", make: "    NSSwitch()").replacing(
      "UIView", with: "NSView")
    let text = "struct Outer {\n#if os(iOS)\n\(inner)#elseif os(macOS)\n\(other)#endif\n}\n"
    #expect(LedgerFixture.bridges(text).map(\.className) == ["UISwitch", "NSSwitch"])
    #expect(LedgerFixture.bridges(text).map(\.line) == [3, 10])
  }

  @Test func aHostKnowsItsVariableAndItsWrapper() {
    let make = "    let host = UIHostingController(rootView: Text(\"a\"))\n    return host.view"
    let uses = LedgerFixture.bridges(LedgerFixture.wrapper("UIView", make: make))
    #expect(uses.map(\.variable) == [nil, "host"] && uses.map(\.wrapperLine) == [nil, 1])
    #expect(uses.first?.places == [1...7])
  }
}
