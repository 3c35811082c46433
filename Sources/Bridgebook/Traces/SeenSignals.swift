extension EventSink {
  /// Signals that were seen, so that an answer does not claim they cannot be.
  struct Seen: OptionSet, Sendable {
    let rawValue: UInt16
    static let times = Seen(rawValue: 1)
    static let threads = Seen(rawValue: 2)
    static let mainThread = Seen(rawValue: 4)
    static let sets = Seen(rawValue: 8)
    static let writes = Seen(rawValue: 16)
    static let dismantle = Seen(rawValue: 32)
    static let updates = Seen(rawValue: 64)
    static let updateEnds = Seen(rawValue: 128)
    static let callbacks = Seen(rawValue: 256)
    static let inits = Seen(rawValue: 512)
    static let bodies = Seen(rawValue: 1024)
    static let inputs = Seen(rawValue: 2048)
    static let makes = Seen(rawValue: 4096)

    /// Notes what an event of that kind shows.
    mutating func note(_ kind: TraceEventKind) {
      switch kind {
      case .set: insert(.sets)
      case .write: insert(.writes)
      case .dismantle: insert(.dismantle)
      case .updateBegin: insert(.updates)
      case .updateEnd: insert(.updateEnds)
      case .callbackBegin: insert(.callbacks)
      case .structInit: insert(.inits)
      case .body: insert(.bodies)
      case .input: insert(.inputs)
      case .viewMake: insert(.makes)
      default: break
      }
    }
  }
}
