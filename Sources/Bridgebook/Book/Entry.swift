/// The kind of an entry; raw values are the `kind:` of its file.
package enum EntryKind: String, CaseIterable, Sendable {
  case pattern, gotcha, component, claim, availability, task
  /// The kinds whose texts have separate files and tables.
  case message, scenario

  /// The plural that `list` accepts.
  package var plural: String {
    switch self {
    case .availability: "availability"
    default: rawValue + "s"
    }
  }

  /// Creates a kind from its singular or plural.
  package init?(word: String) {
    guard let kind = EntryKind.allCases.first(where: { $0.rawValue == word || $0.plural == word })
    else { return nil }
    self = kind
  }
}

/// The severity of a gotcha.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  /// The position in ascending order of severity.
  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// A titled part of an entry, in Markdown with source marks such as `[^seed-000]`.
package struct Section: Equatable, Sendable {
  package let heading: String
  package let markdown: String
  /// The line of the heading in the entry's file, counted from 1.
  package let line: Int

  package init(heading: String, markdown: String, line: Int) {
    self.heading = heading
    self.markdown = markdown
    self.line = line
  }
}

/// An entry of the book: the front matter and sections common to all kinds, and the facts of its
/// kind.
package struct Entry: Equatable, Sendable {
  /// The facts that only entries of one kind have.
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
  /// The releases against which the entry was checked.
  package var audited = ""
  package var sections: [Section] = []
  package var examples: [Example] = []
  package var details: Details
  /// The deprecation of an availability entry's API; that of a component is in `details`.
  package var deprecation = Deprecation.none
  /// The relation to the built-in book if a team wrote the entry; nil for a built-in entry.
  package var own: OwnRelation?

  package init(kind: EntryKind, id: String, title: String, details: Details) {
    self.kind = kind
    self.id = id
    self.title = title
    self.details = details
  }

  /// Returns the section with the given heading.
  package func section(_ heading: String) -> Section? {
    sections.first { $0.heading == heading }
  }
}

/// The facts of a gotcha that are not in its sections.
package struct GotchaFacts: Equatable, Sendable {
  package let severity: Severity
  /// The ways to demonstrate the gotcha: M for message, S for scenario, T for trace, C for
  /// compiler, or `statement`.
  package let evidence: [String]
  /// The misconception from which an anti-pattern starts.
  package let belief: String?

  package init(severity: Severity, evidence: [String], belief: String?) {
    self.severity = severity
    self.evidence = evidence
    self.belief = belief
  }
}
