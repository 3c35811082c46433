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
