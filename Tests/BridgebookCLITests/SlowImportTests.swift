import BridgebookStore
import Foundation
import Testing

/// An import that waits for its input blocks no other process, and is invisible before it is
/// complete.
@Suite struct SlowImportTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    try folder.write("Begin updateUIView 52.5\nEnd updateUIView\n", to: "a.txt")
    try folder.write("Begin makeUIView\nEnd makeUIView\n", to: "b.txt")
    try SharedStore.copy(to: store)
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell("bridgebook --store \(store) \(line)", in: folder.path)
  }

  private func importedRuns() throws -> [[String: Any]] {
    let document = try run("--format json runs --origin imported").json()
    return try #require(document["runs"] as? [[String: Any]])
  }

  /// Runs a script while an import waits in the middle of its input.
  private func whileImporting(_ script: String) async throws -> Program.Output {
    try await Program.waitingShell(
      """
      mkfifo pipe
      bridgebook --store \(store) import - < pipe > slow.txt 2>&1 &
      slow=$!
      exec 9> pipe
      cat a.txt >&9
      sleep 2
      \(script)
      echo 'Begin dismantleUIView' >&9
      exec 9>&-
      wait $slow
      """, in: folder.path)
  }

  @Test func aSlowPipeBlocksNoOtherWriter() async throws {
    let result = try await whileImporting(
      "bridgebook --store \(store) --wait 1 import b.txt; echo status $?; cat a.txt >&9")
    #expect(result.out.contains("status 0"), "\(result.out) \(result.err)")
    #expect(result.status == 0)
    let events = try importedRuns().compactMap { $0["events"] as? Int }
    #expect(events.sorted() == [2, 5])
    // The numbers of events match those of their runs, regardless of the order of imports.
    let places = try run(
      #"sql --format csv "SELECT count(*), count(DISTINCT event.id >> 32) FROM run_event AS event JOIN run ON number = event.id >> 32 WHERE origin = 'imported'""#
    )
    #expect(places.out.hasSuffix("\n7,2\n"), "\(places.out)\(places.err)")
    let doctor = try run("doctor events foreign-keys integrity run-contents runs values")
    #expect(doctor.status == 0, "\(doctor.out)")
  }

  @Test func nobodySeesARunBeforeItsEnd() async throws {
    let result = try await whileImporting(
      """
      bridgebook --store \(store) sql --format csv \
        "SELECT (SELECT count(*) FROM run WHERE origin = 'imported'), (SELECT count(*) FROM run_text WHERE run_number NOT IN (SELECT number FROM run)), (SELECT count(*) FROM run_event WHERE id >> 32 NOT IN (SELECT number FROM run))"
      bridgebook --store \(store) runs
      """)
    #expect(result.out.contains("\n0,0,0\n"), "\(result.out) \(result.err)")
    #expect(result.out.contains("No recorded runs yet"))
  }

  #if os(Linux)
    /// The index of the log is mapped, so access after truncation raises a signal.
    @Test func aFileThatIsCutOffInUseIsNamed() async throws {
      let result = try await whileImporting(": > \(store)-shm; trap '' PIPE")
      let said = try String(contentsOfFile: folder.path("slow.txt"), encoding: .utf8)
      #expect(result.status == 2, "\(said)")
      #expect(said.hasPrefix("error: a file was cut off while it was in use\n"), "\(said)")
      #expect(try importedRuns().isEmpty)
      #expect(try run("import a.txt").status == 0)
    }

    /// On Linux, `poll` waits for the first writer; on other systems, `open` does.
    @Test(arguments: ["import", "diagnose"])
    func theWaitForAPipeWithoutAWriterIsStopped(command: String) async throws {
      let result = try await Program.waitingShell(
        """
        mkfifo silent
        bridgebook --store \(store) \(command) silent > said.txt 2>&1 &
        sleep 1
        kill -TERM $!
        wait $!
        """, in: folder.path)
      let said = try String(contentsOfFile: folder.path("said.txt"), encoding: .utf8)
      #expect(result.status == 143, "\(said)")
      #expect(said.contains("SIGTERM"), "\(said)")
    }
  #endif

  @Test func aKilledImportLeavesNothing() async throws {
    _ = try await whileImporting("kill -9 $slow; trap '' PIPE")
    #expect(try importedRuns().isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let known = ["book.sqlite", "book.sqlite-wal", "book.sqlite-shm"]
    #expect(left.filter { $0.hasPrefix("book") }.allSatisfy(known.contains), "\(left)")
    #expect(try run("import a.txt").status == 0)
  }

  @Test func anImportThatWaitsForTheStoreIsStopped() throws {
    let holder = try Connection(path: store, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let start = Date()
    let result = try Program.shell(
      """
      \(Program.heeding) bridgebook --store \(store) --wait 300 import a.txt 2> said &
      slow=$!
      for _ in $(seq 600); do grep -q 'waiting for' said && break; sleep 0.1; done
      kill -TERM $slow
      wait $slow
      """, in: folder.path)
    #expect(result.status == 143, "\(result.err)")
    #expect(Date().timeIntervalSince(start) < 200)
    let said = try String(contentsOfFile: folder.path("said"), encoding: .utf8)
    #expect(said.contains("stopped on request (SIGTERM)"), "\(said)")
    try holder.execute("ROLLBACK")
    #expect(try importedRuns().isEmpty)
  }

  @Test func anInputThatIsTooLongIsRefused() throws {
    let file = try run("import --max-bytes 40 a.txt")
    #expect(file.status == 2)
    #expect(file.err.contains("a.txt is longer than 40 bytes"))
    #expect(file.err.contains("--max-bytes"))
    let pipe = try Program.shell(
      "yes 'Begin updateUIView' | \(Program.within(300)) bridgebook --store \(store) import - --max-bytes 5000000",
      in: folder.path)
    #expect(pipe.status == 2)
    #expect(pipe.err.contains("the input is longer than 5000000 bytes"), "\(pipe.err)")
    #expect(try run("runs").out.contains("No recorded runs yet"))
    #expect(try run("import --max-bytes 41 a.txt").status == 0)
  }

  /// A file that grows as fast as it is read would never end, so only its initial length is read.
  @Test func ofAFileThatGrowsTheBeginningIsRead() throws {
    let result = try Program.shell(
      """
      yes 'Begin updateUIView' | head -c 5000000 > grows.txt
      { while [ ! -e read ]; do echo 'End updateUIView' >> grows.txt; done; } &
      \(Program.within(120)) bridgebook --store \(store) --format json import grows.txt
      echo status $? >&2
      touch read
      wait
      """, in: folder.path)
    #expect(result.err.contains("status 0"), "\(result.err)")
    #expect(result.err.contains("grew while it was read"), "\(result.err)")
  }

  #if os(Linux)
    /// The first read shows whether the file is an exported book or a trace; further ones read 256
    /// KiB each.
    @Test func ofAFileThatShrinksTheMissingEndIsNamed() throws {
      try folder.write(String(repeating: "Begin updateUIView\n", count: 60_000), to: "shrinks.txt")
      let result = try FailingCalls.run(
        "--quiet import shrinks.txt", failing: "read", with: "END", at: 3, store: store,
        in: folder.path)
      #expect(result.status == 0, "\(result.err)")
      #expect(
        result.err.contains("shrinks.txt became shorter while it was read"), "\(result.err)")
    }
  #endif
}
