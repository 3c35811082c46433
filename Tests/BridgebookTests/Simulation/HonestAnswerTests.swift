import BookData
import Bridgebook
import Testing

/// What a run cannot do is refused or reported, figures exist only for what is counted, and only
/// names that no variant uses are called unused.
@Suite struct HonestAnswerTests {
  private func problems(of text: String) throws -> [ProgramProblem.Kind] {
    do {
      _ = try Simulated(text: text)
      return []
    } catch let error as ProgramProblems {
      return error.problems.map(\.kind)
    }
  }

  private func controller(_ callback: String) -> String {
    """
    view Card
      body
        print "card"
    controller Host
      object scroller: UIScrollView
      on load
        host card = Card()
        contain card
      callback \(callback)
        print "called"
    steps
      launch Host
    """
  }

  @Test func aCallbackThatTheModelNeverMakesOnAControllerIsRefusedByName() throws {
    #expect(
      try problems(of: controller("viewWillAppear"))
        == [.notCalled("viewWillAppear", of: "Host")])
    for slip in ["viewDidApear", "scrollViewDidScrol"] {
      let found = try problems(of: controller(slip))
      guard case .unknownMember(slip, of: "Host", candidates: _)? = found.first else {
        Issue.record("\(slip): \(found)")
        continue
      }
    }
    let unknown = try Simulated(text: controller("bananaFoo"))
    #expect(unknown.outcome.warnings.map(\.kind) == [.neverCalled("bananaFoo", of: "Host")])
    let tapped = try Simulated(text: controller("viewWillAppear") + "\n  tap Host viewWillAppear")
    #expect(tapped.console.contains("called") && tapped.outcome.warnings == [])
    #expect(try problems(of: controller("scrollViewDidScroll")) == [])
  }

  @Test func aFigureThatIsCountedByNoTypeFailsForOne() throws {
    let run = try Simulated("map-wrapper", "M1")
    for figure in RunFigures.Figure.allCases where !figure.isPerType {
      for subject in [[figure.rawValue, "HybridMap"], [figure.rawValue, "MKMapView"]] {
        let result = check(subject, 0, in: run)
        #expect(!result.holds && result.found == nil, "\(subject)")
      }
    }
    // The state belongs to the app, so no type has written it.
    for figure in ["written", "dropped", "equal"] {
      #expect(!check([figure, "HybridMap"], 0, in: run).holds, "\(figure)")
    }
    #expect(check(["messages"], 1, in: run).holds)
  }

  private func check(_ subject: [String], _ value: Int, in run: Simulated) -> ExpectationResult {
    run.simulation.check(
      ScenarioExpectation(
        subject: subject, comparison: .equal, value: .integer(value), after: nil,
        place: ScenarioPlace(line: 1, column: 1)), run.figures, run.outcome)
  }

  @Test func onlyWhatNoVariantUsesIsUnused() throws {
    let text = """
      kind: scenario
      id: t
      title: T
      platform: ios

      state n = 0
      view First
        body
          print "{n}"
      view Second
        body
          print "second"
      view Forgotten
        body
          print "forgotten"
      variant a plain: one
        steps
          launch First
      variant b plain: two
        steps
          launch Second
      """
    let scenario = try #require(ScenarioParser.parse(text: text, file: "t.txt").scenario)
    for name in ["a", "b"] {
      let run = try Simulated(scenario, name, library: PlatformLibrary())
      #expect(run.outcome.warnings.map(\.kind) == [.neverShown("Forgotten")], "\(name)")
    }
  }

  /// A warning about a built-in scenario is either a fault of the scenario or a false alarm, unless
  /// it reports something without effect.
  @Test func theBuiltInScenariosHaveNothingUnused() throws {
    let book = try BuiltInScenarios.load()
    var warnings: [String] = []
    for scenario in book.scenarios {
      for variant in scenario.variants {
        let run = try Simulated(scenario, variant.name, library: book.library)
        for warning in run.outcome.warnings {
          if HonestAnswerTests.meant[scenario.id] == warning.kind { continue }
          warnings.append("\(scenario.id)/\(variant.name):\(warning.line) \(warning.kind)")
        }
      }
    }
    #expect(warnings == [])
  }

  private static let meant: [String: SimulationWarning.Kind] = [
    "player-method": .unusedAction("help", of: "Browser"),
    "printed-environment": .unreadKey("otherValue"),
    // The fix prevents the swipe back.
    "sheet-then-back": .nothingRuns,
  ]

  @Test func anElementOfAnyListCanBeRead() throws {
    let run = try Simulated(
      text:
        "state l = [[1, 2], [3]]\nsteps\n  step \"S\"\n    print \"{[1, 2, 3][1]} {l[0][1]} {(l + [[4]])[2][0]} {dropLast(l)[0]}\""
    )
    #expect(run.console == ["2 2 4 [1, 2]"])
  }

  /// If the calculation of a value ends the run, the value is not assigned, so the end shows the
  /// previous one.
  @Test func theLastValueIsKeptWhereTheRunEnds() throws {
    let grown = try Simulated(
      text: "state s = \"x\"\nsteps\n  step \"S\"\n    repeat 40\n      write s = s + s")
    #expect(grown.outcome.stoppedBy == .budget(.value))
    let size = try #require(grown.outcome.finals.first { $0.name == "s" }).value.utf8.count
    #expect(size == RunBudget.standard[.value] || size == RunBudget.standard[.value] / 2)
    let overflow = try Simulated(
      text: "state n = 9223372036854775807\nsteps\n  step \"S\"\n    write n = n + 1")
    #expect(overflow.outcome.trapReason == "arithmetic overflow")
    #expect(overflow.outcome.finals.first?.value == "9223372036854775807")
  }

  @Test func aScreenThatItsStateCannotShowIsNamed() throws {
    let run = try Simulated(
      text: """
        state fruit = false
        view Screen
          body
            print "{fruit}"
        sheet Panel shown by fruit on Screen
          content
            print "panel"
        steps
          launch Screen
          step "S"
            write fruit = "apple"
        """)
    #expect(
      run.outcome.warnings.map(\.kind)
        == [.showsNothing(screen: "Panel", state: "fruit", isList: false)])
  }

  @Test func anIntervalOfNothingSaysWhatIsAssumed() throws {
    let run = try Simulated(
      text: "steps\n  step \"S\"\n    every 0 clock\n      stop clock")
    #expect(run.outcome.warnings.map(\.kind) == [.noInterval("clock")])
  }
}
