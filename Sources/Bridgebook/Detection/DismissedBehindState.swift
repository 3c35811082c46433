/// Detects a screen that was dismissed while its state still requests it, so that the write to show
/// it again has no effect.
///
/// The finding's lines are the events of the dismissal and that write; `provokedBy` is the
/// dismissal. A write that follows the animation, as after a swipe, brings the state up to date.
struct DismissedBehindState: TraceDetector {
  static let rule = DetectionRule(
    "dismiss-directly", needs: [.present, .dismiss, .write], fields: [.name, .value]
  ) { DismissedBehindState() }

  private struct Screen: Sendable {
    /// The value last written to the state.
    var value = TextID.none
    /// The value of the state when the screen appeared.
    var shown = TextID.none
    var dismissal: [EventMark] = []
  }

  private var screens = BoundedTable<Screen>(capacity: 512)

  var dropped: Int { screens.dropped }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard !event.name.isNone else { return }
    let key = UInt64(event.name.index)
    switch event.kind {
    case .write: write(event, key, &findings)
    case .present:
      let index = screens.find(key, or: Screen())
      screens.values[index].shown = screens.values[index].value
      screens.values[index].dismissal = []
    default:
      guard let index = screens.find(key), !screens.values[index].shown.isNone,
        screens.values[index].dismissal.count < 2
      else { return }
      screens.values[index].dismissal.append(EventMark(event))
    }
  }

  private mutating func write(_ event: TraceEvent, _ key: UInt64, _ findings: inout FindingList) {
    let index = screens.find(key, or: Screen())
    let screen = screens.values[index]
    guard event.outcome == .equal else {
      if event.outcome != .dropped { screens.values[index].value = event.value }
      return
    }
    guard let first = screen.dismissal.first, screen.shown.equals(event.value),
      screen.value.equals(event.value)
    else { return }
    findings.add(
      "dismiss-directly", .likely,
      lines: screen.dismissal.map(\.line) + [event.line], by: first)
    screens.values[index].dismissal = []
  }
}
