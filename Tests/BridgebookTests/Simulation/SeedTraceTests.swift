import Bridgebook
import Testing

/// The model prints the same lines as the sources.
@Suite struct SeedTraceTests {
  private static let berlin =
    "CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)"
  private static let berlinRead =
    "CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)"
  private static let germany =
    "CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)"

  private static let firstDisplay = [
    "Parent body",
    "CounterLabelRepresentable init(count:)",
    "CounterLabelRepresentable makeUIView(context:)",
    "UILabel init(frame:)",
    "CounterLabelRepresentable updateUIView(_:context:)",
  ]

  @Test("seed-000: the map with a direct write prints eleven lines (M1)")
  func mapWithDirectWrite() throws {
    #expect(
      try Simulated("map-wrapper", "M1").console == [
        "Begin updateUIView \(Self.berlin)",
        "End updateUIView",
        "Begin didChange \(Self.germany)",
        "End didChange",
        "Begin didChange \(Self.berlinRead)",
        "End didChange",
        "Begin updateUIView \(Self.berlinRead)",
        "Begin didChange \(Self.berlinRead)",
        "[SwiftUI] Modifying state during view update, this will cause undefined behavior.",
        "End didChange",
        "End updateUIView",
      ])
  }

  @Test("seed-003: the first display (J1)")
  func firstDisplay() throws {
    #expect(try Simulated("counter-label", "J1").console == Self.firstDisplay)
  }

  @Test("seed-003: the count changes (J2)")
  func countChanges() throws {
    #expect(
      try Simulated("counter-label", "J2").console(after: "Count") == [
        "Parent body",
        "CounterLabelRepresentable init(count:)",
        "CounterLabelRepresentable updateUIView(_:context:)",
      ])
  }

  @Test("seed-003: the label is taken away (J3)")
  func takenAway() throws {
    #expect(
      try Simulated("counter-label", "J3").console(after: "Hide", before: "Show") == [
        "Parent body",
        "CounterLabelRepresentable updateUIView(_:context:)",
        "CounterLabelRepresentable dismantleUIView(_:coordinator:)",
        "UILabel deinit",
      ])
  }

  @Test("seed-003: the label is shown again, as at first (J3b)")
  func shownAgain() throws {
    #expect(try Simulated("counter-label", "J3").console(after: "Show") == Self.firstDisplay)
  }

  @Test("seed-003: a state that does not concern the label (J4)")
  func unrelatedState() throws {
    #expect(
      try Simulated("counter-label", "J4").console(after: "Color") == [
        "Parent body",
        "CounterLabelRepresentable init(count:)",
      ])
  }

  @Test("seed-003: the environment that the update reads (J5)")
  func environment() throws {
    #expect(
      try Simulated("counter-label", "J5").console(after: "Disable") == [
        "Parent body",
        "CounterLabelRepresentable init(count:)",
        "CounterLabelRepresentable updateUIView(_:context:)",
      ])
  }

  @Test("seed-003: the coordinator lives as long as the button, a tap counts (J6)")
  func coordinator() throws {
    let run = try Simulated("counter-button", "J6")
    #expect(run.final("count") == "1")
    let kinds = run.events.map(\.kind)
    let made = try #require(kinds.firstIndex(of: .coordinatorMake))
    let gone = try #require(kinds.firstIndex(of: .coordinatorDeinit))
    let objectMade = try #require(kinds.firstIndex(of: .platformInit))
    let objectGone = try #require(kinds.firstIndex(of: .platformDeinit))
    #expect(made < objectMade && objectMade < objectGone && objectGone < gone)
    #expect(kinds.filter { $0 == .coordinatorMake }.count == 1)
    #expect(
      run.console == [
        "Coordinator init", "UIButton init(frame:)", "Coordinator didTap", "UIButton deinit",
        "Coordinator deinit",
      ])
  }

  @Test("seed-004: the sheet is shown by a button (P1)")
  func sheetShown() throws {
    #expect(try Simulated("sheet-dismissal", "P1").presentation == ["show T", "present"])
  }

  @Test("seed-004: swiped down, the state follows the animation (P2)")
  func sheetSwiped() throws {
    #expect(
      try Simulated("sheet-dismissal", "P2").presentation(after: "Swipe down")
        == ["dismiss begin", "dismiss end", "show F"])
  }

  @Test("seed-004: dismissed by the environment, the state goes first (P3)")
  func sheetDismissedByEnvironment() throws {
    #expect(
      try Simulated("sheet-dismissal", "P3").presentation(after: "Dismiss by ENV")
        == ["Dismiss by ENV", "show F", "dismiss begin", "dismiss end"])
  }

  @Test("seed-004: closed by the store, the state goes first (P4)")
  func sheetClosedByStore() throws {
    #expect(
      try Simulated("sheet-dismissal", "P4").presentation(after: "Dismiss by Store")
        == ["Dismiss by Store", "show F", "dismiss begin", "dismiss end"])
  }

  @Test("seed-004: the back button, the path follows (P5)")
  func backButton() throws {
    #expect(
      try Simulated("navigation-back", "P5").presentation(after: "Back")
        == ["pop begin", "pop end", "set path []"])
  }

  @Test("seed-004: dismiss of the environment in a stack, the path follows (P6)")
  func backByEnvironment() throws {
    #expect(
      try Simulated("navigation-back", "P6").presentation(after: "Dismiss By ENV")
        == ["Dismiss By Env", "pop begin", "pop end", "set path []"])
  }

  @Test("seed-004: the store shortens the path, the screen follows (P7)")
  func backByStore() throws {
    #expect(
      try Simulated("navigation-back", "P7").presentation(after: "Dismiss By Store")
        == ["Dismiss by Store", "set path []", "pop begin", "pop end"])
  }
}
