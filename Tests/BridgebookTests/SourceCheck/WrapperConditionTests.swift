import Testing

@testable import Bridgebook

/// A condition that the model does not know decides whether a statement runs, whatever its form.
@Suite struct WrapperConditionTests {
  private static func picker(_ statements: String) -> String {
    """
    struct Pick: UIViewControllerRepresentable {
      @Binding var url: URL?
      @Binding var tags: [String]
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: Pick
        var last: String?
        init(_ parent: Pick) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          \(statements)
        }
      }
    }
    """
  }

  /// The write did not depend on the guard in the draft, so that a correct picker was accused.
  @Test(arguments: [
    ("guard let first = results.first?.itemProvider else { return }\n parent.url = nil", "holds16"),
    ("guard !results.isEmpty else { return }\n parent.url = nil", "holds16"),
    ("guard case .some(let first) = results.first else { return }\n parent.url = nil", "holds16"),
    ("if let first = results.first { parent.url = nil }", "holds16"),
    ("if results.isEmpty { return }\n parent.url = nil", "not holds16"),
    ("if let none = empty(results) { return }\n parent.url = nil", "not holds16"),
    ("for result in results { parent.url = nil }", "holds16"),
    ("while isBusy { parent.url = nil }", "holds16"),
    ("results.forEach { _ in parent.url = nil }", "holds16"),
    ("do { try load() } catch { parent.url = nil }", "fails16"),
    ("results.isEmpty ? stop() : parent.tags.removeAll()", "not holds16"),
  ])
  func anUnknownConditionIsKept(statements: String, condition: String) throws {
    let (scenario, _, text) = try WrapperRunTests.run(Self.picker(statements))
    #expect(text.contains("    if \(condition)\n      write "), "\(text)")
    #expect(
      scenario.omissions.contains { $0.hasPrefix("line 16: the condition of ") }, "\(scenario)")
    let other = try #require(scenario.alternatives.first)
    #expect(other.line == 16)
    #expect(other.text != text && other.text.count - text.count <= 1, "\(other.text)")
  }

  /// What the model knows is compared, and what it always has is not asked for.
  @Test(arguments: [
    ("guard let url = parent.url else { return }\n parent.tags = []", "if url != nothing"),
    ("guard let last else { return }\n parent.url = nil", "if last != nothing"),
    (
      "if let last = self.last, last == \"a\" { parent.url = nil }",
      "if last != nothing and last = \"a\""
    ),
    ("if case .none = parent.url { parent.url = nil }", "if url = \"none\""),
  ])
  func aKnownBindingIsCompared(statements: String, line: String) throws {
    let (scenario, _, text) = try WrapperRunTests.run(Self.picker(statements))
    #expect(text.contains("    \(line)\n      write "), "\(text)")
    #expect(scenario.alternatives.isEmpty, "\(scenario)")
    #expect(!scenario.omissions.contains { $0.contains("the condition of") }, "\(scenario)")
  }

  @Test(arguments: [
    "guard let self else { return }\n self.parent.url = nil",
    "guard let picker = picker as? PHPickerViewController else { return }\n parent.url = nil",
  ])
  func whatTheModelAlwaysHasIsNotAskedFor(statements: String) throws {
    let (scenario, _, text) = try WrapperRunTests.run(Self.picker(statements))
    #expect(text.contains("# line 15\n    write url = nothing\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// An update under an optional binding ran in the draft whether the value was there or not.
  @Test func anOptionalInputIsComparedInUpdate() throws {
    let (scenario, _, text) = try WrapperRunTests.run(
      """
      struct Web: UIViewRepresentable {
        let url: URL?
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {
          guard let target = url else { return }
          view.load(URLRequest(url: target))
        }
      }
      """)
    #expect(text.contains("    if url != nothing\n      set url = url   # line 6\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// A copy that is refreshed only sometimes is no fresh one.
  @Test(arguments: [
    ("if isOn { context.coordinator.parent = self }", "    if isOn\n      refresh parent", false),
    ("if check() { context.coordinator.parent = self }", "    refresh parent", true),
  ])
  func aRefreshKeepsItsCondition(update: String, line: String, isUndecided: Bool) throws {
    let (scenario, _, text) = try WrapperRunTests.run(
      """
      struct Push: UIViewRepresentable {
        let title: String
        let isOn: Bool
        let action: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIButton { UIButton() }
        func updateUIView(_ button: UIButton, context: Context) {
          button.title = title
          \(update)
        }
        final class Coordinator: NSObject {
          var parent: Push
          init(_ parent: Push) { self.parent = parent }
          @objc func pushed() { parent.action() }
        }
      }
      """)
    #expect(text.contains(line), "\(text)")
    #expect(scenario.undecided == (isUndecided ? ["parent in line 9"] : []), "\(scenario)")
  }

  /// A model of which nothing is read has a property that the source lacks.
  @Test func aPropertyThatStandsForAModelIsListed() throws {
    let (scenario, _, text) = try WrapperRunTests.run(
      """
      struct Page: UIViewRepresentable {
        @ObservedObject var model: PageModel
        let title: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = title }
      }
      """)
    #expect(text.contains("  property anything = 1\n"), "\(text)")
    #expect(
      scenario.omissions == ["line 2: the properties of model, for which anything stands"],
      "\(scenario)")
  }
}
