/// A finding whose provocation has not been converted to text.
struct DetectedFinding: Sendable {
  let gotcha: String
  let severity: Severity
  let confidence: Finding.Confidence
  var lines: [Int]
  let provokedBy: EventMark?
}

/// Collects the findings of detectors: at most `capacity` per gotcha; further ones are only
/// counted.
package struct FindingList: Sendable {
  let capacity: Int
  private let catalog: MessageCatalog
  private(set) var pending: [DetectedFinding] = []
  private var groups: [Group] = []

  /// The findings of one gotcha.
  private struct Group {
    let gotcha: String
    var known: Set<Place> = []
    /// The number of findings after the list was full.
    var suppressed = 0
  }

  /// The place of a finding, by which repeated findings are recognized.
  ///
  /// In a simulated run a statement may run many times and show the same problem each time.
  private struct Place: Hashable {
    let lines: [Int]
    let provokedBy: Int
  }

  /// - Parameter catalog: The severities of gotchas.
  init(capacity: Int, catalog: MessageCatalog) {
    self.capacity = capacity
    self.catalog = catalog
  }

  var isEmpty: Bool { pending.isEmpty }

  /// Adds a finding unless it is already known; the lines may be unsorted and contain duplicates.
  ///
  /// The severity is that of the gotcha's entry, or lower if the run gives a reason for it.
  mutating func add(
    _ gotcha: String, _ confidence: Finding.Confidence, lines: [Int], by provocation: EventMark?,
    limit: SeverityLimit? = nil
  ) {
    var sorted = lines
    sorted.sort()
    if zip(sorted, sorted.dropFirst()).contains(where: { $0 == $1 }) { sorted = unique(sorted) }
    let place = Place(lines: sorted, provokedBy: provocation?.line ?? 0)
    let group = self.group(of: gotcha)
    guard groups[group].known.count < capacity else {
      if !groups[group].known.contains(place) { groups[group].suppressed += 1 }
      return
    }
    guard groups[group].known.insert(place).inserted else { return }
    let stated = catalog.severity(of: gotcha)
    let severity = limit.map { min(stated, $0.severity) } ?? stated
    pending.append(
      DetectedFinding(
        gotcha: gotcha, severity: severity, confidence: confidence, lines: sorted,
        provokedBy: provocation))
  }

  /// The number of findings that exceeded the capacity, by gotcha.
  var suppressed: [(gotcha: String, count: Int)] {
    groups.filter { $0.suppressed > 0 }.map { (gotcha: $0.gotcha, count: $0.suppressed) }
  }

  /// Returns the index of a gotcha's group; a linear search suffices for the small number of
  /// groups.
  private mutating func group(of gotcha: String) -> Int {
    if let index = groups.firstIndex(where: { $0.gotcha == gotcha }) { return index }
    groups.append(Group(gotcha: gotcha))
    return groups.count - 1
  }

  private func unique(_ lines: [Int]) -> [Int] {
    var unique: [Int] = []
    for line in lines where unique.last != line { unique.append(line) }
    return unique
  }

  /// Removes and returns the findings, with their provocations as text.
  mutating func drain(_ texts: TextTable) -> [Finding] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending.map { found in
      Finding(
        gotcha: found.gotcha, severity: found.severity, confidence: found.confidence,
        lines: found.lines,
        provokedBy: found.provokedBy.map {
          Finding.Provocation(line: $0.line, text: $0.text(texts))
        })
    }
  }
}

extension Finding {
  /// Returns whether a finding comes before another one: by lines, then by gotcha, then by
  /// provocation.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.lines != right.lines { return left.lines.lexicographicallyPrecedes(right.lines) }
    if left.gotcha != right.gotcha { return left.gotcha < right.gotcha }
    return (left.provokedBy?.line ?? 0) < (right.provokedBy?.line ?? 0)
  }
}
