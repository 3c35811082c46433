internal import Bridgebook

/// Determines where a timeline shows times and threads: only where they change.
struct TimelineClock {
  private var shownTime: Int64?
  private var shownThread = "main"
  /// Whether times are shown; a single time would be of no use.
  private let hasTimes: Bool

  init(_ timeline: Timeline) {
    var clock = TimelineClock(hasTimes: true)
    hasTimes = timeline.items.count { !clock.note(of: $0).time.isEmpty } > 1
  }

  private init(hasTimes: Bool) {
    self.hasTimes = hasTimes
  }

  /// The notes above and below a column.
  struct Note {
    var time = ""
    var thread = ""
  }

  mutating func note(of item: TimelineItem) -> Note {
    var note = Note()
    guard case .step(let step) = item else { return note }
    let first = step.events.first
    if hasTimes, let time = first?.time, isLater(time) {
      shownTime = time
      note.time = TimelineClock.text(time)
    }
    if let thread = first?.thread, !thread.isEmpty, thread != shownThread {
      shownThread = thread
      note.thread = DisplayWidth.cut(DisplayWidth.escaped(thread), to: TimelineBand.labelWidth)
    }
    return note
  }

  /// Returns whether the time differs from the last shown one by at least a millisecond.
  private func isLater(_ time: Int64) -> Bool {
    guard let shownTime else { return true }
    let (difference, overflow) = time.subtractingReportingOverflow(shownTime)
    return overflow || difference.magnitude >= 1_000_000
  }

  /// Returns the time in milliseconds, or in seconds from ten seconds on.
  private static func text(_ nanoseconds: Int64) -> String {
    let milliseconds = nanoseconds / 1_000_000
    guard milliseconds.magnitude >= 10_000 else { return "\(milliseconds) ms" }
    let rest = (milliseconds % 1_000).magnitude
    let digits = String(repeating: "0", count: rest < 10 ? 2 : rest < 100 ? 1 : 0) + "\(rest)"
    return "\(milliseconds / 1_000).\(digits) s"
  }
}
