import Bridgebook
import Testing

/// The log of a connected device is read in each of its forms, and no other log is mistaken for it.
@Suite struct DeviceSyslogTests {
  @Test(arguments: [
    "Sep 23 10:01:12 Annas-iPhone Tide Pool(SwiftUICore)[88001] <Error>: ",
    "Sep 23 10:01:12 Tide Pool(SwiftUI)[88001] <Fault>: ",
    "Sep  3 10:01:12.034252 Atlas(AttributeGraph)[88001] <Notice>: ",
    "Sep 3 10:01:12 Atlas(SwiftUICore)[88001] <Debug>: ",
    "2026-09-23 10:01:12.034252 Tide [2] Pool{SwiftUICore}[88001] <ERROR>: ",
    "2026-09-23 10:01:12.034252 Atlas{SwiftUICore+0x2a}[88001] <FAULT>: ",
  ])
  func theFrameworkIsNamedByTheLibrary(header: String) {
    let run = Imported(header + "Something nobody knows yet.\n")
    #expect(run.format == "device-syslog")
    #expect(run.events == ["1 note unrecognised Something nobody knows yet."])
    #expect(run.times == [0])
  }

  @Test func aLabelNamesTheFrameworkAndIsNoPartOfTheText() {
    let header = "2026-09-23 10:01:12 Atlas{Foundation}[88001] <FAULT>: "
    let text = "Invalid frame dimension (negative or non-finite)."
    let run = Imported(
      "\(header)\(text) [com.apple.runtime-issues][SwiftUI]\n\(header)a [b] c[1][2]\n")
    #expect(
      run.events == ["1 message msg-invalid-frame \(text)", "2 note a [b] c[1][2]"])
  }

  @Test func anAppsOwnPrintsAreRead() {
    let run = Imported(
      """
      Sep 23 10:01:12.034252 Atlas[88001] <Notice>: Begin updateUIView 3
      Sep 23 10:01:12.134252 Atlas[88001] <Notice>: End updateUIView

      """)
    #expect(run.kinds == [.updateBegin, .updateEnd])
    #expect(run.times == [0, 100_000_000])
  }

  /// The logs of other systems have no level after the process, or another one.
  @Test(arguments: [
    "Sep 23 10:01:12 jupiter kernel[0]: Begin updateUIView",
    "Sep 23 10:01:12 jupiter sshd[812]: <Error>: Begin updateUIView",
    "Sep 23 10:01:12 jupiter app[812] <script>: Begin updateUIView",
    "Sep 32 10:01:12 Atlas[812] <Error>: Begin updateUIView",
    "May I 10:01:12 Atlas[812] <Error>: Begin updateUIView",
    "2026-09-23T10:01:12 Atlas{UIKitCore}[88001] <ERROR>: Begin updateUIView",
    "Sep 23 10:01:12 Atlas[0x12] <Error>: Begin updateUIView",
  ])
  func noOtherLineIsTaken(line: String) {
    #expect(!Imported(line + "\n").scores.map(\.id).contains("device-syslog"))
    #expect(Imported(line + "\n", format: "device-syslog").times == [nil])
  }
}
