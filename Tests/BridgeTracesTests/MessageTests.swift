import BridgeModel
import BridgeTraces
import Testing

/// The catalogue and how its texts are found.
@Suite struct MessageTests {
  private func id(_ line: String) -> String? {
    let run = Imported(line)
    guard let event = run.events.first, run.kinds.first == .message else { return nil }
    return event.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  @Test func everyPatternIsFoundAndMostSpecific() {
    #expect(Catalogue.matcher.catalogue.patterns.count > 60)
    for pattern in Catalogue.matcher.catalogue.patterns {
      let filled = pattern.pattern.replacing("<", with: "").replacing(">", with: "")
      let run = Imported("seen: " + filled)
      if pattern.isNoise {
        #expect(run.events == ["1 note noise seen: \(filled)"], "\(pattern.id)")
      } else {
        #expect(id("seen: " + filled) == pattern.id)
      }
    }
  }

  @Test func theCatalogueIsSortedAndSearched() {
    let catalogue = Catalogue.matcher.catalogue
    #expect(catalogue["msg-modifying-state"]?.gotchas == ["state-modified-during-update"])
    #expect(catalogue["msg-table-off-window"]?.isOnceOnly == true)
    #expect(catalogue["msg"] == nil)
    #expect(catalogue["zzz"] == nil)
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
  ])
  func variants(line: String, expected: String) {
    #expect(id(line) == expected)
  }

  @Test(arguments: [
    "state was modified during the update", "Begin presenting", "a frame of invalid dimension",
    "Modifying state", "I attempt to present <A>",
  ])
  func otherTexts(line: String) {
    #expect(id(line) == nil)
  }

  @Test func aShortCatalogueAndAnEmptyOne() {
    let short = MessageMatcher(
      MessageCatalogue([
        MessagePattern(
          id: "m", pattern: "a<x>bc", gotchas: ["g"], severity: .note, isOnceOnly: false)
      ]))
    #expect(Imported(Array("say bc".utf8), matcher: short).events == ["1 message m say bc"])
    #expect(Imported(Array("bc a".utf8), matcher: short).events == ["1 note bc a"])
    let none = MessageMatcher(MessageCatalogue())
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
