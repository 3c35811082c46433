/// Measures the built program against the `sqlite3` shell and prints a Markdown table.
let words = Array(CommandLine.arguments.dropFirst())
let runs = words.first.flatMap { Int($0) } ?? 40
guard (20...10_000).contains(runs), words.count <= 1 else {
  Files.fail("usage: bridgebook-bench [RUNS], at least 20")
}
var folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
folder.removeLast()
let program = (folder + ["bridgebook"]).joined(separator: "/")
do {
  let results = try Benchmarks(program: program, runs: runs).run()
  print("| ours | median | yardstick | median | ratio | budget | holds | peak memory |")
  print("|---|---|---|---|---|---|---|---|")
  for result in results { print(result.row) }
  if results.contains(where: { $0.ratio > $0.budget }) { Files.fail("a budget was passed") }
} catch {
  Files.fail("could not measure: \(error)")
}
