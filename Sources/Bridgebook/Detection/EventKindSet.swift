/// Kinds of events as one word of bits, so that asking costs one instruction.
package struct EventKindSet: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of the listed kinds.
  package init(_ kinds: [TraceEventKind]) {
    rawValue = kinds.reduce(0) { $0 | 1 << UInt64($1.number) }
  }

  /// Every kind there is.
  package static let all = EventKindSet(TraceEventKind.allCases)

  /// Tells whether a kind belongs to the set.
  package func has(_ kind: TraceEventKind) -> Bool {
    rawValue & (1 << UInt64(kind.number)) != 0
  }

  /// Puts a kind into the set.
  package mutating func note(_ kind: TraceEventKind) {
    self = EventKindSet(rawValue: rawValue | 1 << UInt64(kind.number))
  }

  /// The kinds of the set, in the order of the vocabulary.
  package var kinds: [TraceEventKind] { TraceEventKind.allCases.filter(has) }
}

extension TraceEventKind {
  /// Tells whether both are the same; unlike `==` no call across modules.
  func isSame(_ other: TraceEventKind) -> Bool { number == other.number }
}
