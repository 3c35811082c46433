import Testing

@testable import Bridgebook

/// Code that is being typed, and line endings of other systems.
@Suite struct SourceUnfinishedTests {
  private static let head = """
    struct Note: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.text = text
        return view
      }

    """

  private func gotchas(_ text: String) -> [String] { SourceRuleTests.find(text).map(\.gotcha) }

  @Test func anUpdateThatIsBeingTypedIsNotEmpty() {
    let update = Self.head + "  func updateUIView(_ view: UITextView, context: Context) {"
    #expect(gotchas(update + "}\n}\n").contains("update-not-implemented"))
    for rest in ["", "\n", "\n}\n"] {
      #expect(!gotchas(update + rest).contains("update-not-implemented"), "\(rest)")
    }
  }

  @Test func aCoordinatorThatIsBeingTypedMaySetItsDelegate() {
    let coordinator =
      Self.head + """
          func updateUIView(_ view: UITextView, context: Context) { view.text = text }
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject, UITextViewDelegate {
            func textViewDidChange(_ view: UITextView) {}
            func textViewDidEndEditing(_ view: UITextView) {

        """
    #expect(gotchas(coordinator + "    }\n  }\n}\n").contains("delegate-not-set"))
    #expect(!gotchas(coordinator).contains("delegate-not-set"))
  }

  /// A carriage return alone ends a line and its comment.
  @Test func aCarriageReturnEndsALine() {
    let text =
      "// A note.\n" + Self.head
      + "  /* b\n */ func updateUIView(_ view: UITextView, context: Context) {}\n}\n"
    let lines = SourceRuleTests.find(text).map(\.line)
    #expect(!lines.isEmpty)
    for end in ["\r", "\r\n"] {
      let other = text.replacing("\n", with: end)
      #expect(SourceRuleTests.find(other).map(\.line) == lines)
      #expect(SwiftTree(Array(other.utf8)).lineCount == SwiftTree(Array(text.utf8)).lineCount)
    }
    let quoted = "let a = \"\"\"\r  b\r  \"\"\"\rlet c = \"d\rlet e = 1\r"
    #expect(SwiftTree(Array(quoted.utf8)).lineCount == 6)
  }
}
