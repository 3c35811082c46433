/// The words of a message pattern, and how a text is compared with them.
///
/// Compared are words in their order: case, quotes, blanks and punctuation do not count, a wildcard takes any words, and
/// few strange words may stand between those of a long message. What is missing at an end is a cut, what is missing
/// inside makes it a near match at most.
package struct MessageShape: Sendable {
  /// Where a wildcard goes on with a word, as in `StateObject<T>`.
  private enum Glue { case none, before, after, both }

  /// How surely a text is the message.
  package enum Certainty: Int, Comparable, Sendable {
    /// Most of the words, yet some are missing inside or in doubt.
    case near
    /// A beginning, an end or a middle that is long enough to tell.
    case cut
    case whole

    package static func < (left: Certainty, right: Certainty) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// What the comparison gave.
  package struct Match: Sendable {
    package let certainty: Certainty
    /// The letters of the words found; more of them is more specific.
    package let weight: Int
    /// How many words were found, and how many of them in the message's own case.
    package let wordCount: Int
    package let exactCount: Int
  }

  /// One way the words of the message lie in a text.
  private struct Alignment {
    /// Indexes of the first and last word found, in the text and in the message.
    var textStart: Int
    var start: Int
    var textEnd: Int
    var end: Int
    var weight: Int
    var wordCount: Int
    var exactCount: Int
    /// Letters of the message's words that are missing between two that were found.
    var holes = 0
    /// Strange words between two of the message that no wildcard parts.
    var insertions = 0

    var score: Int { weight - holes - insertions * MessageShape.insertionCost }
  }

  private static let insertionCost = 4
  /// The most words a wildcard takes: the description of a view with its frame, gestures and layer.
  private static let gapLimit = 80
  private static let insertionLimit = 3
  /// Letters a cut message must have where nothing stands beyond the cut.
  private static let cutWeight = 21
  /// Letters a beginning must have where the text goes on in other words.
  private static let rewordedWeight = 28
  /// Letters any part must have that has other words around it.
  private static let middleWeight = 36
  /// A shorter message in another case is likely to be a sentence of the app's own.
  private static let shortWeight = 24

  let words: [MessageWords.Word]
  /// Whether a wildcard is part of the word, at its beginning or its end.
  private let glue: [Glue]
  /// Whether a wildcard stands before the word of that index; one more for the end.
  let gaps: [Bool]
  let weight: Int
  /// The literal text of the pattern in lower case, for parts of words.
  private let folded: [[UInt8]]
  /// `before[i]` is the weight of the words before index `i`.
  private let before: [Int]

  /// - Parameter parts: the literal parts of the pattern, between its wildcards.
  package init(parts: [String]) {
    var words: [MessageWords.Word] = []
    var gaps: [Bool] = []
    var folded: [[UInt8]] = []
    var glue: [Glue] = []
    var isGap = false
    for (index, part) in parts.enumerated() {
      if index > 0 { isGap = true }
      let text = MessageWords(part)
      for word in text.words {
        words.append(word)
        gaps.append(isGap)
        isGap = false
        folded.append(Array(text.letters(of: word)))
        let isLast = word.start + word.length == part.utf8.count && index < parts.count - 1
        let isFirst = index > 0 && word.start == 0
        glue.append(isLast ? (isFirst ? .both : .after) : isFirst ? .before : .none)
      }
    }
    gaps.append(isGap)
    self.words = words
    self.gaps = gaps
    self.folded = folded
    self.glue = glue
    var before = [0]
    for word in words { before.append((before.last ?? 0) + word.weight) }
    self.before = before
    weight = before.last ?? 0
  }

  /// Whether the text holds the message, or so much of it that nothing else is likely.
  package func match(_ text: MessageWords) -> Match? { compare(text).match }

  /// The match, and whether the text ends inside the message, so that the next line may go on with it.
  package func compare(_ text: MessageWords) -> (match: Match?, isOpen: Bool, run: Int) {
    guard !words.isEmpty, !text.words.isEmpty else { return (nil, false, 0) }
    let all = alignments(text)
    var best: (match: Match, score: Int)?
    var isOpen = false
    var run = 0
    for found in all {
      if found.holes == 0, found.insertions == 0 { run = max(run, found.wordCount) }
      if !isOpen { isOpen = self.isOpen(found, text) }
      guard let certainty = certainty(found, text) else { continue }
      let match = Match(
        certainty: certainty, weight: found.weight, wordCount: found.wordCount,
        exactCount: found.exactCount)
      if let known = best,
        (known.match.certainty, known.score) >= (certainty, found.score)
      {
        continue
      }
      best = (match, found.score)
    }
    let isWhole = best?.match.certainty == .whole
    return (best?.match, isOpen && !isWhole, run)
  }

  /// The best alignments that end at each word found, first without holes, then with them.
  private func alignments(_ text: MessageWords) -> [Alignment] {
    var strict: [Alignment] = []
    var lenient: [Alignment] = []
    for (place, word) in text.words.enumerated() {
      for index in words.indices where isSame(index, word, text) {
        let weight = words[index].weight
        let new = Alignment(
          textStart: place, start: index, textEnd: place, end: index, weight: weight, wordCount: 1,
          exactCount: words[index].exact == word.exact ? 1 : 0)
        strict.append(extended(from: strict, by: new, mayHaveHoles: false) ?? new)
        lenient.append(extended(from: lenient, by: new, mayHaveHoles: true) ?? new)
        if strict.count > MessageShape.alignmentLimit { return strict + lenient }
      }
    }
    return strict + lenient.filter { $0.holes > 0 || $0.insertions > 0 }
  }

  /// Whether a word of the text is that word of the message, or begins or ends with it where a wildcard goes on.
  private func isSame(_ index: Int, _ word: MessageWords.Word, _ text: MessageWords) -> Bool {
    let own = words[index]
    if own.folded == word.folded { return true }
    guard glue[index] != .none, own.length >= 4, word.length > own.length else { return false }
    let letters = text.letters(of: word)
    switch glue[index] {
    case .none: return false
    case .after: return letters.starts(with: folded[index])
    case .before: return letters.suffix(own.length).elementsEqual(folded[index])
    case .both:
      return letters.indices.contains { letters[$0...].starts(with: folded[index]) }
    }
  }

  /// Pairs of equal words beyond which a text is no message but a list of its words.
  private static let alignmentLimit = 600

  /// The best known alignment with one more word.
  private func extended(
    from known: [Alignment], by new: Alignment, mayHaveHoles: Bool
  ) -> Alignment? {
    var best: Alignment?
    for var found in known.suffix(120) where found.end < new.end && found.textEnd < new.textEnd {
      let holes = before[new.end] - before[found.end + 1]
      guard mayHaveHoles || holes == 0 else { continue }
      let between = new.textEnd - found.textEnd - 1
      let hasGap = gaps[(found.end + 1)...new.end].contains(true)
      guard between <= (hasGap ? MessageShape.gapLimit : MessageShape.insertionLimit) else {
        continue
      }
      found.holes += holes
      if !hasGap { found.insertions += between }
      found.end = new.end
      found.textEnd = new.textEnd
      found.weight += new.weight
      found.wordCount += 1
      found.exactCount += new.exactCount
      if found.score > (best?.score ?? new.score) { best = found }
    }
    return best
  }

  private func certainty(_ found: Alignment, _ text: MessageWords) -> Certainty? {
    let last = words.count - 1
    let isComplete = found.start == 0 && found.end == last && found.holes == 0
    if isComplete, found.insertions == 0 {
      return isInDoubt(found, text) ? .near : .whole
    }
    let isLong = found.weight >= MessageShape.rewordedWeight
    if found.holes == 0, found.insertions <= (isLong ? 2 : 0), found.wordCount >= 3 {
      if isComplete { return .whole }
      // A word may be cut as well.
      let beginsText = found.start == 0 || found.textStart <= 1
      let endsText = found.end == last || found.textEnd >= text.words.count - 2
      if found.weight >= MessageShape.cutWeight, beginsText && endsText { return .cut }
      if isLong, found.start == 0 || found.textStart <= 1 { return .cut }
      if found.weight >= MessageShape.middleWeight { return .cut }
    }
    let isMost = found.weight * 10 >= weight * 7 || found.weight >= 2 * MessageShape.middleWeight
    let isDense = found.holes * 4 <= found.weight && found.insertions <= 4
    if isMost, isDense, found.weight >= MessageShape.cutWeight + 4, found.wordCount >= 4 {
      return .near
    }
    return nil
  }

  /// Whether a short message stands there in a case that is neither its own nor all lower case.
  private func isInDoubt(_ found: Alignment, _ text: MessageWords) -> Bool {
    guard weight < MessageShape.shortWeight else { return false }
    let place = text.words[found.textStart...found.textEnd]
    if place.allSatisfy({ $0.exact == $0.folded }) { return false }
    let exact = Set(words.map(\.exact))
    return !place.filter { word in words.contains { $0.folded == word.folded } }
      .allSatisfy { exact.contains($0.exact) }
  }

  /// Whether the text ends where the message goes on.
  private func isOpen(_ found: Alignment, _ text: MessageWords) -> Bool {
    guard found.holes == 0, found.insertions == 0, found.end < words.count - 1 else { return false }
    let rest = text.words.count - 1 - found.textEnd
    let least = found.start == 0 ? 10 : 16
    let isEnough = (found.wordCount >= 2 || found.weight >= 16) && found.weight >= least
    if rest == 0 { return isEnough }
    if gaps[found.end + 1] { return isEnough && rest <= MessageShape.gapLimit / 2 }
    guard rest == 1, let word = text.words.last, found.weight + word.length >= least else {
      return false
    }
    // The line was broken inside a word.
    let next = folded[found.end + 1]
    return word.length < next.count && next.starts(with: text.letters(of: word))
  }
}
