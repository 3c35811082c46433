import Bridgebook
import Testing

/// What people met who ported published wrappers to scenarios.
@Suite struct PortedWrapperTests {
  private func run(_ type: String, _ members: String, _ steps: String = "") throws -> Simulated {
    let lines = members.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try Simulated(
      text: """
        state text = "hello"

        representable Item wraps \(type)
          binding text
        \(lines)
        view Screen
          body
            show Item(text)

        steps
          launch Screen
        \(steps)
        """, platform: type.hasPrefix("NS") ? .macos : .ios)
  }

  /// The model never calls them; they resemble callbacks that it calls.
  @Test(arguments: [
    ("UIScrollView", "scrollViewDidZoom"), ("UIScrollView", "scrollViewWillBeginZooming"),
    ("UIScrollView", "scrollViewWillEndDragging"), ("UITextView", "scrollViewDidScrollToTop"),
    ("MKMapView", "regionWillChangeAnimated"), ("UITableView", "didDeselectRow"),
    ("UITableView", "willSelectRowAt"), ("WKWebView", "didFailProvisionalNavigation"),
    ("WKWebView", "didCommitNavigation"), ("WKWebView", "didFailNavigation"),
    ("WKWebView", "didCommit"), ("NSSearchField", "controlTextDidEndEditing"),
  ])
  func aMethodOfTheDelegateIsNoMisspelling(type: String, callback: String) throws {
    let run = try run(type, "callback \(callback)\n  print text")
    #expect(run.outcome.warnings.map(\.kind) == [.neverCalled(callback, of: "Item")])
  }

  @Test(arguments: [
    ("UIScrollView", "scrollViewDidScrol"), ("WKWebView", "didFinishNavigatoin"),
    // The beginning of a label inside a word.
    ("UIScrollView", "scrollViewDidZoo"), ("UITableView", "didSelectRowAt"),
  ])
  func aMisspelledCallbackIsStillAnError(type: String, callback: String) {
    #expect(throws: ProgramProblems.self) {
      try run(type, "callback \(callback)\n  print text")
    }
  }
}
