/// A finding before its provocation is put into words.
struct DetectedFinding: Sendable {
  let gotcha: String
  let severity: Severity
  let confidence: Finding.Confidence
  var lines: [Int]
  let provokedBy: EventMark?
}

/// Where detectors put what they found; at most `capacity` findings of one gotcha, the rest is counted.
package struct FindingList: Sendable {
  let capacity: Int
  private let catalogue: MessageCatalogue
  private(set) var pending: [DetectedFinding] = []
  private var groups: [Group] = []

  /// What was found of one gotcha.
  private struct Group {
    let gotcha: String
    var known: Set<Place> = []
    /// How many findings came after the list was full.
    var suppressed = 0
  }

  /// Where a finding was made.
  ///
  /// In a simulated run one statement runs many times, and shows the same thing once.
  private struct Place: Hashable {
    let lines: [Int]
    let provokedBy: Int
  }

  /// - Parameter catalogue: states how severe each gotcha is.
  init(capacity: Int, catalogue: MessageCatalogue) {
    self.capacity = capacity
    self.catalogue = catalogue
  }

  var isEmpty: Bool { pending.isEmpty }

  /// Adds a finding; lines may come unsorted and twice.
  ///
  /// It is as severe as the entry of the gotcha says, or less where the run gives a reason for that.
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
    let stated = catalogue.severity(of: gotcha)
    let severity = limit.map { min(stated, $0.severity) } ?? stated
    pending.append(
      DetectedFinding(
        gotcha: gotcha, severity: severity, confidence: confidence, lines: sorted,
        provokedBy: provocation))
  }

  /// How many findings of a gotcha came after its list was full.
  var suppressed: [(gotcha: String, count: Int)] {
    groups.filter { $0.suppressed > 0 }.map { (gotcha: $0.gotcha, count: $0.suppressed) }
  }

  /// The place of a gotcha's group; so few of them are found by looking at each.
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

  /// Takes the findings out, in words.
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
  /// The order of findings in an answer: by first line, then by all lines, then by gotcha.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.lines != right.lines { return left.lines.lexicographicallyPrecedes(right.lines) }
    if left.gotcha != right.gotcha { return left.gotcha < right.gotcha }
    return (left.provokedBy?.line ?? 0) < (right.provokedBy?.line ?? 0)
  }
}
