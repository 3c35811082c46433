/// What a text of a team's own is to the built-in book.
package enum OwnRelation: String, CaseIterable, Sendable {
  case new, overrides, extends
}

/// What was done to a text of a team's own.
package enum OwnChange: String, CaseIterable, Sendable {
  case added, edited, removed, restored
}

/// The kinds of texts a team can add; raw values are the `kind:` of the text.
package enum OwnKind: String, CaseIterable, Sendable {
  case pattern, gotcha, component, claim, task, scenario, tree, table

  /// The kind of the entry such a text is; nil for what is no entry.
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

/// What the front matter of a text of a team's own says of its place in the book.
package struct OwnHeader: Equatable, Sendable {
  package let kind: OwnKind
  package let id: String
  package let relation: OwnRelation
  /// The built-in text that it overrides or extends.
  package let target: String?

  package init(kind: OwnKind, id: String, relation: OwnRelation, target: String?) {
    self.kind = kind
    self.id = id
    self.relation = relation
    self.target = target
  }
}

/// One version of a text of a team's own.
package struct OwnVersion: Equatable, Sendable {
  package let header: OwnHeader
  /// SHA-256 of the built-in text it was made from.
  package let baseHash: String?
  package let change: OwnChange
  /// ISO 8601 in UTC.
  package let time: String
  package let author: String?
  /// Nil where it was removed.
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

  /// The id of its text.
  package var id: String { header.id }
}

/// A version with its place in the history of its text.
package struct NumberedVersion: Equatable, Sendable {
  package let number: Int
  package let version: OwnVersion
  /// Whether it is the one that holds.
  package let holds: Bool

  package init(number: Int, version: OwnVersion, holds: Bool) {
    self.number = number
    self.version = version
    self.holds = holds
  }
}

/// Something a kept text says that does not fit the book, as a sentence.
package struct OwnProblem: Equatable, Sendable {
  package let id: String
  /// Line of the text, counted from 1.
  package let line: Int
  package let message: String

  package init(id: String, line: Int, message: String) {
    self.id = id
    self.line = line
    self.message = message
  }
}

/// The built-in book with a team's texts worked in, ready for the tables of a store.
package struct EffectiveBook: Sendable {
  package var book: Book
  /// The team's texts that became entries: what they are to built-in ones.
  package var ownEntries: [String: OwnRelation] = [:]
  /// The team's texts that became scenarios, which may share an id with an entry.
  package var ownScenarios: [String: OwnRelation] = [:]
  package var problems: [OwnProblem] = []
  /// The built-in entries whose place own ones took.
  package var replaced: [Entry] = []

  package init(_ book: Book) {
    self.book = book
  }
}

/// What is shown beside an entry or scenario that a team wrote.
package struct OwnMark: Equatable, Sendable {
  package let version: NumberedVersion
  /// What a person has to look at: that the built-in original changed, or what does not fit the book.
  package let remarks: [String]

  package init(version: NumberedVersion, remarks: [String]) {
    self.version = version
    self.remarks = remarks
  }

  /// What it is to the built-in book, in words.
  package var words: String { version.version.header.relation.words }
}

extension OwnRelation {
  /// In words, such as "own, overrides the built-in entry".
  package var words: String {
    switch self {
    case .new: "own"
    case .overrides: "own, overrides the built-in entry"
    case .extends: "own, extends the built-in entry"
    }
  }
}
