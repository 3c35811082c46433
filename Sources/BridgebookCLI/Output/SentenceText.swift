internal import Bridgebook
internal import BridgebookExport

/// A sentence of a gotcha for people.
enum SentenceText {
  /// Writes a sentence on one screen, with its sources and the titles of its gotcha's claims.
  static func writeBrief(_ dossier: SentenceDossier, to page: inout TextPage) {
    let sentence = dossier.sentence
    page.line("sentence \(sentence.id)", .faint)
    page.prose(sentence.text)
    page.prose(dossier.entryTitle, indent: 0, first: "\(sentence.heading.lowercased()) of: ")
    page.prose(status(of: sentence), indent: 0, first: "status: ")
    if !dossier.sources.isEmpty { page.line("Sources", .strong) }
    for source in dossier.sources.prefix(itemLimit) {
      page.prose("[\(source.id)] \(source.title)", first: "- ")
    }
    if !dossier.claims.isEmpty { page.line("Claims of the gotcha", .strong) }
    for claim in dossier.claims.prefix(itemLimit) {
      guard case .claim(let facts) = claim.details else { continue }
      page.prose(claim.title, first: "- \(facts.status.rawValue): ")
    }
    page.more(
      [(dossier.sources.count, "source"), (dossier.claims.count, "claim")],
      ["bridgebook show \(sentence.entry)"])
  }

  /// The maximum number of sources, and of claims, on one screen.
  private static let itemLimit = 4

  static func write(_ dossier: SentenceDossier, to page: inout TextPage) {
    let sentence = dossier.sentence
    page.line("sentence \(sentence.id)", .faint)
    page.line()
    page.prose(sentence.text)
    page.line()
    page.prose(dossier.entryTitle, first: "\(sentence.heading.lowercased()) of: ")
    page.prose(status(of: sentence), first: "status: ")
    if !dossier.sources.isEmpty { page.heading("Sources") }
    for source in dossier.sources { EntryText.write(source, to: &page) }
    if !dossier.claims.isEmpty { page.heading("Claims of the gotcha") }
    for claim in dossier.claims { EntryText.write(claim: claim, dossier.modelRules, to: &page) }
    page.line()
    page.line("  bridgebook show \(sentence.entry)", .accent)
  }

  private static func status(of sentence: Sentence) -> String {
    let words =
      switch sentence.status {
      case .stated: "stated by its sources, not examined as a claim"
      case .singleSource: "stated by one source, not examined as a claim"
      case .inferred: "inferred; no source says so"
      }
    return sentence.isPartlyInferred ? words + "; partly inferred" : words
  }
}
