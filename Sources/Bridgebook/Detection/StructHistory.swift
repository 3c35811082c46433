/// The earlier values of each bridge's struct, for detecting reads of an old value.
///
/// A bridge begins when its coordinator or its view is created; later reads are compared with the
/// last update.
struct StructHistory: Sendable {
  private static let valueCapacity = 16

  private struct Bridge: Sendable {
    var made: EventMark?
    var update: EventMark?
    /// The last different values before the current one; if there are too many, a new one replaces
    /// the oldest.
    var older: [TextID] = []
    var oldest = 0
  }

  private var bridges = BoundedTable<Bridge>(capacity: 2_048)

  var dropped: Int { bridges.dropped }

  /// Discards the earlier values of the subject's bridge.
  mutating func begin(_ event: TraceEvent) {
    guard let key = event.bridgeKey else { return }
    let index = bridges.find(key, or: Bridge())
    bridges.values[index] = Bridge(made: EventMark(event))
  }

  /// Records the value of a struct that was created or passed to an update.
  mutating func note(_ event: TraceEvent) {
    guard let key = event.bridgeKey, !event.value.isNone else { return }
    guard event.kind == .updateBegin else {
      if let index = bridges.find(key) { remember(event.value, index) }
      return
    }
    let index = bridges.find(key, or: Bridge())
    if let update = bridges.values[index].update { remember(update.value, index) }
    bridges.values[index].update = EventMark(event)
  }

  /// Returns the last update and the event that created the bridge, if the value of a read is older
  /// than that update.
  func newer(than read: TraceEvent) -> (update: EventMark, made: EventMark?)? {
    guard let key = read.bridgeKey, let index = bridges.find(key),
      let update = bridges.values[index].update, update.value.differs(read.value),
      bridges.values[index].older.contains(read.value)
    else { return nil }
    return (update, bridges.values[index].made)
  }

  private mutating func remember(_ value: TextID, _ index: Int) {
    guard !bridges.values[index].older.contains(where: { $0.index == value.index }) else { return }
    guard bridges.values[index].older.count == StructHistory.valueCapacity else {
      return bridges.values[index].older.append(value)
    }
    let oldest = bridges.values[index].oldest
    bridges.values[index].older[oldest] = value
    bridges.values[index].oldest = (oldest + 1) % StructHistory.valueCapacity
  }
}

extension TraceEvent {
  fileprivate var bridgeKey: UInt64? { subject.isNone ? nil : UInt64(subject.index) }
}
