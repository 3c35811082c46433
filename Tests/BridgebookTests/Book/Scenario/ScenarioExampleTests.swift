import Bridgebook
import Testing

@Suite struct ScenarioExampleTests {
  static func map() throws -> Scenario {
    let (scenario, faults) = ScenarioSamples.parse(ScenarioSamples.map)
    #expect(faults == [])
    return try #require(scenario)
  }

  @Test func theFrontMatterIsRead() throws {
    let map = try ScenarioExampleTests.map()
    #expect(map.id == "map-wrapper")
    #expect(map.title == "A map whose centre is bound to state")
    #expect(map.platform == .ios)
    #expect(map.sources == ["seed-000"])
    #expect(map.rules == ["R1.3", "R3.1", "R3.2"])
    #expect(map.gotchas.count == 3)
    #expect(map.file == "a.txt")
  }

  @Test func declarationsAreInOrder() throws {
    let map = try ScenarioExampleTests.map()
    #expect(
      map.declarations.map { "\($0.kind.rawValue) \($0.name)" } == [
        "let berlin", "state position", "platform MKMapView", "representable HybridMap",
        "view ContentView",
      ])
    #expect(map.parameters.map(\.name) == ["policy"])
    #expect(map.declarations[3].type == "MKMapView")
    #expect(map.declarations[3].place == ScenarioPlace(line: 22, column: 1))
    #expect(
      map.declarations[0].value
        == .text("CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)"))
  }

  @Test func thePropertyHasItsRules() throws {
    let property = try ScenarioExampleTests.map().declarations[2].members[0]
    let callback = "mapViewDidChangeVisibleRegion"
    let berlin = ScenarioName(parts: ["berlin"], place: ScenarioPlace(line: 20, column: 5))
    #expect(property.name == "centerCoordinate" && property.value == .text("…"))
    #expect(property.rules.map(\.trigger) == [.set, .set, .set, .user, .set])
    #expect(
      property.rules.map(\.effect) == [
        .waitsForLayout, .calls(callback), .endsDrag, .calls(callback),
        .readsBack(.name(berlin), as: .text("…52.51861099999999…")),
      ])
    #expect(property.rules[4].place == ScenarioPlace(line: 20, column: 5))
  }

  @Test func blocksHavePlacesAndMarks() throws {
    let wrapper = try ScenarioExampleTests.map().declarations[3]
    #expect(wrapper.members.map(\.kind) == [.binding, .update, .callback])
    #expect(wrapper.members[1].block.map(\.mark) == [nil, "set", nil])
    #expect(wrapper.members[1].block[1].place == ScenarioPlace(line: 26, column: 5))
    let position = ScenarioName(parts: ["position"], place: ScenarioPlace(line: 25, column: 32))
    #expect(
      wrapper.members[1].block[0].kind
        == .print(.template([.text("Begin updateUIView "), .value(.name(position))])))
  }

  @Test func variantsSayWhatTheyChangeAndExpect() throws {
    let variants = try ScenarioExampleTests.map().variants
    #expect(variants.map(\.name) == ["M1", "M2", "M3"])
    #expect(variants.map(\.role) == [.broken, .halfFixed, .fixed])
    #expect(variants.map(\.base) == [nil, nil, "M2"])
    #expect(variants[2].title == "and the update compares first")
    #expect(
      variants[0].findings == [
        ExpectedFinding(
          gotcha: "state-modified-during-update", lines: ["write", "set"], provokedBy: "write",
          place: ScenarioPlace(line: 43, column: 3))
      ])
    #expect(variants[2].changes.map(\.kind) == [.representable])
    #expect(
      variants[2].expectations[1]
        == ScenarioExpectation(
          subject: ["updates"], comparison: .equal, value: .integer(0), after: "Reset",
          place: ScenarioPlace(line: 56, column: 3)))
  }

  @Test func aVariantRunsItsChanges() throws {
    let program = try #require(try ScenarioExampleTests.map().program("M3"))
    let update = try #require(
      program.declarations.first { $0.name == "HybridMap" }?.members
        .first { $0.kind == .update })
    guard case .choice = update.block[0].kind else {
      Issue.record("the update does not compare: \(update.block)")
      return
    }
    #expect(program.steps.count == 2)
  }
}
