import BridgeRecorder
import Bridgebook
import Foundation
import Testing

/// The importer reads what was recorded.
struct RecordingTests {
  @Test func everyKindAndOutcomeIsOneTheReaderKnows() {
    #expect(
      Set(BridgeRecorder.EventKind.allCases.map(\.rawValue))
        == Set(TraceEventKind.allCases.map(\.rawValue)))
    #expect(
      Set(BridgeRecorder.WriteOutcome.allCases.map(\.rawValue))
        == Set(WriteOutcome.allCases.map(\.rawValue)))
  }

  @Test func aFileIsReadBackEventByEvent() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("map.ndjson")
    let recorder = BridgeRecorder(to: .file(file.path), title: "a \"map\"", appVersion: "2.1")
    let trace = recorder.instance(of: "HybridMap")
    trace.coordinatorMake()
    trace.viewMake { trace.platformInit(value: "MKMapView") }
    trace.update(value: 1.5) {
      trace.set("center", value: 1.5)
      trace.callback("didChange", value: 1.5) {
        trace.write("center", value: Int?.some(2), outcome: .deferred)
      }
    }
    trace.enqueue("center", value: Int?.none)
    trace.dismantle { trace.observe("parent") }
    trace.pop("screen", .begin)
    #expect(recorder.close())

    let run = try RecordedTrace(file: file)
    #expect(run.format == "bridge-trace")
    #expect(run.issues == [])
    #expect(run.header.title == "a \"map\"")
    #expect(run.header.tool == "BridgeRecorder 1")
    #expect(run.header.appVersion == "2.1" && run.header.start?.hasSuffix("Z") == true)
    #expect(run.header.platform?.isEmpty == false && run.header.os?.isEmpty == false)
    let start = try #require(run.header.start.flatMap { ISO8601DateFormatter().date(from: $0) })
    #expect(abs(start.timeIntervalSinceNow) < 60)
    #expect(
      run.events.map { "\($0.depth) \($0.kind.rawValue) \($0.name) \($0.value)" } == [
        "0 coordinator.make  ", "0 view.make  ", "1 platform.init  MKMapView",
        "0 update.begin  1.5", "1 set center 1.5", "1 callback.begin didChange 1.5",
        "2 write center 2", "1 callback.end didChange ", "0 update.end  ", "0 enqueue center ",
        "0 dismantle  ", "1 observe parent ", "0 pop screen begin",
      ])
    #expect(run.events.allSatisfy { $0.subject == "HybridMap#1" })
    #expect(run.events.compactMap(\.outcome) == [.deferred])
    #expect(try run.sequences() == Array(1...13))
    let times = run.events.compactMap(\.time)
    #expect(times.count == 13 && times == times.sorted() && times[0] >= 0)
  }

  @Test func instancesAreNumberedByTypeAndStructsAreNot() throws {
    struct Map {}
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    #expect(recorder.instance(of: Map.self).name == "Map#1")
    #expect(recorder.instance(of: "Web").name == "Web#1")
    #expect(recorder.instance(of: Map.self).name == "Map#2")
    #expect(recorder.type(Map.self).name == "Map")
    recorder.app.note("x")
    recorder.flush()
    #expect(try collected.trace().events.map(\.subject) == [""])
  }

  @Test func aResultAndAnErrorPassThroughAndTheDepthComesBack() throws {
    struct Broken: Error {}
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    let trace = recorder.app
    #expect(trace.body { 3 } == 3)
    #expect(throws: Broken.self) { try trace.callback("a") { throw Broken() } }
    trace.endCallback("never begun")
    trace.beginCallback("b")
    trace.note("inside")
    trace.endCallback("b")
    trace.note("outside")
    recorder.flush()
    #expect(try collected.trace().events.map(\.depth) == [0, 0, 0, 0, 0, 1, 0, 0])
  }

  static let texts = [
    "\"quoted\" \\back\\", "tab\tline\nreturn\rfeed\u{0C}bell\u{07}\u{08}\u{1F}\u{7F}",
    "emoji 👩‍👩‍👧 and 漢字", "line\u{2028}separator", "{\"seq\":1}", "combining e\u{301}", "\\u0041",
    String(repeating: "x", count: 4_096), "",
  ]

  @Test(arguments: texts)
  func anyTextComesBackAsItWas(_ text: String) throws {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    recorder.instance(of: "A\"b").record(.input, "n\u{1}", value: text)
    recorder.flush()
    let run = try collected.trace()
    #expect(run.lines.count == 2)
    #expect(try run.objects()[1]["value"] as? String == text)
    #expect(run.events.map(\.value) == [text])
    #expect(run.events.map(\.subject) == ["A\"b#1"])
    #expect(run.events.map(\.name) == ["n\u{1}"])
    #expect(run.issues == [])
  }

  @Test func aZeroByteIsWrittenAndBytesThatAreNoTextArrivedAsReplacements() throws {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    recorder.app.note("a\0b")
    recorder.app.note(String(decoding: [0x61, 0xFF, 0x62], as: UTF8.self))
    recorder.flush()
    let run = try collected.trace()
    #expect(try run.objects()[1]["value"] as? String == "a\0b")
    #expect(run.events.map(\.value) == ["a\u{FFFD}b", "a\u{FFFD}b"])
  }

  @Test func aLongTextIsCutBetweenCharactersAndItsLineStaysReadable() throws {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    let control = String(repeating: "\u{1}", count: 100_000)
    recorder.instance(of: control).record(.input, control, value: control)
    recorder.app.note("x" + String(repeating: "é", count: 5_000))
    recorder.flush()
    let run = try collected.trace()
    #expect(run.issues == [])
    #expect(run.events.map { $0.value.utf8.count } == [4_099, 4_098])
    #expect(run.events.allSatisfy { $0.value.hasSuffix("…") && !$0.value.contains("\u{FFFD}") })
  }
}
