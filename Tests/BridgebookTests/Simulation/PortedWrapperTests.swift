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

  /// The headers of UIKit and WebKit declare these properties nullable, with no value by default.
  @Test(arguments: [
    ("WKWebView", "url"), ("UILabel", "text"), ("UILabel", "attributedText"), ("UIButton", "title"),
    ("UIView", "backgroundColor"), ("UIViewController", "title"),
  ])
  func aPropertyWithoutAValueIsNothing(type: String, property: String) throws {
    let run = try run(type, "update\n  if view.\(property) = nothing\n    print \"none {text}\"")
    #expect(run.console == ["none hello"])
    #expect(run.outcome.warnings == [])
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

  /// Where nothing types, a moved caret that no code hears of has no effect.
  @Test func aChosenCaretDecidesWhereTheTextGoes() throws {
    let members = "make\n  set text = text\ncallback textViewDidChange\n  write text = view.text"
    let choice = "  choose Item selectedRange = 2..2\n"
    let typed = try run("UITextView", members, choice + "  type \"x\" into Item")
    #expect(typed.outcome.warnings == [])
    #expect(typed.outcome.finals.contains { $0.name == "text" && $0.value == "hexllo" })
    #expect(
      try run("UITextView", members, choice).outcome.warnings.map(\.kind)
        == [.unobservedChange("selectedRange", of: "Item")])
  }

  /// Both are one text, whichever is set.
  @Test(arguments: [
    ("UITextView", "attributedText", "text"), ("UITextView", "text", "attributedText"),
    ("UITextField", "attributedText", "text"), ("UILabel", "attributedText", "text"),
    ("NSTextField", "attributedStringValue", "stringValue"),
  ])
  func aTextAndItsAttributedTextAreOne(type: String, set: String, read: String) throws {
    let run = try run(type, "make\n  set \(set) = text\n  print \"{view.\(read)}\"")
    #expect(run.console == ["hello"])
  }

  @Test func typingGoesOnFromAnAttributedText() throws {
    let run = try run(
      "UITextView",
      "make\n  set attributedText = text\ncallback textViewDidChange\n  write text = view.text",
      "  type \"x\" into Item")
    #expect(run.outcome.finals.contains { $0.name == "text" && $0.value == "hellox" })
  }

  /// A label stores the attributed text that it has, as the plain one.
  @Test func anEqualAttributedTextOfALabelIsOnlyStored() throws {
    let run = try run(
      "UILabel", "update\n  set attributedText = text",
      "  step \"again\"\n    write text = \"hello\"\n  step \"more\"\n    write text = \"b\"")
    #expect(run.findings.map(\.gotcha) == [])
  }

  /// Swift has no sum of an `NSRange` and a number.
  @Test func aRangeIsNotAdded() throws {
    let run = try run(
      "UITextView",
      "make\n  set text = text\n  print \"{view.selectedRange + 2}\"\n"
        + "  print \"at \" + view.selectedRange")
    #expect(run.console == ["nothing", "at {5, 0}"])
    #expect(run.outcome.warnings.map(\.kind) == [.notANumber("+")])
  }

  @Test func anObjectBesideTheWrappedOneGoesWithIt() throws {
    let run = try Simulated(
      text: """
        state isShown = true

        representable Page wraps WKWebView
          make
            create WKWebView
            create

        view Screen
          body
            if isShown
              show Page

        steps
          launch Screen
          step "Away"
            write isShown = false
        """)
    #expect(run.events.count { $0.kind == .platformInit } == 2)
    #expect(run.events.count { $0.kind == .platformDeinit } == 2)
  }
}
