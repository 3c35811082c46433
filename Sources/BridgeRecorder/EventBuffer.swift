// SPDX-License-Identifier: MIT

/// The events that wait to be written; at most `capacity` of them.
struct EventBuffer: Sendable {
  /// The flush that is due after an event is appended.
  enum Wake {
    case none
    /// After the usual delay, because this is the first event.
    case later
    /// Immediately, because the buffer is half full.
    case now
  }

  /// The buffered events, and the number of events after them that were dropped.
  struct Taken: Sendable {
    var events: [RecordedEvent]
    var dropped: Int
  }

  let capacity: Int
  private let start: Int64
  private var events: [RecordedEvent] = []
  private var sequence = 0
  private var dropped = 0
  private var wake = Wake.none
  private(set) var droppedEvents = 0
  var isClosed = false

  init(capacity: Int, start: Int64) {
    self.capacity = capacity
    self.start = start
    events.reserveCapacity(capacity)
  }

  /// Numbers the event and appends it, or counts it as dropped if the buffer is full.
  mutating func append(_ event: RecordedEvent) -> Wake {
    guard !isClosed else { return .none }
    sequence += 1
    guard events.count < capacity else {
      dropped += 1
      droppedEvents += 1
      return .none
    }
    events.append(event)
    events[events.count - 1].sequence = sequence
    events[events.count - 1].time = Clock.monotonicNanoseconds() &- start
    return request()
  }

  /// Returns each of the two wake-ups only once until the buffer is emptied.
  private mutating func request() -> Wake {
    if events.count >= (capacity + 1) / 2, wake != .now {
      wake = .now
      return .now
    }
    guard wake == .none else { return .none }
    wake = .later
    return .later
  }

  /// Returns the contents and continues with an empty array whose storage is reused.
  mutating func take(leaving spare: [RecordedEvent]) -> Taken {
    let taken = Taken(events: events, dropped: dropped)
    events = spare
    dropped = 0
    wake = .none
    return taken
  }
}
