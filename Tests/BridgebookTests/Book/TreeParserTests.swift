import Bridgebook
import Testing

@Suite struct TreeParserTests {
  static let facts = [
    Fact(
      id: "thing", title: "Thing", versionsOf: nil,
      choices: [.init(id: "view", title: "a view"), .init(id: "other", title: "another")]),
    Fact(id: "ios-target", title: "Target", versionsOf: .ios, choices: []),
    Fact(id: "macos-target", title: "Target", versionsOf: .macos, choices: []),
  ]

  static let leafKeys = [
    "approach", "technique", "pattern", "summary", "presentation", "requires", "gotchas",
  ]

  static let faults: [Fault] = [
    Fault(Samples.tree.with("question which", "Question which"), 5, 1, .badTreeLine),
    Fault(Samples.tree.with("question which", "question"), 5, 1, .badTreeLine),
    Fault(Samples.tree.with("\nleaf new", "\nleaf new one\n"), 28, 1, .badTreeLine),
    Fault(Samples.tree.with("  fact: thing\n", ""), 5, 1, .missingKey("fact")),
    Fault(Samples.tree.with("  asks: What is it?\n", ""), 5, 1, .missingKey("asks")),
    Fault(Samples.tree.with("asks: What", "says: What"), 7, 1, .badTreeLine),
    Fault(Samples.tree.with("release: It is", "release. It is"), 8, 1, .badTreeLine),
    Fault(Samples.tree.with("summary: The old way.", "summary"), 22, 1, .badTreeLine),
    Fault(Samples.tree.with("  pattern: old-way\n", ""), 18, 1, .missingKey("pattern")),
    Fault(
      Samples.tree.with("gotchas: lost", "gotcha: lost"), 26, 1,
      .unknownKey("gotcha", known: leafKeys)),
    Fault(
      Samples.tree.with("gotchas: lost-caret", "summary: Twice"), 26, 1, .duplicateKey("summary")),
    Fault(
      Samples.tree.with("approach: hosting", "approach: bosting"), 19, 1,
      .badValue(
        key: "approach", value: "bosting",
        allowed: Approach.allCases.map(\.rawValue) + ["abstain"])),
    Fault(
      Samples.tree.with("presentation: present", "presentation: shown"), 24, 1,
      .badValue(key: "presentation", value: "shown", allowed: ["embed", "present"])),
    Fault(Samples.tree.with("requires: ios 13.0", "requires: ios"), 23, 1, .badAvailability("ios")),
    Fault(
      Samples.tree.with("UIHostingConfiguration | needs", "UIHostingConfiguration, needs"), 25, 1,
      .badRow(expectedCells: 3)),
  ]

  @Test(arguments: faults)
  func isFoundWhereItIs(_ fault: Fault) {
    #expect(throws: fault.diagnostic(path: "trees/a.txt")) {
      try TreeParser.parse(
        Samples.file(fault.text, path: "trees/a.txt"), facts: TreeParserTests.facts)
    }
  }

  @Test func questionsAndLeaves() throws {
    let tree = try TreeParser.parse(Samples.file(Samples.tree), facts: TreeParserTests.facts)
    #expect(tree.root == "which")
    #expect(tree.questions.map(\.id) == ["which", "release"])
    #expect(
      tree.question("which")?.branches == [
        .init(choices: ["view"], child: "release", because: "It is a view."),
        .init(choices: ["other", "dont-know"], child: "stop", because: "It is none."),
      ])
    let leaf = try #require(tree.leaf("old"))
    #expect(leaf.approach == .hosting && leaf.presentation == .present)
    #expect(leaf.requires.row(for: .ios)?.since == Version(13))
    #expect(leaf.gotchas == ["lost-caret", "other"])
    #expect(
      leaf.alternatives == [
        .init(approach: .hosting, technique: "UIHostingConfiguration", whyNot: "needs iOS 16")
      ])
    #expect(tree.leaf("stop")?.approach == nil)
  }

  @Test func releasesAreCutAtTheThresholds() throws {
    let tree = try TreeParser.parse(Samples.file(Samples.tree), facts: TreeParserTests.facts)
    let fact = try #require(tree.fact("ios-target"))
    #expect(fact.thresholds == [Version(16)])
    #expect(fact.choices.map(\.id) == ["before-16.0", "16.0"])
    #expect(fact.choice(for: Version(15, 8)) == "before-16.0")
    #expect(fact.choice(for: Version(16)) == "16.0")
    #expect(fact.choice(for: Version(26)) == "16.0")
    #expect(tree.fact("macos-target")?.choices.map(\.id) == ["any"])
  }

  /// A branch for one release expands to all intervals into which other questions divide the
  /// releases.
  @Test func branchesSpreadOverAllIntervals() throws {
    let second = """
      question more
        fact: ios-target
        asks: Since when?
        before 18 -> old: Too old.
        18 -> new: New enough.
        dont-know -> old: Works everywhere.

      """
    let tree = try TreeParser.parse(
      Samples.file(Samples.tree + "\n" + second), facts: TreeParserTests.facts)
    #expect(tree.fact("ios-target")?.choices.map(\.id) == ["before-16.0", "16.0", "18.0"])
    let choices = { (id: String) in tree.question(id)?.branches.map(\.choices) }
    #expect(choices("release") == [["before-16.0"], ["16.0", "18.0"], ["dont-know"]])
    #expect(choices("more") == [["before-16.0", "16.0"], ["18.0"], ["dont-know"]])
  }
}
