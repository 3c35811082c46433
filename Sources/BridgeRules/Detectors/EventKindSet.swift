package import BridgeModel

/// Kinds of events as one word of bits, so that asking costs one instruction.
package struct EventKindSet: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of the listed kinds.
  package init(_ kinds: [TraceEventKind]) {
    rawValue = kinds.reduce(0) { $0 | 1 << UInt64($1.ordinal) }
  }

  /// Every kind there is.
  package static let all = EventKindSet(TraceEventKind.allCases)

  /// Tells whether a kind belongs to the set.
  package func has(_ kind: TraceEventKind) -> Bool {
    rawValue & (1 << UInt64(kind.ordinal)) != 0
  }

  /// Puts a kind into the set.
  package mutating func note(_ kind: TraceEventKind) {
    self = EventKindSet(rawValue: rawValue | 1 << UInt64(kind.ordinal))
  }

  /// The kinds of the set, in the order of the vocabulary.
  package var kinds: [TraceEventKind] { TraceEventKind.allCases.filter(has) }
}

extension TraceEventKind {
  /// Tells whether both are the same; unlike `==` no call across modules.
  func isSame(_ other: TraceEventKind) -> Bool { ordinal == other.ordinal }

  /// The kind's position in the vocabulary.
  var ordinal: Int {
    switch self {
    case .body: 0
    case .structInit: 1
    case .dirty: 2
    case .flush: 3
    case .transaction: 4
    case .appear: 5
    case .disappear: 6
    case .coordinatorMake: 7
    case .viewMake: 8
    case .updateBegin: 9
    case .updateEnd: 10
    case .dismantle: 11
    case .coordinatorDeinit: 12
    case .platformInit: 13
    case .set: 14
    case .callbackBegin: 15
    case .callbackEnd: 16
    case .layout: 17
    case .focus: 18
    case .platformDeinit: 19
    case .write: 20
    case .publish: 21
    case .observe: 22
    case .enqueue: 23
    case .run: 24
    case .idle: 25
    case .environment: 26
    case .trait: 27
    case .contain: 28
    case .uncontain: 29
    case .resize: 30
    case .input: 31
    case .gesture: 32
    case .present: 33
    case .dismiss: 34
    case .push: 35
    case .pop: 36
    case .message: 37
    case .hang: 38
    case .freeze: 39
    case .crash: 40
    case .note: 41
    }
  }
}
