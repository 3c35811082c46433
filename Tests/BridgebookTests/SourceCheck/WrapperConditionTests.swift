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
    let expected = line == "if url != nothing" ? "if url != nothing" : line
    #expect(text.contains("    \(expected)\n      write "), "\(text)")
    #expect(scenario.alternatives.isEmpty && scenario.conditions == [], "\(scenario)")
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
}
