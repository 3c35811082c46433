internal import BridgeExport
internal import BridgeModel
internal import BridgeStore

/// Gives findings the words of the entries they point to.
final class DiagnosisWords {
  private struct Words {
    let title, cause, fix: String
  }

  private let store: Store
  /// A long trace has a thousand findings of one gotcha.
  private var known: [String: Words] = [:]

  init(store: Store) {
    self.store = store
  }

  func complete(_ diagnosis: inout Diagnosis) throws {
    diagnosis.items = try diagnosis.run.findings.map { try item(for: $0) }
  }

  func item(for finding: Finding) throws -> Diagnosis.Item {
    let words = try words(of: finding.gotcha)
    return Diagnosis.Item(
      finding: finding, title: words.title, cause: words.cause, fix: words.fix)
  }

  private func words(of gotcha: String) throws -> Words {
    if let words = known[gotcha] { return words }
    let words = Words(
      title: try store.titles(of: [gotcha])[gotcha] ?? gotcha,
      cause: try prose("Cause", of: gotcha), fix: try prose("Fix", of: gotcha))
    known[gotcha] = words
    return words
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
