internal import Bridgebook
internal import BridgebookApp

/// A runtime message for people.
enum MessageText {
  /// - Parameters:
  ///   - firstSteps: the beginning of the fix of each gotcha.
  ///   - isAll: whether the sources are listed.
  static func write(
    _ dossier: MessageDossier, firstSteps: [String], isAll: Bool, to page: inout TextPage
  ) {
    let message = dossier.message
    page.line((message.pattern, .strong))
    let kind = message.isNoise ? "known noise" : message.severity.rawValue
    page.line("message \(message.id), \(kind)", .faint)
    page.heading("Meaning")
    page.prose(dossier.meaning)
    if message.pattern.contains("<") {
      page.prose("The text between < and > varies from program to program.")
    }
    if message.isOnceOnly {
      page.prose("A process prints it only once.")
    }
    if !message.origin.isEmpty {
      page.heading("Printed by")
      page.prose(message.origin)
    }
    if !dossier.gotchas.isEmpty { page.heading("What it can mean") }
    for (gotcha, step) in zip(dossier.gotchas, firstSteps) {
      page.line(("  \(gotcha.id)", .accent), ("  \(gotcha.title)", .plain))
      if !step.isEmpty { page.prose(step, indent: 4, first: "fix: ") }
    }
    if isAll { return writeSources(of: dossier, to: &page) }
    guard let first = dossier.gotchas.first else { return }
    page.line()
    page.line(
      ("More: ", .faint), ("--all, bridgebook show \(first.id)", .accent),
      (" (\(dossier.sources.count.counted("source")))", .faint))
  }

  private static func writeSources(of dossier: MessageDossier, to page: inout TextPage) {
    guard !dossier.sources.isEmpty else { return }
    page.heading("Sources")
    for source in dossier.sources {
      page.line(("  [\(source.id)] ", .faint), (source.title, .plain))
      if let url = source.url { page.line("      \(url)", .faint) }
    }
  }
}
