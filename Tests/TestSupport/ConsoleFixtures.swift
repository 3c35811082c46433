extension Fixture {
  /// The output of an app or a logging library on a console.
  static let console: [Fixture] = [
    Fixture(
      format: "plain",
      text: """
        [Compass] makeUIView called
        🧭 [Compass] updateUIView heading=12
        CompassRepresentable makeCoordinator()
        Begin updateUIView 3
        dialDidRotate: 4
        End updateUIView
        nothing to see

        """,
      place: "nothing to see",
      events: [
        "|1 view.make Compass makeUIView",
        "|2 update.begin Compass updateUIView heading=12",
        "|2 update.end Compass updateUIView",
        "|3 coordinator.make CompassRepresentable makeCoordinator",
        "|4 update.begin updateUIView 3",
        "|5 callback.begin dialDidRotate 4 +1",
        "|5 callback.end dialDidRotate +1",
        "|6 update.end updateUIView",
        "|7 note nothing to see",
      ]),
    Fixture(
      format: "xcode-nslog",
      text: """
        2022-05-30 10:15:07.466884+0100 Tide Pool[27001:549001] [SwiftUI] Modifying state during view update, this will cause undefined behavior.
        2022-05-30 10:15:07.566+0100 Tide Pool[27001:549001] tide at 3 m
        Tide Pool[27001:549001] [SwiftUI] Something nobody knows yet.
        2019-05-30 10:15:08.466 TidePool[27001:549001] Begin updateUIView

        """,
      place: "tide at 3 m",
      events: [
        "0|1 message msg-modifying-state Modifying state during view update, this will "
          + "cause undefined behavior. @549001",
        "99116000|2 note tide at 3 m @549001",
        "|3 note unrecognised [SwiftUI] Something nobody knows yet. @549001",
        "-94690799000884000|4 update.begin updateUIView @549001",
      ]),
    Fixture(
      format: "xcode-structured",
      text: """
        Modifying state during view update, this will cause undefined behavior.
        Type: Fault | Timestamp: 2025-08-22 10:41:12.881714+09:00 | Process: Ferry | Library: SwiftUICore | Subsystem: com.apple.runtime-issues | Category: SwiftUI | TID: 0xf900
        Begin updateUIView 1
        End updateUIView
        Type: stdio
        A text of SwiftUI
        over two lines
        Type: Error | Timestamp: 2025-08-22 10:41:13.881714+09:00 | Process: Ferry | Library: SwiftUI | TID: 0xf900
        tail without metadata

        """,
      place: "over two lines",
      events: [
        "0|1 message msg-modifying-state Modifying state during view update, this will "
          + "cause undefined behavior. @0xf900",
        "|3 update.begin updateUIView 1",
        "|4 update.end updateUIView",
        "1000000000|6 note unrecognised A text of SwiftUI @0xf900",
        "1000000000|7 note unrecognised over two lines @0xf900",
        "|9 note tail without metadata",
      ]),
    Fixture(
      format: "console-app",
      text:
        "fault\t10:15:07.466884+0100\tShelf\tModifying state during view update, this will cause undefined behavior.\n"
        + "default\t10:15:07.566884+0100\tShelf\tshelf opened\n",
      place: "shelf opened",
      events: [
        "0|1 message msg-modifying-state Modifying state during view update, this will "
          + "cause undefined behavior.",
        "100000000|2 note shelf opened",
      ]),
    Fixture(
      format: "xcode-issue",
      text: """
        Kit/CoverLoader.swift:63: warning run: Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.
        Toast.swift: runtime: SwiftUI: Invalid frame dimension (negative or non-finite).
        /Users/me/Shelf/Wrap.swift:12:5: error: @objc can only be used with members of classes, @objc protocols, and concrete extensions of classes
        Toast.swift: runtime: SwiftUI: Something new.
        Shelf/Toast.swift:27 Invalid frame dimension (negative or non-finite).

        """,
      place: "Something new.",
      events: [
        "|1 message msg-publishing-background Publishing changes from background threads "
          + "is not allowed; make sure to publish values from the main thread (via operators "
          + "like receive(on:)) on model updates.",
        "|2 message msg-invalid-frame Invalid frame dimension (negative or non-finite).",
        "|3 message msg-compiler-objc @objc can only be used with members of classes, "
          + "@objc protocols, and concrete extensions of classes",
        "|4 note unrecognised Toast.swift: runtime: SwiftUI: Something new.",
        "|5 message msg-invalid-frame Invalid frame dimension (negative or non-finite).",
      ]),
    Fixture(
      format: "print-changes",
      text: """
        ShelfView: @self, @identity, _count changed.
        ShelfView: unchanged.
        Row<Shelf.Item>: @dependencies changed.
        ShelfView: @24 changed.

        """,
      place: "ShelfView: unchanged.",
      events: [
        "|1 body ShelfView changed @self, @identity, _count",
        "|2 body ShelfView unchanged",
        "|3 body Row<Shelf.Item> changed @dependencies",
        "|4 body ShelfView changed @24",
      ]),
    Fixture(
      format: "attribute-graph",
      text: """
        === AttributeGraph: cycle detected through attribute 529001 ===
        precondition failure: cyclic graph: 529001
        precondition failure: setting value during update: 4400
        precondition failure: something else
        === Evaluation stack ===
        frame 4.0: attribute 60112; count=2, index=1/3

        """,
      place: "frame 4.0:",
      events: [
        "|1 message msg-graph-cycle === AttributeGraph: cycle detected through attribute "
          + "529001 ===",
        "|2 message msg-graph-cyclic precondition failure: cyclic graph: 529001",
        "|2 crash precondition-failure precondition failure: cyclic graph: 529001",
        "|3 message msg-graph-setting-value precondition failure: setting value during "
          + "update: 4400",
        "|3 crash precondition-failure precondition failure: setting value during update: 4400",
        "|4 crash precondition-failure precondition failure: something else",
        "|5 note frame === Evaluation stack ===",
        "|6 note frame frame 4.0: attribute 60112; count=2, index=1/3",
      ]),
    Fixture(
      format: "xctest-log",
      text: """
        Test Case '-[ShelfUITests.DragTests testDrag]' started.
            t =     0.00s Start Test at 2026-03-03 10:00:00.123
            t =     0.02s Set Up
            t =     2.41s     Tap "Shelf" Button
            t =     2.50s         Wait for com.example.Shelf to idle

        """,
      place: "Set Up",
      events: [
        "|1 note activity Test Case '-[ShelfUITests.DragTests testDrag]' started.",
        "0|2 note activity Start Test at 2026-03-03 10:00:00.123",
        "20000000|3 note activity Set Up",
        #"2410000000|4 input Tap Tap "Shelf" Button +1"#,
        "2500000000|5 idle Wait for com.example.Shelf to idle +2",
      ]),
    Fixture(
      format: "swift-log",
      text: """
        2025-10-24T17:26:47-0700 info Shelf: session=3 user=7 [Kit] Begin updateUIView
        2025-10-24T17:26:48-0700 warning Shelf: End updateUIView
        2025-10-24T17:26:49-0700 error Shelf: a=1 b=2

        """,
      place: "session=3",
      events: [
        "0|1 update.begin updateUIView",
        "1000000000|2 update.end updateUIView",
        "2000000000|3 note a=1 b=2",
      ]),
    Fixture(
      format: "lumberjack",
      text: """
        2025/05/20 15:33:18:621  Begin updateUIView
        2025-05-20 15:33:18:721 Shelf[12:2a] End updateUIView

        """,
      place: "End updateUIView",
      events: [
        "0|1 update.begin updateUIView",
        "100000000|2 update.end updateUIView @2a",
      ]),
  ]
}
