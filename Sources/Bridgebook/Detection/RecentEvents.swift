/// A ring buffer of the last events of a run, for quoting the lines of new findings.
struct RecentEvents: Sendable {
  static let capacity = 512

  private var marks: [EventMark] = []
  private var next = 0

  mutating func append(_ event: TraceEvent) {
    if marks.count < RecentEvents.capacity {
      marks.append(EventMark(event))
    } else {
      marks[next] = EventMark(event)
    }
    next = next + 1 == RecentEvents.capacity ? 0 : next + 1
  }

  /// Returns the events of lines that are still in the buffer; the first event represents a line.
  ///
  /// If the run reached a line several times, the last time counts.
  func marks(ofLines lines: [Int]) -> [EventMark] {
    var found: [EventMark?] = Array(repeating: nil, count: lines.count)
    var missing = lines.count
    /// The line whose events are currently skipped.
    var open: Int?
    for step in stride(from: 1, through: marks.count, by: 1) {
      let mark = marks[(next - step + 2 * marks.count) % marks.count]
      if let index = open, lines[index] == mark.line {
        found[index] = mark
        continue
      }
      if missing == 0 { break }
      open = lines.firstIndex(of: mark.line).flatMap { found[$0] == nil ? $0 : nil }
      guard let index = open else { continue }
      found[index] = mark
      missing -= 1
    }
    return found.compactMap { $0 }
  }
}

/// The texts of lines quoted by findings, by line number; at most `capacity`, so that memory does
/// not depend on the run's length.
struct QuotedLines: Sendable {
  static let capacity = 16_384

  private(set) var texts: [Int: String] = [:]

  mutating func add(_ lines: [Int], from recent: RecentEvents, _ table: TextTable) {
    let new = lines.filter { texts[$0] == nil }
    guard !new.isEmpty, texts.count + new.count <= QuotedLines.capacity else { return }
    for mark in recent.marks(ofLines: new) { texts[mark.line] = mark.quotation(table) }
  }
}

/// Quotes the lines of known findings, event by event, in the same words that `QuotedLines` uses
/// for new findings.
package struct FindingQuotes: Sendable {
  /// The texts of the lines, by line number; events without text are left out.
  package private(set) var texts: [Int: String] = [:]
  private let wanted: Set<Int>
  private var open = 0

  /// Selects the lines that the findings quote.
  package init(_ findings: [Finding]) {
    wanted = Set(findings.flatMap(\.quotedLines))
  }

  /// Processes the next event; the first event represents a line, and the last time counts if the
  /// run reached the line several times.
  package mutating func take(_ event: TraceEvent, _ texts: TextTable) {
    guard event.kind != .note else {
      // A note without a name is the line itself; the lines of a checked source are stored in this
      // form.
      if event.name.isNone, wanted.contains(event.line), self.texts[event.line] == nil {
        self.texts[event.line] = EventMark(event).quotation(texts)
      }
      return
    }
    defer { open = event.line }
    guard event.line != open, wanted.contains(event.line) else { return }
    self.texts[event.line] = EventMark(event).quotation(texts)
  }
}

extension EventMark {
  /// Returns the text of an event's line, or nil if none of its texts are known.
  fileprivate func quotation(_ texts: TextTable) -> String? {
    switch kind {
    case .message: return value.isNone ? nil : texts[value]
    case .updateEnd, .callbackEnd: return text(texts) + " ends"
    default: return subject.isNone && name.isNone && value.isNone ? nil : text(texts)
    }
  }
}
