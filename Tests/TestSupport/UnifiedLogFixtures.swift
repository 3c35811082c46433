extension Fixture {
  /// The contents of the unified log, in the forms in which tools show it.
  static let unifiedLog: [Fixture] = [
    Fixture(
      format: "oslog-default",
      text: """
        Filtering the log data using "process == "Shelf""
        Skipping info and debug messages, pass --info and/or --debug to include.
        Timestamp                       Thread     Type        Activity             PID    TTL
        2026-03-28 12:03:47.598497-0700 0x1740001  Fault       0x2060001            9638   14   Shelf: (SwiftUICore) [com.apple.SwiftUI:Invalid Configuration] NSHostingView is being laid out reentrantly while rendering its SwiftUI content. This is not supported and the current layout pass will be skipped.
        2026-03-28 12:03:47.698497-0700 0x1740001  Default     0x0                  9638   0    Shelf: (Shelf) updateNSView(_:context:)
        --------------------------------------------------------------------------------------------------------------------
        Log      - Default:          1, Info:                0, Debug:             0, Error:          0, Fault:          1
        Activity - Create:           0, Transition:          0, Actions:           0

        """,
      place: "updateNSView(_:context:)",
      events: [
        "0|4 message msg-reentrant-hosting-layout NSHostingView is being laid out "
          + "reentrantly while rendering its SwiftUI content. This is not supported and the "
          + "current layout pass will be skipped. @0x1740001",
        "100000000|5 update.begin updateNSView @0x1740001",
        "100000000|5 update.end updateNSView @0x1740001",
      ]),
    Fixture(
      format: "oslog-compact",
      text: """
        Timestamp               Ty Process[PID:TID]
        2026-08-13 10:43:27.063 F  Shelf[24001:df0001] [com.apple.SwiftUI:Invalid Configuration] Bound preference ScrollKey tried to update multiple times per frame.
        2026-08-13 10:43:27.100 Df Shelf[24001:df0001] (Shelf) row 3
        2026-08-13 10:43:27.200 Shelf[24001:df0001] [com.example.shelf:ui] type column cut off

        """,
      place: "row 3",
      events: [
        "0|2 message msg-multiple-updates Bound preference ScrollKey tried to update "
          + "multiple times per frame. @df0001",
        "37000000|3 note row 3 @df0001",
        "137000000|4 note type column cut off @df0001",
      ]),
    Fixture(
      format: "oslog-syslog",
      text: """
        Timestamp                       (process)[PID]
        2020-08-01 11:24:28.146782+0200  localhost Shelf[88001]: (UIKitCore) [com.apple.UIKit:Presentation] Attempt to present <Shelf.Detail: 0x1> on <Shelf.Root: 0x2> whose view is not in the window hierarchy!
        2020-08-01 11:24:28.246782+0200  localhost Shelf[88001]: opened

        """,
      place: "opened",
      events: [
        "0|2 message msg-present-off-window Attempt to present <Shelf.Detail: 0x1> on "
          + "<Shelf.Root: 0x2> whose view is not in the window hierarchy!",
        "100000000|3 note opened",
      ]),
    Fixture(
      format: "device-syslog",
      text: """
        [connected:00008110-000A11110000001E]
        Sep  3 10:01:12.034252 Tide Pool(SwiftUICore)[88001] <Fault>: Modifying state during view update, this will cause undefined behavior.
        Sep  3 10:01:12.134252 Tide Pool[88001] <Notice>: Begin updateUIView 3
        Sep  3 10:01:12.234252 Tide Pool(UIKitCore)[88001] <Info>: End updateUIView
        Sep  3 10:01:12 Annas-iPhone Tide Pool(SwiftUI)[88001] <Error>: Something nobody knows yet.
        2026-09-03 10:01:13.034252 Tide Pool{UIKitCore}[88001] <ERROR>: Attempt to present <Shelf.Detail: 0x1> on <Shelf.Root: 0x2> whose view is not in the window hierarchy! [com.apple.UIKit][Presentation]
        2026-09-03 10:01:13.134252 Tide Pool{Tide Pool+0x2a}[88001] <NOTICE>: tide at 3 m

        """,
      place: "tide at 3 m",
      events: [
        "|1 note [connected:00008110-000A11110000001E]",
        "0|2 message msg-modifying-state Modifying state during view update, this will cause "
          + "undefined behavior.",
        "100000000|3 update.begin updateUIView 3",
        "200000000|4 update.end updateUIView",
        "-34252000|5 note unrecognised Something nobody knows yet.",
        "820454401000000000|6 message msg-present-off-window Attempt to present <Shelf.Detail: 0x1> "
          + "on <Shelf.Root: 0x2> whose view is not in the window hierarchy!",
        "820454401100000000|7 note tide at 3 m",
      ]),
    Fixture(
      format: "oslog-ndjson",
      text: #"""
        {"timestamp":"2026-01-02 03:04:05.000000+0100","eventMessage":"Invalid frame dimension (negative or non-finite).","messageType":"Fault","subsystem":"com.apple.runtime-issues","category":"SwiftUI","processID":1,"threadID":2,"processImagePath":"/a/Shelf","machTimestamp":1}
        {"timestamp":"2026-01-02 03:04:05.250000+0100","eventMessage":"said \"hi\" \u00e4\ud83d\ude00","messageType":"Default","subsystem":"","category":"","processID":1,"threadID":2}
        {"timestamp":"2026-01-02 03:04:05.300000+0100","eventMessage":"id=3","messageType":null,"signpostName":"updateUIView","signpostType":"begin","signpostID":7,"processID":1,"threadID":2}
        {"timestamp":"2026-01-02 03:04:05.400000+0100","eventMessage":"","messageType":null,"signpostName":"updateUIView","signpostType":"end","signpostID":7,"processID":1,"threadID":2}
        {"count":4,"finished":1}

        """#,
      place: "id=3",
      events: [
        "0|1 message msg-invalid-frame Invalid frame dimension (negative or non-finite). @2",
        #"250000000|2 note said "hi" ä😀 @2"#,
        "300000000|3 update.begin updateUIView id=3 @2",
        "400000000|4 update.end updateUIView @2",
      ]),
    Fixture(
      format: "oslog-json",
      text: #"""
        [{
          "timestamp" : "2026-01-02 03:04:05.000000+0100",
          "eventMessage" : "Modifying state during view update, this will cause undefined behavior.",
          "messageType" : "Fault",
          "backtrace" : { "frames" : [ { "imageOffset" : 12 } ] },
          "threadID" : 77
        },{
          "timestamp" : "2026-01-02 03:04:06.000000+0100",
          "eventMessage" : "CounterLabel deinit",
          "messageType" : "Default",
          "threadID" : 77
        }
        """#,
      place: "CounterLabel deinit",
      events: [
        "0|1 message msg-modifying-state Modifying state during view update, this will "
          + "cause undefined behavior. @77",
        "1000000000|7 platform.deinit CounterLabel deinit @77",
      ]),
    Fixture(
      format: "signposts",
      text: """
        Timestamp                       Thread     Type        Activity             PID    TTL
        2026-03-28 12:03:47.500000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b0, process, begin] Shelf: (Kit) [com.example:ui] updateUIView: id=3
        2026-03-28 12:03:47.600000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b1, process, begin] Shelf: (Kit) [com.example:ui] fetchCover: id=4
        2026-03-28 12:03:47.700000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b0, process, end] Shelf: (Kit) [com.example:ui] updateUIView:
        2026-03-28 12:03:47.800000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b1, process, end] Shelf: (Kit) [com.example:ui] fetchCover:

        """,
      place: "id=4",
      events: [
        "0|2 update.begin updateUIView id=3 @0x1740001",
        "100000000|3 callback.begin fetchCover id=4 @0x1740001 +1",
        "200000000|4 update.end updateUIView @0x1740001",
        "300000000|5 callback.end fetchCover @0x1740001",
      ]),
  ]
}
