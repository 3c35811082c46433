import Bridgebook
import BridgebookStore
import Testing

/// The search finds messages and scenarios of the built-in book as well as entries.
@Suite struct MessageSearchTests {
  private let store: Store

  init() throws {
    store = try BuiltInStore.open()
  }

  /// Returns the message with other text in its placeholders.
  private static func filled(_ pattern: String) -> String {
    MessagePattern(
      id: "", pattern: pattern, gotchas: [], severity: .note, isOnceOnly: false
    ).parts.joined(separator: "<MyApp.ProfileHost: 0x10a8>")
  }

  @Test func everyMessageStandsBeforeItsGotchas() throws {
    var missed: [String] = []
    for message in try store.messages.catalog().patterns {
      // A crash and a hang in the same frames are two messages; both come before their gotchas.
      let limit = message.gotchas.count + 3
      let found = try store.search.results(for: Self.filled(message.pattern), limit: limit).map(
        \.id)
      guard let place = found.firstIndex(of: message.id) else {
        missed.append("\(message.id): \(found)")
        continue
      }
      // Messages with the same beginning are next to each other.
      let isBehind = message.gotchas.allSatisfy { gotcha in
        found.firstIndex(of: gotcha).map { $0 > place } ?? false
      }
      if place > 1 || !isBehind { missed.append("\(message.id): \(found)") }
    }
    #expect(missed == [])
  }

  @Test(
    arguments: [
      (
        "2024-05-01 10:11:12.345678+0200 Demo[4711:123] [SwiftUI] Modifying state during view update, this will cause undefined behavior.",
        "msg-modifying-state"
      ),
      ("Modifying state during view upda", "msg-modifying-state"),
      (
        "*** Terminating app\nFatal error: No ObservableObject of type Settings found. A View.environmentObject(_:) for Settings may be missing\nas an ancestor of this view.",
        "msg-no-observable-object"
      ),
      (
        "Attempt to present <UIAlertController: 0x7f> on <Demo.Host: 0x9a> (from <Demo.Host: 0x9a>) whose view is not in the window hierarchy.",
        "msg-present-off-window"
      ),
      ("=== AttributeGraph: cycle detected through attribute 8172 ===", "msg-graph-cycle"),
    ])
  func aPastedMessageIsFoundWithWhateverStandsAroundIt(text: String, id: String) throws {
    let found = try store.search.results(for: text, limit: 3)
    #expect(found.first?.id == id)
    #expect(found.first?.kind == .message)
    let gotcha = try #require(try store.messages.message(id)?.message.gotchas.first)
    #expect(found.dropFirst().first?.id == gotcha)
    #expect(try store.search.results(for: text, kind: .gotcha, limit: 1).map(\.id) == [gotcha])
  }

  @Test func aMessageIsExplained() throws {
    let dossier = try #require(try store.messages.message("MSG-layout-recursion"))
    #expect(
      dossier.message.gotchas == ["hosting-window-constraint-loop", "reentrant-layout"])
    #expect(dossier.gotchas.map(\.id) == dossier.message.gotchas)
    #expect(!dossier.sources.isEmpty)
    #expect(try store.messages.message("msg-none") == nil)
    for message in try store.messages.catalog().patterns {
      let dossier = try #require(try store.messages.message(message.id))
      #expect(!dossier.meaning.isEmpty, "\(message.id) means nothing")
      #expect(message.isNoise || !message.origin.isEmpty, "nobody prints \(message.id)")
    }
  }

  @Test func everyScenarioIsFoundByItsTitle() throws {
    for scenario in try store.scenarios.titles() {
      let found = try store.search.results(for: scenario.title, kind: .scenario, limit: 3)
      #expect(found.contains { $0.id == scenario.id }, "\(scenario.id) is not found")
    }
  }

  @Test(
    arguments: [
      ("caret hops behind the last letter whenever I type", "update-unguarded"),
      (
        "wrapped table keeps displaying its first rows after the data has changed",
        "update-not-implemented"
      ),
      ("UIHostingController does not become taller when its text grows", "hosting-sizing"),
      ("music goes on after the screen was left", "missing-dismantle"),
      ("touches do not reach the buttons below my clear overlay", "hit-testing-blocked"),
    ])
  func aSymptomInOtherWordsFindsItsGotcha(question: String, gotcha: String) throws {
    #expect(
      try store.search.results(for: question, kind: .gotcha, limit: 3).map(\.id).contains(gotcha))
  }

  @Test func onlyAClearSymptomIsNamed() throws {
    #expect(
      try store.search.gotcha(
        describedIn: "How do I wrap UITextView? The cursor jumps to the end while typing")
        == "update-unguarded")
    #expect(try store.search.gotcha(describedIn: "How do I show a UITextView in SwiftUI?") == nil)
  }
}
