/// The signals seen so far; they are not reported as missing from the run.
struct SeenSignals: OptionSet, Sendable {
  let rawValue: UInt16
  static let times = SeenSignals(rawValue: 1)
  static let threads = SeenSignals(rawValue: 2)
  static let mainThread = SeenSignals(rawValue: 4)
  static let sets = SeenSignals(rawValue: 8)
  static let writes = SeenSignals(rawValue: 16)
  static let dismantle = SeenSignals(rawValue: 32)
  static let updateEnds = SeenSignals(rawValue: 64)
  static let callbacks = SeenSignals(rawValue: 128)
  static let inits = SeenSignals(rawValue: 256)
  static let bodies = SeenSignals(rawValue: 512)
  static let inputs = SeenSignals(rawValue: 1024)

  /// Records the signals that an event of a kind provides.
  mutating func note(_ kind: TraceEventKind) {
    switch kind {
    case .set: insert(.sets)
    case .write: insert(.writes)
    case .dismantle: insert(.dismantle)
    case .updateEnd: insert(.updateEnds)
    case .callbackBegin: insert(.callbacks)
    case .structInit: insert(.inits)
    case .body: insert(.bodies)
    case .input: insert(.inputs)
    default: break
    }
  }
}

/// Determines the signals that a run lacks.
enum SignalList {
  /// Returns the signals that the format lacks and no event provided, in the order of `CannotShow`.
  static func missing(seen: SeenSignals, lacks: [CannotShow]) -> [CannotShow] {
    CannotShow.allCases.filter { signal in
      guard lacks.contains(signal), let sign = sign(of: signal) else {
        return lacks.contains(signal)
      }
      return !seen.contains(sign)
    }
  }

  /// Returns the option that is set once events show a signal; nil if no event can show it.
  private static func sign(of signal: CannotShow) -> SeenSignals? {
    switch signal {
    case .times: .times
    case .threads: .threads
    case .mainThread: .mainThread
    case .updateEnds: .updateEnds
    case .callbacks: .callbacks
    case .sets: .sets
    case .writes: .writes
    case .dismantle: .dismantle
    case .structInits: .inits
    case .bodies: .bodies
    case .inputs: .inputs
    case .values, .reason: nil
    }
  }
}
