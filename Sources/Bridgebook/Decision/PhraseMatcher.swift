/// Finds phrases in the words of a question; `~` in a phrase matches up to four words, and fillers
/// are skipped.
struct PhraseMatcher {
  /// The placeholder in a phrase for any class of UIKit, AppKit or WatchKit.
  static let anyClass = "@class"
  private static let maximumGap = 4
  private static let maximumFillerCount = 6

  /// Prepositions of place; a gap (`~`) after one of them ends at a preposition of means, such as
  /// "with".
  private static let places = Set(["in", "inside", "into", "within"].map(WordForms.stem))
  private static let means: Set = ["by", "using", "via", "with"]

  private static let view = WordForms.stem("view")
  private static let controller = WordForms.stem("controller")

  private let stems: [String]
  private let isClass: [Bool]
  private let isFiller: [Bool]
  /// For each word, whether it ends a sentence; phrases do not extend beyond it.
  private let isEnd: [Bool]
  private let positions: [String: [Int]]
  private let initials: WordInitials

  /// - Parameter fillers: Stems that may occur between any two words of a phrase.
  init(
    stems: [String], isClass: [Bool], fillers: Set<String> = [], isEnd: [Bool]? = nil
  ) {
    self.stems = stems
    self.isClass = isClass
    self.isEnd = isEnd ?? stems.map { _ in false }
    isFiller = stems.map(fillers.contains)
    initials = WordInitials(of: stems)
    var positions: [String: [Int]] = [:]
    for (index, stem) in stems.enumerated() { positions[stem, default: []].append(index) }
    positions[PhraseMatcher.anyClass] = isClass.indices.filter { isClass[$0] }
    self.positions = positions
  }

  /// Returns the range of words covered by the phrase's first match, or nil if it does not occur.
  func firstMatch(of phrase: String) -> Range<Int>? {
    guard let (starts, rest) = beginnings(of: phrase) else { return nil }
    for start in starts where isWhole(start, before: rest.first) {
      if let end = end(of: rest[...], after: start) { return start..<end }
    }
    return nil
  }

  /// Returns the ranges of words covered by the phrase, one for each word at which it can begin.
  func matches(of phrase: String) -> [Range<Int>] {
    guard let (starts, rest) = beginnings(of: phrase) else { return [] }
    return starts.compactMap { start in
      guard isWhole(start, before: rest.first) else { return nil }
      return end(of: rest[...], after: start).map { start..<$0 }
    }
  }

  /// Returns the phrases that occur, each statement once.
  ///
  /// "As a UIView" contains the phrases "as a uiview" and "as uiview". Of several phrases that lead
  /// to one choice and begin and end at the same words, only the heaviest counts.
  func statements(of phrases: some Sequence<LexiconPhrase>) -> [LexiconPhrase] {
    var found: [(phrase: LexiconPhrase, range: Range<Int>)] = []
    for phrase in phrases {
      guard let range = firstMatch(of: phrase.phrase) else { continue }
      let same = found.firstIndex { other in
        other.range == range && other.phrase.fact == phrase.fact
          && other.phrase.choice == phrase.choice
      }
      if let same {
        if found[same].phrase.weight < phrase.weight { found[same].phrase = phrase }
      } else {
        found.append((phrase, range))
      }
    }
    return found.map(\.phrase)
  }

  /// Returns whether a match may end at a word: not at the "view" of "view controller", unless the
  /// phrase continues with "controller".
  private func isWhole(_ index: Int, before next: String?) -> Bool {
    guard stems[index] == PhraseMatcher.view, index + 1 < stems.count else { return true }
    return stems[index + 1] != PhraseMatcher.controller || next == PhraseMatcher.controller
  }

  /// Returns the words at which a phrase can begin, with its other parts; nil if there are none.
  ///
  /// Stems the other words of a phrase only if its first word occurs, which is rare.
  private func beginnings(of phrase: String) -> (starts: [Int], rest: [String])? {
    guard initials.canBegin(phrase) else { return nil }
    let words = phrase.split(separator: " ", maxSplits: 1)
    guard let word = words.first else { return nil }
    let parts = PhraseMatcher.parts(of: word)
    guard let first = parts.first, let starts = positions[first] else { return nil }
    let others = words.count > 1 ? PhraseMatcher.parts(of: words[1]) : []
    return (starts, parts.dropFirst() + others)
  }

  private func end(of parts: ArraySlice<String>, after index: Int) -> Int? {
    guard let part = parts.first else { return index + 1 }
    if part == "~" {
      let rest = parts.dropFirst()
      guard let next = rest.first else { return index + 1 }
      var passed = 0
      let isInside = PhraseMatcher.places.contains(stems[index])
      let last = index + PhraseMatcher.maximumGap + PhraseMatcher.maximumFillerCount + 1
      for candidate in (index + 1)..<max(index + 1, min(stems.count, last + 1)) {
        if isEnd[candidate - 1] { return nil }
        if matches(next, candidate), isWhole(candidate, before: rest.dropFirst().first),
          let end = end(of: rest.dropFirst(), after: candidate)
        {
          return end
        }
        // "In screenshots with a UITextField" does not put anything into the field.
        if isInside, PhraseMatcher.means.contains(stems[candidate]) { return nil }
        if !isFiller[candidate] { passed += 1 }
        if passed > PhraseMatcher.maximumGap { return nil }
      }
      return nil
    }
    var next = index + 1
    let last = min(stems.count - 1, next + PhraseMatcher.maximumFillerCount)
    while next < last, !matches(part, next), isFiller[next] { next += 1 }
    guard next < stems.count, matches(part, next), isWhole(next, before: parts.dropFirst().first),
      !isEnd[index..<next].contains(true)
    else { return nil }
    return end(of: parts.dropFirst(), after: next)
  }

  private func matches(_ part: String, _ index: Int) -> Bool {
    part == PhraseMatcher.anyClass ? isClass[index] : part == stems[index]
  }

  private static func parts(of phrase: Substring) -> [String] {
    phrase.split(separator: " ").flatMap { part -> [String] in
      if part == "~" || part == anyClass[...] { return [String(part)] }
      return WordForms.words(of: String(part)).map(\.stem)
    }
  }
}
