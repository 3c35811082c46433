internal import Bridgebook
internal import BridgebookExport

/// The events of a run for other programs.
enum EventsSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "events", arguments: "RUN", argumentCount: 1...1, options: ["as", "escape-formulas"],
    forms: ["ndjson", "chrome", "csv"],
    summary: "the events of a run: our NDJSON, Chrome trace JSON for Perfetto's viewer, or CSV")

  static let writing = SheetWriting.file { request, output in
    if request.has("escape-formulas"), request.form != "csv" {
      throw CommandError.formulasNeedCSV(flag: "as")
    }
    let run = try request.runOfFirstWord()
    var bytes: [UInt8] = []
    func handOn() throws {
      guard bytes.count > 1 << 16 else { return }
      try output.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    switch request.form {
    case "chrome":
      var trace = ChromeTraceExport()
      trace.appendHeader(of: run, to: &bytes)
      try request.forEachEvent(of: run.id) { event, texts in
        trace.append(event, texts, to: &bytes)
        try handOn()
      }
      trace.finish(&bytes)
    case "csv":
      var table = EventCSV(escapesFormulas: request.has("escape-formulas"))
      EventCSV.appendHeader(to: &bytes)
      try request.forEachEvent(of: run.id) { event, texts in
        table.append(event, texts, to: &bytes)
        try handOn()
      }
    default:
      TraceExport.appendHeader(of: run, to: &bytes)
      try request.forEachEvent(of: run.id) { event, texts in
        TraceExport.append(event, texts, to: &bytes)
        try handOn()
      }
    }
    try output.write(bytes)
    return .done
  }
}
