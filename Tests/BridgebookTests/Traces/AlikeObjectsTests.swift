import Bridgebook
import Testing

/// Comparing an entry with the previous one gives the same events as scanning every entry.
@Suite struct AlikeObjectsTests {
  private static let members = [
    #""traceID":11259012"#, #""eventMessage":"[Map] Begin updateUIView""#, #""source":null"#,
    #""formatString":"%{public}@ \"quoted\" \\""#, #""subsystem":"com.example.atlas""#,
    #""category":"ui""#, #""threadID":549001"#,
    #""backtrace":{"frames":[{"imageOffset":18332,"name":"}]{\""}]}"#, #""isLive":true"#,
    #""timestamp":"2026-02-11 09:00:00.000041+0100""#, #""messageType":"Default""#,
    #""processID":27001"#, #""timezoneName":"""#,
  ]

  private static let others = [
    #""eventMessage":"[SwiftUI] Modifying state during view update, this will cause undefined behavior.""#,
    #""eventMessage":"[Map] End updateUIView""#, #""eventMessage":7"#,
    #""eventMessage":"\u0041\n""#,
    #""subsystem":"com.apple.SwiftUI""#, #""category":"SwiftUI""#, #""threadID":54900"#,
    #""threadID":5490012"#, #""threadID":"main""#, #""finished":1"#, #""count":3"#,
    #""timestamp":"2026-02-11 09:00:01.5+0100""#, #""signpostName":"updateUIView""#,
    #""signpostType":"begin""#, #""signpostType":"end""#, #""signpostID":9"#,
    #""backtrace":{"frames":[]}"#, #""traceID":1125901"#, #""source":nul"#, #""isLive":false"#,
    #""formatString":"%{public}@ \"quoted\" ""#,
  ]

  /// Returns an entry like most others, with some random changes.
  private static func entry(_ generator: inout TraceFuzzTests.Generator) -> [UInt8] {
    var members = members
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let index = Int.random(in: 0..<members.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: members.remove(at: index)
      case 1:
        members.insert(members[index], at: Int.random(in: 0..<members.count, using: &generator))
      case 2: members.swapAt(index, 0)
      case 3: members[index] += " "
      default: members[index] = others.randomElement(using: &generator) ?? ""
      }
    }
    let separators = [",", ",", ",", " , ", "", " "]
    let separator = separators.randomElement(using: &generator) ?? ""
    var bytes = Array("{\(members.joined(separator: separator))}".utf8)
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
    case 1:
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
        Array("\"\\{}[],:0 ".utf8).randomElement(using: &generator) ?? 0
    case 2: bytes.insert(UInt8(ascii: "1"), at: Int.random(in: 0..<bytes.count, using: &generator))
    default: break
    }
    return bytes
  }

  @Test(arguments: 0..<8)
  func changedEntries(seed: UInt64) {
    var generator = TraceFuzzTests.Generator(state: seed)
    var lines: [UInt8] = []
    for _ in 0..<1_500 { lines += AlikeObjectsTests.entry(&generator) + [0x0A] }
    let compared = Imported(lines, format: "oslog-ndjson")
    #expect(compared == Imported(lines, format: "oslog-ndjson", remembersTexts: false))
    #expect(compared.scores.first?.matchedLines ?? 0 > 500)
    #expect(Imported(lines) == Imported(lines, remembersTexts: false))
  }

  @Test(arguments: 0..<4)
  func entriesOfADocument(seed: UInt64) {
    var generator = TraceFuzzTests.Generator(state: seed)
    let entries = (0..<200).map { _ in AlikeObjectsTests.entry(&generator) }
    let document = Array("[".utf8) + entries.joined(separator: Array(",\n".utf8)) + Array("]".utf8)
    #expect(Imported(document) == Imported(document, remembersTexts: false))
  }

  /// The comma after a number is compared as well, because it ends the number.
  @Test func aNumberThatGoesOn() {
    func entry(_ thread: String) -> String {
      #"{"eventMessage":"x","messageType":"Default","threadID":\#(thread)"processID":1,"a":1}"#
    }
    let run = Imported(
      [entry("5,"), entry("5,"), entry("5"), entry("52,"), entry("5 "), entry("5,")]
        .joined(separator: "\n"))
    #expect(
      run.events == [
        "1 note x @5", "2 note x @5", "3 note x @5", "4 note x @52", "5 note x @5", "6 note x @5",
      ])
  }

  /// Entries with more members and bytes than the reader remembers.
  @Test func largeEntries() {
    let many = (0..<400).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
    let wide = #""wide":""# + String(repeating: "wide ", count: 4_000) + "\""
    for filler in [many, wide] {
      let line = #"{\#(filler),"eventMessage":"hello","messageType":"Default","threadID":4}"# + "\n"
      let bytes = Array(String(repeating: line, count: 5).utf8)
      let run = Imported(bytes)
      #expect(run == Imported(bytes, remembersTexts: false))
      #expect(run.events == (1...5).map { "\($0) note hello @4" })
    }
  }
}
