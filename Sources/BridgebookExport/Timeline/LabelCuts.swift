internal import Bridgebook

/// Cuts the labels of a timeline so that those that differ still do.
///
/// A label loses its end, but labels that begin alike lose what they have in common.
struct LabelCuts {
  /// The part of the width, as a divisor, that shows the common beginning.
  private static let headShare = 3

  /// Labels that may be cut, each with the number of characters in which another one begins alike.
  private var common: [String: Int] = [:]

  init(_ timeline: Timeline) {
    var labels: Set<String> = []
    for case .step(let step) in timeline.items {
      for cell in step.cells {
        let label = step.label(of: cell)
        if label.utf8.count > TimelineBand.labelWidth { labels.insert(label) }
      }
    }
    // Of sorted texts, one of the two neighbors has the longest beginning in common.
    let sorted = labels.sorted()
    for (label, next) in zip(sorted, sorted.dropFirst()) {
      let count = zip(label, next).prefix { $0 == $1 }.count
      common[label] = max(common[label] ?? 0, count)
      common[next] = max(common[next] ?? 0, count)
    }
  }

  /// Returns the label in at most `width` columns.
  func cut(_ label: String, to width: Int) -> String {
    guard DisplayWidth.of(label) > width else { return label }
    let head = width / LabelCuts.headShare
    guard let shared = common[label], shared > head else {
      return DisplayWidth.cut(label, to: width)
    }
    let characters = Array(label)
    let room = width - head - 1
    // Where a word begins to differ, its beginning helps to read it.
    let start = min(max(head, shared - 2), max(head, characters.count - room))
    let text = String(characters[..<head]) + "…" + String(characters[start...])
    return DisplayWidth.cut(text, to: width)
  }
}
