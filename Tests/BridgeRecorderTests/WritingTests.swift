import BridgeRecorder
import Bridgebook
import Foundation
import Testing

/// When and where lines are written, and how failures are handled.
struct WritingTests {
  @Test func whatIsRecordedIsWrittenSoonWithoutAsking() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("soon.ndjson")
    let recorder = BridgeRecorder(to: .file(file.path))
    recorder.app.note("soon")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: file.path) {
      try await Task.sleep(nanoseconds: 50_000_000)
    }
    recorder.flush()
    #expect(try RecordedTrace(file: file).events.map(\.value) == ["soon"])
  }

  @Test func aRecorderThatIsForgottenStillWrites() async throws {
    let collected = Collected()
    BridgeRecorder(to: collected.destination).app.note("last words")
    for _ in 0..<200 where try collected.trace().events.isEmpty {
      try await Task.sleep(nanoseconds: 50_000_000)
    }
    #expect(try collected.trace().events.map(\.value) == ["last words"])
  }

  @Test func anOldFileIsReplacedAndAFlushAddsToTheNewOne() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("old.ndjson")
    try Data("something long that was there before".utf8).write(to: file)
    let recorder = BridgeRecorder(to: .file(file.path))
    recorder.app.note("one")
    recorder.flush()
    recorder.app.note("two")
    recorder.close()
    recorder.app.note("too late")
    recorder.close()
    #expect(try RecordedTrace(file: file).events.map(\.value) == ["one", "two"])
  }

  @Test func aDescriptorStaysOpen() throws {
    let pipe = Pipe()
    let recorder = BridgeRecorder(to: .descriptor(pipe.fileHandleForWriting.fileDescriptor))
    recorder.app.note("through a pipe")
    #expect(recorder.close())
    try pipe.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    try pipe.fileHandleForWriting.close()
    let bytes = [UInt8](try pipe.fileHandleForReading.readToEnd() ?? Data())
    #expect(try RecordedTrace(bytes: bytes).events.map(\.value) == ["through a pipe"])
  }

  @Test func aMissingFolderIsAFailureAndNoCrash() throws {
    let recorder = BridgeRecorder(to: .file("/no/such/folder/trace.ndjson"))
    recorder.app.note("lost")
    #expect(recorder.failure == nil)
    #expect(!recorder.flush())
    let failure = try #require(recorder.failure)
    #expect(failure.operation == .open)
    #expect(failure.code == ENOENT)
    recorder.app.note("more")
    #expect(!recorder.flush())
    #expect(!recorder.close())
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailureAndNoCrash() throws {
      let recorder = BridgeRecorder(to: .file("/dev/full"))
      recorder.app.note("lost")
      #expect(!recorder.flush())
      let failure = try #require(recorder.failure)
      #expect(failure.operation == .write)
      #expect(failure.code == ENOSPC)
    }
  #endif

  @Test func aFlushFromTheClosureItselfDoesNotWaitForItself() throws {
    let recorder = Holder()
    let results = Results()
    let own = BridgeRecorder(to: .lines { _ in results.add(recorder.value?.flush() ?? true) })
    recorder.value = own
    own.app.note("x")
    #expect(own.flush())
    #expect(results.all == [false])
    recorder.value = nil
  }

  @Test func nothingIsBuiltOrKeptWhileOff() {
    let trace = BridgeRecorder.off.instance(of: "Map")
    func never() -> String {
      Issue.record("the value was built")
      return ""
    }
    trace.note(never())
    trace.write("center", value: never())
    #expect(trace.update(value: never()) { 4 } == 4)
    trace.record(.input, value: never())
    #expect(trace.name == "Map")
    #expect(!BridgeRecorder.off.isEnabled)
    #expect(BridgeRecorder.off.flush() && BridgeRecorder.off.close())
  }

  private final class Holder: @unchecked Sendable { var value: BridgeRecorder? }

  private final class Results: @unchecked Sendable {
    private(set) var all: [Bool] = []
    func add(_ result: Bool) { all.append(result) }
  }
}
