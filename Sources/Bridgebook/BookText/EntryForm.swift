/// Which keys and headings the file of an entry may have, by kind.
package struct EntryForm: Sendable {
  /// Keys of the front matter that must be there.
  package let required: [String]
  /// Keys that may be there.
  package let optional: [String]
  /// In the order they must appear.
  package let headings: [String]
  let requiredHeadings: [String]

  /// The form of each kind that has files of its own; nil for the others.
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

  /// What a text of a team's own may be to a built-in entry.
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
    optional: ["deprecated", "presentation", "place", "lacks-terms", "delegate", "links"] + own,
    headings: ["Native", "Lacks", "Traps", "Changes", "Instead", "Sample", "Code"],
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
