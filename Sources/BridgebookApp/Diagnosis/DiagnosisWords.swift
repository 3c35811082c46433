package import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// Adds the texts of the book's entries to findings.
package final class DiagnosisWords {
  /// The texts of a gotcha's entry.
  package struct Words {
    package let title, cause, fix: String
  }

  private let store: Store
  /// Cache of texts, because a long trace can have a thousand findings of one gotcha.
  private var known: [String: Words] = [:]

  package init(store: Store) {
    self.store = store
  }

  /// Adds the texts to every finding of a diagnosis.
  package func complete(_ diagnosis: inout Diagnosis) throws {
    let quotes = diagnosis.quotes
    diagnosis.items = try diagnosis.run.findings.map { try item(for: $0, quotes: quotes) }
  }

  /// Returns the finding with its texts.
  ///
  /// - Parameter quotes: the texts of lines by line number.
  package func item(for finding: Finding, quotes: [Int: String]) throws -> Diagnosis.Item {
    try item(for: finding) { line in quotes[line].map { [$0] } ?? [] }
  }

  /// - Parameter texts: returns the text of a line, or what the line printed.
  package func item(for finding: Finding, texts: (Int) -> [String]) throws -> Diagnosis.Item {
    let words = try words(of: finding.gotcha)
    return Diagnosis.Item(
      finding: finding, title: words.title, cause: words.cause, fix: words.fix,
      quotes: finding.quotedLines.flatMap { line in
        texts(line).map { Diagnosis.Quote(line: line, text: $0) }
      })
  }

  /// Returns the first sentence of a gotcha's fix.
  package func firstStep(of gotcha: String) throws -> String {
    PlainSentences.beginning(of: try words(of: gotcha).fix, count: 1)
  }

  func words(of gotcha: String) throws -> Words {
    if let words = known[gotcha] { return words }
    let words = Words(
      title: try store.entries.titles(of: [gotcha])[gotcha] ?? gotcha,
      cause: try prose("Cause", of: gotcha), fix: try prose("Fix", of: gotcha))
    known[gotcha] = words
    return words
  }

  /// Returns the section without code and markup, one line per paragraph or bullet.
  private func prose(_ heading: String, of gotcha: String) throws -> String {
    guard let markdown = try store.entries.section(heading, of: gotcha) else { return "" }
    return PlainSentences.paragraphs(of: markdown).joined(separator: "\n")
  }
}
