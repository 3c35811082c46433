internal import BridgeExport
internal import BridgeModel
internal import BridgeStore

/// Gives findings the words of the entries they point to.
struct DiagnosisWords {
  let store: Store

  func complete(_ diagnosis: inout Diagnosis) throws {
    diagnosis.items = try diagnosis.run.findings.map { try item(for: $0) }
  }

  func item(for finding: Finding) throws -> Diagnosis.Item {
    Diagnosis.Item(
      finding: finding,
      title: try store.titles(of: [finding.gotcha])[finding.gotcha] ?? finding.gotcha,
      cause: try prose("Cause", of: finding.gotcha), fix: try prose("Fix", of: finding.gotcha))
  }

  /// The section without code and marks, as one line a paragraph or bullet.
  private func prose(_ heading: String, of gotcha: String) throws -> String {
    guard let markdown = try store.section(heading, of: gotcha) else { return "" }
    var lines: [String] = []
    var isInCode = false
    for line in MarkdownText.withoutMarks(markdown).lines {
      if line.hasPrefix("```") {
        isInCode.toggle()
      } else if !isInCode {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
