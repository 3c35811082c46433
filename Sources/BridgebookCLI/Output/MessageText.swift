internal import Bridgebook

/// A message of the runtime for people.
enum MessageText {
  static func write(_ dossier: MessageDossier, to page: inout TextPage) {
    let message = dossier.message
    page.line((message.pattern, .strong))
    let kind = message.isNoise ? "known noise" : message.severity.rawValue
    page.line("message \(message.id), \(kind)", .faint)
    page.heading("Meaning")
    page.prose(dossier.meaning)
    if message.pattern.contains("<") {
      page.prose("What stands between < and > varies from program to program.")
    }
    if message.isOnceOnly {
      page.prose("A process prints it once and stays silent afterwards.")
    }
    if !message.origin.isEmpty {
      page.heading("Printed by")
      page.prose(message.origin)
    }
    if !dossier.gotchas.isEmpty { page.heading("What it can mean") }
    for gotcha in dossier.gotchas {
      page.line(("  \(gotcha.id)", .accent), ("  \(gotcha.title)", .plain))
    }
    guard !dossier.sources.isEmpty else { return }
    page.heading("Sources")
    for source in dossier.sources {
      page.line(("  [\(source.id)] ", .faint), (source.title, .plain))
      if let url = source.url { page.line("      \(url)", .faint) }
    }
  }
}
