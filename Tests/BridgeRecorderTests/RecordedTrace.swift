import BookData
import BridgeRecorder
import Bridgebook
import Foundation

/// A recorded trace, read by the importer and the detectors.
struct RecordedTrace {
  struct Event: Equatable {
    var kind: TraceEventKind
    var subject: String
    var name: String
    var value: String
    var thread: String
    var depth: Int
    var outcome: WriteOutcome?
    var time: Int64?
    var line: Int
  }

  /// The message catalog, parsed once because the book is large.
  private static let catalog = Result { try BuiltInBook.load().catalog }

  let bytes: [UInt8]
  private(set) var events: [Event] = []
  private(set) var findings: [Finding] = []
  let header: RunHeader
  let issues: [ImportIssue]
  let format: String

  init(bytes: [UInt8]) throws {
    self.bytes = bytes
    let catalog = try RecordedTrace.catalog.get()
    var importer = TraceImporter(messages: MessageMatcher(catalog))
    var suite = DetectorSuite(catalog: catalog)
    var events: [Event] = []
    func take() {
      let texts = importer.texts
      for event in importer.drain() {
        suite.consume(event, texts: texts)
        events.append(Event(event, texts))
      }
    }
    bytes.withUnsafeBytes { importer.consume($0) }
    take()
    importer.finish()
    take()
    suite.finish(texts: importer.texts)
    self.events = events
    // The duration of an update depends on the machine, and is not tested here.
    findings = suite.drain().filter { $0.gotcha != "long-representable-update" }
    header = importer.header
    issues = importer.issues
    format = importer.format.id
  }

  init(file: URL) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: file)))
  }

  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns each line as JSON, parsed by Foundation.
  func objects() throws -> [[String: Any]] {
    try lines.compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// Returns the sequence numbers in the order of the lines.
  func sequences() throws -> [Int] { try objects().compactMap { $0["seq"] as? Int } }
}

extension RecordedTrace.Event {
  init(_ event: TraceEvent, _ texts: TextTable) {
    kind = event.kind
    subject = texts[event.subject]
    name = texts[event.name]
    value = texts[event.value]
    thread = texts[event.thread]
    depth = Int(event.depth)
    outcome = event.outcome
    time = event.time
    line = event.line
  }
}

/// Collects the bytes that a recorder passes to a closure.
final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [UInt8] = []

  var destination: BridgeRecorder.Destination {
    .lines { [self] lines in lock.withLock { bytes += lines } }
  }

  func trace() throws -> RecordedTrace {
    try RecordedTrace(bytes: lock.withLock { bytes })
  }
}

/// A folder that is removed at the end of the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
