import Testing

@testable import Bridgebook

/// A draft calls a wrapper's code only from delegates and observers.
@Suite struct WrapperCallbackTests {
  /// A closure that observes a property of the view is a callback, which changes of the property
  /// call.
  @Test(arguments: [
    """
    observation = page.observe(\\.title) { page, _ in
              self.title.wrappedValue = page.title ?? ""
            }
    """,
    "observation = page.publisher(for: \\.title).sink { self.title.wrappedValue = $0 ?? \"\" }",
    """
    observation = page.publisher(for: \\.title).sink { value in
              self.title.wrappedValue = value ?? ""
            }
    """,
  ])
  func anObservedPropertyCallsBack(statement: String) throws {
    let (scenario, simulated, text) = try WrapperRunTests.run(
      """
      struct Page: UIViewRepresentable {
        @Binding var title: String
        func makeCoordinator() -> Coordinator { Coordinator($title) }
        func makeUIView(context: Context) -> WKWebView {
          let page = WKWebView()
          context.coordinator.observe(page)
          return page
        }
        func updateUIView(_ page: WKWebView, context: Context) { page.tag = 1 }
        final class Coordinator: NSObject {
          var title: Binding<String>
          var observation: Any?
          init(_ title: Binding<String>) { self.title = title }
          func observe(_ page: WKWebView) {
            \(statement)
          }
        }
      }
      """)
    #expect(text.contains("    set calls titleChanged if changed\n"), "\(text)")
    #expect(text.contains("  callback titleChanged"), "\(text)")
    #expect(text.contains("    write title = view.title\n"), "\(text)")
    #expect(text.contains("  choose Page title = \"chosen\"\n"), "\(text)")
    #expect(simulated.figures.count(.callbacks, of: nil) == 2, "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// A function of the coordinator that takes the wrapper is called only by `update`.
  @Test func whatTakesTheWrapperIsNoCallback() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.update(self, field)
        }
        final class Coordinator: NSObject {
          func update(_ wrapper: Field, _ field: UITextField) { field.text = wrapper.text }
        }
      }
      """)
    #expect(text.contains("    set text = text   # line 9\n"), "\(text)")
    #expect(!text.contains("callback update"), "\(text)")
  }

  /// The names of callbacks describe the event, and differ.
  @Test func callbacksAreNamedByWhatTheyReport() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Search: NSViewRepresentable {
        @Binding var text: String
        @Binding var count: Int
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeNSView(context: Context) -> NSTextField { NSTextField() }
        func updateNSView(_ field: NSTextField, context: Context) {
          if field.stringValue != text { field.stringValue = text }
        }
        final class Coordinator: NSObject, NSTextFieldDelegate {
          var parent: Search
          init(_ parent: Search) { self.parent = parent }
          func controlTextDidChange(_ notification: Notification) {
            guard let field = notification.object as? NSTextField else { return }
            parent.text = field.stringValue
          }
          func control(
            _ control: NSControl, textView: NSTextView, doCommandBy selector: Selector
          ) -> Bool {
            parent.count = 0
            return true
          }
          override func observeValue(
            forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            parent.count += 1
          }
        }
      }
      """)
    for name in ["controlTextDidChange", "doCommandBy", "observeValue"] {
      #expect(text.contains("  callback \(name)   # line "), "\(text)")
    }
  }

  /// A subclass that another file declares counts as its platform class for a delegate's first
  /// parameter.
  @Test func aDelegatesFirstParameterIsTheView() throws {
    let (scenario, _, text) = try WrapperRunTests.run(
      """
      struct Editor: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator($text) }
        func makeUIView(context: Context) -> MarkdownTextView { MarkdownTextView() }
        func updateUIView(_ view: MarkdownTextView, context: Context) {
          if view.text != text { view.text = text }
        }
        final class Coordinator: NSObject, UITextViewDelegate {
          let text: Binding<String>
          init(_ text: Binding<String>) { self.text = text }
          func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
        }
      }
      """)
    #expect(text.contains("    write text = view.text\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// A closure that each update stores again is the newest one, whatever else the coordinator
  /// stores.
  @Test func aClosureThatIsStoredAgainIsFresh() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      """
      struct Push: UIViewRepresentable {
        let title: String
        var onPush: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIButton { UIButton() }
        func updateUIView(_ button: UIButton, context: Context) {
          context.coordinator.onPush = onPush
          button.tag = 1
        }
        final class Coordinator: NSObject {
          var parent: Push
          var onPush: (() -> Void)?
          init(_ parent: Push) { self.parent = parent }
          @objc func pushed() { onPush?() }
        }
      }
      """)
    #expect(text.contains("    refresh parent   # line 7\n"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
  }
}
