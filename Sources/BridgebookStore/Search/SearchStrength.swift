/// The strength of a term in a text as one byte; repetitions count less and less, by the weight
/// `saturation`.
enum SearchStrength {
  static let largest = 255.0

  /// Encodes a weighted count as a byte.
  static func stored(_ count: Double, saturation: Double) -> Int {
    max(1, Int((largest * count / (count + 2 * saturation)).rounded()))
  }

  /// The contribution of a byte to a score; 1 for a term with an average weight.
  static func value(_ stored: Int, saturation: Double) -> Double {
    Double(stored) / largest * (1 + saturation)
  }

  /// The weighted count, at most 1, which tells whether the text contains the term at all.
  static func presence(_ stored: Int, saturation: Double) -> Double {
    let share = min(Double(stored) / largest, 0.99)
    return min(1, 2 * saturation * share / (1 - share))
  }
}
