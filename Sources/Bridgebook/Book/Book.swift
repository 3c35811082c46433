/// The knowledge of one version: entries, the decision tree and the tables they rest on.
package struct Book: Sendable {
  package var entries: [Entry] = []
  package var sources: [Source] = []
  /// Sentences of the gotchas that can be false.
  package var sentences: [Sentence] = []
  package var releases: [Release] = []
  package var tree = DecisionTree()
  package var lexicon: [LexiconPhrase] = []
  /// What questions can ask for beside the thing itself.
  package var requirements: [Requirement] = []
  package var synonyms: [Synonym] = []
  package var search = SearchVocabulary()
  package var messages = MessageCatalogue()
  /// How cheat sheets are ordered.
  package var topics: [Topic] = []
  /// The gotchas as the cheat sheet of a few pages tells them.
  package var digests: [GotchaDigest] = []
  /// Words of British spelling with the American ones that the book uses.
  package var spellings: [Spelling] = []
  /// Rules of the simulator's model.
  package var rules: [ModelRule] = []
  /// What others have printed, held against the model.
  package var printed: [PrintedFact] = []
  /// Situations for the simulator, the library of platform objects among them.
  package var scenarios: [ScenarioFile] = []

  package init() {}

  /// What a diagnosis needs: the messages with the severities that the entries of the gotchas state.
  package var catalogue: MessageCatalogue {
    var severities: [String: Severity] = [:]
    for entry in entries {
      if case .gotcha(let facts) = entry.details { severities[entry.id] = facts.severity }
    }
    return MessageCatalogue(messages.patterns, severities: severities)
  }
}

/// A released version of a platform, or a beta of one.
package struct Release: Equatable, Sendable {
  package let platform: Platform
  package let version: Version
  /// The name people use for the major release, such as Sonoma.
  package let name: String?
  /// Whether it is a beta: answers without a release are not about it.
  package let isBeta: Bool

  package init(platform: Platform, version: Version, name: String?, isBeta: Bool = false) {
    self.platform = platform
    self.version = version
    self.name = name
    self.isBeta = isBeta
  }
}

/// Words that speak for a choice of a fact, or name a component, when a question holds them.
package struct LexiconPhrase: Equatable, Sendable {
  /// The fact of phrases that say what a clause of a question is for.
  package static let clause = "clause"
  /// What such a phrase can say of a clause or of the words it covers.
  package static let clauseChoices = [asked, context, excluded, filler]
  /// The choice of phrases with which people ask.
  package static let asked = "asked"
  /// The choice of phrases with which people tell what they have.
  package static let context = "context"
  /// The choice of phrases that say what is not wanted.
  package static let excluded = "excluded"
  /// The choice of words that say nothing and may stand inside any phrase.
  package static let filler = "filler"

  /// The fact of phrases that tell on which side of a bridge a word stands.
  package static let side = "side"
  /// What such a phrase can say.
  package static let sideChoices = [swiftUISide, platformSide, bridgeSide, foreignSide]
  /// The choice of words that belong to SwiftUI.
  package static let swiftUISide = "swiftui"
  /// The choice of words that belong to UIKit, AppKit or WatchKit.
  package static let platformSide = "platform"
  /// The choice of words of the bridge itself.
  package static let bridgeSide = "bridge"
  /// The choice of words that stand on neither side.
  package static let foreignSide = "foreign"

  /// Lower-case words; `~` stands for up to four words between its neighbors.
  package let phrase: String
  package let fact: String
  package let choice: String
  /// How strongly it speaks, 1 to 9.
  package let weight: Int

  package init(phrase: String, fact: String, choice: String, weight: Int) {
    self.phrase = phrase
    self.fact = fact
    self.choice = choice
    self.weight = weight
  }
}

/// A word people type and the words to search for as well.
package struct Synonym: Equatable, Sendable {
  package let word: String
  package let expansions: [String]

  package init(word: String, expansions: [String]) {
    self.word = word
    self.expansions = expansions
  }
}

/// A word in the spelling that the book avoids, and in the one it uses.
package struct Spelling: Equatable, Sendable {
  package let british: String
  package let american: String

  package init(british: String, american: String) {
    self.british = british
    self.american = american
  }
}
