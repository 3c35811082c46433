import BookData
import Bridgebook
import BridgebookExport
import Testing

/// A run that is exported as a trace and imported again is the same run.
@Suite struct RoundTripTests {
  /// An event with texts in place of their numbers.
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

  private static func trace(of run: Simulated) -> [UInt8] {
    let header = Run(
      id: "\(run.program.scenario)/\(run.variant.name)", title: run.variant.title,
      origin: .simulated, contentHash: "")
    var bytes: [UInt8] = []
    TraceExport.appendHeader(of: header, to: &bytes)
    for event in run.events { TraceExport.append(event, run.texts, to: &bytes) }
    return bytes
  }

  @Test(arguments: EvidenceCase.all)
  func aSavedRunIsReadAsItWas(_ item: EvidenceCase) throws {
    let run = try Simulated(item.scenario, item.variant)
    let catalog = try Simulated.book.get().catalog
    var importer = TraceImporter(messages: MessageMatcher(catalog))
    var suite = DetectorSuite(catalog: catalog)
    suite.iosVersion = run.simulation.iosVersion
    var events: [Plain] = []
    Self.trace(of: run).withUnsafeBytes { importer.consume($0) }
    importer.finish()
    let texts = importer.texts
    for event in importer.drain() {
      events.append(Plain(event, texts))
      suite.consume(event, texts: texts)
    }
    suite.finish(texts: importer.texts)
    #expect(importer.issues == [])
    #expect(events.count == run.events.count)
    for (read, event) in zip(events, run.events) where read != Plain(event, run.texts) {
      Issue.record("\(item.testDescription): event \(event.sequence) is read as \(read)")
    }
    #expect(suite.drain() == run.findings)
  }

  /// The bytes depend on the file alone, and not on the order of hashes, on addresses or on clocks.
  @Test(arguments: EvidenceCase.all)
  func twoTracesAreTheSameBytes(_ item: EvidenceCase) throws {
    let first = try Self.trace(of: Simulated(item.scenario, item.variant))
    let second = try Self.trace(of: Simulated(item.scenario, item.variant))
    #expect(first == second)
  }
}
