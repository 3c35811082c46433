import Testing

/// Messages of a team: parts without effect are reported.
@Suite struct OwnMessageTests {
  /// A finding has the severity of its gotcha's entry; a message with a higher severity gets a
  /// remark.
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
    // Adding the same text again with `--quiet` gives the same remark.
    #expect(try store.run("--quiet", "add", "b.txt").err == result.err)
  }
}
