import Foundation
import Platform
import Testing

@Suite struct ProcessTests {
  @Test func theShellIsAskedAndItsStatusComesBack() throws {
    #expect(try Subprocess.runShell("exit 7").status == 7)
    #expect(try Subprocess.runShell("true && false").shellStatus == 1)
  }

  @Test func aSignalIsNoStatus() throws {
    // Other signals may be ignored by the parent of the tests, and the command would inherit that.
    let end = try Subprocess.runShell("kill -KILL $$")
    #expect(end.status == nil)
    #expect(end.shellStatus == 128 + 9)
  }

  /// Ignored signals are inherited, but a pipeline such as `head | sort` needs SIGPIPE.
  @Test func theShellFindsTheSignalsOfWritesAsTheyWere() throws {
    CurrentProcess.ignoreSignalsOfWrites()
    let folder = try Folder.makeTemporary(prefix: "platform-")
    defer { Folder.remove(folder) }
    let writer = "sh -c 'while :; do echo y || exit 3; done'; echo $? > \(folder)/status"
    _ = try Subprocess.runShell("{ \(writer); } 2>/dev/null | head -1 > /dev/null")
    // 128 plus the number of SIGPIPE; a program that ignores it would exit with 3.
    #expect(try FileStatus.head(of: folder + "/status", count: 4) == Array("141\n".utf8))
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: SystemError.self) { try Subprocess(["/no/such/program"]).run() }
  }

  @Test func inputOutputAndMessagesAreFiles() throws {
    let folder = try Folder.makeTemporary(prefix: "platform-")
    defer { Folder.remove(folder) }
    try FileChange.writeFile(Array("left".utf8), to: folder + "/in")
    var process = Subprocess(["sh", "-c", "cat; echo no >&2"])
    process.input = folder + "/in"
    process.output = folder + "/out"
    process.messages = folder + "/err"
    let end = try process.run()
    #expect(end.status == 0)
    #expect(end.peakMemoryBytes > 100_000)
    #expect(try FileStatus.head(of: folder + "/out", count: 9) == Array("left".utf8))
    #expect(try FileStatus.head(of: folder + "/err", count: 9) == Array("no\n".utf8))
  }

  @Test func thisProcessHasWords() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let words = try #require(Subprocess.commandLine(of: process))
    #expect(words == CommandLine.arguments)
    #expect(Subprocess.commandLine(of: .max) == nil)
  }

  @Test func emptyWordsAreKept() {
    #expect(ProcessArguments.words(endedByZero: Array("a\0\0b\0".utf8)[...]) == ["a", "", "b"])
    #expect(ProcessArguments.words(endedByZero: []) == nil)
  }

  /// The record of sysctl(3) on macOS: count, path, zeros up to a boundary, arguments, environment.
  @Test(arguments: [1, 5, 8])
  func theRecordOfMacOSIsRead(_ zeros: Int) {
    let words = ["bridgebook", "sql", "", "SELECT 1"]
    let text =
      "/usr/local/bin/bridgebook" + String(repeating: "\0", count: zeros)
      + words.map { $0 + "\0" }.joined() + "HOME=/Users/ada\0"
    let count = withUnsafeBytes(of: Int32(words.count)) { Array($0) }
    #expect(ProcessArguments.words(inKernelRecord: count + Array(text.utf8)) == words)
  }

  @Test func aRecordCutShortIsNone() {
    let count = withUnsafeBytes(of: Int32(3)) { Array($0) }
    #expect(ProcessArguments.words(inKernelRecord: count + Array("/a\0\0b\0c".utf8)) == nil)
    #expect(ProcessArguments.words(inKernelRecord: [1, 0]) == nil)
    #expect(ProcessArguments.words(inKernelRecord: [255, 255, 255, 255, 0]) == nil)
  }
}
