import Bridgebook
import Foundation
import Testing

/// Tests that need a separate process for its exit, its output, its limits or its environment.
struct ProcessTests {
  /// The path of the probe, which is next to the test bundle.
  private static let path: String? = {
    let starts = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for start in starts where start.hasPrefix("/") {
      var folder = URL(fileURLWithPath: start)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("recorder-probe").path
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      }
    }
    return nil
  }()

  private func probe(
    _ arguments: String..., environment: [String: String] = [:], output: Any? = nil
  ) throws -> (status: Int32, bySignal: Bool) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ProcessTests.path))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let output { process.standardOutput = output }
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }

  @Test func theEndOfTheProcessWritesWhatWaits() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("exit.ndjson")
    #expect(try probe("exit", file.path) == (0, false))
    let run = try RecordedTrace(file: file)
    #expect(run.events.map(\.value) == (0..<100).map { "event \($0)" })
    #expect(run.events.allSatisfy { $0.thread == "main" })
  }

  /// The tests' main actor may not run on the main thread, but the probe's first thread does.
  @Test func anObjectThatIsSetOffTheMainThreadIsFound() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("thread.ndjson")
    #expect(try probe("thread", file.path) == (0, false))
    let run = try RecordedTrace(file: file)
    #expect(run.events.first?.thread == "main")
    #expect(run.events.last?.thread != "main")
    #expect(run.findings.map(\.gotcha) == ["ui-off-main"])
    #expect(run.findings.first?.provokedBy?.text.contains("load") == true)
  }

  @Test func aPipeWithoutAReaderIsAFailureAndNoSignal() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(try probe("pipe", output: pipe) == (7, false))
  }

  @Test func aFileThatMayNotGrowIsAFailureAndNoSignal() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("limit.ndjson")
    #expect(try probe("limit", file.path) == (7, false))
    #expect(try Data(contentsOf: file).count == 4_096)
  }

  @Test func theEnvironmentSwitchesTheSharedRecorderOn() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("shared.ndjson")
    let environment = ["BRIDGEBOOK_TRACE": file.path, "BRIDGEBOOK_APP_VERSION": "2.1"]
    #expect(try probe("shared", environment: environment) == (0, false))
    #expect(try RecordedTrace(file: file).header.appVersion == "2.1")
    #expect(try RecordedTrace(file: file).events.map(\.value) == ["switched on from outside"])
    #expect(try probe("shared", environment: ["BRIDGEBOOK_TRACE": ""]) == (0, false))
  }
}
