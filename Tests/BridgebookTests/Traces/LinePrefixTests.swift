import Bridgebook
import Testing

/// Prefixes that tools add to each line are learned from the file.
@Suite struct LinePrefixTests {
  private static let test = [
    "Test Case '-[AtlasUITests.MapTests testDrag]' started.",
    "    t =     0.00s Start Test at 2026-01-02 10:00:00.000",
    "    t =     2.41s         Wait for com.example.Atlas to idle",
    "    t =     2.60s Tap \"Harbor\" Button",
  ]

  @Test(arguments: [
    "2021-04-20T02:51:50.7213730Z ", "[DEVICE LOG] ", "[ci] [ui-tests] ", "runner-1  | ",
    "2026-01-02 10:00:01.123 ", "flutter: ",
  ])
  func aPrefixHidesNoFormat(prefix: String) {
    let run = Imported(Self.test.map { prefix + $0 }.joined(separator: "\n") + "\n")
    #expect(run.format == "xctest-log")
    #expect(run.kinds == [.note, .note, .idle, .input])
    #expect(run.times.last == 2_600_000_000)
  }

  @Test(arguments: ["[DEVICE LOG] ", "web-1 | "])
  func aHeaderBehindAPrefixIsRead(prefix: String) {
    let line =
      "2022-05-30 10:15:07.466884+0100 Atlas[27001:549001] [SwiftUI] Something nobody knows yet."
    let run = Imported(prefix + line + "\n" + prefix + "plain words\n")
    #expect(run.scores.first?.id == "xcode-nslog")
    #expect(run.events.first?.hasSuffix("@549001") == true)
    #expect(run.events.last?.contains("plain words") == true)
  }

  @Test func whatLeavesNoKnownLineIsNoPrefix() {
    let run = Imported("[Tag] Begin updateUIView\nname: value\n12:30 tea\n")
    #expect(run.format == "plain")
    #expect(run.kinds == [.updateBegin, .note, .note])
  }
}
