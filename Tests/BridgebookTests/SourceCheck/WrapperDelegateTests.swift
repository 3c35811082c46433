import Testing

@testable import Bridgebook

/// Statements in drafts about the delegate: its identity, and the methods that the class calls.
@Suite struct WrapperDelegateTests {
  private static func scroller(_ update: String) -> String {
    """
    struct Scroller: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.parent = self
        \(update)
      }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        var parent: Scroller
        init(_ parent: Scroller) { self.parent = parent }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          parent.offset = scrollView.contentOffset
        }
      }
    }
    """
  }

  /// A set while the delegate is removed calls no delegate; it once counted as a write of state
  /// during an update.
  @Test(arguments: [
    (
      "let saved = view.delegate",
      "view.delegate = saved"
    ),
    ("", "view.delegate = context.coordinator"),
  ])
  func aDelegateThatIsTakenAwayForAWhileIsTakenAway(before: String, after: String) throws {
    let (scenario, simulated, text) = try WrapperRunTests.run(
      Self.scroller(
        "\(before)\n    view.delegate = nil\n    view.contentOffset = offset\n    \(after)"))
    #expect(text.contains("    set delegate = nothing "), "\(text)")
    #expect(text.contains("    set delegate = coordinator "), "\(text)")
    #expect(!text.contains("property delegate"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
    let gotchas = simulated.findings.map(\.gotcha)
    #expect(!gotchas.contains("state-modified-during-update"), "\(text)\n\(gotchas)")
    let (_, plain, _) = try WrapperRunTests.run(Self.scroller("view.contentOffset = offset"))
    #expect(plain.findings.map(\.gotcha).contains("state-modified-during-update"))
  }

  /// If the delegate is never removed, the model connects the coordinator without a line in the
  /// draft.
  @Test func aDelegateThatStaysNeedsNoLine() throws {
    let (_, _, text) = try WrapperRunTests.run(
      Self.scroller("if view.contentOffset != offset { view.contentOffset = offset }"))
    #expect(!text.contains("delegate"), "\(text)")
  }

  @Test func whatADraftDropsIsListed() throws {
    let (other, _, text) = try WrapperRunTests.run(
      Self.scroller("view.delegate = nil\n    view.delegate = Helper()"))
    #expect(text.contains("set delegate = nothing"), "\(text)")
    #expect(
      other.omissions.contains { $0.hasSuffix("the value of delegate") }, "\(other.omissions)")
    let (input, _, draft) = try WrapperRunTests.run(
      Self.scroller("view.accessibilityContainerDelegate = nil\n    view.contentOffset = offset"))
    #expect(!draft.contains("set accessibilityContainerDelegate"), "\(draft)")
    #expect(
      input.omissions.contains { $0.hasSuffix("accessibilityContainerDelegate") },
      "\(input.omissions)")
  }

  /// A method that the class's delegate protocol does not have is dead code, and is reported.
  @Test func aMethodOfAnotherDelegateIsNotCalled() throws {
    func source(_ method: String) -> String {
      """
      struct Note: NSViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeNSView(context: Context) -> NSTextView {
          let view = NSTextView()
          view.delegate = context.coordinator
          return view
        }
        func updateNSView(_ view: NSTextView, context: Context) {
          if view.string != text { view.string = text }
        }
        final class Coordinator: NSObject, NSTextViewDelegate {
          let parent: Note
          init(_ parent: Note) { self.parent = parent }
          func \(method) { parent.text = "typed" }
        }
      }
      """
    }
    let (dead, _, text) = try WrapperRunTests.run(source("textViewDidChange(_ view: NSTextView)"))
    #expect(!text.contains("callback textViewDidChange"), "\(text)")
    #expect(!text.contains("user calls"), "\(text)")
    #expect(
      dead.omissions == [
        "line 15: textViewDidChange, which the delegate of NSTextView does not have, so that nothing calls it"
      ])
    let (live, _, draft) = try WrapperRunTests.run(source("textDidChange(_ note: Notification)"))
    #expect(draft.contains("callback textDidChange"), "\(draft)")
    #expect(live.omissions == [])
  }
}
