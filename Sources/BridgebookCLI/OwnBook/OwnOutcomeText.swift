internal import Bridgebook
internal import BridgebookApp

/// The results of changing a team's texts, as text and as JSON.
enum OwnOutcomeText {
  /// - Parameter schema: the name of the JSON document, without version.
  static func print(_ changes: TextChanges, schema: String, _ run: CommandRun) {
    run.print(json: changes.json(schema: schema)) { page in
      for item in changes.outcomes {
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
}
