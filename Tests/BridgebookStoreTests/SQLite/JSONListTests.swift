import Testing

@testable import BridgebookStore

@Suite struct JSONListTests {
  @Test(arguments: [
    [], ["M"], ["M", "statement"], ["a,b", "say \"so\"", "back\\slash", "two\nlines", "日本", ""],
  ])
  func wordsComeBack(words: [String]) throws {
    let text = JSONList.text(of: words)
    #expect(JSONList.words(in: text) == words)
    let connection = try Connection(path: ":memory:", mode: .create)
    let read = try connection.rows("SELECT value FROM json_each(?)", [.text(text)]) { $0.text(0) }
    #expect(read == words)
    let written = try connection.first(
      "SELECT json_group_array(value) FROM json_each(?)", [.text(text)]
    ) { $0.text(0) }
    #expect(written.flatMap(JSONList.words) == words)
  }

  @Test(arguments: [[], [1], [12, 0, 4_294_967_296], [.max]])
  func numbersComeBack(numbers: [Int]) {
    #expect(JSONList.numbers(in: JSONList.text(of: numbers)) == numbers)
  }

  @Test(arguments: [
    "", "[", "]", "M", "[M]", "[\"M]", "[\"M\"", "[\"M\",]", "[,\"M\"]", "[\"M\"] ", "[\"\\x\"]",
    "[\"\\u12\"]", "{\"a\":1}", "[1,\"M\"]",
  ])
  func whatIsNoListOfWordsIsNil(text: String) {
    #expect(JSONList.words(in: text) == nil)
  }

  @Test(arguments: [
    "", "[", "1,2", "[1,2", "[1,,2]", "[1,]", "[-1]", "[1.5]", "[+1]", "[\"1\"]",
    "[]]", "[1]2]", "[ 1]", "[9223372036854775808]", "[99999999999999999999]",
  ])
  func whatIsNoListOfNumbersIsNil(text: String) {
    #expect(JSONList.numbers(in: text) == nil)
  }
}
