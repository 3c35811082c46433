import Testing

@testable import Bridgebook

/// Drafts use the model's classes, contain the writes in the source, and list what they omit.
@Suite struct WrapperDraftTests {
  /// An omitted write would hide the update that follows it.
  @Test(arguments: [
    ("parent.isLoading = compute()", "write isLoading = true", true),
    ("parent.title = webView.title!.uppercased()", "write title = view.title", true),
    ("parent.count += 2", "write count = count + 2", false),
    ("parent.count -= 1", "write count = count - 1", false),
    ("parent.count <<= 1", "write count = 10", true),
    ("parent.isLoading.toggle()", "write isLoading = not isLoading", false),
    ("parent.items.append(webView)", "write items = [\"a\", \"b\"]", true),
    ("parent.items[0] = 1", "write items = [\"a\", \"b\"]", true),
    ("parent.$title.wrappedValue = \"a\"", "write title = \"a\"", false),
    ("parent._isLoading.wrappedValue = true", "write isLoading = true", false),
  ])
  func aBindingThatIsWrittenIsWritten(swift: String, line: String, isListed: Bool) throws {
    let scenario = try WrapperKindTests.scenario(
      WrapperKindTests.coordinator(
        "func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { \(swift) }",
        wrapper:
          "@Binding var isLoading: Bool; @Binding var title: String; @Binding var count: Int; @Binding var items: [Int]"
      ))
    let text = try #require(scenario.text)
    #expect(text.contains("    \(line)\n"), "\(text)")
    #expect(scenario.undecided.isEmpty != isListed, "\(scenario)")
  }

  private static let library: PlatformLibrary = {
    let declarations =
      ScenarioParser.parse(
        text: """
          kind: scenario
          id: kinds
          title: Kinds
          platform: ios

          platform WKWebView
            property url = ""
              set calls didFinishNavigation later

          platform UITextField
            property text = ""
              user types
              set moves caret to end
              user calls editingChanged

          platform UISlider
            property value = 0
              user calls valueChanged

          variant a plain: a
          """, file: "kinds.txt"
      ).scenario?.declarations ?? []
    return PlatformLibrary(declarations, classes: .ofTheBook)
  }()

  private static func draft(_ source: String) throws -> String {
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Wrapper.swift", settings: .ofTheBook,
      library: library)
    return try #require(all.first?.text)
  }

  /// A draft does not declare a known class again, because it would have fewer rules.
  @Test func aKnownClassKeepsItsRules() throws {
    let page = try Self.draft(
      WrapperKindTests.coordinator(
        "func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { parent.isLoading = false }"
      ))
    #expect(page.contains("  callback didFinishNavigation   # line 9\n"), "\(page)")
    #expect(page.contains("  property title = \"\"\n") && !page.contains("property url"), "\(page)")
    let field = try Self.draft(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { field.text = text }
        final class Coordinator: NSObject {
          var parent: Field
          init(_ parent: Field) { self.parent = parent }
          @objc func textChanged(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      """)
    #expect(
      field.contains(
        "platform UITextField\n  property text\n    user calls textChanged\n\nrepresentable"),
      "\(field)")
  }

  /// A user's change comes before the callback that reads it, and does not set the initial value of
  /// the state.
  @Test func whatACallbackReadsIsChosenBefore() throws {
    let slider = try Self.draft(
      """
      struct Level: UIViewRepresentable {
        @Binding var level: Double
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UISlider { UISlider() }
        func updateUIView(_ slider: UISlider, context: Context) {
          if slider.value != level { slider.value = level }
        }
        final class Coordinator: NSObject {
          var parent: Level
          init(_ parent: Level) { self.parent = parent }
          @objc func moved(_ slider: UISlider) { parent.level = slider.value }
        }
      }
      """)
    #expect(slider.contains("state level = 1\n"), "\(slider)")
    #expect(
      slider.contains("  choose Level value = 5\n  tap Level moved\n"), "\(slider)")
    #expect(slider.contains("# The model knows UISlider"), "\(slider)")
  }

  /// Hosts without a scenario are named, because otherwise the wrapper's scenario would seem to
  /// cover the whole file.
  @Test func whatHostsSwiftUIBesideAWrapperIsNamed() {
    let source = """
      struct Label: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = "a" }
      }
      final class Screen: UIViewController {
        let detail = UIHostingController(rootView: Label())
      }
      final class Grid: UICollectionViewController {
        func configure(_ cell: UICollectionViewCell) {
          cell.contentConfiguration = UIHostingConfiguration { Label() }
        }
      }
      """
    let hosts = UntranslatedHost.all(in: SwiftTree(Array(source.utf8)), path: "Label.swift")
    #expect(hosts.map(\.name) == ["Screen", "Grid"])
    #expect(hosts.map(\.line) == [6, 10])
  }

  /// The condition is tested when the block is enqueued, not when it runs.
  @Test func whatStandsAroundALaterBlockIsTestedBefore() throws {
    let text = try Self.draft(
      """
      struct Field: NSViewRepresentable {
        @Binding var text: String
        let request: Int
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeNSView(context: Context) -> NSSearchField { NSSearchField() }
        func updateNSView(_ field: NSSearchField, context: Context) {
          field.font = .systemFont(ofSize: 17)
          guard context.coordinator.last != request else { return }
          context.coordinator.last = request
          DispatchQueue.main.async {
            if field.stringValue != text { field.becomeFirstResponder() }
          }
        }
        final class Coordinator: NSObject { var last = -1 }
      }
      """)
    #expect(text.contains("# left out: line 7: the value of font\n"), "\(text)")
    #expect(text.contains("  var last = -1\n"), "\(text)")
    #expect(
      text.contains(
        """
            if last != request
              keep last = request   # line 9
              async line11
                if view.stringValue != text
                  focus   # line 11
        """), "\(text)")
  }
}
