import Testing

/// Messages of a team, whose parts without effect are reported.
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

  /// A message by which the example of another text is found cannot be removed or renamed on its
  /// own.
  @Test func aMessageThatAnExampleNeedsStays() throws {
    let store = try OwnStore()
    let example = """

      ## Triggering
      ~~~~trace plain
      ! caret was lost 3 times
      ~~~~

      ## Clean
      ~~~~trace plain
        caret stayed
      ~~~~

      """
    let gotcha =
      OwnTexts.gotcha("our-caret").replacing("evidence: statement", with: "evidence: M") + example
    let table = """
      kind: table
      id: our-lines
      extends: messages

      our-line | caret was lost <n> times | our-caret | warning | -

      """
    let added = try store.add(["a.txt": gotcha, "b.txt": table])
    #expect(added.status == 0, "\(added.err)")
    let refused = try store.run("remove", "our-lines", "--yes")
    #expect(refused.status == 2, "\(refused.out)")
    #expect(
      refused.err.contains("no detector finds our-caret in this example"), "\(refused.err)")
    #expect(refused.err.contains("where: our-caret.txt:"), "\(refused.err)")
    let changed = try store.add(["b.txt": table.replacing("lost", with: "gone")])
    #expect(changed.status == 2, "\(changed.out)")
    #expect(try store.run("doctor", "examples").status == 0)
    #expect(try store.run("remove", "our-lines", "our-caret", "--yes").status == 0)
  }
}
