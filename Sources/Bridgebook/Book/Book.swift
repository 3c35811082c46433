/// The knowledge of one version: entries, the decision tree, and the tables they use.
package struct Book: Sendable {
  package var entries: [Entry] = []
  package var sources: [Source] = []
  /// The statements in gotchas that can be true or false.
  package var sentences: [Sentence] = []
  package var releases: [Release] = []
  package var tree = DecisionTree()
  package var lexicon: [LexiconPhrase] = []
  /// The requirements that a question can state in addition to its subject.
  package var requirements: [Requirement] = []
  package var synonyms: [Synonym] = []
  package var search = SearchVocabulary()
  package var messages = MessageCatalog()
  /// The topics in the order of the cheat sheets.
  package var topics: [Topic] = []
  /// The short forms of the gotchas, for the short cheat sheet.
  package var digests: [GotchaDigest] = []
  /// The effects of setting properties of platform objects to the value they already have.
  package var setters = SetterTable()
  /// The names of the properties of platform classes.
  package var properties = PropertyTable()
  /// The names of the methods of delegates, by class.
  package var delegates = PropertyTable()
  /// The purposes of the members of classes.
  package var memberUses = MemberUses()
  /// British spellings, each with the American spelling that the book uses.
  package var spellings: [Spelling] = []
  /// The rules of the simulator's model.
  package var rules: [ModelRule] = []
  /// Published facts printed by real programs, compared with the model.
  package var printed: [PrintedFact] = []
  /// The scenarios for the simulator, including the library of platform objects.
  package var scenarios: [ScenarioFile] = []

  package init() {}

  /// The table of setters, completed with the book's classes and the names of their properties.
  package var classes: SetterTable {
    var table = setters
    table.listed = properties
    table.delegates = delegates
    for entry in entries where entry.kind == .component { table.components.insert(entry.id) }
    return table
  }

  /// The messages, gotcha severities and setters that a diagnosis needs.
  package var catalog: MessageCatalog {
    var severities: [String: Severity] = [:]
    for entry in entries {
      if case .gotcha(let facts) = entry.details { severities[entry.id] = facts.severity }
    }
    return MessageCatalog(messages.patterns, severities: severities, setters: classes)
  }
}

/// A released version of a platform, or a beta of one.
package struct Release: Equatable, Sendable {
  package let platform: Platform
  package let version: Version
  /// The name commonly used for the major release, such as Sonoma.
  package let name: String?
  /// Whether the release is a beta; answers without a given release ignore betas.
  package let isBeta: Bool

  package init(platform: Platform, version: Version, name: String?, isBeta: Bool = false) {
    self.platform = platform
    self.version = version
    self.name = name
    self.isBeta = isBeta
  }
}

/// A phrase that suggests a choice of a fact or names a component when it occurs in a question.
package struct LexiconPhrase: Equatable, Sendable {
  /// The fact for phrases that mark the role of a clause.
  package static let clause = "clause"
  /// The choices of the fact `clause`.
  package static let clauseChoices = [
    asked, context, excluded, filler, outside, replaced, symptom, wished,
  ]
  /// The choice for phrases that introduce the request.
  package static let asked = "asked"
  /// The choice for phrases that introduce the existing situation.
  package static let context = "context"
  /// The choice for phrases that exclude something.
  package static let excluded = "excluded"
  /// The choice for filler words, which may occur inside any phrase.
  package static let filler = "filler"

  /// The choice for phrases that state that SwiftUI is not used at all.
  package static let outside = "outside"
  /// The choice for phrases that ask for SwiftUI in place of a class.
  package static let replaced = "replaced"
  /// The choice for phrases that describe a symptom.
  package static let symptom = "symptom"
  /// The choice for words directly before what should happen: "should vanish" is no symptom.
  package static let wished = "wished"

  /// The fact for everyday words that lead to the same tasks; its choice is the word that
  /// represents the whole group.
  package static let meaning = "meaning"

  /// The fact for phrases that place a word on one side of a bridge.
  package static let side = "side"
  /// The choices of the fact `side`.
  package static let sideChoices = [swiftUISide, platformSide, bridgeSide, foreignSide]
  /// The choice for words that belong to SwiftUI.
  package static let swiftUISide = "swiftui"
  /// The choice for words that belong to UIKit, AppKit or WatchKit.
  package static let platformSide = "platform"
  /// The choice for words about the bridge itself.
  package static let bridgeSide = "bridge"
  /// The choice for words that belong to neither side.
  package static let foreignSide = "foreign"

  /// The fact for names of third-party libraries; its choices are those of `Library`.
  package static let library = "library"

  /// The phrase in lowercase; `~` matches up to four words.
  package let phrase: String
  package let fact: String
  package let choice: String
  /// The weight of the phrase, from 1 to 9.
  package let weight: Int

  /// Whether the phrase is evidence for a choice, rather than a mark of clauses, sides or meanings.
  package var isEvidence: Bool {
    fact != LexiconPhrase.clause && fact != LexiconPhrase.side && fact != LexiconPhrase.meaning
  }

  /// The library that the phrase is a name of.
  package var library: Library? {
    fact == LexiconPhrase.library ? Library(choice: choice) : nil
  }

  package init(phrase: String, fact: String, choice: String, weight: Int) {
    self.phrase = phrase
    self.fact = fact
    self.choice = choice
    self.weight = weight
  }
}

/// A word that users type, with the words that are searched for in addition.
package struct Synonym: Equatable, Sendable {
  package let word: String
  package let expansions: [String]

  package init(word: String, expansions: [String]) {
    self.word = word
    self.expansions = expansions
  }
}

/// A British spelling and its American equivalent.
package struct Spelling: Equatable, Sendable {
  package let british: String
  package let american: String

  package init(british: String, american: String) {
    self.british = british
    self.american = american
  }
}
