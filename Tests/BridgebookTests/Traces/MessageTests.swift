import Bridgebook
import Testing

/// The catalog of messages, and how they are found in lines.
@Suite struct MessageTests {
  private func id(_ line: String) -> String? {
    let run = Imported(line)
    guard let event = run.events.first, run.kinds.first == .message else { return nil }
    return event.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  @Test func everyPatternIsFoundAndMostSpecific() {
    #expect(Catalog.matcher.catalog.patterns.count > 60)
    for pattern in Catalog.matcher.catalog.patterns {
      let filled = pattern.pattern.replacing("<", with: "").replacing(">", with: "")
      let run = Imported("seen: " + filled)
      if pattern.isNoise {
        #expect(run.events == ["1 note noise seen: \(filled)"], "\(pattern.id)")
      } else {
        #expect(id("seen: " + filled) == pattern.id)
      }
    }
  }

  @Test func theCatalogIsSortedAndSearched() {
    let catalog = Catalog.matcher.catalog
    #expect(catalog["msg-modifying-state"]?.gotchas == ["state-modified-during-update"])
    #expect(catalog["msg-table-off-window"]?.isOnceOnly == true)
    #expect(catalog["msg"] == nil)
    #expect(catalog["zzz"] == nil)
  }

  @Test(arguments: [
    ("Modifying state during view update, this will cause", "msg-modifying-state"),
    ("🟣 Modifying state during view update - why??", "msg-modifying-state"),
    (
      "Accessing StateObject<Model>'s object without being installed on a View.",
      "msg-accessing-state-object"
    ),
    (
      "Accessing StateObject’s object without being installed on a View. This will create",
      "msg-accessing-state-object"
    ),
    (
      "Adding ‘PassthroughView’ as a subview of UIHostingController.view is not supported",
      "msg-hosting-subview"
    ),
    (
      "onChange(of: CGFloat) action tried to update multiple times per frame.",
      "msg-multiple-updates"
    ),
    (
      "Attempt to present <A: 0x7f on <B whose view is not in the window hierarchy!",
      "msg-present-off-window"
    ),
    (
      "Attempt to present <A: 0x1> on <B: 0x2> which is already presenting <C: 0x3>",
      "msg-present-presenting"
    ),
    (
      "Fatal error: No Observable object of type Session found. A View.environmentObject(_:)",
      "msg-no-observable-object-17"
    ),
    ("No observable object of type Session.Type found", "msg-no-observable-object-old"),
    (
      "[Assert] Modifying properties of a view’s layer off the main thread is not allowed: view <Shelf.Dial: 0x1> "
        + "with no associated or ancestor view controller; backtrace:", "msg-layer-off-main"
    ),
    (
      "[UIKitCore] Modifying properties of a view's layer off the main thread is not allowed: view",
      "msg-layer-off-main"
    ),
    (
      "Unsupported use of UIKit API off the main thread: UIAccessibilityIsVoiceOverRunning()",
      "msg-uikit-off-main"
    ),
    (
      "Presenting view controllers on detached view controllers is discouraged <Shelf.Menu: 0x1>.",
      "msg-present-detached-old"
    ),
    (
      "[Presentation] Presenting view controller <A: 0x1> from detached view controller <B: 0x2> is discouraged.",
      "msg-present-detached"
    ),
    (
      "Thread 1: \"Your application has presented a UIAlertController (<A: 0x1>) of style "
        + "UIAlertControllerStyleActionSheet from B (<B: 0x2>). You must provide location information "
        + "for this popover through the alert controller's popoverPresentationController.\"",
      "msg-action-sheet-source"
    ),
    (
      "'Application tried to present modally an active controller <UITabBarController: 0x1>.'",
      "msg-active-controller"
    ),
    (
      "Attempt to present <A: 0x1> on <B: 0x2> (from <C: 0x3>) which is already presenting <D: 0x4>.",
      "msg-present-presenting"
    ),
    (
      "Fatal error: Reading Environment<Optional<Binding<EditMode>>> outside View.body",
      "msg-reading-environment"
    ),
    (
      "The window has been marked as needing another Layout Window pass, but it has already had more",
      "msg-constraints-pass"
    ),
  ])
  func variants(line: String, expected: String) {
    #expect(id(line) == expected)
  }

  @Test(arguments: [
    "state was modified during the update", "Begin presenting", "a frame of invalid dimension",
    "Modifying state", "I attempt to present <A>", "Reading Environment from the process",
    "Your application has presented the last page",
  ])
  func otherTexts(line: String) {
    #expect(id(line) == nil)
  }

  @Test func aShortCatalogAndAnEmptyOne() {
    let short = MessageMatcher(
      MessageCatalog([
        MessagePattern(
          id: "m", pattern: "east <x> by south", gotchas: ["g"], severity: .note, isOnceOnly: false)
      ]))
    let text = Array("wind from east and by south".utf8)
    #expect(
      Imported(text, matcher: short).events == ["1 message m wind from east and by south"])
    let other = Array("by south and east".utf8)
    #expect(Imported(other, matcher: short).events == ["1 note by south and east"])
    let none = MessageMatcher(MessageCatalog())
    #expect(Imported(Array("bc a".utf8), matcher: none).events == ["1 note bc a"])
  }

  @Test(arguments: ["", " "])
  func aMessageBrokenByATerminalOrAMailProgramIsOne(end: String) {
    let head = "2022-05-30 10:15:07.466884+0100 Tide Pool[27001:549001] [SwiftUI] "
    let cut = end.isEmpty ? "Modifying stat" : "Modifying state"
    let rest = end.isEmpty ? "e during" : "during"
    let text =
      head + cut + "\n" + rest + " view update, this will cause undefined behavior.\n" + head
      + "Something nobody knows yet\nBegin updateUIView\n"
    let run = Imported(text)
    #expect(run.kinds == [.message, .note, .updateBegin])
    #expect(run.lines == [1, 3, 4])
    #expect(run.events[1].contains("unrecognised"))
    #expect(run.lostLines(of: text) == 0)
    let bytes = Array(text.utf8)
    for cut in 1..<bytes.count { #expect(Imported(bytes, cuts: [cut]) == run) }
  }
}
