import BridgeModel

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
  func texts(ofLines lines: [Int], _ texts: TextTable) -> [Int: String] {
    var found: [Int: String] = [:]
    let wanted = Set(lines)
    let start = marks.count < RecentEvents.capacity ? 0 : next
    for step in marks.indices {
      let mark = marks[(start + step) % marks.count]
      guard wanted.contains(mark.line), found[mark.line] == nil else { continue }
      found[mark.line] = mark.quotation(texts)
    }
    return found
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
