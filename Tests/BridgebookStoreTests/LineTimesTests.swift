import Bridgebook
import BridgebookStore
import Testing

@Suite struct LineTimesTests {
  private let store: Store

  init() throws {
    store = try Fixture.store(of: Book())
  }

  /// Stores a run with these events, and returns the earliest time of each line, computed from all
  /// events.
  private func write(
    _ events: [(line: Int, time: Int64?)], origin: Run.Origin, format: String
  ) throws -> [Int: Int64] {
    var run = Run(id: "r", title: "r", origin: origin, contentHash: "0123456789abcdef")
    run.eventCount = events.count
    run.formats = [.init(format: format, matchedLines: 1)]
    let writer = try RunWriter(store)
    try writer.append(
      events.enumerated().map { sequence, item in
        var event = TraceEvent(kind: .note, sequence: sequence, line: item.line)
        event.time = item.time
        return event
      }, texts: TextTable())
    #expect(try writer.finish(run, at: "") == .stored)
    var earliest: [Int: Int64] = [:]
    for item in events {
      guard let time = item.time else { continue }
      earliest[item.line] = min(earliest[item.line] ?? .max, time)
    }
    return earliest
  }

  /// Lines with many events and with none, gaps, and times that go back or are missing.
  private static let trace = (0..<4_000).flatMap { step -> [(line: Int, time: Int64?)] in
    let line = step * 2 + step / 700 * 50 + 1
    let count = step % 5 == 0 ? 3 : step == 2_222 ? 40 : 1
    return (0..<count).map { (line, step % 11 == 0 ? nil : Int64(step * 100 - $0)) }
  }

  @Test(arguments: [
    (Run.Origin.imported, "plain", false), (.imported, "chrome-trace", true),
    (.simulated, "plain", true),
  ])
  func eachLineHasTheEarliestTimeOfItsEvents(
    origin: Run.Origin, format: String, isUnordered: Bool
  ) throws {
    // Lines occur again after later lines, as in formats that report an interval when it ends.
    let events = isUnordered ? Self.trace + Self.trace.reversed() : Self.trace
    let earliest = try write(events, origin: origin, format: format)
    let times = try store.events.lineTimes()
    let lines = Set(Self.trace.map(\.line))
    #expect(try times.times(ofLines: lines, of: "r") == earliest)
    for line in [1, 3, 11, 4_443, 4_445, 4_595, 8_249] {
      #expect(
        try times.times(ofLines: [line], of: "r") == earliest.filter { $0.key == line }, "\(line)")
    }
    #expect(try times.times(ofLines: [], of: "r") == [:])
    #expect(try times.times(ofLines: [1], of: "nothing") == [:])
    // Lines without events are ignored.
    #expect(
      try times.times(ofLines: [1, 2, 3, 900_000], of: "r")
        == earliest.filter { [1, 3].contains($0.key) })
  }
}
