import Bridgebook
import Testing

@Suite struct FNVHashTests {
  /// Values of the reference implementation's test vectors.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func theHashIsThatOfTheReference(text: String, digits: String) {
    var hash = FNVHash()
    hash.add(text)
    #expect(hash.value.hexadecimal() == digits)
  }

  @Test func itMattersWhereAPartEnds() {
    var one = FNVHash()
    one.add(part: "ab")
    one.add(part: "c")
    var other = FNVHash()
    other.add(part: "a")
    other.add(part: "bc")
    #expect(one != other)
  }

  @Test func digitsArePadded() {
    #expect(UInt64(10).hexadecimal(width: 4) == "000a")
    #expect(UInt64(0x12345).hexadecimal(width: 4) == "12345")
  }
}
