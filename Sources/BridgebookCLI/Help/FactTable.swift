internal import BookData
internal import Bridgebook

/// The tables of the topic `facts`: published values about SwiftUI's behavior, and whether the
/// model agrees.
enum FactTable {
  /// Returns the number of facts per area, and of those that agree, differ or are not modeled.
  static func totals() throws(TextDiagnostic) -> String {
    let facts = try BuiltInFacts.load()
    let rows = areas(of: facts).map { area in
      row(area, facts.filter { $0.area == area })
    }
    return ManualTable.table(
      ["area", "facts", "agree", "differ", "not modeled"], rows + [row("all", facts)])
  }

  private static func row(_ title: String, _ facts: [PrintedFact]) -> [String] {
    [title, String(facts.count)]
      + PrintedFact.Verdict.allCases.map { verdict in
        String(facts.count { $0.verdict == verdict })
      }
  }

  /// Returns a table for each area, with all long text in the last column, which terminals wrap.
  static func facts() throws(TextDiagnostic) -> String {
    let facts = try BuiltInFacts.load()
    let sources = try BuiltInFacts.sources()
    return areas(of: facts).map { area in
      "### \(area)\n\n"
        + ManualTable.table(
          ["the model", "fact, source, and the run or the reason"],
          facts.filter { $0.area == area }.map { fact in
            [word(for: fact.verdict), sentence(for: fact, sources[fact.source])]
          })
    }.joined(separator: "\n")
  }

  private static func areas(of facts: [PrintedFact]) -> [String] {
    Set(facts.map(\.area)).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  private static func word(for verdict: PrintedFact.Verdict) -> String {
    switch verdict {
    case .agrees: "agrees"
    case .differs: "differs"
    case .absent: "not modeled"
    }
  }

  private static func sentence(for fact: PrintedFact, _ source: Source?) -> String {
    let title = source?.title ?? fact.source
    let link = source?.url.map { "[\(title)](\($0))" } ?? title
    let rest = fact.reason ?? fact.run.map { "`\($0)`" } ?? ""
    return "\(fact.text). \(link); \(rest)"
  }
}
