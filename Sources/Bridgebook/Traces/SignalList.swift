/// Tells which signals a run does not hold.
enum SignalList {
  /// What the format lacks and no event showed, in the order of `CannotShow`.
  static func missing(seen: EventSink.Seen, lacks: [CannotShow]) -> [CannotShow] {
    CannotShow.allCases.filter { signal in
      guard lacks.contains(signal), let sign = sign(of: signal) else {
        return lacks.contains(signal)
      }
      return !seen.contains(sign)
    }
  }

  /// What must have been seen so that the signal is there.
  private static func sign(of signal: CannotShow) -> EventSink.Seen? {
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
