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
}
