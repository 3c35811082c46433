internal import Bridgebook

/// A text with its terms, field by field.
struct ReadText {
  let text: SearchableText
  let fields: [(weight: String, tokens: [SearchTokenizer.Token])]
  let names: [SearchTokenizer.Token]

  init(_ text: SearchableText, tokenizer: SearchTokenizer) {
    self.text = text
    fields = text.fields.map { ($0.weight, tokenizer.tokens(of: $0.text)) }
    names = text.code.isEmpty ? [] : tokenizer.tokens(of: text.code).filter { $0.form == .name }
  }

  static func averageLengths(_ texts: [ReadText]) -> [String: Double] {
    var sums: [String: Int] = [:]
    var count = 0
    let measured = texts.filter(\.text.isMeasured)
    for text in measured.isEmpty ? texts : measured {
      count += 1
      for field in text.fields { sums[field.weight, default: 0] += field.tokens.count }
    }
    return sums.mapValues { max(1, Double($0) / Double(max(1, count))) }
  }
}

/// Collects the strength of each term in each text.
struct TermStrengths {
  struct Postings: Sendable {
    private(set) var measured = 0
    private var items: [UInt8] = []
    /// The postings as a JSON array.
    var text: String { "[\(String(decoding: items, as: UTF8.self))]" }

    mutating func add(_ number: String.UTF8View, _ strength: Int, isMeasured: Bool) {
      if !items.isEmpty { items.append(UInt8(ascii: ",")) }
      items.append(contentsOf: number)
      items.append(UInt8(ascii: ","))
      items.append(contentsOf: String(strength).utf8)
      if isMeasured { measured += 1 }
    }
  }

  /// A term with its strength in the last added text that contains it.
  private struct Term {
    let term: String
    var postings = Postings()
    var text = 0
    var strength = 0.0
  }

  private let weights: SearchWeights
  /// The index in `terms` of each term, looked up once per occurrence.
  private var places: [String: Int] = [:]
  private var terms: [Term] = []
  /// The indexes in `terms` of the current text's terms, each once.
  private var current: [Int] = []
  private(set) var measuredTexts = 0

  init(weights: SearchWeights) {
    self.weights = weights
  }

  var sortedPostings: [(String, Postings)] {
    terms.sorted { $0.term < $1.term }.map { ($0.term, $0.postings) }
  }

  mutating func add(
    _ text: ReadText, number: Int, averageLengths: [String: Double]
  ) {
    current.removeAll(keepingCapacity: true)
    let length = weights["length"]
    let saturation = weights["saturation"]
    var pairs: [String: Double] = [:]
    for field in text.fields where !field.tokens.isEmpty {
      let share = Double(field.tokens.count) / (averageLengths[field.weight] ?? 1)
      let unit = weights[field.weight] / (1 - length + length * share)
      for token in field.tokens {
        strengthen(token.term, in: number, by: token.form == .part ? unit * 0.7 : unit)
      }
      guard TermStrengths.fieldsWithPairs.contains(field.weight) else { continue }
      for pair in SearchTokenizer.pairs(in: field.tokens) { pairs[pair, default: 0] += 1 }
    }
    for token in text.names {
      strengthen(token.term, in: number, by: weights["field-code"] / 4)
    }
    for concept in text.text.concepts {
      strengthen("#" + concept, in: number, by: weights["field-approach"])
    }
    // For a pair of concepts, only its presence counts, not the length of the text. The names of
    // pairs are not terms of tokens.
    for (pair, count) in pairs { strengthen(pair, in: number, by: 2 * saturation * count) }
    let isMeasured = text.text.isMeasured
    if isMeasured { measuredTexts += 1 }
    let number = String(number).utf8
    for place in current {
      let stored = SearchStrength.stored(terms[place].strength, saturation: saturation)
      terms[place].postings.add(number, stored, isMeasured: isMeasured)
    }
  }

  private mutating func strengthen(_ term: String, in text: Int, by strength: Double) {
    let place: Int
    if let known = places[term] {
      place = known
    } else {
      place = terms.count
      places[term] = place
      terms.append(Term(term: term))
    }
    if terms[place].text != text {
      terms[place].text = text
      terms[place].strength = 0
      current.append(place)
    }
    terms[place].strength += strength
  }

  /// The fields that name an effect and its object in a few words.
  private static let fieldsWithPairs: Set<String> = [
    "field-title", "field-terms", "field-symptom", "field-belief",
  ]
}
