import Bridgebook
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct DetectorPropertyTests {
  @Test(arguments: 1...40)
  func drainingAtAnyTimeGivesTheSame(_ seed: Int) {
    let run = GeneratedRun(seed: UInt64(seed), count: 600, subjects: 3)
    let whole = DetectorSuite.findings(in: run, texts: run.texts, catalog: .sample)
    for step in [1, 7, 100] {
      var suite = DetectorSuite(catalog: .sample)
      var found: [Finding] = []
      for (index, event) in run.enumerated() {
        suite.consume(event, texts: run.texts)
        if index % step == 0 { found += suite.drain() }
      }
      suite.finish(texts: run.texts)
      found += suite.drain()
      #expect(found.sorted(by: Finding.precedes) == whole)
    }
    #expect(whole.allSatisfy { $0.lines == Array(Set($0.lines)).sorted() && !$0.lines.isEmpty })
    #expect(whole.map { $0.lines[0] } == whole.map { $0.lines[0] }.sorted())
  }

  @Test func sixHundredRandomEventsShowSomethingOfAlmostEverything() {
    var seen: Set<String> = []
    for seed in 1...40 {
      let run = GeneratedRun(seed: UInt64(seed), count: 600, subjects: 3)
      seen.formUnion(
        DetectorSuite.findings(in: run, texts: run.texts, catalog: .sample).map(\.gotcha))
    }
    #expect(seen.count >= 15)
  }

  // Runs in a separate process, because tests that run in parallel use memory too.
  @Test func aMillionEventsOfFewSubjectsStayWithinTheCaps() async {
    await #expect(processExitsWith: .success) { checkCaps(subjects: 4) }
  }

  @Test func aMillionEventsOfManySubjectsStayWithinTheCaps() async {
    await #expect(processExitsWith: .success) { checkCaps(subjects: 60_000) }
  }

  @Test func updatesThatNeverEndStayWithinTheCaps() {
    var texts = TextTable()
    let message = texts.number(of: "modifying") ?? .none
    var suite = DetectorSuite(catalog: .sample)
    var found = 0
    for index in 0..<50_000 {
      var event = TraceEvent(
        kind: index % 2 == 0 ? .callbackBegin : .message, sequence: index, line: index + 1)
      if event.kind == .message { event.name = message }
      suite.consume(event, texts: texts)
      found += suite.drain().count
    }
    suite.finish(texts: texts)
    found += suite.drain().count
    #expect(found == DetectorSuite.findingsPerGotcha)
    #expect(suite.suppressed.map(\.count) == [25_000 - DetectorSuite.findingsPerGotcha])
  }
}

/// Checks the findings, tables and memory of a run of a million events.
private func checkCaps(subjects: Int) {
  var run = GeneratedRun(seed: 7, count: 1_000_000, subjects: subjects)
  var suite = DetectorSuite(catalog: .sample)
  var counts: [String: Int] = [:]
  var middle = 0
  while let event = run.next() {
    suite.consume(event, texts: run.texts)
    if event.sequence % 1_000 == 0 {
      for finding in suite.drain() { counts[finding.gotcha, default: 0] += 1 }
    }
    if event.sequence == 500_000 { middle = residentPages() }
  }
  let end = residentPages()
  suite.finish(texts: run.texts)
  for finding in suite.drain() { counts[finding.gotcha, default: 0] += 1 }
  #expect(counts.values.allSatisfy { $0 <= DetectorSuite.findingsPerGotcha })
  #expect(!suite.suppressed.isEmpty)
  #expect(subjects < 4_096 || !suite.overflows.isEmpty)
  // The second half of the run may use up to 8 MiB more.
  #expect(end - middle < 2_048)
}

/// Returns the number of resident pages of the process, or 0 if the system does not report it.
private func residentPages() -> Int {
  #if canImport(Glibc)
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 128)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return 0 }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  #else
    return 0
  #endif
}
