/// The relation of a team's own text to the built-in book.
package enum OwnRelation: String, CaseIterable, Sendable {
  case new, overrides, extends
}

/// A change of a team's own text.
package enum OwnChange: String, CaseIterable, Sendable {
  case added, edited, removed, restored
}

/// The kinds of texts that a team can add; raw values are the `kind:` of the text.
package enum OwnKind: String, CaseIterable, Sendable {
  case pattern, gotcha, component, claim, task, scenario, tree, table

  /// The kind of entry that such a text becomes; nil if it does not become an entry.
  package var entryKind: EntryKind? {
    switch self {
    case .pattern: .pattern
    case .gotcha: .gotcha
    case .component: .component
    case .claim: .claim
    case .task: .task
    case .scenario, .tree, .table: nil
    }
  }
}

/// The front matter of a team's text that determines its place in the book.
package struct OwnHeader: Equatable, Sendable {
  package let kind: OwnKind
  package let id: String
  package let relation: OwnRelation
  /// The id of the built-in text that it overrides or extends.
  package let target: String?

  package init(kind: OwnKind, id: String, relation: OwnRelation, target: String?) {
    self.kind = kind
    self.id = id
    self.relation = relation
    self.target = target
  }
}

/// A version of a team's own text.
package struct OwnVersion: Equatable, Sendable {
  package let header: OwnHeader
  /// The SHA-256 hash of the built-in text that the version was derived from.
  package let baseHash: String?
  package let change: OwnChange
  /// The time of the change in ISO 8601, UTC.
  package let time: String
  package let author: String?
  /// The text; nil if this version removes it.
  package let text: String?

  package init(
    header: OwnHeader, baseHash: String?, change: OwnChange, time: String, author: String?,
    text: String?
  ) {
    self.header = header
    self.baseHash = baseHash
    self.change = change
    self.time = time
    self.author = author
    self.text = text
  }

  /// The id of the text.
  package var id: String { header.id }
}

/// A version with its number in the history of its text.
package struct NumberedVersion: Equatable, Sendable {
  package let number: Int
  package let version: OwnVersion
  /// Whether this is the version in effect.
  package let holds: Bool

  package init(number: Int, version: OwnVersion, holds: Bool) {
    self.number = number
    self.version = version
    self.holds = holds
  }
}

/// A problem in a stored text of a team: a statement that does not fit the rest of the book.
package struct OwnProblem: Equatable, Sendable {
  package let id: String
  /// The line of the text, counted from 1.
  package let line: Int
  package let message: String

  package init(id: String, line: Int, message: String) {
    self.id = id
    self.line = line
    self.message = message
  }
}

/// The built-in book combined with a team's texts, ready to be written to a store.
package struct EffectiveBook: Sendable {
  package var book: Book
  /// The relations of the team's entries to the built-in book, by entry id.
  package var ownEntries: [String: OwnRelation] = [:]
  /// The relations of the team's scenarios, by scenario id, which may equal the id of an entry.
  package var ownScenarios: [String: OwnRelation] = [:]
  package var problems: [OwnProblem] = []
  /// The built-in entries that the team's own entries replaced.
  package var replaced: [Entry] = []

  package init(_ book: Book) {
    self.book = book
  }
}

/// The information displayed with an entry or scenario that a team wrote.
package struct OwnMark: Equatable, Sendable {
  package let version: NumberedVersion
  /// Points to review: changes of the built-in original, or statements that do not fit the book.
  package let remarks: [String]

  package init(version: NumberedVersion, remarks: [String]) {
    self.version = version
    self.remarks = remarks
  }

  /// The relation to the built-in book as a phrase.
  package var words: String { version.version.header.relation.words }
}

extension OwnRelation {
  /// The relation as a phrase, such as "own, overrides the built-in entry".
  package var words: String {
    switch self {
    case .new: "own"
    case .overrides: "own, overrides the built-in entry"
    case .extends: "own, extends the built-in entry"
    }
  }
}
