import Testing

/// The model's evidence for claims, and the scenario examples of gotchas, in the output of
/// commands.
struct EvidenceTextTests {
  @Test func aClaimSaysWhereTheModelAgrees() throws {
    let text = try Program.run("show", "--all", "characters-before-last-one").out
    #expect(text.contains("for (modelled): "))
    #expect(text.contains("[text-view/N3]"))
    #expect(text.contains("the model agrees: expect content = \"abdc\"\n"))
    #expect(
      text.contains("rules: R1.2 (high), R1.5 (medium), R4.3 (high); lowest confidence: medium\n"))
    #expect(text.contains("modeled by run text-view/N3, text-view/N4\n"))
    let page = try Program.run("--format", "markdown", "show", "characters-before-last-one").out
    #expect(
      page.contains("**the model agrees**: `expect content = \"abdc\"` in run `text-view/N3`"))
    #expect(page.contains("lowest confidence: medium."))
    #expect(page.contains("modeled by run text-view/N3, text-view/N4"))
  }

  @Test func aClaimsDocumentHoldsTheVerdict() throws {
    let document = try Program.run("--format", "json", "show", "c03-swiftui-refreshes-parent")
      .json()
    #expect(document["runs"] as? [String] == ["step-size/kept", "step-size/refreshed"])
    let claim = try #require((document["claims"] as? [[String: Any]])?.first)
    let grounds = try #require(claim["grounds"] as? [[String: Any]])
    let model = try #require(grounds.first { $0["kind"] as? String == "modelled" })
    #expect(model["side"] as? String == "against" && model["agrees"] as? Bool == true)
    #expect(model["scenario"] as? String == "step-size" && model["variant"] as? String == "kept")
    #expect(model["expectation"] as? String == "expect total = 2")
    #expect(model["found"] as? String == "2")
    #expect(model["lowestConfidence"] as? String == "medium")
    let rules = try #require(model["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["confidence"] as? String } == ["medium", "high"])
    // Grounds of other kinds have no additional keys.
    for ground in grounds where ground["kind"] as? String != "modelled" {
      #expect(ground.keys.sorted() == ["kind", "side", "source", "text"])
    }
    #expect((claim["sources"] as? [String])?.count == grounds.count - 2)
  }

  @Test func aScenarioAndItsRunsNameTheClaims() throws {
    let text = try Program.run("show", "--all", "text-view").out
    #expect(text.contains("Claims its runs bear on\n  modifying-state-inside-update") == false)
    #expect(text.contains("  characters-before-last-one  "))
    #expect(text.contains(" (N3, N4)\n"))
    let document = try Program.run("--format", "json", "show", "text-view").json()
    #expect((document["claims"] as? [String])?.contains("deferred-writes-coalesce") == true)
    let variants = try #require(document["variants"] as? [[String: Any]])
    let last = try #require(variants.first { $0["name"] as? String == "N4" })
    #expect((last["claims"] as? [String])?.contains("deferred-writes-coalesce") == true)
    #expect(
      try Program.run("--format", "markdown", "show", "text-view").out.contains("## Claims\n"))
    let run = try Program.run("runs", "show", "text-view/N4")
    #expect(run.out.contains("Claims it bears on\n"))
    #expect(run.out.contains("  deferred-writes-coalesce  "))
    let runs = try Program.run("--format", "json", "runs", "show", "text-view/N4").json()
    let shown = try #require((runs["runs"] as? [[String: Any]])?.first)
    #expect((shown["claims"] as? [String])?.contains("deferred-writes-coalesce") == true)
  }

  @Test func aGotchaShowsItsScenarioExamples() throws {
    let text = try Program.run("show", "--all", "async-ordering").out
    #expect(text.contains("Lines of scenario text-view, variant N3; "))
    #expect(text.contains("    !     async setSelection\n    !@      write selection = new\n"))
    #expect(!text.contains("~~~~"))
    let page = try Program.run("--format", "markdown", "show", "async-ordering").out
    #expect(page.contains("Lines of scenario text-view, variant N3; "))
    #expect(page.contains("~~~~text\n  representable TextView wraps NSTextView\n"))
    #expect(!page.contains("~~~~scenario"))
    let document = try Program.run("--format", "json", "show", "async-ordering").json()
    let examples = try #require(document["examples"] as? [[String: Any]])
    #expect(examples.compactMap { $0["expectation"] as? String } == ["triggering", "clean"])
    #expect(examples.compactMap { $0["variant"] as? String } == ["N3", "N4"])
    let lines = try #require(examples.first?["lines"] as? [[String: Any]])
    let both = try #require(lines.first { $0["mark"] as? String == "both" })
    #expect(both["text"] as? String == "      write selection = new")
  }

  /// Every gotcha with a scenario names runs that show it and runs that do not.
  @Test func modeledGotchasNameTheirRuns() throws {
    var count = 0
    for line in try Program.run("list", "gotchas").out.split(separator: "\n") {
      let id = String(line.prefix { $0 != "\t" && $0 != " " })
      let document = try Program.run("--format", "json", "show", id).json()
      let matter = try #require(document["frontMatter"] as? [String: Any])
      guard (matter["evidence"] as? String)?.contains("a scenario") == true else { continue }
      count += 1
      #expect((document["runs"] as? [String])?.isEmpty == false, "\(id)")
      #expect((document["runsWithout"] as? [String])?.isEmpty == false, "\(id)")
    }
    #expect(count >= 34)
  }
}
