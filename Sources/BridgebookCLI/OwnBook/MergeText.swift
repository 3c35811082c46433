internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore

/// The report on a merge as text.
enum MergeText {
  static func write(_ report: MergeReport, to page: inout TextPage) {
    let plan = report.plan
    for item in plan.texts where isNews(item) {
      write(item.fate, item.id, item.theirs.header.kind.rawValue, to: &page)
      guard let ours = item.ours, ours.text != item.theirs.text else { continue }
      page.prose(words(ours), indent: 4, first: "yours:  ")
      let place = report.numbers[item.id].map { "\(item.id)@\($0), " } ?? ""
      page.prose(place + words(item.theirs), indent: 4, first: "theirs: ")
    }
    for item in plan.runs where item.fate != .kept {
      let place = item.storedAs.flatMap { $0 == item.id ? nil : ", stored as \($0)" } ?? ""
      let other = item.renamesOursTo.map { ", yours is \($0) now" } ?? ""
      write(item.fate, item.id, "run\(place)\(other)", to: &page)
    }
    for item in report.problems {
      page.prose(
        "\(item.message) (line \(item.line))", first: "does not fit: \(item.id): ", .warning)
    }
    page.line(summary(of: report))
  }

  private static func write(
    _ fate: MergeOutcome, _ id: String, _ rest: String, to page: inout TextPage
  ) {
    let style: TextPage.Style = fate == .conflict ? .warning : .strong
    page.line((fate.rawValue, style), ("  \(id)", .accent), ("  \(rest)", .faint))
  }

  private static func isNews(_ item: TextMerge) -> Bool {
    item.fate != .kept || !item.additions.isEmpty
  }

  private static func summary(of report: MergeReport) -> String {
    let plan = report.plan
    if report.conflicts > 0 {
      return "\(report.conflicts) in conflict, nothing written: repeat with --prefer ours or "
        + "--prefer theirs; the other text stays in the history"
    }
    let texts = plan.texts.filter(isNews).count
    let runs = plan.runs.filter { $0.fate != .kept }.count
    if texts + runs == 0 { return "Nothing new in \(report.path)." }
    let verb = report.isDry ? "would be merged" : "merged"
    return "\(texts) \(texts == 1 ? "text" : "texts") and \(runs) \(runs == 1 ? "run" : "runs") "
      + "\(verb) from \(report.path)"
  }

  private static func words(_ version: OwnVersion) -> String {
    "\(version.change.rawValue) \(version.time)" + (version.author.map { " by \($0)" } ?? "")
  }
}
