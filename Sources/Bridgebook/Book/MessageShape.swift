/// The words of a message pattern, and the comparison of a text with them.
///
/// Words are compared in order. Case, quotes, spaces and punctuation are ignored, a wildcard
/// matches any words, and a long message may be interrupted by a few unrelated words. A text that
/// lacks words at an end of the message is a cut; one that lacks words in between is at most a near
/// match.
package struct MessageShape: Sendable {
  /// The ends of a word at which a wildcard continues it, as in `StateObject<T>`.
  private enum Glue { case none, before, after, both }

  /// How certain it is that a text is the message.
  package enum Certainty: Int, Comparable, Sendable {
    /// Most of the words match, but some are missing in between, or the letter case is doubtful.
    case near
    /// A beginning, an end or a middle long enough to identify the message.
    case cut
    case whole

    package static func < (left: Certainty, right: Certainty) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The result of a comparison.
  package struct Match: Sendable {
    package let certainty: Certainty
    /// The number of letters in the matched words, capped per word; a higher number is more
    /// specific.
    package let weight: Int
    /// The number of matched words, and the number of those that also match in case.
    package let wordCount: Int
    package let exactCount: Int
  }

  /// A possible alignment of the words of the message with a text.
  private struct Alignment {
    /// The indexes of the first and the last matched word, in the text and in the message.
    var textStart: Int
    var start: Int
    var textEnd: Int
    var end: Int
    var weight: Int
    var wordCount: Int
    var exactCount: Int
    /// The weight of the message's words that are missing between two matched words.
    var holes = 0
    /// The number of unrelated words between two words of the message that no wildcard separates.
    var insertions = 0

    var score: Int { weight - holes - insertions * MessageShape.insertionCost }
  }

  private static let insertionCost = 4
  /// The maximum number of words that a wildcard matches, enough for a view's description with
  /// frame, gestures and layer.
  private static let gapLimit = 80
  private static let insertionLimit = 3
  /// The minimum weight of a cut message when the text contains nothing beyond the cut.
  private static let cutWeight = 21
  /// The minimum weight of a message's beginning when the text continues in different words.
  private static let rewordedWeight = 28
  /// The minimum weight of a part with other words around it.
  private static let middleWeight = 36
  /// The weight below which a message in different case is probably a sentence of the app itself.
  private static let shortWeight = 24

  let words: [MessageWords.Word]
  /// For each word, whether a wildcard continues it at its beginning or end.
  private let glue: [Glue]
  /// For each word, whether a wildcard precedes it; the additional last element is for the end of
  /// the message.
  let gaps: [Bool]
  let weight: Int
  /// The pattern's words in lowercase UTF-8, for comparing parts of words.
  private let folded: [[UInt8]]
  /// The weight of the words before each index.
  private let before: [Int]

  /// - Parameter parts: The literal parts of the pattern, between its wildcards.
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

  /// Returns the match if the text contains the message, or enough of it to rule out other texts.
  package func match(_ text: MessageWords) -> Match? { compare(text).match }

  /// Returns the match, whether the text ends inside the message, and the largest number of
  /// consecutive words.
  ///
  /// If the text ends inside the message, the next line may continue it. Consecutive words have
  /// neither missing nor unrelated words between them.
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

  /// Returns the best alignment ending at each matched word: first those without missing words,
  /// then those with missing or unrelated words.
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

  /// Returns whether a word of the text equals a word of the message, or contains it where a
  /// wildcard continues the word.
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

  /// The number of word pairs after which the search stops: such a text repeats the message's words
  /// without being the message.
  private static let alignmentLimit = 600

  /// Returns the best known alignment extended by one word, or nil if none scores higher than the
  /// word alone.
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
      // Tolerates one broken word at each end of the text.
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

  /// Returns whether a short message appears in a letter case that is neither its own nor all
  /// lowercase.
  private func isInDoubt(_ found: Alignment, _ text: MessageWords) -> Bool {
    guard weight < MessageShape.shortWeight else { return false }
    let place = text.words[found.textStart...found.textEnd]
    if place.allSatisfy({ $0.exact == $0.folded }) { return false }
    let exact = Set(words.map(\.exact))
    return !place.filter { word in words.contains { $0.folded == word.folded } }
      .allSatisfy { exact.contains($0.exact) }
  }

  /// Returns whether the text ends before the message does.
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
