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
