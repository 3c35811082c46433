/// A field of an event that a format may lack.
package enum EventField: String, CaseIterable, Sendable {
  case depth, name, outcome, subject, thread, time, value
}

/// A set of fields, stored as bits.
package struct EventFieldSet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a set of the listed fields.
  package init(_ fields: [EventField]) {
    rawValue = fields.reduce(0) { $0 | $1.bit }
  }

  /// The set of all fields.
  package static let all = EventFieldSet(EventField.allCases)

  /// The fields in the set, in alphabetical order.
  package var fields: [EventField] { EventField.allCases.filter { rawValue & $0.bit != 0 } }

  /// Adds the fields that an event carries.
  mutating func note(_ event: TraceEvent) {
    var bits = rawValue
    if event.depth != 0 { bits |= EventField.depth.bit }
    if !event.name.isNone { bits |= EventField.name.bit }
    if event.outcome != nil { bits |= EventField.outcome.bit }
    if !event.subject.isNone { bits |= EventField.subject.bit }
    if !event.thread.isNone { bits |= EventField.thread.bit }
    if event.time != nil { bits |= EventField.time.bit }
    if !event.value.isNone { bits |= EventField.value.bit }
    self = EventFieldSet(rawValue: bits)
  }
}

extension EventField {
  fileprivate var bit: UInt8 {
    switch self {
    case .depth: 1 << 0
    case .name: 1 << 1
    case .outcome: 1 << 2
    case .subject: 1 << 3
    case .thread: 1 << 4
    case .time: 1 << 5
    case .value: 1 << 6
    }
  }
}

/// A set of kinds of events, stored as bits so that a membership test takes one instruction.
package struct EventKindSet: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates a set of the listed kinds.
  package init(_ kinds: [TraceEventKind]) {
    rawValue = kinds.reduce(0) { $0 | 1 << UInt64($1.number) }
  }

  /// The set of all kinds.
  package static let all = EventKindSet(TraceEventKind.allCases)

  /// Returns whether the set contains a kind.
  package func has(_ kind: TraceEventKind) -> Bool {
    rawValue & (1 << UInt64(kind.number)) != 0
  }

  /// Adds a kind to the set.
  package mutating func note(_ kind: TraceEventKind) {
    self = EventKindSet(rawValue: rawValue | 1 << UInt64(kind.number))
  }

  /// The kinds in the set, in the order of the vocabulary.
  package var kinds: [TraceEventKind] { TraceEventKind.allCases.filter(has) }
}
