/// A small input in the grammar of a format, with invented apps.
package struct Fixture: Sendable, CustomStringConvertible {
  package let format: String
  package let text: String

  package var description: String { format }

  /// One fixture per format.
  package static let all: [Fixture] = [
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

        """),
    Fixture(
      format: "xcode-nslog",
      text: """
        2022-05-30 10:15:07.466884+0100 Tide Pool[27001:549001] [SwiftUI] Modifying state during view update, this will cause undefined behavior.
        2022-05-30 10:15:07.566+0100 Tide Pool[27001:549001] tide at 3 m
        Tide Pool[27001:549001] [SwiftUI] Something nobody knows yet.
        2019-05-30 10:15:08.466 TidePool[27001:549001] Begin updateUIView

        """),
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

        """),
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

        """),
    Fixture(
      format: "oslog-compact",
      text: """
        Timestamp               Ty Process[PID:TID]
        2026-08-13 10:43:27.063 F  Shelf[24001:df0001] [com.apple.SwiftUI:Invalid Configuration] Bound preference ScrollKey tried to update multiple times per frame.
        2026-08-13 10:43:27.100 Df Shelf[24001:df0001] (Shelf) row 3
        2026-08-13 10:43:27.200 Shelf[24001:df0001] [com.example.shelf:ui] type column cut off

        """),
    Fixture(
      format: "oslog-syslog",
      text: """
        Timestamp                       (process)[PID]
        2020-08-01 11:24:28.146782+0200  localhost Shelf[88001]: (UIKitCore) [com.apple.UIKit:Presentation] Attempt to present <Shelf.Detail: 0x1> on <Shelf.Root: 0x2> whose view is not in the window hierarchy!
        2020-08-01 11:24:28.246782+0200  localhost Shelf[88001]: opened

        """),
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

        """),
    Fixture(
      format: "oslog-ndjson",
      text: #"""
        {"timestamp":"2026-01-02 03:04:05.000000+0100","eventMessage":"Invalid frame dimension (negative or non-finite).","messageType":"Fault","subsystem":"com.apple.runtime-issues","category":"SwiftUI","processID":1,"threadID":2,"processImagePath":"/a/Shelf","machTimestamp":1}
        {"timestamp":"2026-01-02 03:04:05.250000+0100","eventMessage":"said \"hi\" \u00e4\ud83d\ude00","messageType":"Default","subsystem":"","category":"","processID":1,"threadID":2}
        {"timestamp":"2026-01-02 03:04:05.300000+0100","eventMessage":"id=3","messageType":null,"signpostName":"updateUIView","signpostType":"begin","signpostID":7,"processID":1,"threadID":2}
        {"timestamp":"2026-01-02 03:04:05.400000+0100","eventMessage":"","messageType":null,"signpostName":"updateUIView","signpostType":"end","signpostID":7,"processID":1,"threadID":2}
        {"count":4,"finished":1}

        """#),
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
        """#),
    Fixture(
      format: "console-app",
      text:
        "fault\t10:15:07.466884+0100\tShelf\tModifying state during view update, this will cause undefined behavior.\n"
        + "default\t10:15:07.566884+0100\tShelf\tshelf opened\n"),
    Fixture(
      format: "xcode-issue",
      text: """
        Kit/CoverLoader.swift:63: warning run: Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.
        Toast.swift: runtime: SwiftUI: Invalid frame dimension (negative or non-finite).
        /Users/me/Shelf/Wrap.swift:12:5: error: @objc can only be used with members of classes, @objc protocols, and concrete extensions of classes
        Toast.swift: runtime: SwiftUI: Something new.
        Shelf/Toast.swift:27 Invalid frame dimension (negative or non-finite).

        """),
    Fixture(
      format: "print-changes",
      text: """
        ShelfView: @self, @identity, _count changed.
        ShelfView: unchanged.
        Row<Shelf.Item>: @dependencies changed.
        ShelfView: @24 changed.

        """),
    Fixture(
      format: "attribute-graph",
      text: """
        === AttributeGraph: cycle detected through attribute 529001 ===
        precondition failure: cyclic graph: 529001
        precondition failure: setting value during update: 4400
        precondition failure: something else
        === Evaluation stack ===
        frame 4.0: attribute 60112; count=2, index=1/3

        """),
    Fixture(
      format: "ips-report",
      text: #"""
        {"app_name":"Shelf","timestamp":"2026-05-01 10:00:00.00 +0200","bug_type":"309","incident_id":"9A"}
        {
          "procName" : "Shelf",
          "asi" : {"CoreFoundation":["*** Terminating app due to uncaught exception 'NSGenericException', reason: 'nobody expects it'"]},
          "lastExceptionBacktrace" : [{"imageOffset":1,"symbol":"__exceptionPreprocess","symbolLocation":164,"imageIndex":2}],
          "threads" : [{"triggered":true,"id":7,"queue":"com.apple.main-thread","frames":[
            {"imageOffset":38,"symbol":"__pthread_kill","symbolLocation":8,"imageIndex":0},
            {"imageOffset":40,"symbol":"abort","symbolLocation":124,"imageIndex":1}]},
            {"id":8,"frames":[{"imageOffset":6,"symbol":"start_wqthread","symbolLocation":0,"imageIndex":3}]}]
        }

        """#),
    Fixture(
      format: "crash-text",
      text: """
        SwiftUI/UIViewRepresentable.swift:346: Fatal error: UIViewRepresentables must be value types: PlayerView
        *** Terminating app due to uncaught exception 'NSGenericException', reason: 'nobody knows'
        *** First throw call stack:
        0   CoreFoundation                      0x00000001804b98a8 __exceptionPreprocess + 172
        1   libobjc.A.dylib                     0x00000001800937c4 objc_exception_throw + 72
        Fatal Exception: NSRangeException
        2  Shelf                          0x4c1d0 Shelf.reload() + 12
        Main Thread Checker: UI API called on a background thread: -[UIView init]
        PID: 4002, TID: 77120, Thread name: (none), Queue name: com.example.work, QoS: 0
        libc++abi: terminating due to uncaught exception of type NSException

        """),
    Fixture(
      format: "xctest-log",
      text: """
        Test Case '-[ShelfUITests.DragTests testDrag]' started.
            t =     0.00s Start Test at 2026-03-03 10:00:00.123
            t =     0.02s Set Up
            t =     2.41s     Tap "Shelf" Button
            t =     2.50s         Wait for com.example.Shelf to idle

        """),
    Fixture(
      format: "signposts",
      text: """
        Timestamp                       Thread     Type        Activity             PID    TTL
        2026-03-28 12:03:47.500000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b0, process, begin] Shelf: (Kit) [com.example:ui] updateUIView: id=3
        2026-03-28 12:03:47.600000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b1, process, begin] Shelf: (Kit) [com.example:ui] fetchCover: id=4
        2026-03-28 12:03:47.700000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b0, process, end] Shelf: (Kit) [com.example:ui] updateUIView:
        2026-03-28 12:03:47.800000-0700 0x1740001  Signpost    0x0                  9638   0    [spid 0x1b1, process, end] Shelf: (Kit) [com.example:ui] fetchCover:

        """),
    Fixture(
      format: "swift-log",
      text: """
        2025-10-24T17:26:47-0700 info Shelf: session=3 user=7 [Kit] Begin updateUIView
        2025-10-24T17:26:48-0700 warning Shelf: End updateUIView
        2025-10-24T17:26:49-0700 error Shelf: a=1 b=2

        """),
    Fixture(
      format: "lumberjack",
      text: """
        2025/05/20 15:33:18:621  Begin updateUIView
        2025-05-20 15:33:18:721 Shelf[12:2a] End updateUIView

        """),
    Fixture(
      format: "chrome-trace",
      text: #"""
        [{"name":"thread_name","ph":"M","pid":1,"tid":3,"args":{"name":"main"}},
        {"name":"updateUIView","ph":"B","ts":46.0,"pid":1,"tid":3},
        {"name":"mapViewDidChange","ph":"X","ts":47.5,"dur":2,"pid":1,"tid":3},
        {"name":"Modifying state during view update, this will cause undefined behavior.","ph":"i","ts":48,"pid":1,"tid":3},
        {"ph":"E","ts":51,"pid":1,"tid":3},
        """#),
    Fixture(
      format: "xctrace-xml",
      text: """
        <?xml version="1.0"?>
        <trace-query-result>
        <node xpath='//trace-toc[1]/run[1]/data[1]/table[1]'><schema name="swiftui-updates"><col><mnemonic>start</mnemonic><name>Start</name><engineering-type>start-time</engineering-type></col><col><mnemonic>duration</mnemonic><name>Duration</name><engineering-type>duration</engineering-type></col><col><mnemonic>view-name</mnemonic><name>View</name><engineering-type>string</engineering-type></col><col><mnemonic>thread</mnemonic><name>Thread</name><engineering-type>thread</engineering-type></col><col><mnemonic>severity</mnemonic><name>Severity</name><engineering-type>string</engineering-type></col></schema>
        <row><start-time id="1" fmt="00:01.000">1000000</start-time><duration id="2" fmt="5 us">5000</duration><string id="3" fmt="ShelfView &amp; Co">ShelfView &amp; Co</string><thread id="4" fmt="Main Thread 0x1f (Shelf, pid: 3)"><tid id="5" fmt="0x1f">31</tid><process id="6" fmt="Shelf (3)"><pid id="7" fmt="3">3</pid></process></thread><sentinel/></row>
        <row><start-time id="8" fmt="00:02.000">2000000</start-time><duration ref="2"/><string ref="3"/><thread ref="4"/><string id="9" fmt="High">High</string></row>
        </node>
        </trace-query-result>

        """),
    Fixture(
      format: "bridge-trace",
      text: #"""
        {"bridgeTrace":1,"title":"shelf","tool":"BridgeRecorder 1","platform":"iOS","os":"26.1","start":"2026-01-01T00:00:00Z"}
        {"seq":1,"t":1000,"kind":"update.begin","subject":"Shelf#1","thread":"main"}
        {"seq":2,"t":2000,"kind":"set","subject":"Shelf#1","name":"text","value":"a\"b","thread":"main"}
        {"seq":3,"t":2500,"kind":"write","subject":"Shelf#1","name":"text","value":"c","outcome":"dropped","thread":"main"}
        {"seq":4,"t":3000,"kind":"update.end","subject":"Shelf#1","thread":"main"}
        {"seq":5,"kind":"brand.new","name":"x","thread":"work"}
        {"dropped":3}

        """#),
  ]
}
