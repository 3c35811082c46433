import Testing

@testable import Bridgebook

/// The phrases that can occur in a text, determined from their words.
@Suite struct PhraseFilterTests {
  private func canOccur(_ phrase: String, in text: String) -> Bool {
    var phrase = phrase
    return phrase.withUTF8(PhraseFilter(of: text).canOccur)
  }

  @Test(arguments: [
    ("map", "a map in my app"), ("maps in apps", "a map in my app"),
    ("wrapped ~ view", "how do I wrap my view"), ("Map view", "the view with the MAP is blank"),
    ("3d model", "show a 3D model"), ("x-axis", "label of the x axis"), ("ties", "a ty"),
    ("wrap @class", "wrap MKMapView"), ("@class in swiftui", "MKMapView in SwiftUI"),
  ])
  func aPhraseWhoseWordsOccurCanOccur(phrase: String, text: String) {
    #expect(canOccur(phrase, in: text))
  }

  @Test(arguments: [
    ("map", "a list in my app"), ("mapkit view", "a map in my view"), ("tab bar", "a table bar"),
    ("map of ~ city", "a map of my app"), ("wrap @class for swiftui", "wrap MKMapView for UIKit"),
  ])
  func aPhraseWithoutOneOfItsWordsCannotOccur(phrase: String, text: String) {
    #expect(!canOccur(phrase, in: text))
  }

  @Test(arguments: ["~", "@class", "地図", "l'écran", "Über", "map の中", "don’t"])
  func whatHasNoPlainWordIsComparedWordByWord(phrase: String) {
    #expect(canOccur(phrase, in: "a map of 地図"))
  }

  @Test func aTextInPlainLettersHasNoPhrasesOfOtherScripts() {
    #expect(!canOccur("地図", in: "a map") && !canOccur("map の中", in: "a map"))
    #expect(canOccur("don’t", in: "I dont know"))
  }
}
