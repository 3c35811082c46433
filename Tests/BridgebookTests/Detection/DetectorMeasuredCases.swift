import Bridgebook
import Testing

/// Problems shown by the measurements of Instruments, and by prints with times.
let measuredCases: [TriggeringCase] = [
  TriggeringCase(
    "two of three updates", "long-representable-update", .warning, .likely,
    """
    ! update.begin of=Bars name=Representable_Updates value=zoom time=0
      update.end of=Bars name=Representable_Updates time=9
      update.begin of=Bars name=Representable_Updates value=zoom time=20
      update.end of=Bars name=Representable_Updates time=28
    !@update.begin of=Bars name=Representable_Updates value=zoom time=40
      update.end of=Bars name=Representable_Updates time=75
    """),
  TriggeringCase(
    "an update that prints its begin and end", "long-representable-update", .note, .possible,
    """
    !@update.begin of=Map#1 name=updateUIView value=1 time=0
      set of=Map#1 name=zoom value=1 time=1
      update.end of=Map#1 name=updateUIView time=30
    """),
  TriggeringCase(
    "one cause in ten frames", "body-storm", .note, .likely,
    (0..<10).map { frame in
      let mark = frame == 0 ? "!@" : frame == 9 ? "! " : "  "
      return "\(mark)dirty of=Home name=body_invalidated value=offset time=\(frame * 16)\n"
    }.joined()),
]

/// Runs with the same kinds of events, but without problems.
let measuredCleanCases: [CleanCase] = [
  CleanCase(
    "updates within a frame",
    """
      update.begin of=Bars name=Representable_Updates time=0
      update.end of=Bars name=Representable_Updates time=8
    """),
  CleanCase(
    "an update whose end has no time",
    """
      update.begin of=Bars name=Representable_Updates time=0
      update.end of=Bars name=Representable_Updates
    """),
  CleanCase(
    "many bodies of one type in one frame",
    String(
      repeating: "  dirty of=Row name=body_invalidated value=offset time=5\n", count: 30)),
  CleanCase(
    "a change a second",
    (0..<20).map { "  dirty of=Clock name=body_invalidated value=now time=\($0 * 1_000)\n" }
      .joined()),
  CleanCase(
    "causes that take turns",
    (0..<20).map { turn in
      "  dirty of=Home name=body_invalidated value=\(turn % 2 == 0 ? "a" : "b") time=\(turn * 16)\n"
    }.joined()),
  CleanCase(
    "nodes that are no bodies",
    (0..<20).map { "  dirty of=Graph name=swiftui-causes value=offset time=\($0 * 16)\n" }
      .joined()),
  CleanCase(
    "bodies of one type, as Instruments lists them",
    String(repeating: "  body of=Row name=View_Body_Updates value=offset time=5\n", count: 30)),
]

@Suite struct DetectorMeasuredTests {
  /// Both gotchas may be notes, which the test of the other clean runs ignores.
  @Test(arguments: measuredCleanCases)
  func nothingIsFoundAtAll(_ item: CleanCase) {
    #expect(TraceScript(item.script).findings() == [])
  }
}
