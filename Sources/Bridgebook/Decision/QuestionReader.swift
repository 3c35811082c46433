/// Parses a question: the class it is about, and the facts that its words support.
///
/// Any text yields only declared choices. Facts that the words leave open remain open, and
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

  /// The words of a question without the parts that it excludes, and the names among them.
  private struct Wording {
    var words: [WordForms.Word]
    var names: ClassNames
    var matcher: PhraseMatcher
    /// The subject of the entire text: an excluded class is the subject only if there is no other.
    let lastResort: QuestionReading.Subject?
    let isBridgeUnwanted: Bool
    let hasExclusion: Bool
    let fillers: Set<String>
    /// The phrases of the vocabulary about clauses.
    let clausePhrases: [LexiconPhrase]
    /// The phrases of the vocabulary about the sides of a bridge.
    let sidePhrases: [LexiconPhrase]
    /// The phrases of the vocabulary about places for SwiftUI content.
    let placePhrases: [LexiconPhrase]

    /// Returns whether words follow "SwiftUI" and name something of SwiftUI, as in "a SwiftUI
    /// sheet", or a place for its content, as in "a SwiftUI window".
    func isOfSwiftUI(_ range: Range<Int>) -> Bool {
      guard range.lowerBound > 0,
        words[range.lowerBound - 1].stem == LexiconPhrase.swiftUISide
      else { return false }
      let stems = words[range].map(\.stem)
      func isSame(_ phrase: LexiconPhrase) -> Bool {
        WordForms.words(of: phrase.phrase).map(\.stem) == stems
      }
      return sidePhrases.contains { $0.choice == LexiconPhrase.swiftUISide && isSame($0) }
        || placePhrases.contains(where: isSame)
    }

    /// Returns whether a single word is the last part of a compound noun for an object of another
    /// library.
    ///
    /// In "the UIKit customer sheet", for example, the last word does not name a UIKit class.
    func isOfLibrary(_ range: Range<Int>) -> Bool {
      let index = range.lowerBound
      return range.count == 1 && index >= 2
        && DirectionWords.toolkits.contains(words[index - 2].stem)
        && CompoundNouns.isName(words[index - 1], fillers: fillers)
    }

    /// Returns whether the words exclude SwiftUI.
    ///
    /// "We have no SwiftUI" does not put a question out of scope if it also relates SwiftUI to
    /// UIKit, and "there is no SwiftUI version" asks for a bridge.
    func isOutside(_ votes: Votes) -> Bool {
      !votes.hasRelation
        && clausePhrases.contains { phrase in
          phrase.choice == LexiconPhrase.outside
            && matcher.firstMatch(of: phrase.phrase) != nil
            && !votes.evidence.contains {
              $0.fact == "direction" && $0.phrase.contains(phrase.phrase)
            }
        }
    }

    /// Returns whether the words contain a phrase that gives a clause a role.
    func holds(_ role: String) -> Bool {
      clausePhrases.contains { $0.choice == role && matcher.firstMatch(of: $0.phrase) != nil }
    }
  }

  private func wording(of text: String) -> Wording {
    let words = WordForms.words(of: text)
    let clausePhrases = vocabulary.phrases.filter { $0.fact == LexiconPhrase.clause }
    let sidePhrases = vocabulary.phrases.filter { $0.fact == LexiconPhrase.side }
    let placePhrases = vocabulary.phrases.filter { $0.fact == "place" }
    let fillers = Set(
      clausePhrases.filter { $0.choice == LexiconPhrase.filler }
        .flatMap { WordForms.words(of: $0.phrase).map(\.stem) })
    let names = ClassNames(words: words, components: vocabulary.components)
    let matcher = PhraseMatcher(
      stems: words.map(\.stem), isClass: names.isClass, fillers: fillers,
      isEnd: words.map(\.isBeforeEnd))
    guard let rest = Exclusions.rest(of: words, matcher: matcher, phrases: clausePhrases) else {
      return Wording(
        words: words, names: names, matcher: matcher, lastResort: names.subject,
        isBridgeUnwanted: false, hasExclusion: false, fillers: fillers,
        clausePhrases: clausePhrases, sidePhrases: sidePhrases, placePhrases: placePhrases)
    }
    let restNames = ClassNames(words: rest, components: vocabulary.components)
    return Wording(
      words: rest, names: restNames,
      matcher: PhraseMatcher(
        stems: rest.map(\.stem), isClass: restNames.isClass, fillers: fillers,
        isEnd: rest.map(\.isBeforeEnd)),
      lastResort: names.subject,
      isBridgeUnwanted: QuestionReader.namesBridge(words) && !QuestionReader.namesBridge(rest),
      hasExclusion: rest.count != words.count, fillers: fillers, clausePhrases: clausePhrases,
      sidePhrases: sidePhrases, placePhrases: placePhrases)
  }

  private func readQuestion(_ text: String) -> QuestionReading {
    let wording = wording(of: text)
    var reading = QuestionReading()
    reading.isSymptom =
      SymptomWords(
        words: wording.words, matcher: wording.matcher, phrases: wording.clausePhrases
      ).describesSymptom
    reading.isReplacement = wording.holds(LexiconPhrase.replaced)
    reading.isBridgeUnwanted = wording.isBridgeUnwanted
    reading.sides = QuestionSides(of: text, phrases: vocabulary.phrases)
    let votes = votes(for: wording, of: text)
    reading.isOutside = wording.isOutside(votes)
    findSubject(of: wording, text, votes, for: &reading)
    chooseFacts(votes, for: &reading)
    if reading.subject == nil, reading.choices["thing"] == nil, reading.sides?.foreign == 0,
      let name = ClassNames.prefixedName(in: wording.words)
    {
      reading.subject = .unclear(name: name)
      reading.isNamed = true
    }
    reading.evidence = votes.evidence
    reading.keepBridge()
    nameThing(from: wording, for: &reading)
    reading.releases = ReleaseWords(releases: vocabulary.releases).find(in: wording.words)
    reading.stems = wording.words.map(\.stem)
    return reading
  }

  /// Returns the evidence of the words for choices and components.
  private func votes(for wording: Wording, of text: String) -> Votes {
    var votes = Votes()
    for phrase in wording.matcher.statements(of: vocabulary.phrases.lazy.filter(\.isEvidence)) {
      votes.add(phrase)
    }
    if ClassNames.takesController(wording.words, in: text) {
      votes.add(QuestionReader.signature, to: "controller", of: "thing", because: "from:")
      votes.add(QuestionReader.signature, to: "into-swiftui", of: "direction", because: "from:")
    }
    // Excluded words are not part of relations.
    let related =
      wording.hasExclusion ? wording.words.map(\.text).joined(separator: " ") : text
    let relations = DirectionRelations.find(
      in: related, isClass: { ClassNames.isClass($0, in: vocabulary.components) })
    if relations.count == 1, let direction = relations.first?.choice, direction != "share-state" {
      votes.discardHints(against: direction)
    }
    if DirectionRelations.areAlternatives(in: wording.words) { votes.discardSingleHints() }
    votes.hasRelation = !relations.isEmpty
    if relations.contains(where: \.isExchange) { votes.discardContainment() }
    for relation in relations {
      votes.add(
        relation.weight, to: relation.choice, of: "direction", because: relation.phrase)
      if relation.isCertain { votes.discard(oppositeOf: relation.choice) }
    }
    for term in vocabulary.terms {
      guard let range = wording.matcher.firstMatch(of: term.phrase),
        !wording.isOfSwiftUI(range), !wording.isOfLibrary(range)
      else { continue }
      // A phrase of several words is stronger evidence than a single word; two East Asian
      // characters count as one word.
      let weight = wording.words[range].reduce(0) { $0 + ($1.isEastAsian ? 1 : 2) }
      votes.add(weight, to: term.component, of: "component", because: term.phrase)
    }
    return votes
  }

  /// Determines the class that a question is about: one that it names, one that its words describe,
  /// or the one in the clauses with the request.
  private func findSubject(
    of wording: Wording, _ text: String, _ votes: Votes, for reading: inout QuestionReading
  ) {
    reading.subject = wording.names.subject
    reading.isNamed = wording.names.subject != nil
    reading.correction = wording.names.correction
    reading.mentioned = wording.names.known
    if reading.subject == nil, let component = wording.names.propertyClass {
      reading.subject = .component(component)
      reading.isNamed = true
      reading.mentioned = [component]
    }
    if reading.subject == nil,
      let name = ClassNames.linkedName(in: wording.words, components: vocabulary.components)
    {
      reading.subject = name
      reading.isNamed = true
    }
    let mention = LibraryMention(wording.words, wording.matcher, votes)
    if let mention, !mention.isContext,
      reading.subject == nil || mention.isNamed(by: reading.subject)
    {
      mention.setSubject(of: &reading, besides: wording.names.ownView)
    }
    // A hosting class that words only seem to mean is not the subject if a platform object goes
    // into SwiftUI.
    if reading.subject == nil, let component = votes.winner(of: "component", lead: 1),
      !PlatformName.isValue(component),
      NameSuffixes.role(of: component) != .host
        || votes.winner(of: "direction", lead: 1) != "into-swiftui"
    {
      reading.subject = .component(component)
      reading.mentioned = [component]
    }
    reading.subject = reading.subject ?? wording.lastResort
    if reading.subject == nil, let mention, mention.isMeantLater {
      mention.setSubject(of: &reading)
    }
    if let asked = Clauses.withoutContext(
      text, phrases: wording.clausePhrases, fillers: wording.fillers)
    {
      takeSubject(of: readQuestion(asked), for: &reading)
    }
    // A user's own class is a platform view only if it is embedded in SwiftUI.
    guard !reading.isNamed, votes.winner(of: "direction", lead: 1) == "into-swiftui" else { return }
    if let name = wording.names.ownView, !isNamedAfterSubject(name, votes, reading) {
      reading.subject = .unknown(name: name, role: .view, base: nil)
      reading.isNamed = true
    } else if let name = wording.names.ownController {
      reading.subject = .unknown(name: name, role: .controller, base: nil)
      reading.isNamed = true
    }
  }

  /// Returns whether a name ends with the words that describe the subject, as `NaiveSafariView`
  /// does, and therefore is that of an adapter for the class.
  private func isNamedAfterSubject(
    _ name: String, _ votes: Votes, _ reading: QuestionReading
  ) -> Bool {
    guard case .component(let component) = reading.subject else { return false }
    return votes.evidence.contains { item in
      let words = item.phrase.split(separator: " ")
      return item.fact == "component" && item.choice == component && words.count > 1
        && name.lowercased().hasSuffix(words.joined().lowercased())
    }
  }

  /// Sets the facts that the words decide, and reports those that they contradict.
  private func chooseFacts(_ votes: Votes, for reading: inout QuestionReading) {
    for id in Set(votes.evidence.map(\.fact)).sorted() {
      guard let fact = fact(id), fact.versionsOf == nil else { continue }
      let allowed = fact.choices.map(\.id)
      if let choice = votes.winner(of: fact.id, lead: 2), allowed.contains(choice) {
        reading.choices[fact.id] = choice
      } else if let rivals = votes.rivals(of: fact.id) {
        reading.contradictions.append(.init(fact: fact.id, choices: rivals))
      }
    }
  }

  /// Sets the fact `thing` from a compound noun, if the direction is into SwiftUI and no other
  /// words decide it.
  private func nameThing(from wording: Wording, for reading: inout QuestionReading) {
    guard reading.subject == nil, reading.choices["thing"] == nil,
      reading.choices["direction"] == "into-swiftui", reading.sides?.isElsewhere == false,
      reading.weight(of: "into-swiftui", for: "direction") >= QuestionReader.clearDirection,
      !reading.evidence.contains(where: { ["thing", "component"].contains($0.fact) })
    else { return }
    reading.choices["thing"] = CompoundNouns.thing(in: wording.words, fillers: wording.fillers)
  }

  /// The minimum weight at which a direction counts as clear.
  private static let clearDirection = 3

  /// The weight of a method's signature, equal to that of a phrase of the lexicon.
  private static let signature = 5

  private static func namesBridge(_ words: [WordForms.Word]) -> Bool {
    words.contains { $0.stem.hasSuffix(WordForms.stem("representable")) }
  }

  /// The maximum number of characters read; later text does not change the subject.
  private static let maximumLength = 4000

  /// Replaces the subject with that of the clauses with the request; the previous subject becomes
  /// context.
  private func takeSubject(of asked: QuestionReading, for reading: inout QuestionReading) {
    guard let subject = asked.subject, subject != reading.subject else { return }
    if case .component(let name) = reading.subject { reading.context = [name] }
    reading.subject = subject
    reading.correction = asked.correction
    reading.mentioned = asked.mentioned
  }
}
