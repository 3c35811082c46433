/// Finds kinds and outcomes by their spelling without creating a string.
enum EventKindNames {
  static func kind(_ text: Bytes) -> TraceEventKind? {
    var slot = EventKindNames.slot(text)
    while let entry = kinds[slot] {
      if isEqual(entry.text, text) { return entry.kind }
      slot = (slot + 1) & 127
    }
    return nil
  }

  static func outcome(_ text: Bytes) -> WriteOutcome? {
    outcomes.first { isEqual($0.text, text) }?.outcome
  }

  private struct Entry: Sendable {
    let text: [UInt8]
    let kind: TraceEventKind
  }

  private static let kinds: [Entry?] = {
    var table: [Entry?] = Array(repeating: nil, count: 128)
    for kind in TraceEventKind.allCases {
      let text = Array(kind.rawValue.utf8)
      var slot: Int = text.withUnsafeBufferPointer { EventKindNames.slot(Bytes($0)) }
      while table[slot] != nil { slot = (slot + 1) & 127 }
      table[slot] = Entry(text: text, kind: kind)
    }
    return table
  }()

  private static let outcomes = WriteOutcome.allCases.map {
    (text: Array($0.rawValue.utf8), outcome: $0)
  }

  private static func slot(_ text: Bytes) -> Int {
    (text.count &* 37 &+ Int(text.at(0)) &* 5 &+ Int(text.at(text.count - 1))
      &+ Int(text.at(text.count / 2)) &* 11) & 127
  }

  private static func isEqual(_ stored: [UInt8], _ text: Bytes) -> Bool {
    stored.withUnsafeBufferPointer { Bytes($0).isEqual(text) }
  }
}
