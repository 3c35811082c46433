import Testing

@testable import Bridgebook

/// Drafts keep what a file states, and list what they lack of it.
@Suite struct WrapperStatedTests {
  private func draft(_ source: String) throws -> WrapperScenario {
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Note.swift", settings: .ofTheBook)
    let scenario = try #require(all.first)
    let file = try SourceFile(
      path: "scenarios/own.txt", bytes: Array(#require(scenario.text).utf8))
    #expect(ScenarioParser.parse(file).faults == [], "\(scenario.text ?? "")")
    return scenario
  }

  private func note(_ property: String, _ more: String = "") throws -> String {
    try #require(
      try draft(
        """
        struct Note: UIViewRepresentable {
          \(property)
          \(more)
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { view.tag = value }
        }
        """
      ).text)
  }

  @Test(arguments: [
    ("var value: Int = 72", "72", "10"), ("var value = 10", "10", "1"),
    ("var value = 1_000", "1000", "10"), ("var value: CGFloat = 0.25", "0.25", "10"),
    ("var value: CGFloat = .zero", "0", "10"), ("var value = -4", "-4", "10"),
    ("var value = \"north\"", "\"north\"", "\"second\""),
    ("var value: String? = nil", "nothing", "\"second\""),
    (
      "var value: [String] = [\"north\", \"south\"]", "[\"north\", \"south\"]",
      "[\"north\", \"south\", \"second\"]"
    ),
    ("var value: [Int] = []", "[]", "[\"a\"]"),
    ("var value: Style = .plain", "\"plain\"", "\"second\""),
    // Neither a constant of the language nor of the property's type.
    ("var value = makeValue()", "\"first\"", "\"second\""),
    ("var value: Double = .pi", "1", "10"),
  ])
  func aStatedValueIsKept(property: String, first: String, second: String) throws {
    let text = try note(property)
    #expect(text.contains("state value = \(first)\n"), "\(text)")
    #expect(text.contains("    write value = \(second)\n"), "\(text)")
  }

  @Test(arguments: ["true", "false"])
  func aStatedTruthIsKept(value: String) throws {
    for property in ["var value = \(value)", "@Binding var value: Bool = .constant(\(value))"] {
      let text = try note(property)
      #expect(text.contains("state value = \(value)\n"), "\(text)")
      #expect(
        text.contains("    write value = \(value == "true" ? "false" : "not value")\n"), "\(text)")
    }
  }

  @Test func theDefaultOfAnInitializerIsKept() throws {
    let text = try note(
      "@Binding var value: Bool",
      "init(value: Binding<Bool> = .constant(true)) { _value = value }")
    #expect(text.contains("state value = true\n"), "\(text)")
    let other = try note("let value: Int", "init(value: Int = 72) { self.value = value }")
    #expect(other.contains("state value = 72\n"), "\(other)")
  }

  @Test func thePublishedValueOfAModelIsKept() throws {
    let text = try #require(
      try draft(
        """
        struct Note: UIViewRepresentable {
          @ObservedObject var pages: Pages
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { view.tag = pages.number }
        }
        class Pages: ObservableObject {
          @Published var number = 0
        }
        """
      ).text)
    #expect(text.contains("  property number = 0\n"), "\(text)")
  }

  private func later(_ moment: String) throws -> WrapperScenario {
    try draft(
      """
      struct Note: UIViewRepresentable {
        @Binding var value: Int
        var delay: TimeInterval = 0.3
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          DispatchQueue.main.asyncAfter(deadline: .now() + \(moment)) { view.tag = value }
        }
      }
      """)
  }

  @Test(arguments: [
    ("0.25", 250), (".milliseconds(20)", 20), (".seconds(2)", 2_000), ("delay", 300),
  ])
  func aDelayIsKept(moment: String, milliseconds: Int) throws {
    let scenario = try later(moment)
    #expect(scenario.text?.contains("    after \(milliseconds) line6\n") ?? false, "\(scenario)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  @Test func anUnknownDelayIsListed() throws {
    let scenario = try later("computed()")
    #expect(scenario.text?.contains("    after 100 line6\n") ?? false, "\(scenario)")
    #expect(
      scenario.omissions
        == ["line 6: the delay of asyncAfter, for which 100 milliseconds stand"],
      "\(scenario.omissions)")
  }

  /// The object that `make` configures is not the one that it returns.
  @Test func aDelegateOfAnotherObjectIsListed() throws {
    func page(_ result: String) throws -> WrapperScenario {
      try draft(
        """
        struct Page: UIViewRepresentable {
          @Binding var url: String
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.navigationDelegate = context.coordinator
            return \(result)
          }
          func updateUIView(_ view: WKWebView, context: Context) { view.tag = url.count }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, WKNavigationDelegate {
            var parent: Page
            init(_ parent: Page) { self.parent = parent }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
              parent.url = "done"
            }
          }
        }
        """)
    }
    let other = try page("WKWebView()")
    #expect(other.text?.contains("  option delegate = none\n") ?? false, "\(other)")
    #expect(
      other.omissions == ["line 5: navigationDelegate of an object that make does not return"])
    for result in ["view", "WKWebView(around: view)"] {
      let own = try page(result)
      #expect(!(own.text?.contains("option delegate") ?? true), "\(own)")
      #expect(own.omissions == [])
    }
  }

  @Test func aStoredScrollViewOfATextViewIsCreatedByTheStruct() throws {
    let scenario = try draft(
      """
      struct Note: NSViewRepresentable {
        var scroller = NSTextView.scrollableTextView()
        @Binding var text: String
        func makeNSView(context: Context) -> NSScrollView {
          let view = scroller.documentView as! NSTextView
          view.string = text
          return scroller
        }
        func updateNSView(_ view: NSScrollView, context: Context) {}
      }
      """)
    let text = try #require(scenario.text)
    #expect(text.contains("  init   # line 2\n    create\n"), "\(text)")
    #expect(!text.contains("state scroller"), "\(text)")
  }

  @Test func anOpaqueResultHasTheClassThatIsCreated() throws {
    let text = try #require(
      try draft(
        """
        final class Page: UITextView {}
        struct Note: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> some UIView {
            let view = Page()
            view.text = text
            return view
          }
          func updateUIView(_ view: UIViewType, context: Context) {}
        }
        """
      ).text)
    #expect(text.contains("representable Note wraps UITextView\n"), "\(text)")
  }
}
