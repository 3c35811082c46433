internal import Platform

/// Measures the built program and prints Markdown tables; the exit status reports whether every
/// budget is met.
let usage = """
  usage: bridgebook-bench [questions|traces|simulation|export|scale|sources] [OPTIONS] [RUNS]
         bridgebook-bench generate FORMAT EVENTS FILE

  questions   the sqlite3 shell on the same store, 40 runs unless told
  traces      imports and diagnoses of a million generated events, 5 runs unless told
  simulation  a million simulated events against a loop that only inserts them
  export      the whole book and a run of a million events against the sqlite3 shell
  scale       stores with 1,000 runs and 10,000 own entries against those with 10
  sources     a check of 137,000 generated lines of Swift against grep -rn over the same files
  generate    the file that is measured: bridge-trace, xcode-nslog, oslog-ndjson or plain

  --large          adds 10 million events to traces, which needs 12 GB of room under /tmp
  --busy           keeps every processor occupied meanwhile
  --markdown FILE  writes the tables into a page of the manual, between its marks
  """
let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.count == 3, words[0] == InsertLoop.word {
    // The program starts itself to run the bare loop in a separate process.
    try InsertLoop.run(rows: words[1], store: words[2])
  } else if words.count == 2, words[0] == SimulationLoop.word, let turns = Int(words[1]) {
    print(try SimulationLoop.run(turns: turns), "events")
  } else if words.count == 4, words[0] == "generate", let form = TraceForm(rawValue: words[1]),
    let events = Int(words[2]), events > 0
  {
    try TraceWriter.write(form, events: events, to: words[3])
  } else {
    guard let request = ReportRequest(words) else { Files.fail(usage) }
    if request.isBusy { try OtherWork.start(threads: CurrentProcess.processorCount) }
    let report = try request.kind.measure(request)
    print(report.text)
    if let page = request.page { try report.write(to: page, named: request.kind.name) }
    if !report.holds { Files.fail("a budget was passed", status: 1) }
  }
} catch {
  Files.fail("could not measure: \(error)")
}
