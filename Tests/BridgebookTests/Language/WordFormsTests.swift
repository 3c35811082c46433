import Bridgebook
import Testing

@Suite struct WordFormsTests {
  @Test(arguments: [
    ("display link", "use a display link here", true), ("display link", "a display link", true),
    ("display links", "display link", true), ("display link", "display a link", false),
    ("link to link", "link link to link", true), ("display link", "display", false),
    ("", "display link", false), ("帧回调", "在 SwiftUI 中使用 帧回调", true),
  ])
  func aPhraseIsQuotedIfItsWordsFollowEachOther(phrase: String, text: String, isQuoted: Bool) {
    let stems = WordForms.words(of: text).map(\.stem)
    #expect(WordForms.isQuoted(phrase, in: stems) == isQuoted)
  }

  @Test(arguments: [
    ("SwiftUI's own", ["SwiftUI", "own"]), ("the view’s size", ["the", "view", "size"]),
    ("it doesn't", ["it", "doesnt"]), ("'views' of its s", ["views", "of", "its", "s"]),
    ("the views' sizes", ["the", "views", "sizes"]), ("'s", ["s"]), ("it's", ["its"]),
    ("`UITextView`'s text", ["UITextView", "text"]), ("UIKIT'S", ["UIKIT"]), ("that’s", ["thats"]),
    ("a class's menu's", ["a", "class", "menu"]), ("iOS 17's", ["iOS", "17"]),
  ])
  func aPossessiveIsTheWordItself(text: String, words: [String]) {
    #expect(WordForms.words(of: text).map(\.text) == words)
  }

  @Test(.timeLimit(.minutes(1)))
  func aLongWordOfApostrophesTakesLinearTime() {
    #expect(WordForms.words(of: String(repeating: "a'", count: 1_000_000)).count == 1)
  }

  @Test(arguments: [
    ("notes", "not"), ("panes", "pan"), ("here", "her"), ("bare", "bar"), ("tapes", "tap"),
    ("noted", "not"), ("taping", "tap"),
  ])
  func anotherWordHasAnotherStem(word: String, other: String) {
    #expect(WordForms.stem(word) != WordForms.stem(other))
  }

  @Test(arguments: [
    ("notes", "note"), ("noting", "note"), ("taped", "tape"), ("tapped", "tap"),
    ("sizing", "size"), ("hides", "hiding"), ("panned", "pan"),
  ])
  func theFormsOfAWordHaveOneStem(word: String, other: String) {
    #expect(WordForms.stem(word) == WordForms.stem(other))
  }
}
