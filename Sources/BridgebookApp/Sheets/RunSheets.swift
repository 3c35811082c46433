internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The report on a run, to paste into an issue.
enum RunSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "run", arguments: "RUN", argumentCount: 1...1, options: ["redact"],
    hasHTML: true,
    summary: "a report of a run: findings with their lines, timeline, what could not be seen",
    resources: [
      SheetResource(
        name: "run/\(SheetResource.blank)", title: "Report of a run",
        use: """
          A recorded or simulated run such as map-wrapper/M1: findings with their lines, timeline, what could not be \
          seen. Read it to explain a run or to paste it into an issue.
          """,
        operands: [SheetResource.blank])
    ])

  static let writing = SheetWriting.file { request, output in
    let source = try RunSource(
      request.words[0], in: request.store, redacts: request.has("redact"))
    var collector = TimelineCollector()
    let quotes = try source.quotes { collector.take($0, $1) }
    let report = RunReport(
      source.diagnosis, gotchas: try source.gotchas(), quotes: quotes,
      timeline: collector.finish())
    try output.write(report.text(as: request.notation))
    return .done
  }
}

/// The changes between two runs.
enum CompareSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "compare", arguments: "A B", argumentCount: 2...2, options: ["redact"],
    hasHTML: true,
    summary: "two runs, before and after: findings that are gone, new or kept, and counts")

  static let writing = SheetWriting.file { request, output in
    let store = request.store
    let redacts = request.has("redact")
    let before = try RunSource(request.words[0], in: store, redacts: redacts)
    let after = try RunSource(request.words[1], in: store, redacts: redacts)
    let comparison = RunComparison(
      before: before.diagnosis.run, after: after.diagnosis.run,
      countsBefore: try store.events.counts(of: before.diagnosis.run.id),
      countsAfter: try store.events.counts(of: after.diagnosis.run.id),
      updatesBefore: before.diagnosis.updates, updatesAfter: after.diagnosis.updates)
    let report = ComparisonReport(
      before.diagnosis, after.diagnosis, comparison: comparison,
      gotchas: try after.gotchas(), quotes: try after.quotes())
    try output.write(report.text(as: request.notation))
    return .done
  }
}
