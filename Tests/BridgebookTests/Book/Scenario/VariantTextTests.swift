import Bridgebook
import Testing

/// The text of a variant's program.
@Suite struct VariantTextTests {
  private func lines(_ variant: String) throws -> [String] {
    try #require(VariantText(of: Samples.scenarioFile, variant: variant)).lines.map(\.text)
  }

  @Test func withoutChangesItIsWhatAllVariantsShare() throws {
    #expect(
      try lines("broken") == [
        "state a = 1", "representable Field wraps UITextField", "  binding a", "  update",
        "    set text = \"{a}\"", "view V", "  body", "    show Field(a)", "steps", "  launch V",
        "  step \"Reset\"", "    write a = 2",
      ])
  }

  @Test func changesStandInThePlaceOfWhatTheyReplace() throws {
    #expect(
      try lines("fixed") == [
        "state a = 7", "representable Field wraps UITextField", "  binding a", "  update",
        "    if view.text != \"{a}\"", "      set text = \"{a}\"", "  make", "view V", "  body",
        "    show Field(a)", "steps", "  launch V", "  step \"Reset\"", "    write a = 2",
      ])
    #expect(try lines("later").suffix(3) == ["steps", "  launch V", "  wait 9"])
    #expect(try lines("later").prefix(9) == lines("fixed").prefix(9))
    #expect(VariantText(of: Samples.scenarioFile, variant: "none") == nil)
  }

  @Test func anExcerptIsFoundLineByLine() throws {
    let text = try #require(VariantText(of: Samples.scenarioFile, variant: "fixed"))
    let source = Samples.scenario.split(separator: "\n", omittingEmptySubsequences: false)
    let numbers = try text.numbers(of: ["state a = 7", "", "      set text = \"{a}\"", "view V"])
    #expect(numbers.count == 4 && numbers[1] == nil)
    let found = numbers.compactMap { $0 }.map { source[$0 - 1].drop { $0 == " " } }
    #expect(found == ["state a = 7", "set text = \"{a}\"", "view V"])
    #expect(
      numbers.compactMap { $0 }.map { source[$0 - 1].hasPrefix("        set") }.contains(true))
    #expect(throws: VariantText.Fault.notInVariant(index: 1)) {
      try text.numbers(of: ["view V", "    set text = \"{a}\""])
    }
    #expect(throws: VariantText.Fault.outOfOrder(index: 1)) {
      try text.numbers(of: ["view V", "  make"])
    }
    #expect(try text.numbers(of: []) == [])
  }
}
