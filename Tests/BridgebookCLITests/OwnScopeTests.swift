import Bridgebook
import BridgebookStore
import TestSupport
import Testing

@testable import BridgebookApp

/// A change is checked only with the texts it may affect, with the same result as a check of all
/// texts.
@Suite struct OwnScopeTests {
  /// Makes random changes of texts that refer to each other in two stores: one checks only the
  /// texts they may affect, the other checks everything.
  @Test(arguments: Effort.isFull ? [1, 2, 3, 4] : [1] as [UInt64])
  func aCheckOfAPartFindsWhatACheckOfAllFinds(seed: UInt64) throws {
    var texts = RandomTexts(seed: seed)
    let (part, whole) = (try OwnStore(), try OwnStore())
    let checksPart = try session(part)
    let checksAll = try session(whole, checksAll: true)
    var accepted = 0
    var refused = 0
    for step in 0..<Effort.amount(brief: 18, full: 40) {
      let edits = step == 0 ? RandomTexts.all : texts.edits()
      let one = Self.result(of: edits, in: checksPart)
      let other = Self.result(of: edits, in: checksAll)
      try #require(one == other, "step \(step): \(edits.map(\.path))")
      if case .success = one {
        accepted += 1
      } else {
        refused += 1
        #expect(step > 0, "\(one)")
      }
    }
    #expect(accepted > 3 && refused > 3, "\(accepted) \(refused)")
    // The times of versions differ.
    let found = try MergeTests.content(of: part.path).filter { !$0.hasPrefix("own_") }
    let expected = try MergeTests.content(of: whole.path).filter { !$0.hasPrefix("own_") }
    #expect(found == expected, "\(Set(found).symmetricDifference(expected).sorted().prefix(9))")
    #expect(try MergeTests.isSound(part.path))
  }

  @Test func aTextThatNothingNamesIsCheckedAlone() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let scope = try scope(of: ["new": OwnTexts.gotcha("new")], in: store)
    #expect(scope?.inputs.map(\.id) == ["new"])
    #expect(scope?.others.isEmpty == true)
  }

  @Test func textsThatNameAChangedTextAreCheckedWithIt() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let naming = OwnTexts.gotcha("naming", links: "our-map")
    #expect(try store.add(["a.txt": naming]).status == 0)
    let scope = try scope(of: ["our-map": OwnTexts.gotcha("our-map", title: "New")], in: store)
    #expect(scope?.inputs.map(\.id) == ["naming", "our-map"])
    // A text named by a checked text is known, but not checked again.
    let other = try self.scope(of: ["naming": naming], in: store)
    #expect(other?.inputs.map(\.id) == ["naming"])
    #expect(other?.others.map(\.id) == ["our-map"])
  }

  @Test func textsThatActUnnamedAreCheckedWithEveryChange() throws {
    let store = try OwnStore(from: OwnTexts.team)
    let scope = try scope(of: ["new": OwnTexts.gotcha("new")], in: store)
    #expect(
      scope?.inputs.map(\.id) == ["our-lines", "our-sources", "update-unguarded", "new"])
    // A message of the table names this gotcha.
    #expect(scope?.others.map(\.id) == ["our-caret"])
    let table = "kind: table\nid: our-words\nextends: synonyms\n\nword | caret\n"
    #expect(try self.scope(of: ["our-words": table], in: store) == nil)
  }

  @Test func aSymptomIsComparedWithTextsThatAreNotChecked() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let same = OwnTexts.gotcha("other", symptom: "what PEOPLE see\n of our-caret.")
    let refused = try store.add(["a.txt": same])
    #expect(refused.err.contains("has the same symptom"), "\(refused.err)")
    let accents = ["caf\u{e9}", "cafe\u{301}"]
    let first = OwnTexts.gotcha("first", symptom: "The \(accents[0]) is empty.")
    #expect(try store.add(["a.txt": first]).status == 0)
    let second = OwnTexts.gotcha("second", symptom: "The \(accents[1])\u{a0}is empty.")
    #expect(try store.add(["a.txt": second]).status == 2)
  }

  @Test func aPhrasingIsComparedWithTextsThatAreNotChecked() throws {
    let store = try OwnStore()
    let first = RandomTexts.task("one", phrasing: "Turn the dial")
    #expect(try store.add(["a.txt": first]).status == 0)
    let refused = try store.add(["a.txt": RandomTexts.task("two", phrasing: "turn the DIAL")])
    #expect(refused.err.contains("turn the DIAL"), "\(refused.err)")
    #expect(try store.add(["a.txt": RandomTexts.task("two", phrasing: "turn it")]).status == 0)
  }

  private func session(_ store: OwnStore, checksAll: Bool = false) throws -> OwnBookSession {
    try OwnBookSession(
      store: Workspace(store: store.path).openStoreForWriting(), checksAll: checksAll)
  }

  private func scope(of texts: [String: String], in store: OwnStore) throws -> ChangeScope? {
    let edits = texts.map { id, text in
      OwnBookSession.Edit(id: id, path: "\(id).txt", bytes: Array(text.utf8))
    }
    return try ChangeScope(of: edits, in: Workspace(store: store.path).openStore())
  }

  /// An outcome or an error, which can be compared.
  private enum ChangeResult: Equatable {
    case success([OwnBookSession.Outcome])
    case failure(String)
  }

  private static func result(
    of edits: [OwnBookSession.Edit], in session: OwnBookSession
  ) -> ChangeResult {
    do { return .success(try session.apply(edits)) } catch { return .failure("\(error)") }
  }
}
