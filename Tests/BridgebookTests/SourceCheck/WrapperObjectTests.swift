import Testing

@testable import Bridgebook

/// The objects of a wrapper, and the callers of its functions, in drafts.
@Suite struct WrapperObjectTests {
  private static func hosting(_ make: String, _ update: String = "view.rootView = content")
    -> String
  {
    """
    struct Catcher: UIViewControllerRepresentable {
      let content: Content
      var title: String
      func makeUIViewController(context: Context) -> UIHostingController<Content> {
        \(make)
      }
      func updateUIViewController(_ view: UIHostingController<Content>, context: Context) {
        \(update)
      }
    }
    """
  }

  /// Updates change the controller that make returns, and the draft shows its content.
  @Test(arguments: [
    "let host = UIHostingController(rootView: content)\n    return host",
    "UIHostingController(rootView: content)",
    "return UIHostingController(rootView: content)",
  ])
  func aHostThatMakeReturnsIsTheOneThatUpdateChanges(make: String) throws {
    let (scenario, simulated, text) = try WrapperRunTests.run(Self.hosting(make))
    #expect(text.contains("    contain host\n"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
    #expect(simulated.console.contains("content second"), "\(text)")
    let hosts = simulated.events.filter {
      $0.kind == .platformInit && simulated.texts[$0.subject].hasPrefix("UIHostingController")
    }
    #expect(hosts.count == 2, "\(simulated.listing)")
    #expect(scenario.undecided == [])
  }

  /// A host stored in a property of the coordinator is retained.
  @Test func aHostThatTheCoordinatorKeepsIsRetained() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Card: UIViewRepresentable {
        let content: Content
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          let host = UIHostingController(rootView: content)
          context.coordinator.host = host
          view.addSubview(host.view)
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {
          context.coordinator.host?.rootView = content
        }
        final class Coordinator { var host: UIHostingController<Content>? }
      }
      """)
    #expect(text.contains("    retain host   # line 7\n"), "\(text)")
  }

  /// A view that the struct creates is created with each struct.
  @Test(arguments: ["private let scroll = UIScrollView()", "var scroll = UIScrollView()"])
  func aViewOfTheStructIsMadeWithTheStruct(property: String) throws {
    let (scenario, simulated, text) = try WrapperRunTests.run(
      """
      struct Zoom: UIViewRepresentable {
        let scale: Double
        \(property)
        let overlay = UIView()
        func makeUIView(context: Context) -> UIScrollView {
          scroll.bounces = false
          return scroll
        }
        func updateUIView(_ view: UIScrollView, context: Context) { view.zoomScale = scale }
      }
      """)
    #expect(text.contains("  init   # line 3\n    create\n  make   # line 5\n"), "\(text)")
    #expect(!text.contains("state scroll"), "\(text)")
    #expect(simulated.findings.map(\.gotcha).contains("view-stored-in-struct"), "\(text)")
    #expect(
      scenario.omissions.contains("line 4: overlay, an object that each struct creates"),
      "\(scenario)")
  }

  @Test func aViewThatTheWrapperIsGivenIsListed() throws {
    let (scenario, _, _) = try WrapperRunTests.run(
      """
      struct Field: UIViewRepresentable {
        let field: UITextView
        let text: String
        func makeUIView(context: Context) -> UITextView { self.field }
        func updateUIView(_ view: UITextView, context: Context) { view.text = text }
      }
      """)
    #expect(
      scenario.omissions == [
        "line 4: field, which the wrapper is given: the draft creates its own object"
      ], "\(scenario)")
  }

  /// A function is listed with its statements if the draft contains none of them.
  @Test func aFunctionWithoutALineIsListed() throws {
    let scenario = try WrapperKindTests.scenario(
      WrapperKindTests.coordinator(
        "@objc func doubleTapped(sender: UITapGestureRecognizer) { page.zoom(to: 2) }"))
    #expect(
      scenario.omissions == ["line 9: zoom(…)", "line 9: doubleTapped(sender:)"],
      "\(scenario.omissions)")
  }

  // MARK: Who calls

  private static func map(_ functions: String, calls: String) -> String {
    """
    struct Picker: UIViewRepresentable {
      @Binding var place: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.tag = 1
        \(calls)
      }
      final class Coordinator: NSObject, MKMapViewDelegate {
        var parent: Picker
        var sink: Any?
        init(_ parent: Picker) { self.parent = parent }
        \(functions)
      }
    }
    """
  }

  /// A helper that the wrapper calls is not an action, and neither is a function with the name of a
  /// local one.
  @Test(arguments: [
    ("func show(on map: MKMapView) { parent.place = \"a\" }", "context.coordinator.show(on: map)"),
    (
      "func shouldRefresh(_ map: MKMapView) -> Bool { parent.place = \"a\"; return true }",
      "stream.sink { _ in _ = context.coordinator.shouldRefresh(map) }"
    ),
    ("private func unused() { parent.place = \"a\" }", ""),
    (
      "func select(_ number: Int) { parent.place = \"a\" }\n"
        + "private func log() { let select = 1; print(select) }",
      "context.coordinator.select(2)"
    ),
  ])
  func aHelperIsNoCallback(function: String, calls: String) throws {
    let (_, _, text) = try WrapperRunTests.run(Self.map(function, calls: calls))
    #expect(!text.contains("  callback "), "\(text)")
    #expect(!text.contains("  tap "), "\(text)")
  }

  @Test(arguments: [
    ("func mapView(_ map: MKMapView, didSelect view: X) { parent.place = \"a\" }", "", "didSelect"),
    (
      "func mapViewDidChangeVisibleRegion(_ map: MKMapView) { parent.place = \"a\" }",
      "context.coordinator.mapViewDidChangeVisibleRegion(map)", "mapViewDidChangeVisibleRegion"
    ),
    ("@objc func tapped() { parent.place = \"a\" }", "context.coordinator.tapped()", "tapped"),
    (
      "func chosen(_ place: Int) { parent.place = \"a\" }",
      "map.onChoice = context.coordinator.chosen", "chosen"
    ),
  ])
  func whatThePlatformCallsIsACallback(function: String, calls: String, name: String) throws {
    let (_, _, text) = try WrapperRunTests.run(Self.map(function, calls: calls))
    #expect(text.contains("  callback \(name)   # line "), "\(text)")
  }

  // MARK: Drafts parse

  /// The result of a method is not a property.
  @Test func theResultOfAMethodIsNoProperty() throws {
    let (scenario, _, text) = try WrapperRunTests.run(
      Self.map(
        """
        @objc func tapped(_ tap: UITapGestureRecognizer) {
              guard let map = tap.view as? MKMapView else { return }
              parent.place = map.convert(tap, from: map)
              if map.overlays[0] == parent.place { parent.place = "b" }
            }
        """, calls: ""))
    #expect(!text.contains("convert"), "\(text)")
    #expect(
      scenario.omissions.contains("line 19: the value of place, for which \"second\" stands"),
      "\(scenario.omissions)")
  }

  private static func field(_ name: String) -> String {
    """
    struct Field: UIViewRepresentable {
      @Binding var \(name): String
      let other: String
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != \(name) { field.text = \(name) }
        field.placeholder = other
      }
    }
    """
  }

  /// Reserved words of the scenario language can be names in Swift.
  @Test(arguments: [
    "view", "item", "parent", "environment", "state", "set", "write", "calls", "größe",
  ])
  func aNameMayBeAWordOfTheLanguage(name: String) throws {
    let (_, _, text) = try WrapperRunTests.run(Self.field(name))
    #expect(text.contains("      set text = "), "\(text)")
  }
}
