extension Fixture {
  /// Crash reports and recordings.
  static let reports: [Fixture] = [
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

        """#,
      place: "nobody expects it",
      events: [
        "|4 crash NSGenericException *** Terminating app due to uncaught exception "
          + "'NSGenericException', reason: 'nobody expects it'",
        "|5 note thread Last Exception Backtrace",
        "|5 note frame 0 __exceptionPreprocess",
        "|6 note thread Thread 0 Crashed:",
        "|7 note frame 0 __pthread_kill",
        "|8 note frame 1 abort",
        "|9 note thread Thread 1:",
        "|9 note frame 0 start_wqthread",
      ]),
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

        """,
      place: "nobody knows",
      events: [
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
      ]),
    Fixture(
      format: "chrome-trace",
      text: #"""
        [{"name":"thread_name","ph":"M","pid":1,"tid":3,"args":{"name":"main"}},
        {"name":"updateUIView","ph":"B","ts":46.0,"pid":1,"tid":3},
        {"name":"mapViewDidChange","ph":"X","ts":47.5,"dur":2,"pid":1,"tid":3},
        {"name":"Modifying state during view update, this will cause undefined behavior.","ph":"i","ts":48,"pid":1,"tid":3},
        {"ph":"E","ts":51,"pid":1,"tid":3},
        """#,
      place: "undefined behavior.",
      events: [
        "0|2 update.begin updateUIView @main",
        "1500|3 callback.begin mapViewDidChange @main +1",
        "2000|4 message msg-modifying-state Modifying state during view update, this "
          + "will cause undefined behavior. @main +2",
        "3500|3 callback.end mapViewDidChange @main +1",
        "5000|5 update.end updateUIView @main",
      ]),
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

        """,
      place: "ShelfView &amp; Co",
      events: [
        "|3 note missing column swiftui-updates: update-type",
        "1000000|4 body ShelfView & Co @main",
        "2000000|5 body ShelfView & Co severity=High @main",
      ]),
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

        """#,
      place: #"a\"b"#,
      events: [
        "1000|2 update.begin Shelf#1 @main",
        #"2000|3 set Shelf#1 text a"b @main +1"#,
        "2500|4 write Shelf#1 text c @main +1 =dropped",
        "3000|5 update.end Shelf#1 @main",
        "|6 note brand.new @work",
      ]),
  ]
}
