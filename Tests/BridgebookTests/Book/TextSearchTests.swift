import Bridgebook
import Testing

struct TextSearchTests {
  @Test func textsAreFoundAndReplacedFromLeftToRight() {
    let text = "aaa[^b][^"
    #expect(text.contains("[^b]") && text.contains("") && !text.contains("[^c"))
    #expect(text.dropFirst(4).contains("^b") && !text.dropFirst(5).contains("[^b"))
    #expect(
      text.firstRange(of: "[^").map { text.distance(from: text.startIndex, to: $0.lowerBound) } == 3
    )
    #expect("".firstRange(of: "x") == nil)
    #expect(text.replacing("aa", with: "b") == "ba[^b][^")
    #expect(text.replacing("[^", with: "") == "aaab]")
    #expect(text.replacing("", with: "x") == text)
    #expect("漢字と漢字".replacing("漢字", with: "字") == "字と字")
  }

  @Test(arguments: [
    [0x61], [0xE6, 0xBC, 0xA2], [0xF0, 0x9F, 0x98, 0x80], [0xEF, 0xBF, 0xBD], [],
  ])
  func validBytesBecomeTheirText(_ bytes: [UInt8]) {
    #expect(String(validating: bytes, as: UTF8.self).map { Array($0.utf8) } == bytes)
  }

  @Test(arguments: [[0xFF], [0xE6, 0xBC], [0xF0, 0x9F, 0x98], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
  func otherBytesHaveNone(_ bytes: [UInt8]) {
    #expect(String(validating: bytes, as: UTF8.self) == nil)
  }
}
