import Testing

@testable import Bridgebook

@Suite struct RecentEventsTests {
  /// A run has millions of events, each of which passes through three threads.
  @Test func anEventHas48Bytes() {
    #expect(MemoryLayout<TraceEvent>.stride == 48)
  }

  @Test func onlyRecentLinesCanBeQuotedAndTheFirstEventOfALineSpeaksForIt() {
    var recent = RecentEvents()
    func append(_ line: Int, _ kind: TraceEventKind) {
      recent.append(TraceEvent(kind: kind, sequence: 0, line: line))
    }
    append(1, .input)
    append(2, .message)
    append(2, .crash)
    append(3, .body)
    #expect(recent.marks(ofLines: [1, 2, 9]).map(\.kind) == [.input, .message])
    // A simulated run can reach a line again.
    append(1, .write)
    #expect(recent.marks(ofLines: [1, 2]).map(\.kind) == [.write, .message])
    for line in 4..<(4 + RecentEvents.capacity) { append(line, .set) }
    #expect(recent.marks(ofLines: [1, 2, 3]).isEmpty)
    #expect(recent.marks(ofLines: [4]).map(\.line) == [4])
  }
}
