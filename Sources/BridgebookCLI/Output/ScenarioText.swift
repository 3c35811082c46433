internal import Bridgebook

/// A scenario of the book for people.
enum ScenarioText {
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
    if !scenario.rules.isEmpty { page.heading("Rules of the model it rests on") }
    for rule in scenario.rules {
      page.prose(
        "\(rule.text) (\(rule.confidence.rawValue) confidence: \(rule.grounds))",
        first: "\(rule.id): ")
    }
    if !scenario.gotchas.isEmpty { page.heading("See also") }
    for gotcha in scenario.gotchas {
      page.line(("  \(gotcha.id)", .accent), ("  \(gotcha.title)", .plain))
    }
    if !scenario.claims.isEmpty { page.heading("Claims its runs speak to") }
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
