import Testing

@testable import Bridgebook

/// A condition that the model does not know decides whether a statement runs, regardless of its
/// form.
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

  /// A correct picker has no finding: its write also depends on the guard in the draft.
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
    (
      "switch last { case \"a\" where !results.isEmpty: parent.url = nil\n default: break }",
      "holds16"
    ),
    ("if let special = parent as? Special { parent.url = nil }", "holds16"),
  ])
  func anUnknownConditionIsKept(statements: String, condition: String) throws {
    let (scenario, _, text) = try WrapperRunTests.run(Self.picker(statements))
    #expect(text.contains("    if \(condition)\n      write "), "\(text)")
    #expect(
      scenario.omissions.contains { $0.hasPrefix("line 16: the condition of ") }, "\(scenario)")
    let other = try #require(scenario.alternatives.first)
    #expect(other.line == 16)
    let name = condition.replacing("not ", with: "")
    let (value, opposite) = name.hasPrefix("fails") ? ("false", "true") : ("true", "false")
    let changed = text.replacing("let \(name) = \(value)", with: "let \(name) = \(opposite)")
    #expect(other.text == changed && changed != text, "\(other.text)")
  }

  /// Alternative runs cover a condition, but not a value that is omitted in the same line.
  @Test func anUnknownValueUnderAConditionIsUndecided() throws {
    let (scenario, _, _) = try WrapperRunTests.run(
      Self.picker("if let first = results.first { parent.url = load(first) }"))
    #expect(scenario.undecided == ["url in line 16"], "\(scenario)")
  }

  /// Later conditions get an alternative run even after many cases of a `switch`.
  @Test func eachConditionHasAnAlternative() throws {
    let cases = (0..<30).map { "case .k\($0): parent.tags = []\n" }.joined()
    let (scenario, _, _) = try WrapperRunTests.run(
      Self.picker(
        "switch kind(results) {\n\(cases)default: break\n}\n"
          + "guard let last = results.last else { parent.url = nil; return }"))
    #expect(Set(scenario.alternatives.compactMap(\.line)) == [16, 49], "\(scenario)")
    #expect(scenario.alternatives.count == 25)
  }

  private static func editor(_ statement: String, make: String = "view.tag = 1") -> String {
    """
    struct Editor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView { let view = UITextView(); \(make); return view }
      func updateUIView(_ view: UITextView, context: Context) {
        \(statement)
      }
    }
    """
  }

  @Test(arguments: [
    ("for _ in 0..<3 { text = \"y\" }", "holds5"),
    ("do { try load() } catch { text = \"y\" }", "fails5"),
    ("check() ? (text = \"y\") : stop()", "holds5"),
    ("if let window = view.window { text = \"y\" }", "holds5"),
  ])
  func aNameStandsForAConditionOfUpdate(statement: String, name: String) throws {
    let (_, simulated, text) = try WrapperRunTests.run(Self.editor(statement))
    #expect(text.contains("    if \(name)\n      write text = \"y\""), "\(text)")
    #expect(
      simulated.findings.map(\.gotcha).contains("state-modified-during-update")
        == name.hasPrefix("holds"), "\(text)")
  }

  /// A statement that has no line in the draft has no placeholder for its value either.
  @Test func aStatementWithoutALineHasNoValue() throws {
    let scenario = try WrapperKindTests.scenario(
      Self.editor("if check() { text = compute() }", make: "if check() { view.tag = 1 }"))
    for omission in ["line 3: tag", "line 5: text"] {
      #expect(
        scenario.omissions.filter { $0.hasPrefix(omission) }
          == ["\(omission), which is under a condition that is not modeled"],
        "\(scenario)")
    }
    #expect(!scenario.omissions.contains { $0.contains("the value of") }, "\(scenario)")
  }

  /// Values that the model knows are compared, and a value that always exists is not tested.
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

  /// An update under an optional binding runs in the draft only if the value is not nil.
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

  /// A copy that is refreshed only sometimes does not count as fresh.
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

  /// If a model is never read, the draft gives it a property that the source lacks.
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
