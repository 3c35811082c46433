import BridgeModel

/// Two or more sets of one property whose read-back never equals what was set.
///
/// A read-back is a callback, or an `observe` with a value, that bears the property's name. Lines: the sets and
/// their read-backs, by the callback's begin. Provoked by the first set.
struct LossyReadback: TraceDetector {
  static let rule = DetectionRule(
    "lossy-readback", needs: [.set, .callbackBegin], fields: [.name, .value],
    alsoReads: [.observe, .input, .gesture]
  ) { LossyReadback() }

  static let lineCapacity = 1_024

  private struct Property: Sendable {
    let first: EventMark
    var value: TextID
    var setLine: Int
    /// Line of the read-back of the last set; 0 while there is none.
    var readLine = 0
    var turn: Int
    var lossy = 0
    var lines: [Int] = []
    /// A read-back was what had been set, so the property is not lossy.
    var isExact = false

    init(_ event: TraceEvent, turn: Int) {
      first = EventMark(event)
      value = event.value
      setLine = event.line
      self.turn = turn
    }

    /// Counts the last set with its read-back.
    mutating func settle() {
      guard readLine != 0, !isExact else { return }
      lossy += 1
      if lines.count < LossyReadback.lineCapacity { lines += [setLine, readLine] }
      readLine = 0
    }
  }

  private var properties = BoundedTable<Property>(capacity: 2_048)

  var dropped: Int { properties.dropped }

  mutating func consume(_ event: TraceEvent, _ context: RunContext, _ findings: inout FindingList) {
    switch event.kind {
    case .set:
      guard !event.value.isNone, !event.name.isNone else { return }
      if let index = properties.find(event.property) {
        properties.values[index].settle()
        properties.values[index].value = event.value
        properties.values[index].setLine = event.line
        properties.values[index].turn = context.turn
      } else {
        _ = properties.find(event.property, or: Property(event, turn: context.turn))
      }
    case .callbackBegin, .observe:
      guard !event.value.isNone, let index = properties.find(event.property) else { return }
      // After an input the object may report what the person did instead.
      guard properties.values[index].turn == context.turn else { return }
      if properties.values[index].value.equals(event.value) {
        properties.values[index].isExact = true
      } else {
        properties.values[index].readLine = event.line
      }
    default: break
    }
  }

  mutating func finish(_ context: RunContext, _ findings: inout FindingList) {
    for index in properties.values.indices {
      properties.values[index].settle()
      let property = properties.values[index]
      guard property.lossy >= 2, !property.isExact else { continue }
      findings.add(
        "lossy-readback", .warning, .likely, lines: property.lines, by: property.first)
    }
  }
}
