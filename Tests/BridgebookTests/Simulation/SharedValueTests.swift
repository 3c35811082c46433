import Bridgebook
import Testing

/// Properties that share a value in the framework share it in the model.
@Suite struct SharedValueTests {
  private func map(_ property: String, _ act: String = "") throws -> Simulated {
    try Simulated(
      text: """
        state place = "home"

        representable Map wraps MKMapView
          binding place
          make
            set \(property) = place
          callback mapViewDidChangeVisibleRegion
            print "{view.region} {view.centerCoordinate}"
          callback regionDidChangeAnimated
            async report
              write place = view.centerCoordinate

        view Screen
          body
            show Map(place)

        steps
          launch Screen
        \(act)
        """)
  }

  /// Setting `region` once called the delegate in `make`, but did not change the center.
  @Test(arguments: ["region", "visibleMapRect", "camera"])
  func aMapHasOnePlace(property: String) throws {
    let center = try map("centerCoordinate")
    let other = try map(property)
    #expect(other.console == center.console)
    #expect(other.console.last == "home home")
    #expect(other.findings.map(\.gotcha) == center.findings.map(\.gotcha))
    #expect(other.outcome.finals.first { $0.name == "place" }?.value == "home")
    #expect(
      other.events.contains {
        $0.kind == .set && other.texts[$0.name] == property && other.texts[$0.value] == "home"
      })
  }

  @Test(arguments: ["centerCoordinate", "region"])
  func theUserMovesAllOfThem(property: String) throws {
    let run = try map("centerCoordinate", "  drag Map \(property) to \"away\"")
    #expect(run.console.last == "away away", "\(run.console)")
    #expect(run.outcome.finals.first { $0.name == "place" }?.value == "away")
  }

  @Test(arguments: [
    "property angle = 0\n    set changes level",
    "property angle = 0\n    set changes tilt\n  property tilt = 0\n    set changes angle",
    "property angle = 0\n    set changes angle",
  ])
  func aPropertyChangesOneThatIsThere(rules: String) throws {
    let error = #expect(throws: ProgramProblems.self) {
      try Simulated(
        text: """
          platform Dial
            \(rules)

          representable Item wraps Dial
            update
              set angle = 3

          view Screen
            body
              show Item

          steps
            launch Screen
          """)
    }
    guard case .unknownProperty? = error?.problems.first?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aClassOfTheProgramMayHaveOneValueToo() throws {
    let run = try Simulated(
      text: """
        platform Dial
          property angle = 0
            set calls turned if changed
          property level = 0
            set changes angle

        representable Item wraps Dial
          update
            set level = 3
          callback turned
            print "{view.angle} {view.level}"

        view Screen
          body
            show Item

        steps
          launch Screen
        """)
    #expect(run.console == ["3 3"])
  }
}
