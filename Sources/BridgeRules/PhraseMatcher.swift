/// Finds phrases in the words of a question; `~` in a phrase spans up to four words.
struct PhraseMatcher {
  /// Stands in a phrase for any class of UIKit, AppKit or WatchKit.
  static let anyClass = "@class"
  private static let longestGap = 4

  private let stems: [String]
  private let isClass: [Bool]
  private let positions: [String: [Int]]

  init(stems: [String], isClass: [Bool]) {
    self.stems = stems
    self.isClass = isClass
    var positions: [String: [Int]] = [:]
    for (index, stem) in stems.enumerated() { positions[stem, default: []].append(index) }
    positions[PhraseMatcher.anyClass] = isClass.indices.filter { isClass[$0] }
    self.positions = positions
  }

  /// The range of words the phrase covers at its first match; nil when it does not occur.
  func firstMatch(of phrase: String) -> Range<Int>? {
    let parts = PhraseMatcher.parts(of: phrase)
    guard let first = parts.first, let starts = positions[first] else { return nil }
    for start in starts {
      if let end = end(of: parts[...].dropFirst(), after: start) { return start..<end }
    }
    return nil
  }

  private func end(of parts: ArraySlice<String>, after index: Int) -> Int? {
    guard let part = parts.first else { return index + 1 }
    if part == "~" {
      let rest = parts.dropFirst()
      guard let next = rest.first else { return index + 1 }
      let last = min(stems.count - 1, index + PhraseMatcher.longestGap + 1)
      guard index + 1 <= last else { return nil }
      for candidate in (index + 1)...last where matches(next, candidate) {
        if let end = end(of: rest.dropFirst(), after: candidate) { return end }
      }
      return nil
    }
    guard index + 1 < stems.count, matches(part, index + 1) else { return nil }
    return end(of: parts.dropFirst(), after: index + 1)
  }

  private func matches(_ part: String, _ index: Int) -> Bool {
    part == PhraseMatcher.anyClass ? isClass[index] : part == stems[index]
  }

  private static func parts(of phrase: String) -> [String] {
    phrase.split(separator: " ").flatMap { part -> [String] in
      if part == "~" || part == anyClass[...] { return [String(part)] }
      return WordForms.words(of: String(part)).map(\.stem)
    }
  }
}
