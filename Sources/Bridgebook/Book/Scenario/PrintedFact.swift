/// A published fact about SwiftUI's behavior, compared with the model.
package struct PrintedFact: Equatable, Sendable {
  /// The result of the comparison; raw values are the words in the table.
  package enum Verdict: String, CaseIterable, Sendable {
    case agrees, differs
    /// The model cannot express it.
    case absent
  }

  package let id: String
  package let area: String
  package let text: String
  /// The id of its source.
  package let source: String
  /// The built-in run that shows it, `scenario/variant`; nil if none does.
  package let run: String?
  package let verdict: Verdict
  /// The reason why the model differs or cannot express it.
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
