internal import Bridgebook
internal import BridgebookExport

/// A sentence of a gotcha for people.
enum SentenceText {
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
      case .stated: "stated by its sources, not weighed"
      case .singleSource: "stated by one source, not weighed"
      case .inferred: "inferred; no source says so"
      }
    return sentence.isPartlyInferred ? words + "; partly inferred" : words
  }
}
