extension TraceEventKind {
  /// The kind's number in stores, equal to its position in `allCases`; never changes once released.
  ///
  /// A switch, because detectors read it for every event and a table lookup takes one more
  /// instruction; `bridgebook-bench traces` shows it.
  package var number: Int {
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

  /// Creates the kind with a stored number, or nil if this program does not know the number.
  package init?(number: Int) {
    guard TraceEventKind.allCases.indices.contains(number) else { return nil }
    self = TraceEventKind.allCases[number]
  }
}
