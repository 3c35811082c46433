internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore

/// The report of `doctor` as text, Markdown or JSON.
struct DoctorReport {
  private let path: String
  private let results: [Doctor.Result]
  private let verdict: Bool?
  /// The repairs, one sentence each, and the reason if some could not be made.
  private let fixed: [String]
  /// The sentence about a repair that failed; nil if none did.
  let failure: String?

  init(_ examination: Examination) {
    path = examination.path
    results = examination.results
    verdict = examination.verdict
    let repairs = examination.repairs
    failure = examination.failure.map { reason in
      "\(repairs.isEmpty ? "Nothing was repaired" : "No more was repaired"): \(reason)."
    }
    fixed = repairs.map(DoctorReport.sentence) + (failure.map { [$0] } ?? [])
  }

  var status: ExitStatus {
    switch verdict {
    case true?: .done
    case false?: .no
    case nil: .failed
    }
  }

  /// The summary, one sentence.
  var summary: String {
    let faults = results.count { $0.finding.ok == false }
    let blind = results.count { $0.finding.ok == nil }
    let counted = results.count == 1 ? "1 check" : "\(results.count) checks"
    let unseen = blind == 0 ? "" : " \(blind) of \(counted) could not run."
    if faults > 0 { return "\(faults) of \(counted) found something.\(unseen)" }
    return blind == 0
      ? results.count == 1 ? "The check passed." : "All \(counted) passed."
      : "Nothing found, but\(unseen)"
  }

  func write(to page: inout TextPage) {
    page.line((path, .strong))
    let width = results.map(\.check.id.utf8.count).max() ?? 0
    for result in results {
      let finding = result.finding
      let padding = String(repeating: " ", count: width - result.check.id.utf8.count)
      page.line(
        (DoctorReport.mark(finding.ok), finding.ok == true ? .faint : .warning),
        ("  \(result.check.id)\(padding)", .accent), ("  \(finding.message)", .plain))
      if let fix = finding.fix { page.line("       fix: \(fix)") }
    }
    page.line()
    for done in fixed { page.line(done) }
    page.line(summary, .strong)
  }

  var markdown: String {
    "**\(MarkdownText.escaped(path))**: \(MarkdownText.escaped(summary))\n\n| check | | | fix |\n|---|---|---|---|\n"
      + results.map { result in
        let finding = result.finding
        let cells = [
          "`\(result.check.id)`", DoctorReport.mark(finding.ok),
          MarkdownText.escaped(Printable.escaped(finding.message)),
          MarkdownText.escaped(Printable.escaped(finding.fix ?? "")),
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
      }.joined() + (fixed.isEmpty ? "" : "\n")
      + fixed.map { "- \(MarkdownText.escaped($0))\n" }.joined()
  }

  var json: JSONValue {
    .object([
      ("schema", .string("bridgebook/doctor-1")), ("ok", DoctorReport.value(verdict)),
      ("store", .string(path)),
      (
        "checks",
        .array(
          results.map { result in
            .object([
              ("id", .string(result.check.id)), ("ok", DoctorReport.value(result.finding.ok)),
              ("message", .string(result.finding.message)),
              ("fix", .optional(result.finding.fix)),
            ])
          })
      ),
      ("fixed", .strings(fixed)),
    ])
  }

  private static func mark(_ ok: Bool?) -> String {
    switch ok {
    case true?: "ok   "
    case false?: "fault"
    case nil: "?    "
    }
  }

  private static func value(_ ok: Bool?) -> JSONValue { ok.map { .bool($0) } ?? .null }

  /// Returns the description of a repair.
  private static func sentence(for repair: DoneRepair) -> String {
    switch repair {
    case .schema: return "Rebuilt the schema: tables, views, indexes and triggers."
    case .indexes: return "Rebuilt the indexes of the tables."
    case .rows(1): return "Rewrote one row of the built-in knowledge."
    case .rows(let count): return "Rewrote \(count) rows of the built-in knowledge."
    case .removedRows(1): return "Removed one row that does not belong to the built-in knowledge."
    case .removedRows(let count):
      return "Removed \(count) rows that do not belong to the built-in knowledge."
    case .runs(let ids):
      let named = ids.sorted().prefix(maximumNamedCount).joined(separator: ", ")
      let more = ids.count > maximumNamedCount ? " and \(ids.count - maximumNamedCount) more" : ""
      return "Rewrote built-in runs: \(named)\(more)."
    case .knowledge: return "Rewrote the built-in knowledge and its runs."
    case .textIndex: return "Rebuilt the full-text index."
    }
  }

  /// The maximum number of runs that are named.
  private static let maximumNamedCount = 5
}
