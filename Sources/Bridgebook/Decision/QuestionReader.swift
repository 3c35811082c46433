/// Parses a question: the class it is about, and the facts that its words support.
///
/// Any text yields only declared choices. Facts that the words leave open stay open, and
/// contradictions are reported.
package struct QuestionReader {
  private let vocabulary: Vocabulary
  private let fact: (String) -> Fact?

  /// - Parameter fact: Returns a fact of the decision tree by its id.
  package init(vocabulary: Vocabulary, fact: @escaping (String) -> Fact?) {
    self.vocabulary = vocabulary
    self.fact = fact
  }

  /// Parses a text; any text is valid.
  package func read(_ text: String) -> QuestionReading {
    if PastedLog.isOne(text) {
      var reading = QuestionReading()
      reading.isLog = true
      return reading
    }
    return readQuestion(String(text.prefix(QuestionReader.maximumLength)))
  }

  private func readQuestion(_ text: String) -> QuestionReading {
    var words = WordForms.words(of: text)
    let wordCount = words.count
    let namesBridge = QuestionReader.namesBridge(words)
    var names = ClassNames(words: words, components: vocabulary.components)
    let clausePhrases = vocabulary.phrases.filter { $0.fact == LexiconPhrase.clause }
    let fillers = Set(
      clausePhrases.filter { $0.choice == LexiconPhrase.filler }
        .flatMap { WordForms.words(of: $0.phrase).map(\.stem) })
    var matcher = PhraseMatcher(
      stems: words.map(\.stem), isClass: names.isClass, fillers: fillers)
    // Something excluded is the subject only if there is no other.
    let lastResort = names.subject
    if let rest = Exclusions.rest(of: words, matcher: matcher, phrases: clausePhrases) {
      words = rest
      names = ClassNames(words: words, components: vocabulary.components)
      matcher = PhraseMatcher(
        stems: words.map(\.stem), isClass: names.isClass, fillers: fillers)
    }
    var reading = QuestionReading()
    reading.isBridgeUnwanted = namesBridge && !QuestionReader.namesBridge(words)
    reading.sides = QuestionSides(of: text, phrases: vocabulary.phrases)
    reading.subject = names.subject
    reading.isNamed = names.subject != nil
    reading.correction = names.correction
    reading.mentioned = names.known
    var votes = Votes()
    for phrase in vocabulary.phrases
    where phrase.fact != LexiconPhrase.clause && phrase.fact != LexiconPhrase.side
      && matcher.firstMatch(of: phrase.phrase) != nil
    {
      votes.add(phrase.weight, to: phrase.choice, of: phrase.fact, because: phrase.phrase)
    }
    // Excluded words take no part in relations.
    let related = words.count == wordCount ? text : words.map(\.text).joined(separator: " ")
    for relation in DirectionRelations.find(
      in: related, isClass: { ClassNames.isClass($0, in: vocabulary.components) })
    {
      votes.add(
        QuestionReader.relationWeight, to: relation.choice, of: "direction",
        because: relation.phrase)
    }
    for term in vocabulary.terms {
      guard let range = matcher.firstMatch(of: term.phrase) else { continue }
      // A phrase of several words is stronger evidence than a single word; two East Asian
      // characters count as one word.
      let weight = words[range].reduce(0) { $0 + ($1.isEastAsian ? 1 : 2) }
      votes.add(weight, to: term.component, of: "component", because: term.phrase)
    }
    if reading.subject == nil, let component = votes.winner(of: "component", lead: 1) {
      reading.subject = .component(component)
      reading.mentioned = [component]
    }
    reading.subject = reading.subject ?? lastResort
    if let asked = Clauses.withoutContext(text, phrases: clausePhrases, fillers: fillers) {
      takeSubject(of: readQuestion(asked), for: &reading)
    }
    // A view of the questioner's own is a platform view only if it goes into SwiftUI.
    if !reading.isNamed, let name = names.ownView,
      votes.winner(of: "direction", lead: 1) == "into-swiftui"
    {
      reading.subject = .unknown(name: name, role: .view, base: nil)
      reading.isNamed = true
    }
    for id in Set(votes.evidence.map(\.fact)).sorted() {
      guard let fact = fact(id), fact.versionsOf == nil else { continue }
      let allowed = fact.choices.map(\.id)
      if let choice = votes.winner(of: fact.id, lead: 2), allowed.contains(choice) {
        reading.choices[fact.id] = choice
      } else if let rivals = votes.rivals(of: fact.id) {
        reading.contradictions.append(.init(fact: fact.id, choices: rivals))
      }
    }
    if reading.subject == nil, reading.choices["thing"] == nil, reading.sides?.foreign == 0,
      let name = ClassNames.prefixedName(in: words)
    {
      reading.subject = .unclear(name: name)
      reading.isNamed = true
    }
    reading.evidence = votes.evidence
    reading.keepBridge()
    reading.releases = ReleaseWords(releases: vocabulary.releases).find(in: words)
    reading.stems = words.map(\.stem)
    return reading
  }

  private static func namesBridge(_ words: [WordForms.Word]) -> Bool {
    words.contains { $0.stem.hasSuffix(WordForms.stem("representable")) }
  }

  private static let relationWeight = 3
  /// The maximum number of characters read; anything after that does not change the subject.
  private static let maximumLength = 4000

  /// Replaces the subject with that of the clauses that ask; the previous one becomes context.
  private func takeSubject(of asked: QuestionReading, for reading: inout QuestionReading) {
    guard let subject = asked.subject, subject != reading.subject else { return }
    if case .component(let name) = reading.subject { reading.context = [name] }
    reading.subject = subject
    reading.correction = asked.correction
    reading.mentioned = asked.mentioned
  }
}

/// The meaning of a question.
package struct QuestionReading: Equatable, Sendable {
  /// The class that the question is about.
  package enum Subject: Equatable, Sendable {
    /// A class of the book.
    case component(String)
    /// An unknown class whose base class or name reveals its role.
    case unknown(name: String, role: ComponentRole, base: String?)
    /// A name that does not reveal its role.
    case unclear(name: String)
  }

  /// Words that support different choices of one fact.
  package struct Contradiction: Equatable, Sendable {
    package let fact: String
    package let choices: [String]
  }

  /// Words that support a choice.
  package struct Evidence: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let weight: Int
    package let phrase: String
  }

  /// A misspelled word and the class it was taken for.
  package struct Correction: Equatable, Sendable {
    package let typed: String
    package let name: String
  }

  package var subject: Subject?
  package var correction: Correction?
  /// Whether the subject was named, rather than inferred from other words.
  package var isNamed = false
  /// The classes that the question mentions as context.
  package var context: [String] = []
  /// The classes of the book that the question names.
  package var mentioned: [String] = []
  package var choices: [String: String] = [:]
  package var contradictions: [Contradiction] = []
  package var evidence: [Evidence] = []
  package var releases: [ReleaseWords.Mention] = []
  package var stems: [String] = []
  /// The words for each side of a bridge; nil if no text was read.
  package var sides: QuestionSides?
  /// Whether the question asks for a solution without a representable.
  package var isBridgeUnwanted = false
  /// Whether the text is a log, a crash report or a stack rather than a question.
  package var isLog = false
  /// The task that the question describes, if it decides the answer.
  package var task: DescribedTask?
  /// The requirements in addition to the subject, in the order of the book.
  package var requirements: [Requirement] = []

  /// The ids of the requirements whose phrases occur in the question.
  package var requirementIDs: Set<String> {
    Set(evidence.filter { $0.fact == Requirement.fact }.map(\.choice))
  }

  package init() {}

  /// Discards a weak choice that nothing is bridged if both sides are named.
  fileprivate mutating func keepBridge() {
    guard choices["direction"] == "neither", sides?.isAcross == true,
      weight(of: "neither", for: "direction") < QuestionReading.clearlyNeither
    else { return }
    choices["direction"] = nil
  }

  private static let clearlyNeither = 6

  /// Returns the total weight of all words for a choice.
  package func weight(of choice: String, for fact: String) -> Int {
    evidence.reduce(0) { sum, item in
      item.fact == fact && item.choice == choice ? sum + item.weight : sum
    }
  }

  /// Returns the reading, completed with what the described task implies.
  ///
  /// - Parameters:
  ///   - platform: The platform that the answer is about.
  ///   - target: The deployment target; nil for the newest release.
  ///   - component: Returns a class of the book by its exact name.
  package func adding(
    _ task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) -> QuestionReading {
    TaskEvidence(task, on: platform, at: target, component: component).added(to: self)
  }

  /// Returns the reading with a class that meets the requirement as its subject, if no other words
  /// name what to bridge.
  ///
  /// - Parameter component: Returns a class of the book by its exact name.
  package func addingSubject(
    on platform: Platform, component: (String) -> Entry?
  ) -> QuestionReading {
    if let reading = withOtherSubject(on: platform, component: component) { return reading }
    guard subject == nil, task == nil, choices["thing"] == nil, let sides,
      sides.swiftUI > 0 || sides.bridge > 0, !sides.isElsewhere,
      [nil, "into-swiftui"].contains(choices["direction"]),
      let name = requirements.first?.components.first(where: {
        component($0)?.platforms.row(for: platform) != nil
      })
    else { return self }
    var reading = self
    reading.subject = .component(name)
    reading.choices["direction"] = "into-swiftui"
    return reading
  }

  /// Returns the reading with the first class that meets the requirement, if the current subject
  /// was only inferred and meets it too.
  private func withOtherSubject(
    on platform: Platform, component: (String) -> Entry?
  ) -> QuestionReading? {
    guard !isNamed, case .component(let name) = subject, let first = requirements.first,
      first.components.contains(name),
      let other = first.components.first(where: {
        component($0)?.platforms.row(for: platform) != nil
      }), other != name
    else { return nil }
    var reading = self
    reading.subject = .component(other)
    return reading
  }

  /// Returns whether all words of a phrase occur in the question.
  package func holds(_ phrase: String) -> Bool {
    let wanted = WordForms.words(of: phrase).map(\.stem)
    return !wanted.isEmpty && wanted.allSatisfy(stems.contains)
  }
}

/// The weights of the phrases found, by fact and choice.
private struct Votes {
  private(set) var evidence: [QuestionReading.Evidence] = []

  mutating func add(_ weight: Int, to choice: String, of fact: String, because phrase: String) {
    evidence.append(.init(fact: fact, choice: choice, weight: weight, phrase: phrase))
  }

  /// Returns the choice with the highest weight if it leads by at least `lead`.
  func winner(of fact: String, lead: Int) -> String? {
    let sums = sums(of: fact)
    guard let first = sums.first else { return nil }
    guard sums.count > 1 else { return first.choice }
    return first.weight >= sums[1].weight + lead ? first.choice : nil
  }

  /// Returns the two leading choices if neither is clearly ahead.
  func rivals(of fact: String) -> [String]? {
    let sums = sums(of: fact)
    guard sums.count > 1, sums[0].weight < sums[1].weight + 2 else { return nil }
    return [sums[0].choice, sums[1].choice]
  }

  private func sums(of fact: String) -> [(choice: String, weight: Int)] {
    var sums: [(choice: String, weight: Int)] = []
    for item in evidence where item.fact == fact {
      if let index = sums.firstIndex(where: { $0.choice == item.choice }) {
        sums[index].weight += item.weight
      } else {
        sums.append((item.choice, item.weight))
      }
    }
    return sums.sorted { ($1.weight, $0.choice) < ($0.weight, $1.choice) }
  }
}
