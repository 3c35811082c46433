/// Reads a question in people's words: which class it is about and which facts its words speak for.
///
/// Any text yields only declared choices. What the words leave open stays open, and what they contradict is reported.
package struct QuestionReader {
  private let vocabulary: Vocabulary
  private let fact: (String) -> Fact?

  /// - Parameter fact: a fact of the decision tree by its id.
  package init(vocabulary: Vocabulary, fact: @escaping (String) -> Fact?) {
    self.vocabulary = vocabulary
    self.fact = fact
  }

  /// What the text says; any text can be read.
  package func read(_ text: String) -> QuestionReading {
    if PastedLog.isOne(text) {
      var reading = QuestionReading()
      reading.isLog = true
      return reading
    }
    return readQuestion(String(text.prefix(QuestionReader.longestQuestion)))
  }

  private func readQuestion(_ text: String) -> QuestionReading {
    var words = WordForms.words(of: text)
    let wordCount = words.count
    var names = ClassNames(words: words, components: vocabulary.components)
    let clausePhrases = vocabulary.phrases.filter { $0.fact == LexiconPhrase.clause }
    let fillers = Set(
      clausePhrases.filter { $0.choice == LexiconPhrase.filler }
        .flatMap { WordForms.words(of: $0.phrase).map(\.stem) })
    var matcher = PhraseMatcher(
      stems: words.map(\.stem), isClass: names.isClass, fillers: fillers)
    // What is not wanted is the subject only where nothing else is.
    let lastResort = names.subject
    if let rest = Exclusions.rest(of: words, matcher: matcher, phrases: clausePhrases) {
      words = rest
      names = ClassNames(words: words, components: vocabulary.components)
      matcher = PhraseMatcher(
        stems: words.map(\.stem), isClass: names.isClass, fillers: fillers)
    }
    var reading = QuestionReading()
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
    // What is not wanted stands in no relation.
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
      // A phrase of several words says more than a word that happens to occur; two characters make a word.
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
    // A view of one's own is a platform view only where it goes into SwiftUI.
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
    reading.evidence = votes.evidence
    reading.keepBridge()
    reading.releases = ReleaseWords(releases: vocabulary.releases).find(in: words)
    reading.stems = words.map(\.stem)
    return reading
  }

  private static let relationWeight = 3
  /// Characters that are read of a question; what stands behind cannot change what it is about.
  private static let longestQuestion = 4000

  /// What is asked for stands before what the question only mentions.
  private func takeSubject(of asked: QuestionReading, for reading: inout QuestionReading) {
    guard let subject = asked.subject, subject != reading.subject else { return }
    if case .component(let name) = reading.subject { reading.context = [name] }
    reading.subject = subject
    reading.correction = asked.correction
    reading.mentioned = asked.mentioned
  }
}

/// What a question's words say.
package struct QuestionReading: Equatable, Sendable {
  /// The class the question is about.
  package enum Subject: Equatable, Sendable {
    /// A class of the book.
    case component(String)
    /// An unknown class whose base class or name tells what it is.
    case unknown(name: String, role: ComponentRole, base: String?)
    /// A name that tells nothing about what it is.
    case unclear(name: String)
  }

  /// Words that speak for different choices of one fact.
  package struct Contradiction: Equatable, Sendable {
    package let fact: String
    package let choices: [String]
  }

  /// Words that spoke for a choice.
  package struct Evidence: Equatable, Sendable {
    package let fact: String
    package let choice: String
    package let weight: Int
    package let phrase: String
  }

  /// A word that was read as the class it resembles.
  package struct Correction: Equatable, Sendable {
    package let typed: String
    package let name: String
  }

  package var subject: Subject?
  package var correction: Correction?
  /// Whether the subject was read from a class name; otherwise other words led to it.
  package var isNamed = false
  /// Classes that the question only mentions.
  package var context: [String] = []
  /// Classes of the book that occur by name.
  package var mentioned: [String] = []
  package var choices: [String: String] = [:]
  package var contradictions: [Contradiction] = []
  package var evidence: [Evidence] = []
  package var releases: [ReleaseWords.Mention] = []
  package var stems: [String] = []
  /// What the words say about each side of a bridge; nil where no text was read.
  package var sides: QuestionSides?
  /// Whether the text is a log, a crash report or a stack rather than a question.
  package var isLog = false
  /// What the question asks to do, where that decides.
  package var task: DescribedTask?
  /// What the question asks for beside the thing itself, in the order of the book.
  package var requirements: [Requirement] = []

  /// The ids of the requirements whose words the question holds.
  package var requirementIDs: Set<String> {
    Set(evidence.filter { $0.fact == Requirement.fact }.map(\.choice))
  }

  package init() {}

  /// Drops that nothing crosses the border where both of its sides are named and the rest says so only in passing.
  fileprivate mutating func keepBridge() {
    guard choices["direction"] == "neither", sides?.isAcross == true,
      weight(of: "neither", for: "direction") < QuestionReading.clearlyNeither
    else { return }
    choices["direction"] = nil
  }

  private static let clearlyNeither = 6

  /// What all words together say for a choice.
  package func weight(of choice: String, for fact: String) -> Int {
    evidence.reduce(0) { sum, item in
      item.fact == fact && item.choice == choice ? sum + item.weight : sum
    }
  }

  /// The reading with what the task says that the question asks for.
  ///
  /// - Parameters:
  ///   - platform: the platform an answer will be about.
  ///   - target: the deployment target; nil for the newest release.
  ///   - component: a class of the book by its exact name.
  package func adding(
    _ task: DescribedTask, on platform: Platform, at target: Version?,
    component: @escaping (String) -> Entry?
  ) -> QuestionReading {
    TaskEvidence(task, on: platform, at: target, component: component).added(to: self)
  }

  /// The reading with the class that has what is asked for, where nothing else says what to bridge.
  ///
  /// - Parameter component: a class of the book by its exact name.
  package func addingSubject(
    on platform: Platform, component: (String) -> Entry?
  ) -> QuestionReading {
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

  /// Whether the phrase's words all occur in the question.
  package func holds(_ phrase: String) -> Bool {
    let wanted = WordForms.words(of: phrase).map(\.stem)
    return !wanted.isEmpty && wanted.allSatisfy(stems.contains)
  }
}

/// Sums what phrases say for the choices of facts.
private struct Votes {
  private(set) var evidence: [QuestionReading.Evidence] = []

  mutating func add(_ weight: Int, to choice: String, of fact: String, because phrase: String) {
    evidence.append(.init(fact: fact, choice: choice, weight: weight, phrase: phrase))
  }

  /// The choice with the most weight, when it leads by that much.
  func winner(of fact: String, lead: Int) -> String? {
    let sums = sums(of: fact)
    guard let first = sums.first else { return nil }
    guard sums.count > 1 else { return first.choice }
    return first.weight >= sums[1].weight + lead ? first.choice : nil
  }

  /// The choices that share the lead, when no winner stands out.
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
