import Testing

@testable import Bridgebook

/// Wrappers like those of public projects: each statement is translated or listed.
@Suite struct WrapperKindTests {
  static func scenario(_ source: String) throws -> WrapperScenario {
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Wrapper.swift", settings: .ofTheBook)
    return try #require(all.first)
  }

  static func coordinator(
    _ members: String, wrapper: String = "@Binding var isLoading: Bool"
  ) -> String {
    """
    struct Page: UIViewRepresentable {
      \(wrapper)
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ page: WKWebView, context: Context) { page.title = "a" }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var parent: Page
        init(_ parent: Page) { self.parent = parent }
        \(members)
      }
    }
    """
  }

  /// Methods of a delegate that differ only in their labels are separate callbacks.
  @Test func callbacksAreNamedByTheirLabels() throws {
    let text = try #require(
      Self.scenario(
        Self.coordinator(
          """
          func webView(_ webView: WKWebView, didStart navigation: WKNavigation!) {
              parent.isLoading = true
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
              parent.isLoading = false
            }
          """)
      ).text)
    #expect(
      text.contains("  callback didStart   # line 9\n    write isLoading = true\n"), "\(text)")
    #expect(text.contains("  callback didFinish   # line 12\n"), "\(text)")
    #expect(text.contains("  tap Page didFinish\n"), "\(text)")
  }

  /// Without the list of omitted statements, the wrapper would seem healthy.
  @Test func everyStatementIsListed() throws {
    let scenario = try Self.scenario(
      Self.coordinator(
        """
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            host.rootView = content
            if let url = webView.url { history.append(url) }
            parent.isLoading = compute()
          }
          func numberOfSections(in view: WKWebView) -> Int { 3 }
        """))
    #expect(
      scenario.omissions == [
        "line 10: rootView", "line 11: append(…)",
        "line 12: the value of isLoading, for which true stands",
        "line 14: numberOfSections(in:)",
      ])
    #expect(scenario.undecided == ["rootView in line 10", "isLoading in line 12"])
  }

  @Test func aCopyInTheCoordinatorIsRefreshed() throws {
    let source = """
      struct Push: NSViewRepresentable {
        let title: String
        let action: () -> Void
        @Environment(\\.isEnabled) private var isEnabled
        func makeCoordinator() -> Coordinator { Coordinator(done: action) }
        func makeNSView(context: Context) -> NSButton { NSButton() }
        func updateNSView(_ button: NSButton, context: Context) {
          REFRESH
          button.title = title
          button.isEnabled = isEnabled
        }
        final class Coordinator: NSObject {
          var run: () -> Void
          init(done: @escaping () -> Void) { run = done }
          @objc func pressed() { run() }
        }
      }
      """
    let fresh = try Self.scenario(
      source.replacing("REFRESH", with: "context.coordinator.run = action"))
    let text = try #require(fresh.text)
    #expect(text.contains("    refresh parent   # line 8\n"), "\(text)")
    #expect(text.contains("  callback pressed   # line 15\n    call action\n"), "\(text)")
    #expect(text.contains("    set isEnabled = environment.isEnabled   # line 10\n"), "\(text)")
    #expect(text.contains("environment isEnabled = isEnabledValue\n"), "\(text)")
    #expect(fresh.omissions == [])
    let stale = try Self.scenario(source.replacing("REFRESH", with: "_ = 1"))
    #expect(!(stale.text?.contains("refresh parent") ?? true))
  }

  /// The text views of AppKit are inside scroll views.
  @Test func theDocumentOfAScrollViewIsTheView() throws {
    let source = """
      struct Editor: NSViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeNSView(context: Context) -> NSScrollView {
          let scroll = NSScrollView()
          let editor = NSTextView()
          editor.isRichText = false
          editor.delegate = context.coordinator
          scroll.documentView = editor
          return scroll
        }
        func updateNSView(_ scroll: NSScrollView, context: Context) {
          guard let editor = scroll.documentView as? NSTextView else { return }
          if editor.string != text { editor.string = text }
        }
        final class Coordinator: NSObject, NSTextViewDelegate {
          var parent: Editor
          init(_ parent: Editor) { self.parent = parent }
          func textDidChange(_ notification: Notification) {
            guard let editor = notification.object as? NSTextView else { return }
            parent.text = editor.string
          }
        }
      }
      """
    let scenario = try Self.scenario(source)
    let text = try #require(scenario.text)
    #expect(text.contains("representable Editor wraps NSTextView\n"), "\(text)")
    #expect(text.contains("    set isRichText = false   # line 7\n"), "\(text)")
    #expect(
      text.contains("    if view.string != text\n      set string = text   # line 14\n"), "\(text)")
    #expect(text.contains("    write text = view.string\n"), "\(text)")
    #expect(text.contains("  type \"c\" into Editor\n"), "\(text)")
    #expect(scenario.omissions == ["line 9: documentView"], "\(scenario.omissions)")
  }

  @Test func aGestureIsARecognizer() throws {
    let source = """
      struct Swipe: UIGestureRecognizerRepresentable {
        var onChange: (CGFloat) -> Void
        var onEnd: () -> Void
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
          UIPanGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
          switch pan.state {
          case .changed: onChange(pan.translation(in: nil).x)
          case .ended, .cancelled: onEnd()
          default: break
          }
        }
      }
      """
    let text = try #require(Self.scenario(source).text)
    #expect(text.contains("    if view.state = \"changed\"\n      call onChange\n"), "\(text)")
    #expect(
      text.contains(
        "    if view.state = \"ended\" or view.state = \"cancelled\"\n      call onEnd\n"),
      "\(text)")
    #expect(text.contains("  touch Swipe to 10, 20\n"), "\(text)")
    let file = try SourceFile(path: "scenarios/own.txt", bytes: Array(text.utf8))
    #expect(ScenarioParser.parse(file).faults == [])
  }

  @Test func aVariableOfTheCoordinatorIsKept() throws {
    let source = """
      struct Canvas: UIViewRepresentable {
        @Binding var drawing: PKDrawing
        func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }
        func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }
        func updateUIView(_ canvas: PKCanvasView, context: Context) {
          if canvas.drawing != drawing {
            context.coordinator.isUpdating = true
            canvas.drawing = drawing
            context.coordinator.isUpdating = false
          }
        }
        final class Coordinator: NSObject, PKCanvasViewDelegate {
          @Binding var drawing: PKDrawing
          var isUpdating = false
          init(drawing: Binding<PKDrawing>) { _drawing = drawing }
          func canvasViewDrawingDidChange(_ canvas: PKCanvasView) {
            guard !isUpdating else { return }
            drawing = canvas.drawing
          }
        }
      }
      """
    let scenario = try Self.scenario(source)
    let text = try #require(scenario.text)
    #expect(text.contains("  var isUpdating = false\n"), "\(text)")
    #expect(text.contains("      keep isUpdating = true   # line 7\n"), "\(text)")
    #expect(
      text.contains("    if not isUpdating\n      write drawing = view.drawing\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }
}
