import Testing

/// Messages of a team's own: what of them has no effect is said.
@Suite struct OwnMessageTests {
  /// A finding is as severe as the entry of its gotcha; a message that says more is not silently overruled.
  @Test(arguments: [
    (
      "our-caret | error",
      "our-line says error, which has no effect: our-caret has the severity warning"
    ),
    ("our-caret | warning", ""), ("our-caret | note", ""),
    (
      "noise | error",
      "our-line says error, which has no effect: a line that is noise makes no finding"
    ),
    ("noise | note", ""),
  ])
  func aSeverityWithoutEffectIsSaid(row: String, said: String) throws {
    let store = try OwnStore()
    let table =
      "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | \(row) | -\n"
    let result = try store.add(["a.txt": OwnTexts.gotcha("our-caret"), "b.txt": table])
    #expect(result.status == 0, "\(result.err)")
    #expect(
      said.isEmpty ? result.err.isEmpty : result.err.hasPrefix("note: " + said), "\(result.err)")
    // Nothing of it is hidden from who adds the same text again, quietly.
    #expect(try store.run("--quiet", "add", "b.txt").err == result.err)
  }
}
