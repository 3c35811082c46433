/// Finds problems that the runtime itself reports: messages that the catalog connects with gotchas.
///
/// A message that is printed several times at one place, or a banner with its precondition, is one
/// finding with all of the lines. The same applies to a text of several lines that is written to
/// standard error and then to the log. Inside an update or a callback, the finding is reported at
/// its end, which proves the place.
struct MessageDetector: TraceDetector {
  /// The maximum time between two prints of one message, in nanoseconds.
  static let spread: Int64 = 10_000_000
  /// The maximum number of lines in a finding; a longer series of equal messages is divided into
  /// several findings.
  static let lineCapacity = 4_096
  static let waitingCapacity = 64
  /// The maximum number of further lines in a text.
  static let textCapacity = 128

  /// A runtime message with all of its prints.
  struct Group: Sendable {
    let pattern: MessagePattern
    let placed: PlacedMessage
    let value: TextID
    let thread: TextID
    var lines: [Int]
    var time: Int64?
    /// The position of its last print in the run.
    var beat: Int
    /// The number of notes since its last print, which may be further lines of its text.
    var notes = 0
    /// The id of the frame whose end it waits for.
    let frame: Int?
    /// The lines of the list that follows, if the message has one.
    var block: ConstraintBlock?

    /// Whether the log may print the message again after further lines of its text.
    ///
    /// Standard error gets a print without a header, and the log gets one with a header.
    var mayGoOn: Bool {
      time == nil && thread.isNone && block == nil && notes < MessageDetector.textCapacity
    }

    /// Returns whether a message, which follows directly except for notes, is another print of this
    /// one.
    func repeats(_ pattern: MessagePattern, _ event: TraceEvent, _ beat: Int) -> Bool {
      guard self.beat + notes + 1 == beat, notes == 0 || event.time != nil,
        lines.count < MessageDetector.lineCapacity, thread.fits(event.thread),
        pattern.gotchas.first == self.pattern.gotchas.first,
        notes == 0 || pattern.id == self.pattern.id
      else { return false }
      if let time, let other = event.time, abs(other - time) > MessageDetector.spread {
        return false
      }
      // Equal patterns without wildcards are the same message; with wildcards, the texts must also
      // be equal.
      return pattern.id != self.pattern.id || !pattern.pattern.utf8.contains(UInt8(ascii: "<"))
        || value.equals(event.value)
    }
  }

  private var groups: [Group] = []

  /// Whether the next event, of any kind, may complete a finding.
  var isWaiting: Bool {
    groups.last.map { $0.frame == nil || $0.block != nil || $0.mayGoOn } ?? false
  }

  mutating func consume(
    _ event: TraceEvent, _ context: borrowing RunContext, _ findings: inout FindingList
  ) {
    // Further lines of a print without a header have no header either.
    if event.kind == .note, event.time == nil, let last = groups.indices.last,
      groups[last].mayGoOn
    {
      groups[last].notes += 1
      return
    }
    let pattern = (context.message ?? context.nearMessage).flatMap { $0.isNoise ? nil : $0 }
    if let pattern, let last = groups.indices.last,
      groups[last].repeats(pattern, event, context.countWithoutCrashes)
    {
      groups[last].lines.append(event.line)
      groups[last].beat = context.countWithoutCrashes
      groups[last].notes = 0
      if let time = event.time { groups[last].time = time }
      return
    }
    guard event.kind != .crash else { return }
    if let last = groups.indices.last, groups[last].block?.take(event, context) == true { return }
    for frame in context.open.closed {
      report(context, &findings) { $0.frame == frame.id }
    }
    report(context, &findings) { $0.frame == nil }
    guard let pattern, !StateModifiedDuringUpdate.claims(pattern, event, context) else { return }
    if groups.count == MessageDetector.waitingCapacity {
      report(context, &findings) { _ in true }
    }
    let frame = context.open.innermost(for: event)
    groups.append(
      Group(
        pattern: pattern, placed: PlacedMessage(pattern, event, context), value: event.value,
        thread: event.thread, lines: [event.line], time: event.time,
        beat: context.countWithoutCrashes,
        frame: frame.flatMap { $0.isDoubtful ? nil : $0.id }, block: ConstraintBlock(pattern)))
  }

  /// Reports the messages that only wait for another print, without removing them.
  func preview(_ context: borrowing RunContext, _ findings: inout FindingList) {
    for group in groups where group.frame == nil && group.block == nil {
      add(group, context, &findings)
    }
  }

  mutating func finish(_ context: borrowing RunContext, _ findings: inout FindingList) {
    report(context, &findings) { _ in true }
  }

  private mutating func report(
    _ context: borrowing RunContext, _ findings: inout FindingList, where isReady: (Group) -> Bool
  ) {
    guard groups.contains(where: isReady) else { return }
    for group in groups where isReady(group) { add(group, context, &findings) }
    groups.removeAll(where: isReady)
  }

  private func add(_ group: Group, _ context: borrowing RunContext, _ findings: inout FindingList) {
    let isProved = group.frame.map(context.open.isProved) ?? true
    for gotcha in group.placed.gotchas {
      findings.add(
        gotcha,
        group.placed.gotchas.count == 1 && !group.placed.isNearMatch ? .certain : .possible,
        lines: group.lines + (group.block?.lines ?? []),
        by: group.block?.named ?? (isProved ? group.placed.provokedBy : nil),
        limit: group.placed.limit)
    }
  }
}

/// The meaning of a message at the place where it was printed.
struct PlacedMessage: Sendable {
  /// The gotchas that the text can indicate; it is certain only if there is a single one.
  let gotchas: [String]
  let limit: SeverityLimit?
  let provokedBy: EventMark?
  /// Whether the text only resembles the message.
  let isNearMatch: Bool

  init(_ pattern: MessagePattern, _ event: TraceEvent, _ context: borrowing RunContext) {
    isNearMatch = context.nearMessage != nil
    if !isNearMatch, let focus = FirstResponderFocus.focus(pattern, event, context) {
      gotchas = [FirstResponderFocus.gotcha]
      limit = nil
      provokedBy = focus
      return
    }
    gotchas = pattern.gotchas
    limit = isNearMatch ? .nearMatch : .message(pattern.severity)
    provokedBy = context.open.callback(for: event).flatMap { $0.isDoubtful ? nil : $0.mark }
  }
}

/// The lines after a message about unsatisfiable constraints; only those that name a part of a
/// bridge are kept.
struct ConstraintBlock: Sendable {
  static let gotcha = "constraints-conflict"
  /// The maximum number of lines read after the message.
  static let capacity = 64

  private(set) var lines: [Int] = []
  /// The first constraint that names a part of a bridge.
  private(set) var named: EventMark?
  private var count = 0

  init?(_ pattern: MessagePattern) {
    guard pattern.gotchas == [ConstraintBlock.gotcha] else { return nil }
  }

  /// Consumes an event if it is the next line of the block, and returns whether it was.
  mutating func take(_ event: TraceEvent, _ context: borrowing RunContext) -> Bool {
    guard event.kind == .note, count < ConstraintBlock.capacity else { return false }
    count += 1
    if !event.subject.isNone, context.facts.traits(event.name).contains(.constraint) {
      lines.append(event.line)
      if named == nil { named = EventMark(event) }
    }
    return true
  }
}
