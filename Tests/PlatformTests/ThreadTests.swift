import Foundation
import Platform
import Testing

@Suite struct ThreadTests {
  /// 4 MiB of frames: half of a worker's stack, and eight times the stack of Apple's secondary
  /// threads.
  @Test func aWorkerHasRoomForDeepCalls() throws {
    #expect(Worker.stackSize >= 8 << 20)
    #expect(try Worker.run { ThreadTests.sum(below: 4096) } == 4096)
  }

  @Test func theResultAndTheErrorComeBack() throws {
    #expect(try Worker.run { "done" } == "done")
    let error = SystemError(call: "test", path: "", code: 1)
    #expect(throws: error) { try Worker.run { throw error } }
  }

  /// Recurses with a kilobyte of stack per level.
  @inline(never)
  private static func sum(below depth: Int) -> Int {
    guard depth > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { room in
      room[depth % 1024] = UInt8(depth % 7)
      return sum(below: depth - 1) + (room[depth % 1024] < 7 ? 1 : 0)
    }
  }
}

@Suite struct HangUpTests {
  @Test func aPipeWithoutReaderIsNoticedAtOnce() {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting.fileDescriptor
    #expect(!Descriptor.isReaderGone(writer, within: 0))
    try? pipe.fileHandleForReading.close()
    #expect(Descriptor.isReaderGone(writer, within: 0))
  }

  /// On a Mac, `poll` reports the same for a terminal as for a number that is not an open
  /// descriptor.
  @Test func aDescriptorThatPollDoesNotKnowIsNotCalledGone() {
    #expect(!Descriptor.isReaderGone(8_191, within: 0))
  }

  /// The whole time passes, although a pipe with space is ready at once.
  @Test func aPipeThatIsReadTakesTheWholeWait() {
    let pipe = Pipe()
    let start = SystemClock.monotonicMilliseconds
    #expect(!Descriptor.isReaderGone(pipe.fileHandleForWriting.fileDescriptor, within: 60))
    #expect(SystemClock.monotonicMilliseconds - start >= 55)
  }

  @Test func aFullPipeHasAReader() throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting.fileDescriptor
    let filler = try Worker {
      try? Descriptor.write([UInt8](repeating: 0, count: 1 << 20), to: writer)
    }
    SystemClock.pause(milliseconds: 50)
    #expect(!Descriptor.isReaderGone(writer, within: 20))
    _ = pipe.fileHandleForReading.readData(ofLength: 1 << 20)
    filler.wait()
  }
}
