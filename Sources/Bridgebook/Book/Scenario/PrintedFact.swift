/// Something that others have printed about SwiftUI, and what the model says of it.
package struct PrintedFact: Equatable, Sendable {
  /// What came of comparing both; raw values are the words of the table.
  package enum Verdict: String, CaseIterable, Sendable {
    case agrees, differs
    /// The model has no words for it.
    case absent
  }

  package let id: String
  package let area: String
  package let text: String
  /// The key of its source.
  package let source: String
  /// The built-in run that shows it, `scenario/variant`; nil where none does.
  package let run: String?
  package let verdict: Verdict
  /// Why it differs or is absent.
  package let reason: String?

  package init(
    id: String, area: String, text: String, source: String, run: String?, verdict: Verdict,
    reason: String?
  ) {
    self.id = id
    self.area = area
    self.text = text
    self.source = source
    self.run = run
    self.verdict = verdict
    self.reason = reason
  }
}
