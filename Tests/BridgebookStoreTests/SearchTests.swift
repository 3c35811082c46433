import Bridgebook
import BridgebookStore
import Testing

@Suite struct SearchTests {
  private static let entries = [
    Fixture.gotcha("update-twice", cause: "SwiftUI calls `updateUIView` twice.[^seed-000]"),
    Fixture.gotcha("make-once", cause: "SwiftUI calls `makeNSViewController` once."),
    Fixture.gotcha("caret", title: "The cursor jumps", terms: ["caret moves"]),
    Fixture.gotcha("cell-height", symptom: "Hosted cells are clipped."),
    Fixture.gotcha("japanese", terms: ["状態の更新", "セルの高さ", "々"]),
    Fixture.gotcha("chinese", terms: ["光标跳动", "弹窗"]),
    Fixture.gotcha("one-sign", terms: ["鍵"]),
    Fixture.gotcha("accent", title: "Déjà vu in the coordinator"),
  ]

  private func found(_ words: String, synonyms: [Synonym] = []) throws -> [String] {
    try Fixture.store(Self.entries, synonyms: synonyms).search.results(for: words).map(\.id)
  }

  @Test(
    arguments: [
      ("update view", "update-twice"), ("VIEW UPDATE", "update-twice"),
      ("updateUIView", "update-twice"), ("updateuiview", "update-twice"),
      ("updateUiView", "update-twice"), ("updateUIView(_:context:)", "update-twice"),
      ("make view controller", "make-once"), ("makeNSViewController", "make-once"),
      ("ns controller", "make-once"),
    ])
  func theWordsInsideAnAPINameFindIt(words: String, id: String) throws {
    #expect(try found(words).first == id)
  }

  @Test(arguments: ["jump", "jumping", "jumped", "cursors", "Cursor's", "moving carets"])
  func wordFormsFindTheWord(words: String) throws {
    #expect(try found(words) == ["caret"])
  }

  @Test func accentsDoNotMatter() throws {
    #expect(try found("deja") == ["accent"])
    #expect(try found("déjà") == ["accent"])
    #expect(try found("DE\u{301}JA\u{300}") == ["accent"])
  }

  @Test(
    arguments: [
      ("状態", "japanese"), ("更新", "japanese"), ("態の", "japanese"), ("セル", "japanese"),
      ("状態の更新", "japanese"), ("高さ", "japanese"), ("光标", "chinese"), ("弹窗", "chinese"),
      ("跳动", "chinese"), ("鍵", "one-sign"),
    ])
  func wordsOfJapaneseAndChineseAreFound(words: String, id: String) throws {
    #expect(try found(words) == [id])
  }

  @Test(arguments: ["状態の更新セルの高さ".map(String.init), "光标跳动弹窗".map(String.init)])
  func everySingleCharacterIsFound(characters: [String]) throws {
    for character in characters {
      #expect(!(try found(character)).isEmpty, "\(character) is not found")
    }
  }

  @Test func wordsThatAreNotThereFindNothing() throws {
    for words in ["zebra", "冷蔵庫", "the of a", "", " ", "?!", "🎈"] {
      #expect(try found(words) == [], "\(words) finds something")
    }
  }

  @Test func aSynonymFindsWhatItStandsFor() throws {
    let synonyms = [
      Synonym(word: "blinker", expansions: ["cursor", "insertion point"]),
      Synonym(word: "mistyped", expansions: ["say \"hosted\" cells"]),
      Synonym(word: "窗口", expansions: ["cursor"]),
    ]
    #expect(try found("blinker") == [])
    #expect(try found("Blinker", synonyms: synonyms) == ["caret"])
    #expect(try found("blinkers", synonyms: synonyms) == [])
    #expect(try found("窗口", synonyms: synonyms).contains("caret"))
    // Quotes inside an expansion must not end the phrase early.
    #expect(throws: Never.self) { try found("mistyped", synonyms: synonyms) }
  }

  @Test func aBetterFieldWinsOverAMention() throws {
    let store = try Fixture.store([
      Fixture.gotcha("mention", title: "Other", cause: "It may blink."),
      Fixture.gotcha("title", title: "Blink"),
    ])
    #expect(try store.search.results(for: "blink").map(\.id) == ["title", "mention"])
    let scores = try store.search.results(for: "blink").map(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test func anIdThatIsTypedStandsFirst() throws {
    let store = try Fixture.store([
      Fixture.gotcha("blink", cause: "nothing"),
      Fixture.gotcha("loud", title: "blink blink", terms: ["blink"], symptom: "blink"),
    ])
    #expect(try store.search.results(for: "BLINK").map(\.id) == ["blink", "loud"])
    #expect(try store.search.results(for: "blink", limit: 1).map(\.id) == ["blink"])
  }

  @Test func filtersAndLimitHold() throws {
    let store = try BuiltInStore.open()
    #expect(try store.search.results(for: "view", limit: 3).count == 3)
    for kind in EntryKind.allCases {
      let results = try store.search.results(for: "view", kind: kind, limit: 20)
      #expect(!results.isEmpty)
      #expect(results.allSatisfy { $0.kind == kind })
    }
    for result in try store.search.results(for: "view", approach: .gesture, limit: 20) {
      #expect(try store.entries.entry(result.id)?.approaches.contains(.gesture) == true)
    }
  }

  @Test func theSnippetMarksWhatMatches() throws {
    let result = try Fixture.store(Self.entries).search.results(for: "clipped").first
    #expect(result?.snippet == "Hosted cells are \u{1}clipped\u{2}.")
  }

  @Test func theSnippetIsFromTheRestOfAnEntryIfNothingBeforeMatches() throws {
    let entry = Fixture.gotcha(
      "late", title: "Late", terms: ["an oven", "one pan"], symptom: "The list\njumps twice.",
      cause: "A layout pass bakes the pan.[^seed-000]")
    let search = try Fixture.store([entry]).search
    func snippet(_ words: String) throws -> String? {
      try search.results(for: words).first?.snippet
    }
    #expect(try snippet("layout") == "A \u{1}layout\u{2} pass bakes the pan. ")
    #expect(try snippet("jumping list") == "The \u{1}list\u{2} \u{1}jumps\u{2} twice.")
    #expect(try snippet("pan") == "one \u{1}pan\u{2}")
    // The title is shown above the snippet.
    #expect(try snippet("late") == "The list jumps twice.")
  }
}
