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

  /// Returns the sign by which the presence of a signal is recognized.
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
