package import BridgeModel

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
  private(set) var pending: [DetectedFinding] = []
  /// How many findings of a gotcha came after its list was full.
  private(set) var suppressed: [String: Int] = [:]
  private var counts: [String: Int] = [:]
  private var known: Set<Place> = []

  /// Where a finding was made.
  ///
  /// In a simulated run one statement runs many times, and shows the same thing once.
  private struct Place: Hashable {
    let gotcha: String
    let lines: [Int]
    let provokedBy: Int
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var isEmpty: Bool { pending.isEmpty }

  /// Adds a finding; lines may come unsorted and twice.
  mutating func add(
    _ gotcha: String, _ severity: Severity, _ confidence: Finding.Confidence, lines: [Int],
    by provocation: EventMark?
  ) {
    var sorted: [Int] = []
    for line in lines.sorted() where sorted.last != line { sorted.append(line) }
    let place = Place(gotcha: gotcha, lines: sorted, provokedBy: provocation?.line ?? 0)
    guard !known.contains(place) else { return }
    let count = counts[gotcha, default: 0] + 1
    counts[gotcha] = count
    guard count <= capacity else {
      suppressed[gotcha, default: 0] += 1
      return
    }
    known.insert(place)
    pending.append(
      DetectedFinding(
        gotcha: gotcha, severity: severity, confidence: confidence, lines: sorted,
        provokedBy: provocation))
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
