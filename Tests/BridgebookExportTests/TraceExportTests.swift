import Bridgebook
import BridgebookExport
import TestSupport
import Testing

/// Exported traces can be read back unchanged.
@Suite struct TraceExportTests {
  private static let run: Run = {
    var run = Run(id: "s/v", title: "A \"title\"\n", origin: .simulated, contentHash: "")
    run.tool = "bridgebook"
    run.platform = "ios"
    run.scenario = "s"
    run.variant = "v"
    return run
  }()

  /// An event with its texts instead of their numbers.
  private struct Plain: Equatable {
    var event: TraceEvent
    let texts: [String]

    init(_ event: TraceEvent, _ table: TextTable) {
      texts = [event.subject, event.name, event.value, event.thread].map { table[$0] }
      self.event = event
      (self.event.subject, self.event.name) = (.none, .none)
      (self.event.value, self.event.thread) = (.none, .none)
    }
  }

  private static func imported(_ bytes: [UInt8]) -> (events: [Plain], importer: TraceImporter) {
    var importer = TraceImporter(messages: MessageMatcher(MessageCatalog()))
    bytes.withUnsafeBytes { importer.consume($0) }
    importer.finish()
    var events: [Plain] = []
    let texts = importer.texts
    events = importer.drain().map { Plain($0, texts) }
    return (events, importer)
  }

  @Test(arguments: 0..<80)
  func writtenRunsAreReadAsTheyWere(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let script = EventScript.random(&generator, count: 1 + Int(generator.next() % 200))
    var bytes: [UInt8] = []
    TraceExport.appendHeader(of: Self.run, to: &bytes)
    for event in script.events { TraceExport.append(event, script.texts, to: &bytes) }
    let (events, importer) = Self.imported(bytes)
    #expect(events == script.events.map { Plain($0, script.texts) })
    #expect(importer.issues == [])
    #expect(importer.format.id == "bridge-trace")
    #expect(importer.header.title == "A \"title\"\n")
    #expect(importer.header.scenario == "s")
    #expect(importer.header.variant == "v")
    #expect(bytes.allSatisfy { $0 >= 32 && $0 != 127 || $0 == 10 })
  }

  /// Readers support numbers of eighteen digits; in nanoseconds, these are thirty years.
  @Test func largeNumbersAreKept() {
    var event = TraceEvent(kind: .write, sequence: 0, line: 999_999_999_999_999_999)
    event.time = -999_999_999_999_999_999
    event.depth = .max
    event.outcome = .unknown
    var bytes: [UInt8] = []
    TraceExport.appendHeader(of: Self.run, to: &bytes)
    TraceExport.append(event, TextTable(), to: &bytes)
    #expect(Self.imported(bytes).events.map(\.event) == [event])
  }

  @Test func aLineIsOneObject() {
    let script = EventScript("1 write - zoom = 4 (dropped) @main +2ms")
    var bytes: [UInt8] = []
    TraceExport.append(script.events[0], script.texts, to: &bytes)
    let expected = #"""
      {"seq":0,"t":2000000,"kind":"write","name":"zoom","value":"4","thread":"main",\#
      "outcome":"dropped","depth":1,"line":1}

      """#
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func aNULIsReadAsTheReplacementCharacter() {
    var texts = TextTable()
    var event = TraceEvent(kind: .note, sequence: 0, line: 1)
    event.value = texts.number(of: "a\u{0}b") ?? .none
    var bytes: [UInt8] = []
    TraceExport.append(event, texts, to: &bytes)
    #expect(Self.imported(bytes).events.map { $0.texts[2] } == ["a\u{fffd}b"])
  }

  @Test func onlyAWrittenRunBringsItsOwnLines() {
    let line = #"{"seq":0,"kind":"write","name":"zoom","line":40,"outcome":"perhaps"}"# + "\n"
    let bare = Self.imported(Array(line.utf8)).events
    #expect(bare.map(\.event.line) == [1])
    #expect(bare.map(\.event.outcome) == [nil])
    let headed = Self.imported(Array(("{\"bridgeTrace\":1,\"title\":\"t\"}\n" + line).utf8))
    #expect(headed.events.map(\.event.line) == [40])
  }

  @Test func issuesStayOnTheLinesOfTheInput() {
    let text = """
      {"bridgeTrace":1,"title":"t"}
      {"seq":0,"kind":"write","name":"zoom","line":40}
      {"seq":1,"kind":"write","name":"zo

      """
    let (events, importer) = Self.imported(Array(text.utf8))
    #expect(events.map(\.event.line) == [40, 3])
    #expect(importer.issues.map(\.line) == [3])
  }
}
