package import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// Gives findings the words of the entries they point to.
package final class DiagnosisWords {
  /// What the entry of a gotcha says.
  package struct Words {
    package let title, cause, fix: String
  }

  private let store: Store
  /// A long trace has a thousand findings of one gotcha.
  private var known: [String: Words] = [:]

  package init(store: Store) {
    self.store = store
  }

  /// Adds the words to every finding of a diagnosis.
  package func complete(_ diagnosis: inout Diagnosis) throws {
    let quotes = diagnosis.quotes
    diagnosis.items = try diagnosis.run.findings.map { try item(for: $0, quotes: quotes) }
  }

  /// A finding with its words.
  ///
  /// - Parameter quotes: what stands in the lines, by their numbers.
  package func item(for finding: Finding, quotes: [Int: String]) throws -> Diagnosis.Item {
    try item(for: finding) { line in quotes[line].map { [$0] } ?? [] }
  }

  /// - Parameter texts: what stands in a line, or was printed by it.
  package func item(for finding: Finding, texts: (Int) -> [String]) throws -> Diagnosis.Item {
    let words = try words(of: finding.gotcha)
    return Diagnosis.Item(
      finding: finding, title: words.title, cause: words.cause, fix: words.fix,
      quotes: finding.quotedLines.flatMap { line in
        texts(line).map { Diagnosis.Quote(line: line, text: $0) }
      })
  }

  func words(of gotcha: String) throws -> Words {
    if let words = known[gotcha] { return words }
    let words = Words(
      title: try store.titles(of: [gotcha])[gotcha] ?? gotcha,
      cause: try prose("Cause", of: gotcha), fix: try prose("Fix", of: gotcha))
    known[gotcha] = words
    return words
  }

  /// The section without code and marks, one line a paragraph or bullet.
  private func prose(_ heading: String, of gotcha: String) throws -> String {
    guard let markdown = try store.section(heading, of: gotcha) else { return "" }
    return PlainSentences.paragraphs(of: markdown).joined(separator: "\n")
  }
}
