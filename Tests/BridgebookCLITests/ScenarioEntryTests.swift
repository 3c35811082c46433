import Testing

/// Scenarios and their built-in runs in `show` and other commands.
struct ScenarioEntryTests {
  @Test func aScenarioShowsVariantsRulesAndHowToRunIt() throws {
    let result = try Program.run("show", "--all", "counter-label")
    #expect(result.status == 0)
    #expect(result.out.contains("bridgebook simulate counter-label"))
    #expect(result.out.contains("R2.2: "))
    #expect(result.out.contains("high confidence: "))
    let document = try Program.run("--format", "json", "show", "text-view").json()
    #expect(document["schema"] as? String == "bridgebook/scenario-1")
    let variants = try #require(document["variants"] as? [[String: Any]])
    #expect(variants.first?["run"] as? String == "text-view/N1")
    #expect((variants.first?["findings"] as? [String])?.isEmpty == false)
  }

  @Test func aScenarioThatSharesItsIdWithAnEntryIsShownBelowIt() throws {
    let result = try Program.run("show", "--all", "map-wrapper")
    #expect(result.out.contains("pattern map-wrapper\n"))
    #expect(result.out.contains("scenario map-wrapper, ios\n"))
    let document = try Program.run("--format", "json", "show", "map-wrapper").json()
    #expect(document["schema"] as? String == "bridgebook/entry-1")
    #expect((document["scenario"] as? [String: Any])?["id"] as? String == "map-wrapper")
  }

  @Test func theTextOfAScenarioRunsAsAFile() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "bridgebook show --source text-view > own.txt && bridgebook simulate own.txt",
      in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.out
        == (try Program.run("simulate", "text-view")).out
        .replacing("simulate text-view", with: "simulate own.txt"))
    #expect(try Program.run("show", "--source", "platform-kinds").out.contains("platform UISlider"))
  }

  @Test func aGotchaNamesTheRunsThatShowItAndTheCuresThatDoNot() throws {
    let text = try Program.run("show", "--all", "state-modified-during-update").out
    #expect(text.contains("shown by run "))
    #expect(text.contains("map-wrapper/M1"))
    #expect(text.contains("absent in run "))
    let document = try Program.run("--format", "json", "show", "state-modified-during-update")
      .json()
    #expect((document["runs"] as? [String])?.contains("map-wrapper/M1") == true)
    #expect((document["runsWithout"] as? [String])?.contains("map-wrapper/M3") == true)
    #expect((document["scenarios"] as? [String])?.contains("map-wrapper") == true)
  }

  @Test func aRecommendationNamesThemToo() throws {
    let document = try Program.run("--format", "json", "recommend", "MKMapView").json()
    #expect((document["runs"] as? [String])?.isEmpty == false)
    #expect((document["scenarios"] as? [String])?.contains("map-wrapper") == true)
  }

  @Test func scenariosAreListed() throws {
    let result = try Program.run("list", "scenarios")
    #expect(result.out.contains("map-wrapper\t"))
    #expect(!result.out.contains("platform-kinds"))
    #expect(try Program.run("list", "scenario", "--platform", "macos").out.contains("text-view"))
    #expect(try !Program.run("list", "scenario", "--platform", "macos").out.contains("map-wrapper"))
  }

  @Test func everyVariantIsARunOfANewStore() throws {
    let document = try Program.run("--format", "json", "runs", "--origin", "simulated").json()
    let runs = try #require(document["runs"] as? [[String: Any]])
    let ids = Set(runs.compactMap { $0["id"] as? String })
    for line in try Program.run("list", "scenarios").out.split(separator: "\n") {
      let scenario = String(line.prefix { $0 != "\t" })
      let shown = try Program.run("--format", "json", "show", scenario).json()
      let dossier = shown["scenario"] as? [String: Any] ?? shown
      let variants = try #require(dossier["variants"] as? [[String: Any]])
      #expect(!variants.isEmpty)
      for variant in variants {
        let name = try #require(variant["name"] as? String)
        #expect(ids.contains("\(scenario)/\(name)"))
      }
    }
    #expect(try Program.run("runs").out.contains("\(runs.count) built-in runs"))
  }

  @Test func builtInRunsAreComparedAndDiagnosed() throws {
    let result = try Program.run("runs", "compare", "map-wrapper/M1", "map-wrapper/M3")
    #expect(result.out.contains("gone: state-modified-during-update, update-unguarded"))
    let stored = try Program.run("--format", "json", "runs", "show", "map-wrapper/M1").json()
    let run = try #require((stored["runs"] as? [[String: Any]])?.first)
    let diagnosis = try Program.run("--format", "json", "diagnose", "map-wrapper/M1").json()
    let found = (diagnosis["findings"] as? [[String: Any]])?.compactMap { $0["gotcha"] as? String }
    #expect(run["findings"] as? [String] == found)
    #expect(run["origin"] as? String == "simulated")
  }
}
