internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// The results of changing a team's texts, as text and as JSON.
enum OwnOutcomeText {
  static func print(
    _ outcomes: [OwnBookSession.Outcome], schema: String, _ run: CommandRun
  ) {
    for item in outcomes where !item.isUnchanged {
      run.console.accomplish("\(item.header.id) was \(item.change.rawValue)")
    }
    // Announced, because a part without effect misleads readers of later findings.
    for remark in outcomes.flatMap(\.remarks) { run.console.announce(remark.sentence) }
    run.print(json: json(outcomes, schema: schema)) { page in
      for item in outcomes {
        let relation = item.change == .removed ? "" : words(item.header)
        page.line(
          (item.isUnchanged ? "unchanged" : item.change.rawValue, .strong),
          ("  \(item.header.id)", .accent),
          ("  \(item.header.kind.rawValue), version \(item.version)\(relation)", .faint))
      }
    }
  }

  private static func words(_ header: OwnHeader) -> String {
    guard let target = header.target else { return "" }
    return ", \(header.relation.rawValue) the built-in \(target)"
  }

  private static func json(
    _ outcomes: [OwnBookSession.Outcome], schema: String
  ) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/\(schema)-1")),
      (
        "texts",
        .array(
          outcomes.map { item in
            .object([
              ("id", .string(item.header.id)), ("kind", .string(item.header.kind.rawValue)),
              ("version", .integer(item.version)),
              ("change", item.isUnchanged ? .null : .string(item.change.rawValue)),
              ("relation", .string(item.header.relation.rawValue)),
              ("target", .optional(item.header.target)),
            ])
          })
      ),
    ])
  }
}
