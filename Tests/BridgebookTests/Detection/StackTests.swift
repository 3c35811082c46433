import BookData
import Bridgebook
import Testing

/// Findings based on the frames of stacks alone.
@Suite struct StackTests {
  private struct Diagnosed {
    var findings: [Finding] = []
    var lacksReason = false

    init(_ text: String) throws {
      let catalog = try Simulated.book.get().catalog
      var importer = TraceImporter(messages: MessageMatcher(catalog))
      var suite = DetectorSuite(catalog: catalog)
      Array(text.utf8).withUnsafeBytes { importer.consume($0) }
      importer.finish()
      for event in importer.drain() { suite.consume(event, texts: importer.texts) }
      suite.finish(texts: importer.texts)
      findings = suite.drain()
      lacksReason = suite.lacksReason
    }

    var gotchas: [String] { findings.map(\.gotcha) }
  }

  private static let constraints = """
    0   CoreFoundation                 0x00000001823cddf0 __exceptionPreprocess + 176
    1   libobjc.A.dylib                0x0000000181e92b60 objc_exception_throw + 88
    2   AppKit                         0x0000000186a0d394 -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 1788
    3   AppKit                         0x0000000185fc8c08 -[NSView _informContainerThatSubviewsNeedUpdateConstraints] + 64
    4   SwiftUI                        0x00000001b97b3580 $s7SwiftUI13NSHostingViewC14setNeedsUpdateyyF + 176
    5   Shelf                          0x0000000102b1c580 main + 176

    """

  @Test func framesOfAnExceptionTell() throws {
    let run = try Diagnosed("Application Specific Backtrace 0:\n" + Self.constraints)
    let finding = try #require(run.findings.first)
    #expect(run.gotchas == ["hosting-window-constraint-loop"])
    #expect(finding.confidence == .likely)
    #expect(finding.severity == .error)
    #expect(finding.lines == [1, 4, 5, 6])
    #expect(!run.lacksReason)
  }

  @Test func theThreadAndTheFramesOfOnesOwnCodeAreEvidence() throws {
    let run = try Diagnosed(
      """
      Thread 0 Crashed:
      0   UIKitCore   0x0000000185fc8c08 -[UIResponder becomeFirstResponder] + 64
      1   Shelf       0x0000000102b1c580 CodeField.focus() + 176
      2   Shelf       0x0000000102b1c600 CodeField.updateUIView(_:context:) + 48
      3   SwiftUI     0x00000001b97b3580 PlatformViewHost.update() + 20
      4   SwiftUI     0x00000001b97b3580 PlatformViewChild.update(context:) + 2772

      """)
    let finding = try #require(run.findings.first { $0.gotcha == "first-responder-focus" })
    #expect(finding.lines == [1, 2, 3, 4, 6])
  }

  /// The privacy service ends the app on a thread of the system, so only the termination reason
  /// names the missing key.
  @Test(arguments: [
    "__TCC_CRASHING_DUE_TO_PRIVACY_VIOLATION__", "__CRASHING_DUE_TO_PRIVACY_VIOLATION__",
  ])
  func theEndByThePrivacyServiceIsKnownByItsFrame(symbol: String) throws {
    let run = try Diagnosed(
      """
      Thread 2 Crashed:
      0   libsystem_kernel.dylib   0x19e9ecd8c __abort_with_payload + 8
      1   TCC                      0x1a36f17f0 \(symbol) + 172
      2   TCC                      0x1a36ef5ac __tccd_send_message_block_invoke + 632

      """)
    #expect(run.gotchas == ["usage-description-missing"])
  }

  @Test func theReasonThatTheSystemGivesIsRead() throws {
    let reason =
      "This app has crashed because it attempted to access privacy-sensitive data without a usage description. "
      + "The app's Info.plist must contain an NSCameraUsageDescription key with a string value explaining to the "
      + "user how the app uses this data."
    let run = try Diagnosed(
      """
      {"app_name":"Shelf","bug_type":"309","incident_id":"9A"}
      {
        "termination" : {"flags":518,"code":0,"namespace":"TCC","details":["\(reason)"]},
        "threads" : [{"triggered":true,"id":7,"frames":[
          {"imageOffset":38,"symbol":"__abort_with_payload","symbolLocation":8,"imageIndex":0},
          {"imageOffset":40,"symbol":"__TCC_CRASHING_DUE_TO_PRIVACY_VIOLATION__","symbolLocation":172,"imageIndex":1}]}]
      }

      """)
    #expect(run.gotchas == ["usage-description-missing"])
    #expect(run.findings.first?.confidence == .certain && run.findings.first?.lines.first == 3)
    // A code alone is not a reason that can be looked up.
    let signal = try Diagnosed(
      #"  "termination" : {"code":6,"namespace":"SIGNAL","indicator":"Abort trap: 6"},"# + "\n")
    #expect(signal.gotchas == [])
  }

  @Test func theReasonIsNotSaidTwice() throws {
    let reason =
      "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'The window has been marked as "
      + "needing another Update Constraints in Window pass, but it has already had more Update Constraints in Window "
      + "passes than there are views in the window.'\n*** First throw call stack:\n"
    let run = try Diagnosed(reason + Self.constraints)
    #expect(run.gotchas == ["hosting-window-constraint-loop"])
    #expect(run.findings.first?.confidence == .certain)
  }

  @Test func aStackOfNobodyKnowsWhatLacksItsReason() throws {
    let frames = "Thread 0 Crashed:\n0   Shelf   0x0000000102b1c580 Shelf.reload() + 176\n"
    let run = try Diagnosed(frames)
    #expect(run.findings.isEmpty)
    #expect(run.lacksReason)
    #expect(try !Diagnosed("Fatal error: index out of range\n" + frames).lacksReason)
    #expect(try !Diagnosed("Begin updateUIView\nEnd updateUIView\n").lacksReason)
  }

  @Test func anotherThreadOfTheReportIsNotTheCrash() throws {
    let text =
      "Thread 0 Crashed:\n0   Shelf   0x0000000102b1c580 Shelf.reload() + 176\n\nThread 3:\n"
      + "0   SwiftUI   0x1d85adbd8 _UIHostingView.layoutSubviews() + 164\n"
      + "1   SwiftUI   0x1d8309dec PlatformViewChild.update(context:) + 664\n"
    #expect(try Diagnosed(text).findings.isEmpty)
  }

  @Test func theDebuggersFramesAndTheJSONOfAReportAreRead() throws {
    let debugger = """
      * thread #4, queue = 'com.apple.root.utility-qos', stop reason = EXC_BREAKPOINT (code=1, subcode=0x1)
        * frame #0: 0x00000001017db2a0 libdispatch.dylib`_dispatch_assert_queue_fail + 104
          frame #1: 0x00000001017a6aa0 libdispatch.dylib`dispatch_assert_queue + 84
          frame #2: 0x00000002378fa284 libswift_Concurrency.dylib`_swift_task_checkIsolatedSwift + 32

      """
    #expect(try Set(Diagnosed(debugger).gotchas) == ["ui-off-main", "swift6-actor-isolation"])
    let report = """
      {"app_name":"Shelf","bug_type":"309","incident_id":"9A"}
      {"asiBacktraces" : ["0   CoreFoundation 0x1823cddf0 __exceptionPreprocess + 176\\n1   AppKit 0x186a0d394 \
      -[NSWindow(NSDisplayCycle) _postWindowNeedsUpdateConstraints] + 1788\\n2   SwiftUI 0x1b97b3580 \
      $s7SwiftUI13NSHostingViewC14setNeedsUpdateyyF + 176"]}

      """
    #expect(try Diagnosed(report).gotchas == ["hosting-window-constraint-loop"])
  }

  /// Even the sample of a healthy app contains such calls.
  @Test func callTreesGiveNotesAtMost() throws {
    let text = """
      Call graph:
          2567 Thread_8817   DispatchQueue_1: com.apple.main-thread  (serial)
          + 2567 start  (in dyld) + 6076  [0x18c3]
          +   2560 PlatformViewChild.update(context:)  (in SwiftUI) + 664  [0x1d8309dec]
          +     2540 NSHostingView.layout()  (in SwiftUI) + 164  [0x1d85adbd8]

      """
    let run = try Diagnosed(text)
    #expect(run.gotchas == ["reentrant-layout"])
    #expect(run.findings.allSatisfy { $0.severity == .note && $0.confidence == .possible })
    #expect(!run.lacksReason)
  }

  /// A near match of a message is only a note, and only possible.
  @Test func nearMatchesAreNotes() throws {
    let text =
      "Adding 'Dial' as one more subview of the UIHostingController.view is hardly supported and results in a broken view hierarchy.\n"
    let run = try Diagnosed(text)
    #expect(run.findings.allSatisfy { $0.severity == .note && $0.confidence == .possible })
    #expect(run.gotchas == ["subview-injected-into-hosting-view"])
  }
}
