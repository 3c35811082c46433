internal import Bridgebook

/// Truncates the labels of a timeline so that different labels stay different.
///
/// A label is cut at its end, but labels with a common beginning are cut within it.
struct LabelCuts {
  /// The divisor that gives the share of the width for the common beginning.
  private static let headShare = 3

  /// The labels that may be cut, each with the length in characters of the beginning that another
  /// label shares.
  private var common: [String: Int] = [:]

  init(_ timeline: Timeline) {
    var labels: Set<String> = []
    for case .step(let step) in timeline.items {
      for cell in step.cells {
        let label = step.label(of: cell)
        if label.utf8.count > TimelineBand.labelWidth { labels.insert(label) }
      }
    }
    // Among sorted texts, one of the two neighbors shares the longest beginning.
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
    // The characters before the first difference make it easier to understand.
    let start = min(max(head, shared - 2), max(head, characters.count - room))
    let text = String(characters[..<head]) + "…" + String(characters[start...])
    return DisplayWidth.cut(text, to: width)
  }
}
