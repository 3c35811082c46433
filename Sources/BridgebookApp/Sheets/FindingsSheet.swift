internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// The findings of runs, for databases that collect the findings of many installations.
enum FindingsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "findings", arguments: "RUN…", argumentCount: 0...Int.max,
    options: ["as", "escape-formulas"], forms: FleetTable.Form.allCases.map(\.rawValue),
    summary: """
      the findings of runs, of all that were imported where none is named, as rows for ClickHouse \
      and DuckDB
      """)

  static let writing = SheetWriting.file { request, output in
    if request.has("escape-formulas"), request.form != FleetTable.Form.csv.rawValue {
      throw CommandError.formulasNeedCSV(flag: "as")
    }
    let form = FleetTable.Form(rawValue: request.form) ?? .ndjson
    let runs = try request.words.isEmpty ? request.store.runs.fleet() : request.namedRuns()
    guard !runs.isEmpty else { return .no }
    if form == .csv { try output.write(FleetTable.findingHeader) }
    let lineTimes = try request.store.events.lineTimes()
    for (run, origin) in zip(runs, try request.origins(of: runs)) {
      let lines = Set(run.findings.compactMap { $0.lines.first })
      try output.write(
        FleetTable.findings(
          of: origin, times: try lineTimes.times(ofLines: lines, of: run.id), as: form,
          escapesFormulas: request.has("escape-formulas")))
    }
    return .done
  }
}
