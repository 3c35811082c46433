/// The last events of a run, to quote the lines of a finding that has just become certain.
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

  /// What stands in those lines, as far as it is known still; the first event of a line speaks for it.
  ///
  /// A line that a run reached several times is quoted as it was the last time.
  func marks(ofLines lines: [Int]) -> [EventMark] {
    var found: [EventMark?] = Array(repeating: nil, count: lines.count)
    var missing = lines.count
    /// The line whose events are being passed.
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

/// What stands in lines of findings, by line; so many are kept that memory does not depend on the run's length.
struct QuotedLines: Sendable {
  static let capacity = 16_384

  private(set) var texts: [Int: String] = [:]

  mutating func add(_ lines: [Int], from recent: RecentEvents, _ table: TextTable) {
    let new = lines.filter { texts[$0] == nil }
    guard !new.isEmpty, texts.count + new.count <= QuotedLines.capacity else { return }
    for mark in recent.marks(ofLines: new) { texts[mark.line] = mark.quotation(table) }
  }
}

extension EventMark {
  /// The event as its line says it; nil where nothing of it is known.
  fileprivate func quotation(_ texts: TextTable) -> String? {
    switch kind {
    case .message: return value.isNone ? nil : texts[value]
    case .updateEnd, .callbackEnd: return text(texts) + " ends"
    default: return subject.isNone && name.isNone && value.isNone ? nil : text(texts)
    }
  }
}
