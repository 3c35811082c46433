/// Detects a screen that disappears before its state is updated: `dismiss` or `pop` with a `write`
/// after its end.
///
/// A pop that begins before that write can freeze the app, and a second pop while content is still
/// scrolling can crash it. An event with a value such as `begin` starts the transition, and any
/// other event ends it.
///
/// The finding's lines are these events; `provokedBy` is the input that requested the transition.
struct DelayedPresentation: TraceDetector {
  static let rule = DetectionRule(
    "delayed-state-update", "pop-while-scrolling-crash", "sheet-swipe-freeze",
    needs: [.dismiss, .pop, .write, .input], fields: [],
    alsoReads: [.gesture, .callbackBegin, .present, .push]
  ) { DelayedPresentation() }

  /// The maximum time for which content may continue to scroll after the last sign of scrolling, in
  /// nanoseconds.
  static let scrollTime: Int64 = 3_000_000_000

  /// The maximum time from the end of a transition to a write that is a consequence of it, in
  /// nanoseconds.
  static let writeTime: Int64 = 1_000_000_000

  /// A transition back from a screen.
  private struct Way: Sendable {
    let kind: TraceEventKind
    let name: TextID
    let input: EventMark?
    let turn: Int
    var lines: [Int]
    var hasEnded = false
    /// The time at which it ended, in nanoseconds.
    var endTime: Int64?
    /// Whether its write followed its end.
    var wasLate = false
    let whileScrolling: Bool
    /// Whether a pop began before its write.
    var hasPop = false
  }

  private var way: Way?
  /// The last pop that happened before its write while content was scrolling.
  private var scrolled: Way?
  private var written: (turn: Int, name: TextID)?
  /// A transition after its write that has begun but not ended.
  private var following: (kind: TraceEventKind, name: TextID)?
  private var scroll: (time: Int64?, isFresh: Bool)?

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    let traits = context.facts.traits(event.name).union(context.facts.traits(event.value))
    switch event.kind {
    case .input, .gesture, .callbackBegin:
      if traits.contains(.scrolling) {
        scroll = (event.time, true)
      } else if event.kind == .input {
        // Only the next input after a sign of scrolling can be the request to go back.
        if let old = scroll { scroll = old.isFresh ? (old.time, false) : nil }
      }
    case .present, .push:
      report(&findings)
      scrolled = nil
    case .write: write(event, context, &findings)
    default: back(event, traits, context, &findings)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(&findings)
  }

  private mutating func back(
    _ event: TraceEvent, _ traits: TextTraits, _ context: borrowing RunContext,
    _ findings: inout FindingList
  ) {
    if let following, following.kind == event.kind, following.name.fits(event.name) {
      self.following = nil
      if !traits.contains(.beginning) { return }
    }
    if var open = way, !open.hasEnded, open.kind == event.kind, open.name.fits(event.name),
      !traits.contains(.beginning)
    {
      open.lines.append(event.line)
      open.hasEnded = true
      open.endTime = event.time
      way = open
      if open.kind == .pop, open.whileScrolling { scrolled = open }
      return
    }
    let followsState = written.map { $0.turn == context.turn } ?? false
    if event.kind == .pop, !followsState {
      if var before = scrolled {
        before.lines.append(event.line)
        findings.add(
          "pop-while-scrolling-crash", .likely, lines: before.lines, by: before.input)
        scrolled = nil
        way = nil
        return
      }
      if var open = way, open.kind == .dismiss, !open.wasLate {
        open.lines.append(event.line)
        open.hasPop = true
        way = open
        return
      }
    }
    report(&findings)
    // A write before the transition means that the state is updated first.
    if followsState {
      if traits.contains(.beginning) { following = (event.kind, event.name) }
      return
    }
    way = Way(
      kind: event.kind, name: event.name, input: context.lastInput, turn: context.turn,
      lines: [event.line], hasEnded: !traits.contains(.beginning),
      endTime: traits.contains(.beginning) ? nil : event.time,
      whileScrolling: isScrolling(at: event.time, context))
    if let open = way, open.whileScrolling, open.hasEnded, event.kind == .pop {
      scrolled = open
    }
  }

  private mutating func write(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    guard event.outcome != .dropped, event.outcome != .equal else { return }
    guard var open = way else {
      written = (context.turn, event.name)
      return
    }
    guard open.name.fits(event.name) || open.hasPop || open.turn == context.turn else { return }
    guard open.hasEnded else {
      // The state was written while the screen was still moving, so it was not delayed until the
      // end.
      way = nil
      return
    }
    if let end = open.endTime, let time = event.time, time - end > DelayedPresentation.writeTime {
      // The state has not changed since, and other code writes it.
      report(&findings)
      return
    }
    open.lines.append(event.line)
    open.wasLate = true
    way = open
    if open.kind == .pop, open.whileScrolling { scrolled = open }
    report(&findings)
  }

  /// Returns whether content may still be scrolling; since iOS 17 this is harmless.
  private func isScrolling(at time: Int64?, _ context: borrowing RunContext) -> Bool {
    guard let scroll, context.iosVersion ?? 0 < 17 else { return false }
    guard let last = scroll.time, let time else { return true }
    return time - last <= DelayedPresentation.scrollTime
  }

  private mutating func report(_ findings: inout FindingList) {
    guard let open = way else { return }
    way = nil
    if open.hasPop && open.hasEnded {
      findings.add(
        "sheet-swipe-freeze", .likely, lines: open.lines, by: open.input)
    } else if open.wasLate && !open.whileScrolling {
      findings.add("delayed-state-update", .likely, lines: open.lines, by: open.input)
    }
  }
}
