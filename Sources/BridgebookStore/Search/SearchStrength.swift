/// The strength of a term in a text as one byte; each repetition adds less, according to the weight
/// `saturation`.
enum SearchStrength {
  static let largest = 255.0

  /// Encodes a weighted count as a byte.
  static func stored(_ count: Double, saturation: Double) -> Int {
    max(1, Int((largest * count / (count + 2 * saturation)).rounded()))
  }

  /// Returns the contribution of a byte to a score; 1 for a term with an average weight.
  static func value(_ stored: Int, saturation: Double) -> Double {
    Double(stored) / largest * (1 + saturation)
  }

  /// Returns the weighted count capped at 1, so that repetitions of a term do not matter.
  static func presence(_ stored: Int, saturation: Double) -> Double {
    let share = min(Double(stored) / largest, 0.99)
    return min(1, 2 * saturation * share / (1 - share))
  }
}

/// Logarithm and power by series, with identical results on every platform, which the system's
/// functions do not guarantee.
enum Logarithm {
  /// Returns the natural logarithm of a positive number.
  static func of(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    let step = (number.significand - 1) / (number.significand + 1)
    var term = step
    var sum = 0.0
    var divisor = 1.0
    while divisor < 40 {
      sum += term / divisor
      term *= step * step
      divisor += 2
    }
    return 2 * sum + Double(number.exponent) * 0.693_147_180_559_945_3
  }

  /// Raises a number from 0 to 1 to a power from 0 to 1.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    // The 64th part of the exponent keeps the series short.
    let part = exponent * of(base) / 64
    var term = 1.0
    var sum = 0.0
    for count in 1...12 {
      sum += term
      term *= part / Double(count)
    }
    var result = sum
    for _ in 0..<6 { result *= result }
    return result
  }
}

/// The list of texts that contain a word, in its stored form `[12,87,40,12]`: alternating numbers
/// and strengths.
enum Posting {
  /// Calls the closure with each text's number and strength, from 0 to 255; returns false for an
  /// invalid row, after passing on its valid beginning.
  static func forEach(in row: String, _ body: (_ number: Int, _ strength: Int) -> Void) -> Bool {
    guard let numbers = JSONList.numbers(in: row), !numbers.isEmpty, numbers.count.isMultiple(of: 2)
    else { return false }
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard numbers[index] <= maximumNumber, numbers[index + 1] <= largestStrength else {
        return false
      }
      body(numbers[index], numbers[index + 1])
    }
    return true
  }

  private static let largestStrength = Int(SearchStrength.largest)
  /// The maximum number of a text; numbers begin at 1.
  private static let maximumNumber = 999_999_999
}
