import Bridgebook
import BridgebookExport
import TestSupport
import Testing

@testable import BridgebookMCP

/// Parsing of texts that clients send: strict JSON, and addresses of resources.
@Suite struct AgentTextTests {
  @Test(arguments: [
    (" [1, -0, 2.5, 1e3, -1.5E-2] ", "[1,0,2.5,1000.0,-0.015]"),
    (#"{"a":{"b":[]},"a":null}"#, #"{"a":{"b":[]},"a":null}"#), ("true", "true"),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
    (#""a\u0000b""#, #""a\u0000b""#), (#""\ud83d\ude00 日本""#, #""😀 日本""#),
    (#""\ud800z\udc00""#, "\"\u{fffd}z\u{fffd}\""), (#""\ud800A""#, "\"\u{fffd}A\""),
    ("9223372036854775807", "9223372036854775807"),
    ("123456789012345678901234567890", "1.2345678901234568e+29"),
  ])
  func aTextIsReadToTheLetter(text: String, value: String) {
    #expect(JSONReader.value(of: text)?.line == value)
  }

  @Test(
    arguments: [
      "", " ", "nul", "truex", "01", "-", "1.", ".5", "+1", "1e", "NaN", "Infinity", "'a'", "\"a",
      "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}",
      "{a:1}", "{\"a\":1,}", "[", "]", "[}", "1 2", "\u{feff}1", "/* */1",
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
    ].map(LongText.init))
  func whatIsNoJSONIsSaidToBeNone(text: LongText) {
    guard case .notJSON = JSONReader.read(text.text) else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test func valuesAreCountedWhileTheyAreRead() {
    let text = "[" + String(repeating: "0,", count: 99) + "0]"
    guard case .value = JSONReader.read(text, maximumValueCount: 101),
      case .tooManyValues = JSONReader.read(text, maximumValueCount: 100)
    else {
      Issue.record("the limit does not hold")
      return
    }
  }

  @Test(arguments: [
    "MKMapView", "map-wrapper/M1", "text-view/N4+policy=queueFirst", "a b", "100%", "日本", "#?&",
  ])
  func anAddressLeadsBackToItsName(name: String) throws {
    let address = ResourceAddress(.entry, name)
    #expect(address.text.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") })
    #expect(ResourceAddress(address.text) == address)
  }

  @Test func anAddressMayCarryOptions() throws {
    let address = try #require(
      ResourceAddress("bridgebook://sheet/gotchas?platform=macos&topic=a%26b&brief"))
    #expect(address.kind == .sheet)
    #expect(address.name == "gotchas")
    #expect(address.options.map(\.name) == ["platform", "topic", "brief"])
    #expect(address.options.map(\.value) == ["macos", "a&b", ""])
  }

  @Test(arguments: [
    "", "bridgebook://", "bridgebook://entry", "bridgebook://entry/", "bridgebook://other/a",
    "file:///etc/passwd", "bridgebook://entry/%", "bridgebook://entry/%zz",
    "bridgebook://entry/%ff", "http://entry/a",
  ])
  func whatIsNoAddressIsSaidToBeNone(text: String) {
    #expect(ResourceAddress(text) == nil)
  }
}
