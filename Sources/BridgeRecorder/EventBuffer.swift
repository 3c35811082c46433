// SPDX-License-Identifier: MIT

/// The events that wait to be written, of which there are never more than `capacity`.
struct EventBuffer: Sendable {
  /// What has to be done after an event was put in.
  enum Wake {
    case none
    /// It is the first one, so somebody has to come for it.
    case later
    /// Half of the room is taken.
    case now
  }

  /// What waited, and how many events came after it and found no room.
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

  /// Gives the event its place in the trace and keeps it where there is room.
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

  /// Asks once for each of the two reasons to come.
  private mutating func request() -> Wake {
    if events.count >= (capacity + 1) / 2, wake != .now {
      wake = .now
      return .now
    }
    guard wake == .none else { return .none }
    wake = .later
    return .later
  }

  /// Takes out everything and leaves an empty array whose room is used again.
  mutating func take(leaving spare: [RecordedEvent]) -> Taken {
    let taken = Taken(events: events, dropped: dropped)
    events = spare
    dropped = 0
    wake = .none
    return taken
  }
}
