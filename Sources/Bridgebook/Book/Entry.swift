/// What an entry of the book is about; raw values are the `kind:` of its file.
package enum EntryKind: String, CaseIterable, Sendable {
  case pattern, gotcha, component, claim, availability, task
  /// These two have files and tables of their own.
  case message, scenario

  /// The word `list` takes for many of them.
  package var plural: String {
    switch self {
    case .availability: "availability"
    default: rawValue + "s"
    }
  }

  /// The kind named in singular or plural.
  package init?(word: String) {
    guard let kind = EntryKind.allCases.first(where: { $0.rawValue == word || $0.plural == word })
    else { return nil }
    self = kind
  }
}

/// How much a gotcha hurts.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  /// Notes are lowest.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// One titled part of an entry, in Markdown with source marks such as `[^seed-000]`.
package struct Section: Equatable, Sendable {
  package let heading: String
  package let markdown: String
  /// Line of the heading in the entry's file, counted from 1.
  package let line: Int

  package init(heading: String, markdown: String, line: Int) {
    self.heading = heading
    self.markdown = markdown
    self.line = line
  }
}

/// One entry of the book: the front matter and sections every kind shares, and the facts of its kind.
package struct Entry: Equatable, Sendable {
  /// What only entries of one kind carry.
  package enum Details: Equatable, Sendable {
    case pattern(technique: String)
    case gotcha(GotchaFacts)
    case component(ComponentFacts)
    case claim(ClaimFacts)
    case availability
    case task(TaskFacts)
  }

  package let kind: EntryKind
  package let id: String
  package let title: String
  package var approaches: [Approach] = []
  package var platforms = Availability()
  package var sources: [String] = []
  package var terms: [String] = []
  package var claims: [String] = []
  package var links: [String] = []
  /// The releases the entry was checked against.
  package var audited = ""
  package var sections: [Section] = []
  package var examples: [Example] = []
  package var details: Details
  /// Whether the API of an availability entry is deprecated; a component has its own facts.
  package var deprecation = Deprecation.none
  /// What it is to the built-in book, where a team wrote it.
  package var own: OwnRelation?

  package init(kind: EntryKind, id: String, title: String, details: Details) {
    self.kind = kind
    self.id = id
    self.title = title
    self.details = details
  }

  /// The section under that heading.
  package func section(_ heading: String) -> Section? {
    sections.first { $0.heading == heading }
  }
}

/// What a gotcha says beside its sections.
package struct GotchaFacts: Equatable, Sendable {
  package let severity: Severity
  /// Letters of the ways it can be shown: M message, S scenario, T trace, C compiler; or `statement`.
  package let evidence: [String]
  /// The tempting belief an anti-pattern starts from.
  package let belief: String?

  package init(severity: Severity, evidence: [String], belief: String?) {
    self.severity = severity
    self.evidence = evidence
    self.belief = belief
  }
}
