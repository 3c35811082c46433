/// Checks for American spelling in all text except code and quotations.
enum SpellingRules {
  static func problems(in book: Book, _ index: BookIndex) -> [BookProblem] {
    let american = Dictionary(
      book.spellings.map { ($0.british, $0.american) }, uniquingKeysWith: { first, _ in first })
    guard !american.isEmpty else { return [] }
    func problems(_ path: String, _ texts: [(line: Int, text: String)]) -> [BookProblem] {
      texts.flatMap { line, text in
        words(of: text).compactMap { word -> BookProblem? in
          guard let better = american[word.lowercased()] else { return nil }
          return BookProblem(
            path: path, line: line, .britishSpelling(word: String(word), american: better))
        }
      }
    }
    var found: [BookProblem] = []
    for entry in book.entries { found += problems(entry.path, prose(of: entry)) }
    found += problems("trees/bridge.txt", book.tree.leaves.map { (1, $0.summary) })
    for scenario in book.scenarios.map(\.scenario) {
      let titles = [scenario.title] + scenario.variants.map(\.title)
      found += problems("scenarios/\(scenario.id).txt", titles.map { (1, $0) })
    }
    return found
  }

  /// Returns the texts of an entry with the lines at which they begin, without its `terms`, which
  /// may have any spelling that users type.
  private static func prose(of entry: Entry) -> [(line: Int, text: String)] {
    var prose = [(1, entry.title)]
    if case .gotcha(let facts) = entry.details { prose.append((1, facts.belief ?? "")) }
    return prose + entry.sections.map { ($0.line, $0.markdown) }
  }

  /// Returns the words outside of fences, code spans, quotation marks and square brackets.
  private static func words(of markdown: String) -> [Substring] {
    let plain = MarkedSentences.withoutFences(markdown).joined(separator: "\n")
    // Uses scalars, because finding the boundaries of characters takes several times as long.
    let scalars = plain.unicodeScalars
    var words: [Substring] = []
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      let next = scalars.index(after: place)
      if let close = closing(scalar), let end = scalars[next...].firstIndex(of: close) {
        place = scalars.index(after: end)
      } else if isLetter(scalar) {
        let end = scalars[next...].firstIndex { !isLetter($0) && !isDigit($0) } ?? scalars.endIndex
        // A capital letter within a word indicates the name of an API.
        let isName = scalars[next..<end].contains { $0.properties.isUppercase }
        if !isName { words.append(plain[place..<end]) }
        place = end
      } else {
        place = next
      }
    }
    return words
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x61...0x7a).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType != nil
  }

  private static func closing(_ opening: Unicode.Scalar) -> Unicode.Scalar? {
    switch opening {
    case "`": "`"
    case "\"": "\""
    case "[": "]"
    default: nil
    }
  }
}
