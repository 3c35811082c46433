internal import Bridgebook
internal import BridgebookExport

/// The events of runs for other programs.
enum EventsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "events", arguments: "RUN…", argumentCount: 0...Int.max,
    options: ["as", "escape-formulas"], forms: ["ndjson", "chrome", "csv", "rows"],
    summary: """
      the events of a run: our NDJSON or Chrome trace JSON for Perfetto's viewer; of many: CSV, or \
      rows of JSON
      """)

  static let writing = SheetWriting.file { request, output in
    if request.has("escape-formulas"), request.form != "csv" {
      throw CommandError.formulasNeedCSV(flag: "as")
    }
    let isTable = ["csv", "rows"].contains(request.form)
    guard isTable || request.words.count == 1 else {
      throw ExportError.isOfOneRun(
        sheet: syntax.name, form: request.form, given: request.words.count)
    }
    let runs = try request.namedRuns()
    guard !runs.isEmpty else { return .no }
    var bytes: [UInt8] = []
    if request.form == "csv" { EventCSV.appendHeader(to: &bytes) }
    for origin in try request.origins(of: runs) {
      try append(origin, request, to: &bytes) { bytes in
        guard bytes.count > 1 << 16 else { return }
        try output.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try output.write(bytes)
    return .done
  }

  /// Adds the events of a run in the form of the request.
  ///
  /// - Parameter handOn: receives the collected bytes once there are many.
  private static func append(
    _ origin: FleetTable.Origin, _ request: SheetRequest, to bytes: inout [UInt8],
    handOn: (inout [UInt8]) throws -> Void
  ) throws {
    let run = origin.run
    switch request.form {
    case "chrome":
      var trace = ChromeTraceExport()
      trace.appendHeader(of: run, to: &bytes)
      try request.forEachEvent(of: run.id) { event, texts in
        trace.append(event, texts, to: &bytes)
        try handOn(&bytes)
      }
      trace.finish(&bytes)
    case "csv":
      var table = EventCSV(
        of: origin, escapesFormulas: request.has("escape-formulas"))
      try request.forEachEvent(of: run.id) { event, texts in
        table.append(event, texts, to: &bytes)
        try handOn(&bytes)
      }
    case "rows":
      let object = origin.object
      try request.forEachEvent(of: run.id) { event, texts in
        TraceExport.appendRow(event, texts, run: object, to: &bytes)
        try handOn(&bytes)
      }
    default:
      TraceExport.appendHeader(of: run, to: &bytes)
      try request.forEachEvent(of: run.id) { event, texts in
        TraceExport.append(event, texts, to: &bytes)
        try handOn(&bytes)
      }
    }
  }
}
