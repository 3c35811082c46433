import BridgebookStore
import Testing

@Suite struct SearchTextTests {
  @Test(
    arguments: [
      ("updateUIView", ["update", "ui", "view"]),
      ("UIViewRepresentable", ["ui", "view", "representable"]),
      ("makeNSViewController", ["make", "ns", "view", "controller"]),
      ("URL", ["url"]), ("x", ["x"]), ("lower", ["lower"]), ("aB", ["a", "b"]),
      ("MKMapView", ["mk", "map", "view"]), ("iOS17View", ["i", "os17", "view"]), ("", [""]),
    ])
  func aNameFallsIntoItsWords(name: String, words: [String]) {
    #expect(SearchText.split(Substring(name)) == words)
  }

  @Test func eastAsianTextFallsIntoTheWordsItMayHold() {
    #expect(SearchText.eastAsianWords(of: "状態の x 鍵") == ["状態", "状態の", "態の"])
    #expect(SearchText.eastAsianWords(of: "plain") == [])
  }

  @Test(
    arguments: [
      ("", [[]]), ("plain", [[]]), ("é 🎈 ™", [[]]), ("状態", [["状態"]]), ("鍵", [["鍵"]]),
      ("状態が変", [["状態", "態が", "が変"]]), ("光标 jumps 跳动", [["光标"], ["跳动"]]),
      ("한국어", [["한국", "국어"]]), ("ｾﾙ", [["ｾﾙ"]]),
    ] as [(String, [[String]])])
  func runsBecomePairs(text: String, pairs: [[String]]) {
    #expect(SearchText.bigrams(of: text) == pairs.filter { !$0.isEmpty })
  }
}
