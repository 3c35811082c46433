// SPDX-License-Identifier: MIT

/// Encodes events and writes them to the output; used on the recorder's queue only.
final class TraceWriter: @unchecked Sendable {
  private var output: TraceOutput
  private var header: TraceHeader?
  private var spareEvents: [RecordedEvent] = []
  private var lines = TraceLines()
  private var hasFailed = false

  init(_ output: TraceOutput, header: TraceHeader, capacity: Int) {
    self.output = output
    self.header = header
    spareEvents.reserveCapacity(capacity)
  }

  deinit {
    output.close()
  }

  /// Returns an empty array with the capacity of the buffer.
  func spare() -> [RecordedEvent] {
    defer { spareEvents = [] }
    return spareEvents
  }

  /// Writes events in their order, then the number of dropped events after them; returns the
  /// failure if writing fails for the first time.
  func write(_ taken: EventBuffer.Taken) -> BridgeRecorder.Failure? {
    var taken = taken
    defer {
      taken.events.removeAll(keepingCapacity: true)
      spareEvents = taken.events
    }
    guard !hasFailed else { return nil }
    if let header {
      lines.add(header)
      self.header = nil
    }
    for event in taken.events {
      lines.add(event)
      if lines.isLong, let failure = writeLines() { return failure }
    }
    if taken.dropped > 0 { lines.addGap(of: taken.dropped) }
    return writeLines()
  }

  func close() {
    output.close()
  }

  private func writeLines() -> BridgeRecorder.Failure? {
    guard !lines.bytes.isEmpty else { return nil }
    defer { lines.removeAll() }
    let failure = output.write(lines.bytes)
    hasFailed = failure != nil
    return failure
  }
}
