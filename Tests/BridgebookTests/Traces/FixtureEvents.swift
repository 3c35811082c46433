/// The events of each fixture: the time in nanoseconds if there is one, a bar, then the notation of
/// `Imported`.
enum FixtureEvents {
  static let all: [String: [String]] = [
    "plain": [
      "|1 view.make Compass makeUIView",
      "|2 update.begin Compass updateUIView heading=12",
      "|2 update.end Compass updateUIView",
      "|3 coordinator.make CompassRepresentable makeCoordinator",
      "|4 update.begin updateUIView 3",
      "|5 callback.begin dialDidRotate 4 +1",
      "|5 callback.end dialDidRotate +1",
      "|6 update.end updateUIView",
      "|7 note nothing to see",
    ],
    "xcode-nslog": [
      "0|1 message msg-modifying-state Modifying state during view update, this will "
        + "cause undefined behavior. @549001",
      "99116000|2 note tide at 3 m @549001",
      "|3 note unrecognised [SwiftUI] Something nobody knows yet. @549001",
      "-94690799000884000|4 update.begin updateUIView @549001",
    ],
    "xcode-structured": [
      "0|1 message msg-modifying-state Modifying state during view update, this will "
        + "cause undefined behavior. @0xf900",
      "|3 update.begin updateUIView 1",
      "|4 update.end updateUIView",
      "1000000000|6 note unrecognised A text of SwiftUI @0xf900",
      "1000000000|7 note unrecognised over two lines @0xf900",
      "|9 note tail without metadata",
    ],
    "oslog-default": [
      "0|4 message msg-reentrant-hosting-layout NSHostingView is being laid out "
        + "reentrantly while rendering its SwiftUI content. This is not supported and the "
        + "current layout pass will be skipped. @0x1740001",
      "100000000|5 update.begin updateNSView @0x1740001",
      "100000000|5 update.end updateNSView @0x1740001",
    ],
    "oslog-compact": [
      "0|2 message msg-multiple-updates Bound preference ScrollKey tried to update "
        + "multiple times per frame. @df0001",
      "37000000|3 note row 3 @df0001",
      "137000000|4 note type column cut off @df0001",
    ],
    "oslog-syslog": [
      "0|2 message msg-present-off-window Attempt to present <Shelf.Detail: 0x1> on "
        + "<Shelf.Root: 0x2> whose view is not in the window hierarchy!",
      "100000000|3 note opened",
    ],
    "device-syslog": [
      "|1 note [connected:00008110-000A11110000001E]",
      "0|2 message msg-modifying-state Modifying state during view update, this will cause "
        + "undefined behavior.",
      "100000000|3 update.begin updateUIView 3",
      "200000000|4 update.end updateUIView",
      "-34252000|5 note unrecognised Something nobody knows yet.",
      "820454401000000000|6 message msg-present-off-window Attempt to present <Shelf.Detail: 0x1> "
        + "on <Shelf.Root: 0x2> whose view is not in the window hierarchy!",
      "820454401100000000|7 note tide at 3 m",
    ],
    "oslog-ndjson": [
      "0|1 message msg-invalid-frame Invalid frame dimension (negative or non-finite). @2",
      #"250000000|2 note said "hi" ä😀 @2"#,
      "300000000|3 update.begin updateUIView id=3 @2",
      "400000000|4 update.end updateUIView @2",
    ],
    "oslog-json": [
      "0|1 message msg-modifying-state Modifying state during view update, this will "
        + "cause undefined behavior. @77",
      "1000000000|7 platform.deinit CounterLabel deinit @77",
    ],
    "console-app": [
      "0|1 message msg-modifying-state Modifying state during view update, this will "
        + "cause undefined behavior.",
      "100000000|2 note shelf opened",
    ],
    "xcode-issue": [
      "|1 message msg-publishing-background Publishing changes from background threads "
        + "is not allowed; make sure to publish values from the main thread (via operators "
        + "like receive(on:)) on model updates.",
      "|2 message msg-invalid-frame Invalid frame dimension (negative or non-finite).",
      "|3 message msg-compiler-objc @objc can only be used with members of classes, "
        + "@objc protocols, and concrete extensions of classes",
      "|4 note unrecognised Toast.swift: runtime: SwiftUI: Something new.",
      "|5 message msg-invalid-frame Invalid frame dimension (negative or non-finite).",
    ],
    "print-changes": [
      "|1 body ShelfView changed @self, @identity, _count",
      "|2 body ShelfView unchanged",
      "|3 body Row<Shelf.Item> changed @dependencies",
      "|4 body ShelfView changed @24",
    ],
    "attribute-graph": [
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
    ],
    "ips-report": [
      "|4 crash NSGenericException *** Terminating app due to uncaught exception "
        + "'NSGenericException', reason: 'nobody expects it'",
      "|5 note thread Last Exception Backtrace",
      "|5 note frame 0 __exceptionPreprocess",
      "|6 note thread Thread 0 Crashed:",
      "|7 note frame 0 __pthread_kill",
      "|8 note frame 1 abort",
      "|9 note thread Thread 1:",
      "|9 note frame 0 start_wqthread",
    ],
    "crash-text": [
      "|1 message msg-value-type-view SwiftUI/UIViewRepresentable.swift:346: Fatal "
        + "error: UIViewRepresentables must be value types: PlayerView",
      "|1 crash fatal-error SwiftUI/UIViewRepresentable.swift:346: Fatal error: "
        + "UIViewRepresentables must be value types: PlayerView",
      "|2 crash NSGenericException *** Terminating app due to uncaught exception "
        + "'NSGenericException', reason: 'nobody knows'",
      "|3 note crash-detail *** First throw call stack:",
      "|4 note frame 0   CoreFoundation                      0x00000001804b98a8 "
        + "__exceptionPreprocess + 172",
      "|5 note frame 1   libobjc.A.dylib                     0x00000001800937c4 "
        + "objc_exception_throw + 72",
      "|6 crash NSRangeException Fatal Exception: NSRangeException",
      "|7 note frame 2  Shelf                          0x4c1d0 Shelf.reload() + 12",
      "|8 message msg-main-thread-checker Main Thread Checker: UI API called on a "
        + "background thread: -[UIView init]",
      "|9 note crash-detail PID: 4002, TID: 77120, Thread name: (none), Queue name: "
        + "com.example.work, QoS: 0",
      "|10 note crash-detail libc++abi: terminating due to uncaught exception of type "
        + "NSException",
    ],
    "xctest-log": [
      "|1 note activity Test Case '-[ShelfUITests.DragTests testDrag]' started.",
      "0|2 note activity Start Test at 2026-03-03 10:00:00.123",
      "20000000|3 note activity Set Up",
      #"2410000000|4 input Tap Tap "Shelf" Button +1"#,
      "2500000000|5 idle Wait for com.example.Shelf to idle +2",
    ],
    "signposts": [
      "0|2 update.begin updateUIView id=3 @0x1740001",
      "100000000|3 callback.begin fetchCover id=4 @0x1740001 +1",
      "200000000|4 update.end updateUIView @0x1740001",
      "300000000|5 callback.end fetchCover @0x1740001",
    ],
    "swift-log": [
      "0|1 update.begin updateUIView",
      "1000000000|2 update.end updateUIView",
      "2000000000|3 note a=1 b=2",
    ],
    "lumberjack": [
      "0|1 update.begin updateUIView",
      "100000000|2 update.end updateUIView @2a",
    ],
    "chrome-trace": [
      "0|2 update.begin updateUIView @main",
      "1500|3 callback.begin mapViewDidChange @main +1",
      "2000|4 message msg-modifying-state Modifying state during view update, this "
        + "will cause undefined behavior. @main +2",
      "3500|3 callback.end mapViewDidChange @main +1",
      "5000|5 update.end updateUIView @main",
    ],
    "xctrace-xml": [
      "|3 note missing column swiftui-updates: update-type",
      "1000000|4 body ShelfView & Co @main",
      "2000000|5 body ShelfView & Co severity=High @main",
    ],
    "bridge-trace": [
      "1000|2 update.begin Shelf#1 @main",
      #"2000|3 set Shelf#1 text a"b @main +1"#,
      "2500|4 write Shelf#1 text c @main +1 =dropped",
      "3000|5 update.end Shelf#1 @main",
      "|6 note brand.new @work",
    ],
  ]
}
