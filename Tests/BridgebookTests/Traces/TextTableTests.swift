import Bridgebook
import Testing

/// One text has one number: a store that held a text twice would be called damaged.
@Suite struct TextTableTests {
  private func number(of bytes: [UInt8], in table: inout TextTable) -> TextID? {
    bytes.withUnsafeBufferPointer { table.number(of: $0) }
  }

  @Test func bytesThatAreNoUTF8AreTheTextTheyBecome() {
    var table = TextTable()
    let first = number(of: [0x61, 0xff], in: &table)
    #expect(first == number(of: [0x61, 0xff], in: &table))
    #expect(first == number(of: [0x61, 0xfe], in: &table))
    #expect(first == table.number(of: "a\u{FFFD}"))
    #expect(first.map { table[$0] } == "a\u{FFFD}")
    #expect(table.count == 2)
  }

  @Test func noTwoTextsOfRandomBytesAreEqual() {
    var table = TextTable(capacity: 400)
    var state: UInt64 = 3
    for _ in 0..<4_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bytes = [
        UInt8(truncatingIfNeeded: state >> 33) | 0xc0, UInt8(truncatingIfNeeded: state >> 41),
      ]
      _ = number(of: bytes, in: &table)
    }
    let texts = (0..<table.count).map { table[TextID(index: UInt32($0))] }
    #expect(Set(texts).count == texts.count)
    #expect(texts.count > 100)
  }
}
