import Bridgebook
import Testing

/// The ways in which apps print calls.
@Suite struct PrintTests {
  @Test(arguments: [
    ("updateUIView", "update.begin updateUIView"),
    ("updateUIView called", "update.begin updateUIView"),
    ("Map.updateUIView(_:context:)", "update.begin Map updateUIView"),
    ("Map: updateNSViewController", "update.begin Map updateNSViewController"),
    ("[Map] updateUIView(zoom: 3)", "update.begin Map updateUIView zoom: 3"),
    ("🗺️ >>> Map updateUIView begin", "update.begin Map updateUIView"),
    ("updateUIView start zoom=3", "update.begin updateUIView zoom=3"),
    ("entering updateUIView", "update.begin updateUIView"),
    ("makeUIGestureRecognizer", "view.make makeUIGestureRecognizer"),
    ("dismantleNSView", "dismantle dismantleNSView"),
    ("Coordinator init(parent:)", "coordinator.make Coordinator init(parent:)"),
    ("Map.Coordinator deinit", "coordinator.deinit Map.Coordinator deinit"),
    ("deinit MapBox", "platform.deinit MapBox deinit"),
    ("MKMapView init", "platform.init MKMapView init"),
    ("MapBox init(frame:)", "platform.init MapBox init(frame:)"),
    ("MapScreen init(id:)", "struct.init MapScreen init(id:)"),
    ("MapScreen body", "body MapScreen body"),
    ("MapScreen.body evaluated", "body MapScreen body"),
    ("Card onAppear", "appear Card onAppear"),
    ("becomeFirstResponder", "focus becomeFirstResponder"),
    ("Begin refreshTiles now", "callback.begin refreshTiles now"),
    ("mapViewDidChangeVisibleRegion 3", "callback.begin mapViewDidChangeVisibleRegion 3"),
    ("scrollViewWillEndDragging", "callback.begin scrollViewWillEndDragging"),
  ])
  func calls(line: String, event: String) {
    #expect(Imported(line).events.first == "1 " + event)
  }

  @Test(arguments: [
    "body of the message", "init failed", "User init failed", "Begin with the end", "End of file",
    "start the engine", "didn't work", "finished in 3 s", "loading cover 812", "candid Image",
    "The body was long", "updated 3 rows", "{", "---", "é",
  ])
  func sentences(line: String) {
    #expect(Imported(line).kinds == [.note])
  }

  @Test func nestingKeepsItsThreads() {
    let run = Imported(
      """
      2022-05-30 10:15:07.466884+0100 Tide[1:5] Begin updateUIView
      2022-05-30 10:15:07.466884+0100 Tide[1:6] Begin refreshTiles
      2022-05-30 10:15:07.466884+0100 Tide[1:5] working
      2022-05-30 10:15:07.466884+0100 Tide[1:6] End refreshTiles
      2022-05-30 10:15:07.466884+0100 Tide[1:5] End updateUIView
      """)
    #expect(run.depths == [0, 0, 1, 0, 0])
    #expect(run.issues.isEmpty)
  }

  @Test func anEndClosesWhatWasNeverEndedInside() {
    let run = Imported("Begin updateUIView\nBegin fooDidBar\nEnd updateUIView\nEnd updateUIView\n")
    #expect(run.depths == [0, 1, 0, 0])
    #expect(run.issues.map(\.code) == [.unbalanced])
    #expect(run.issues.map(\.count) == [2])
  }

  @Test func deepNestingIsCapped() {
    let run = Imported(String(repeating: "Begin updateUIView\n", count: 5000))
    #expect(run.depths.max() == 4096)
    #expect(run.issues.map(\.code) == [.tableFull])
  }

  @Test func scopesWithoutAnEndKindNestToo() {
    let run = Imported("Begin makeUIView\nPlotView init(frame:)\nEnd makeUIView")
    #expect(
      run.events == [
        "1 view.make makeUIView", "2 platform.init PlotView init(frame:) +1",
        "3 note end makeUIView",
      ])
  }
}
