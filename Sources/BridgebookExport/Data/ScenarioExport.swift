package import Bridgebook

/// Formats a scenario of the book as `bridgebook/scenario-1` or Markdown.
package enum ScenarioExport {
  /// Returns the scenario as JSON.
  package static func value(of scenario: ScenarioDossier) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/scenario-1")), ("id", .string(scenario.id)),
      ("kind", .string("scenario")), ("title", .string(scenario.title)),
      ("platform", .string(scenario.platform)), ("own", OwnExport.value(of: scenario.own)),
      (
        "variants",
        .array(
          scenario.variants.map {
            .object([
              ("name", .string($0.name)), ("role", .string($0.role)), ("base", .optional($0.base)),
              ("title", .string($0.title)), ("run", .optional($0.run)),
              ("findings", .strings($0.gotchas)), ("claims", .strings($0.claims)),
            ])
          })
      ),
      (
        "rules",
        .array(
          scenario.rules.map {
            .object([
              ("id", .string($0.id)), ("confidence", .string($0.confidence.rawValue)),
              ("grounds", .string($0.grounds)), ("text", .string($0.text)),
            ])
          })
      ),
      ("gotchas", .strings(scenario.gotchas.map(\.id))),
      ("claims", .strings(scenario.claims.map(\.id))),
      ("sources", .strings(scenario.sources.map(\.id))), ("text", .string(scenario.text)),
    ])
  }

  /// Returns a Markdown page with the variants as a table and the text as code.
  package static func markdown(of scenario: ScenarioDossier) -> String {
    var lines = [
      "# \(MarkdownText.escaped(scenario.title))", "",
      "Scenario `\(scenario.id)`, \(scenario.platform).", "",
    ]
    lines += OwnExport.markdown(of: scenario.own)
    lines += [
      "| variant | role | what it does | shows |", "|---|---|---|---|",
    ]
    lines += scenario.variants.map { variant in
      let shown = variant.gotchas.map { "`\($0)`" }.joined(separator: ", ")
      let title = MarkdownText.escaped(variant.title)
      return "| \(variant.name) | \(variant.role) | \(title) | \(shown) |"
    }
    lines += ["", "## Rules", ""]
    lines += scenario.rules.map { rule in
      "- \(rule.id): \(MarkdownText.escaped(rule.text)) (\(rule.confidence.rawValue) confidence)"
    }
    if !scenario.claims.isEmpty { lines += ["", "## Claims", ""] }
    lines += scenario.claims.map { claim in
      let variants = scenario.variants(of: claim.id).joined(separator: ", ")
      return "- `\(claim.id)` \(MarkdownText.escaped(claim.title)) (\(variants))"
    }
    return lines.joined(separator: "\n") + "\n\n## Text\n\n```text\n\(scenario.text)```\n"
  }
}
