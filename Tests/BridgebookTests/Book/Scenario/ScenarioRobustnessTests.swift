import Bridgebook
import TestSupport
import Testing

/// Parsing any file yields a scenario, or faults within the file.
@Suite struct ScenarioRobustnessTests {
  @Test func everyPrefixIsRead() {
    let bytes = Array(ScenarioSamples.map.utf8)
    for end in 0...bytes.count { ScenarioRobustnessTests.read(bytes[..<end]) }
  }

  @Test(arguments: 0..<4)
  func everyChangedByteIsRead(_ chunk: Int) {
    var generator = SeededGenerator(seed: UInt64(chunk) + 7)
    let bytes = Array(ScenarioSamples.map.utf8)
    let signs = Array("\"{}()[]<-=.,:# \t\n\\0az\u{80}".utf8)
    for position in bytes.indices where position % 4 == chunk {
      for _ in 0..<2 {
        var damaged = bytes
        damaged[position] = signs.randomElement(using: &generator) ?? 0
        ScenarioRobustnessTests.read(damaged[...])
      }
    }
  }

  @Test func linesInAnyOrderAreRead() {
    var generator = SeededGenerator(seed: 5)
    let lines = ScenarioSamples.map.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<200 {
      let text = (lines[..<8] + lines[8...].shuffled(using: &generator)).joined(separator: "\n")
      ScenarioRobustnessTests.read(Array(text.utf8)[...])
    }
  }

  /// Texts that are long or deeply nested in different ways.
  @Test(
    arguments: [
      "print \(String(repeating: "(", count: 100_000))",
      "print \(String(repeating: "\"{", count: 100_000))",
      "print \(String(repeating: "not ", count: 100_000))a",
      "print \(String(repeating: "a + ", count: 100_000))a",
      "print \(String(repeating: "-", count: 100_000))1",
      "print \"{\(String(repeating: "- ", count: 100_000))a}\"",
      "print \(String(repeating: "[", count: 100_000))",
      "print \(String(repeating: "a.", count: 100_000))a",
      "print a \(String(repeating: "<- a ", count: 100_000))",
      (0..<2_000).map { String(repeating: "  ", count: $0) + "repeat 2" }.joined(separator: "\n"),
      "if a\n  focus\n" + String(repeating: "else if a\n  focus\n", count: 20_000),
    ].map(LongText.init))
  func deepNestingIsAFault(_ lines: LongText) {
    let (scenario, faults) = ScenarioSamples.parse(ScenarioSamples.body(lines.text))
    // A long name, and a long chain of parts, are not nested.
    #expect((scenario == nil) == !faults.isEmpty)
    #expect(faults.count <= 100)
  }

  @Test func tenThousandLinesAreRead() throws {
    let block = "write a = a + 1 <- here\nif a > 3\n  print \"a is {a}\"\nelse\n  call b.c\n"
    let text = ScenarioSamples.body(String(repeating: block, count: 2_000) + "focus")
    var result: (scenario: Scenario?, faults: [TextDiagnostic]) = (nil, [])
    let time = ProcessorTime.measure { result = ScenarioSamples.parse(text) }
    #expect(result.faults == [])
    #expect(try #require(result.scenario).declarations[0].members[0].block.count == 4_001)
    #expect(time < .seconds(20))
  }

  private static func read(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let file = SourceFile(path: "a.txt", text: text)
    let (scenario, faults) = ScenarioParser.parse(file)
    #expect((scenario == nil) == !faults.isEmpty)
    for fault in faults {
      #expect((1...max(1, file.lines.count)).contains(fault.line), "\(fault)")
      let line = file.lines.isEmpty ? "" : file.lines[fault.line - 1]
      #expect((1...(line.count + 1)).contains(fault.column), "\(fault)")
    }
  }
}
