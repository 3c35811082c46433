/// Sums up the measured updates of wrappers in bounded memory.
package struct UpdateTally: Sendable {
  private static let wrapperCapacity = 2_048
  private static let causeCapacity = 4_096

  private struct Sum: Sendable {
    let subject: TextID
    var count = 0
    var total: Int64 = 0
    var longest: Int64 = -1
    var longestLine = 0
    /// The time at which the current update began.
    var begin: Int64?
  }

  /// The number of times a source invalidated a destination.
  private struct Edge: Sendable {
    let destination: TextID
    let source: TextID
    var count = 0
  }

  private var sums = BoundedTable<Sum>(capacity: wrapperCapacity)
  private var edges = BoundedTable<Edge>(capacity: causeCapacity)
  /// Whether a name is that of a measured update.
  private var names = BoundedTable<Bool>(capacity: causeCapacity)

  package init() {}

  /// Processes the next event, whose texts are in the given table.
  package mutating func consume(_ event: TraceEvent, _ texts: TextTable) {
    switch event.kind {
    case .updateBegin, .updateEnd, .dirty: break
    default: return
    }
    guard !event.subject.kept.isNone, !event.name.kept.isNone else { return }
    switch event.kind {
    case .updateBegin where isMeasured(event.name, texts):
      let index = sums.find(UInt64(event.subject.index), or: Sum(subject: event.subject))
      sums.values[index].count += 1
      sums.values[index].begin = event.time
      addEdge(to: event.subject, from: event.value.kept)
    case .updateEnd where isMeasured(event.name, texts):
      guard let index = sums.find(UInt64(event.subject.index)),
        let begin = sums.values[index].begin, let end = event.time
      else { return }
      sums.values[index].begin = nil
      let (duration, isTooLong) = end.subtractingReportingOverflow(begin)
      guard !isTooLong, duration >= 0 else { return }
      sums.values[index].total = sums.values[index].total.addingReportingOverflow(duration).0
      guard duration > sums.values[index].longest else { return }
      sums.values[index].longest = duration
      sums.values[index].longestLine = event.line
    case .dirty: addEdge(to: event.subject, from: event.value.kept)
    default: return
    }
  }

  /// Returns the wrappers, sorted by total time, longest first.
  package func updates(_ texts: TextTable) -> [WrapperUpdates] {
    sums.values.map { sum in
      let name = texts[sum.subject]
      return WrapperUpdates(
        wrapper: name, count: sum.count, total: sum.total, longest: max(0, sum.longest),
        longestLine: sum.longestLine, causes: causes(of: name, texts))
    }.sorted { ($1.total, $0.wrapper) < ($0.total, $1.wrapper) }
  }

  /// Returns the causes that invalidated a wrapper: those of its own updates, and those of nodes in
  /// the cause graph that name it.
  private func causes(of wrapper: String, _ texts: TextTable) -> [WrapperUpdates.Cause] {
    var counts: [String: Int] = [:]
    for edge in edges.values where UpdateTally.names(texts[edge.destination], wrapper) {
      counts[texts[edge.source], default: 0] += edge.count
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(WrapperUpdates.causeCount)
      .map { WrapperUpdates.Cause(name: $0.key, count: $0.value) }
  }

  private mutating func addEdge(to destination: TextID, from source: TextID) {
    guard !source.isNone else { return }
    let key = UInt64(destination.index) << 32 | UInt64(source.index)
    let index = edges.find(key, or: Edge(destination: destination, source: source))
    edges.values[index].count += 1
  }

  private mutating func isMeasured(_ name: TextID, _ texts: TextTable) -> Bool {
    let place = names.find(
      UInt64(name.index), or: texts[name] == MeasuredName.representableUpdate.description)
    return names.values[place]
  }

  /// Returns whether a text contains a name as a whole word.
  private static func names(_ text: String, _ name: String) -> Bool {
    guard text != name else { return true }
    let (text, name) = (Array(text.utf8), Array(name.utf8))
    guard !name.isEmpty, text.count > name.count else { return false }
    for start in 0...(text.count - name.count) where text[start...].starts(with: name) {
      let end = start + name.count
      let isStart = start == 0 || !isWord(text[start - 1])
      if isStart, end == text.count || !isWord(text[end]) { return true }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
