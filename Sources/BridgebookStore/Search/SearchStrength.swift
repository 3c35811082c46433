internal import Bridgebook

/// How strongly a text speaks of a term, as one byte: repetition counts less and less.
enum SearchStrength {
  static let largest = 255.0

  /// The byte for a weighted count.
  static func stored(_ count: Double, _ weights: SearchWeights) -> Int {
    let saturation = weights["saturation"]
    return max(1, Int((largest * count / (count + 2 * saturation)).rounded()))
  }

  /// What the byte counts in a ranking; 1 for a term that stands in the text with a middling weight.
  static func value(_ stored: Int, _ weights: SearchWeights) -> Double {
    Double(stored) / largest * (1 + weights["saturation"])
  }

  /// The weighted count, at most 1: whether the text answers the term at all.
  static func presence(_ stored: Int, _ weights: SearchWeights) -> Double {
    let share = min(Double(stored) / largest, 0.99)
    return min(1, 2 * weights["saturation"] * share / (1 - share))
  }
}
