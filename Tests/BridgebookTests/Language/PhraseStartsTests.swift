import Testing

@testable import Bridgebook

/// Which phrases can occur in a text, told from their first word.
@Suite struct PhraseStartsTests {
  private func canOccur(_ phrase: String, in text: String) -> Bool {
    var phrase = phrase
    return phrase.withUTF8(PhraseStarts(in: text).canOccur)
  }

  @Test(arguments: [
    ("map", "a map in my app"), ("maps of a city", "a map in my app"),
    ("wrapped view", "how do I wrap it"), ("Map view", "the MAP is blank"),
    ("3d model", "show a 3D model"), ("x-axis", "label of the x axis"),
    ("ties", "a ty"), ("don't know", "I dont know"),
  ])
  func aPhraseWhoseFirstWordOccursCanOccur(phrase: String, text: String) {
    #expect(canOccur(phrase, in: text))
  }

  @Test(arguments: [
    ("map", "a list in my app"), ("mapkit view", "a map in my app"), ("tab bar", "a table"),
    ("gesture recognizer", "get a window"),
  ])
  func aPhraseWithoutItsFirstWordCannotOccur(phrase: String, text: String) {
    #expect(!canOccur(phrase, in: text))
  }

  @Test(arguments: ["@class in swiftui", "~ view", "地図", "l'écran", "Über"])
  func whatDoesNotBeginWithAPlainWordIsComparedWordByWord(phrase: String) {
    #expect(canOccur(phrase, in: "a map 地図 écran über l'écran @class"))
  }
}
