/// The measurements of a store with many entries of a team, compared with a store with few.
struct OwnEntryBenchmarks {
  private static let few = 10
  private static let many = 10_000

  /// Creates the process that runs the program with a store and words.
  let bridgebook: (_ store: String, _ words: [String]) -> ChildProcess
  /// The folder for the stores and the texts; the caller removes it.
  let folder: String
  let runs: Int

  /// Measures `add`, `list` and `search`; each `add` adds another new entry.
  ///
  /// With many entries, a list of all is much longer. It is therefore compared with the shell's
  /// list of the same entries, which shows the cost of a line. The list of patterns is the same in
  /// both stores, so it shows what the team's entries cost other lists.
  func pairs() throws -> [PairedMeasurement] {
    let small = folder + "/few-own.sqlite"
    let large = folder + "/many-own.sqlite"
    let entries = try texts(0..<OwnEntryBenchmarks.many)
    // Both commands run once more than they are measured, to warm up.
    var more = try texts(
      OwnEntryBenchmarks.many..<OwnEntryBenchmarks.many + 2 * (runs + 1))[...]
    let paths = entries + more
    defer { for path in paths + [small, large] { Files.remove(path) } }
    _ = try bridgebook(large, ["add"] + entries).run()
    _ = try bridgebook(small, ["add"] + entries.prefix(OwnEntryBenchmarks.few)).run()

    var addition = pair("`add` of one more")
    func add(to store: String) throws -> ProcessCost {
      try bridgebook(store, ["add", more.popFirst() ?? ""]).run()
    }
    try addition.measure(runs: runs, ours: { try add(to: large) }, theirs: { try add(to: small) })
    var pairs = [addition]
    for words in [["list"], ["list", "patterns"], ["search", "cursor jumps"]] {
      var question = pair("`\(words.joined(separator: " "))`")
      try question.measure(
        runs: runs, ours: bridgebook(large, words).run, theirs: bridgebook(small, words).run)
      pairs.append(question)
    }
    var list = PairedMeasurement(
      title: "`list`, \(OwnEntryBenchmarks.many) own entries",
      yardstick: "`sqlite3` listing the same entries", budget: 1.5)
    let shell = ChildProcess(
      path: "sqlite3",
      arguments: [large, "SELECT id, title FROM entry ORDER BY kind, position, id"],
      highestStatus: 0)
    try list.measure(runs: runs, ours: bridgebook(large, ["list"]).run, theirs: shell.run)
    return pairs + [list]
  }

  private func pair(_ command: String) -> PairedMeasurement {
    PairedMeasurement(
      title: "\(command), \(OwnEntryBenchmarks.many) own entries",
      yardstick: "the same with \(OwnEntryBenchmarks.few) own entries", budget: 1.5)
  }

  /// Writes a gotcha for each number, linked to a built-in one, and returns the paths.
  private func texts(_ numbers: Range<Int>) throws -> [String] {
    try numbers.map { number in
      let path = "\(folder)/own-\(number).txt"
      let text = """
        kind: gotcha
        id: our-gotcha-\(number)
        title: The map of screen \(number) keeps its old center
        approaches: view
        platforms: ios 13.0
        severity: warning
        evidence: statement
        sources: own-experience
        terms: screen \(number), stale center of screen \(number)
        links: \(number == 0 ? "update-unguarded" : "our-gotcha-\(max(0, number % (OwnEntryBenchmarks.few - 1) - 1))")
        audited: iOS 26

        ## Symptom
        On screen \(number) the map stays where it was when another place is chosen from the list.

        ## Cause
        The coordinator of screen \(number) keeps the first binding.[^own-experience] Nothing tells it
        of the next one.[^own-experience]

        ## Fix
        Give the coordinator the new struct in every update.[^own-experience]

        """
      try Files.save(text, to: path)
      return path
    }
  }
}
