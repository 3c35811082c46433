/// Measures the built program and prints Markdown tables; the exit status tells whether every
/// budget is met.
let usage = """
  usage: bridgebook-bench [RUNS]
         bridgebook-bench traces [--large] [RUNS]
         bridgebook-bench simulation [RUNS]
         bridgebook-bench export [RUNS]
         bridgebook-bench sources [RUNS]
         bridgebook-bench generate FORMAT EVENTS FILE

  Without a word questions are measured against the sqlite3 shell, 40 runs unless told, at least 20.
  With traces, imports of 1 million generated events against a bare loop of inserts, 5 runs unless told, at least 3;
  --large adds 10 million events, which needs 12 GB of room under /tmp.
  With simulation, a million simulated events against the same loop, 5 runs unless told.
  With export, the whole book and a run of a million events against the sqlite3 shell, 5 runs unless told.
  With sources, a check of 137,000 generated lines of Swift against grep -rn over the same files.
  With generate, the file that is measured: bridge-trace, xcode-nslog, oslog-ndjson or plain.
  """
/// The report for each operand.
let reports = [
  "simulation": SimulationReport.print, "export": ExportReport.print, "sources": SourceReport.print,
]
var words = Array(CommandLine.arguments.dropFirst())
do {
  if words.count == 3, words[0] == InsertLoop.word {
    // The program starts itself to run the bare loop in a separate process.
    try InsertLoop.run(rows: words[1], store: words[2])
  } else if words.count == 2, words[0] == SimulationLoop.word, let turns = Int(words[1]) {
    print(try SimulationLoop.run(turns: turns), "events")
  } else if let word = words.first, let report = reports[word], words.count <= 2 {
    let runs = words.dropFirst().first.map { Int($0) ?? 0 } ?? 5
    guard (3...1_000).contains(runs) else { Files.fail(usage) }
    if try !report(runs) { Files.fail("a budget was passed", status: 1) }
  } else if words.count == 4, words[0] == "generate", let form = TraceForm(rawValue: words[1]),
    let events = Int(words[2]), events > 0
  {
    try TraceWriter.write(form, events: events, to: words[3])
  } else {
    let measuresTraces = words.first == "traces"
    if measuresTraces { words.removeFirst() }
    let isLarge = measuresTraces && words.first == "--large"
    if isLarge { words.removeFirst() }
    let runs = words.first.map { Int($0) ?? 0 } ?? (measuresTraces ? 5 : 40)
    guard words.count <= 1, (measuresTraces ? 3...1_000 : 20...10_000).contains(runs) else {
      Files.fail(usage)
    }
    let holds =
      try measuresTraces
      ? TraceReport.print(runs: runs, isLarge: isLarge) : QuestionReport.print(runs: runs)
    if !holds { Files.fail("a budget was passed", status: 1) }
  }
} catch {
  Files.fail("could not measure: \(error)")
}
