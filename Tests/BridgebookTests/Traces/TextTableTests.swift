import Bridgebook
import Testing

/// Each text has a single number, because a store that contained a text twice would count as
/// damaged.
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

  /// An old number of a forgotten text must not yield another text.
  @Test func noLaterTextHasTheNumberOfOneThatWasGivenUp() {
    var table = TextTable(capacity: 2)
    var copy = TextTable()
    var numbers: [TextID] = []
    for turn in 0..<50 {
      for _ in 0...turn % 3 { numbers.append(transient("text \(numbers.count)", in: &table)) }
      copy.apply(table.changes(since: table.count))
      for (index, number) in numbers.enumerated() {
        let expected = index + 1 + turn % 3 >= numbers.count ? "text \(index)" : ""
        #expect(table[number] == expected)
        #expect(copy[number] == expected)
      }
      table.forgetTransientTexts()
    }
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0.isTransient && table[$0].isEmpty })
  }

  @Test func aFullTableTakesNamesAndThenOnlyWordsOfTheProgram() {
    var table = TextTable(capacity: 8)
    let values = (0..<20).compactMap { table.number(of: "value \($0)") }
    let names = (0..<20).compactMap { table.number(of: "name \($0)", for: .name) }
    let own = (0..<20).compactMap { table.number(of: "own \($0)", for: .own) }
    #expect([values.count, names.count, own.count] == [7, 2, 20])
    #expect(table.number(of: "own 3") == own[3])
    #expect(own.map { table[$0] } == (0..<20).map { "own \($0)" })
  }

  private func transient(_ text: String, in table: inout TextTable) -> TextID {
    var text = text
    return text.withUTF8 { table.transientNumber(of: $0) }
  }
}
