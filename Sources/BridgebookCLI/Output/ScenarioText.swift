internal import Bridgebook
internal import BridgebookApp

/// Prints a scenario of the book.
enum ScenarioText {
  /// The rows reserved below the variants for how to run them, what was omitted, and the next
  /// prompt.
  private static let reservedRows = 7

  /// Writes what fits on one screen: the variants with what they show, and how to run them.
  ///
  /// - Parameter rows: the rows of the terminal; nil for all variants.
  static func writeBrief(
    _ scenario: ScenarioDossier, rows: Int?, to page: inout TextPage
  ) {
    page.prose(scenario.title, indent: 0, .strong)
    page.line("scenario \(scenario.id), \(scenario.platform)", .faint)
    if let own = scenario.own {
      page.prose(own.words, first: "origin: ")
      for remark in own.remarks { page.prose(remark, first: "attention: ", .warning) }
    }
    page.line("Variants", .strong)
    var shown = 0
    for variant in scenario.variants {
      let needed = variant.gotchas.isEmpty ? 1 : 2
      if let rows, page.lineCount + needed + reservedRows > rows, shown > 0 { break }
      page.row([
        ("  \(variant.name)", .accent), ("  \(variant.role): ", .plain), (variant.title, .plain),
      ])
      if !variant.gotchas.isEmpty {
        page.row([("      shows: \(variant.gotchas.joined(separator: ", "))", .faint)])
      }
      shown += 1
    }
    let left = scenario.variants.count - shown
    if left > 0 { page.line("  … \(left.counted("more variant")): --all", .faint) }
    page.line("Run it", .strong)
    page.line("  bridgebook simulate \(scenario.id)", .accent)
    if let run = scenario.variants.first?.run {
      page.line("  bridgebook runs show \(run) --timeline", .accent)
    }
    page.more(
      [
        (scenario.rules.count, "rule"), (scenario.claims.count, "claim"),
        (scenario.sources.count, "source"),
      ], ["bridgebook show --source \(scenario.id)"])
  }

  static func write(_ scenario: ScenarioDossier, to page: inout TextPage) {
    page.line((scenario.title, .strong))
    page.line("scenario \(scenario.id), \(scenario.platform)", .faint)
    if let own = scenario.own {
      page.prose(own.words, first: "origin: ")
      for remark in own.remarks { page.prose(remark, first: "attention: ", .warning) }
    }
    page.heading("Variants")
    for variant in scenario.variants {
      let base = variant.base.map { ", from \($0)" } ?? ""
      page.line(
        ("  \(variant.name)", .accent), ("  \(variant.role)\(base): ", .plain),
        (variant.title, .strong))
      let shown = variant.gotchas.isEmpty ? "nothing" : variant.gotchas.joined(separator: ", ")
      page.prose(shown, indent: 4, first: "shows: ")
    }
    page.heading("Run it")
    page.line("  bridgebook simulate \(scenario.id)", .accent)
    if let first = scenario.variants.first {
      page.line("  bridgebook simulate \(scenario.id) --variant \(first.name)", .accent)
      if let run = first.run { page.line("  bridgebook runs show \(run) --timeline", .accent) }
    }
    page.line("  bridgebook show --source \(scenario.id)", .accent)
    if !scenario.rules.isEmpty { page.heading("Rules of the model it depends on") }
    for rule in scenario.rules {
      page.prose(
        "\(rule.text) (\(rule.confidence.rawValue) confidence: \(rule.grounds))",
        first: "\(rule.id): ")
    }
    if !scenario.gotchas.isEmpty { page.heading("See also") }
    for gotcha in scenario.gotchas {
      page.line(("  \(gotcha.id)", .accent), ("  \(gotcha.title)", .plain))
    }
    if !scenario.claims.isEmpty { page.heading("Claims its runs bear on") }
    for claim in scenario.claims {
      let variants = scenario.variants(of: claim.id).joined(separator: ", ")
      page.line(("  \(claim.id)", .accent), ("  \(claim.title) (\(variants))", .plain))
    }
    guard !scenario.sources.isEmpty else { return }
    page.heading("Sources")
    for source in scenario.sources {
      page.line(("  [\(source.id)] ", .faint), (source.title, .plain))
      if let url = source.url { page.line("      \(url)", .faint) }
    }
  }
}
