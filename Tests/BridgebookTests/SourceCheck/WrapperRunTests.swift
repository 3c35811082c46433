import Testing

@testable import Bridgebook

/// Statements that a draft omits must not look like faults of the wrapper when the draft is run.
@Suite struct WrapperRunTests {
  static func run(_ source: String) throws -> (WrapperScenario, Simulated, String) {
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Wrapper.swift", settings: .ofTheBook,
      library: try Simulated.library.get())
    let scenario = try #require(all.first)
    let text = try #require(scenario.text)
    let file = try SourceFile(path: "scenarios/own.txt", bytes: Array(text.utf8))
    let (parsed, faults) = ScenarioParser.parse(file)
    #expect(faults == [], "\(text)")
    let simulated = try Simulated(
      try #require(parsed), "asWritten", library: Simulated.library.get())
    return (scenario, simulated, text)
  }

  /// An update that is missing in the draft does not look like an empty one.
  @Test func anUpdateThatIsLeftOutIsNotEmpty() throws {
    let (scenario, simulated, text) = try Self.run(
      """
      struct Player: UIViewRepresentable {
        let player: String
        let volume: Double
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          view.tag = 1
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {
          view.surface.player = player
          view.surface.volume = volume
        }
      }
      """)
    #expect(text.contains("    set leftOut = \"lines 10, 11\"\n"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
    #expect(scenario.undecided.contains("update in line 9"), "\(scenario)")
    #expect(
      scenario.omissions.contains("line 9: update, for which the property leftOut stands"),
      "\(scenario)")
  }

  /// An update that is empty in the source is found.
  @Test func anEmptyUpdateIsFound() throws {
    let (_, simulated, text) = try Self.run(
      """
      struct Title: UIViewRepresentable {
        let title: String
        let note: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = title
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {}
      }
      """)
    #expect(!text.contains("leftOut"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == ["update-not-implemented"], "\(text)")
  }

  /// A change of an observed model updates the wrapper, and a callback writes to it.
  @Test func anObservedModelIsAModel() throws {
    let (scenario, simulated, text) = try Self.run(
      """
      final class PageModel: ObservableObject {
        @Published var goesBack = false
        @Published var progress = 0.0
      }
      struct Page: UIViewRepresentable {
        @ObservedObject var model: PageModel
        let url: URL
        func makeCoordinator() -> Coordinator { Coordinator(model: model) }
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ page: WKWebView, context: Context) {
          if model.goesBack {
            page.allowsLinkPreview = false
            model.goesBack = false
          }
        }
        final class Coordinator: NSObject, WKNavigationDelegate {
          var model: PageModel
          init(model: PageModel) { self.model = model }
          func webView(_ page: WKWebView, didFinish navigation: WKNavigation!) {
            model.progress = page.estimatedProgress
          }
        }
      }
      """)
    #expect(
      text.contains(
        "model model: published\n  property goesBack = false\n  property progress = 0.0\n"),
      "\(text)")
    #expect(text.contains("representable Page wraps WKWebView\n  observes model\n"), "\(text)")
    #expect(text.contains("    if model.goesBack\n"), "\(text)")
    #expect(text.contains("      write model.goesBack = false   # line 13\n"), "\(text)")
    #expect(text.contains("    write model.progress = view.estimatedProgress\n"), "\(text)")
    #expect(text.contains("    write model.goesBack = not model.goesBack\n"), "\(text)")
    #expect(!text.contains("state model"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == ["published-during-update"], "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// The coordinator's property is the view that make returns.
  @Test(arguments: [
    ("context.coordinator.field", "let field = UITextField()"),
    (
      "let field = UITextField()\n    context.coordinator.field = field\n    return field",
      "weak var field: UITextField?"
    ),
  ])
  func aViewThatTheCoordinatorHoldsIsTheView(make: String, held: String) throws {
    let (scenario, _, text) = try Self.run(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UITextField {
          \(make)
        }
        func updateUIView(_ view: UITextField, context: Context) {
          context.coordinator.field.text = text
        }
        final class Coordinator: NSObject { \(held) }
      }
      """)
    #expect(text.contains("    set text = text   # line "), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// The statements of the coordinator's initializer are listed.
  @Test func theCoordinatorsStartIsListed() throws {
    let (scenario, _, _) = try Self.run(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ view: UITextField, context: Context) { view.text = text }
        final class Coordinator: NSObject {
          var text: Binding<String>
          init(text: Binding<String>) {
            self.text = text
            super.init()
            center.start()
          }
        }
      }
      """)
    #expect(scenario.omissions == ["line 11: start(…)"], "\(scenario.omissions)")
  }

  /// An update without work is not a fault.
  @Test func anEmptyUpdateOfAWrapperThatOnlyReportsIsNone() throws {
    let (scenario, simulated, text) = try Self.run(
      """
      struct Scanner: UIViewControllerRepresentable {
        let limit: Int
        let onFound: (String) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIViewController {
          let controller = UIViewController()
          controller.title = "a"
          return controller
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
        final class Coordinator: NSObject {
          let parent: Scanner
          init(_ parent: Scanner) { self.parent = parent }
        }
      }
      """)
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
    #expect(scenario.undecided == [])
  }

  /// Deferred statements run last, so that a flag is set as long as in the source.
  @Test func whatIsDeferredRunsLast() throws {
    let (scenario, _, text) = try Self.run(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.isUpdating = true
          defer { context.coordinator.isUpdating = false }
          guard field.text != text else { return }
          field.text = text
        }
        final class Coordinator: NSObject { var isUpdating = false }
      }
      """)
    #expect(
      text.contains(
        """
            keep isUpdating = true   # line 6
            if view.text != text
              set text = text   # line 9
            keep isUpdating = false   # line 7
        """), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }
}
