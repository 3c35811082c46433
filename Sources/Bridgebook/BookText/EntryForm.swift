/// The keys and headings that an entry's file may have, by kind.
package struct EntryForm: Sendable {
  /// The required keys of the front matter.
  package let required: [String]
  /// The optional keys of the front matter.
  package let optional: [String]
  /// The permitted headings, in the order in which they must appear.
  package let headings: [String]
  let requiredHeadings: [String]

  /// Returns the form of a kind, or nil if the kind has no separate files.
  package static func form(for kind: EntryKind) -> EntryForm? {
    switch kind {
    case .gotcha: gotcha
    case .pattern: pattern
    case .component: component
    case .claim: claim
    case .task: task
    case .availability, .message, .scenario: nil
    }
  }

  private static let common = ["kind", "id", "title", "sources"]

  /// The keys with which a team's own text names the built-in entry that it changes.
  static let own = ["overrides", "extends"]

  private static let gotcha = EntryForm(
    required: common + ["approaches", "platforms", "severity", "evidence", "terms", "audited"],
    optional: ["claims", "links", "belief"] + own,
    headings: ["Symptom", "Cause", "Fix", "Watch", "Changes", "Triggering", "Clean"],
    requiredHeadings: ["Symptom", "Cause", "Fix"])

  private static let pattern = EntryForm(
    required: common + ["approaches", "platforms", "technique", "terms", "audited"],
    optional: ["claims", "links"] + own,
    headings: ["When", "Lifecycle", "Rules", "Reference", "Code", "Watch", "Changes"],
    requiredHeadings: ["When", "Rules", "Code", "Watch"])

  private static let component = EntryForm(
    required: common + [
      "class-kind", "role", "framework", "inherits", "platforms", "native", "terms", "audited",
    ],
    optional: [
      "deprecated", "presentation", "place", "earlier", "lacks-terms", "delegate", "links",
    ] + own,
    headings: ["Native", "Lacks", "Setup", "Traps", "Changes", "Instead", "Sample", "Code"],
    requiredHeadings: ["Traps"])

  private static let claim = EntryForm(
    required: common,
    optional: ["status", "terms", "links"] + own,
    headings: ["Limits", "Correction", "Dispute", "Grounds"],
    requiredHeadings: ["Grounds"])

  private static let task = EntryForm(
    required: common + [
      "area", "approaches", "platforms", "native", TaskParser.phrasings, "audited",
    ],
    optional: ["asked", "bridge", "pattern", "class", "traps", "links"] + own,
    headings: ["Native", "Lacks", "Now", "Earlier"],
    requiredHeadings: ["Now"])
}
