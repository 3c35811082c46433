import BridgeRecorder
import Bridgebook
import Foundation
import Testing

/// Recording on many threads, and of more events than the buffer can contain.
struct BufferTests {
  /// Runs the body on several threads and waits for all of them.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let done = DispatchGroup()
    for number in 0..<count {
      done.enter()
      let thread = Thread {
        body(number)
        done.leave()
      }
      thread.start()
    }
    done.wait()
  }

  @Test func everyEventOfManyThreadsIsThereOnceOrCounted() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("many.ndjson")
    let recorder = BridgeRecorder(to: .file(file.path), capacity: 500)
    let threads = 8
    let each = 5_000
    onThreads(threads) { thread in
      let trace = recorder.app
      for number in 0..<each { trace.note("\(thread) \(number)") }
    }
    #expect(recorder.close())

    let run = try RecordedTrace(file: file)
    #expect(run.events.count + recorder.droppedEvents == threads * each)
    #expect(run.header.droppedEvents == recorder.droppedEvents)
    #expect(Set(run.events.map(\.value)).count == run.events.count)
    #expect(try run.objects().count == run.lines.count)
    let sequences = try run.sequences()
    #expect(zip(sequences, sequences.dropFirst()).allSatisfy { $0 < $1 })
    // The events of each thread are in order, and no two threads have the same name.
    let byThread = Dictionary(grouping: run.events, by: \.thread)
    // On a slow machine, all events of a thread may be dropped.
    #expect((1...threads).contains(byThread.count) && byThread["main"] == nil)
    for events in byThread.values {
      let parts = events.map { $0.value.split(separator: " ").compactMap { Int($0) } }
      #expect(Set(parts.map { $0[0] }).count == 1)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0[1] < $1[1] })
    }
  }

  @Test func theTraceSaysWhereHowManyEventsAreMissing() throws {
    let gate = DispatchSemaphore(value: 0)
    let collected = Collected()
    guard case .lines(let collect) = collected.destination else { return }
    let recorder = BridgeRecorder(
      to: .lines { lines in
        gate.wait()
        collect(lines)
      }, capacity: 10)
    // The queue is blocked at the first line it writes, so at most two buffers full of events are
    // accepted.
    for number in 1...50 { recorder.app.note("\(number)") }
    let dropped = recorder.droppedEvents
    #expect((30...40).contains(dropped))
    for _ in 0..<10 { gate.signal() }
    #expect(recorder.flush())
    recorder.app.note("after")
    #expect(recorder.close())

    let run = try collected.trace()
    let gaps = try run.objects().compactMap { $0["dropped"] as? Int }
    #expect(gaps.reduce(0, +) == dropped)
    #expect(run.header.droppedEvents == dropped)
    #expect(run.issues.map(\.code) == [.eventsDropped])
    #expect(run.issues.map(\.count) == [dropped])
    #expect(run.events.last?.value == "after")
    // Each gap in the sequence numbers is at the line that reports it and has the reported size.
    var last = 0
    var missing = 0
    for object in try run.objects().dropFirst() {
      missing += object["dropped"] as? Int ?? 0
      guard let sequence = object["seq"] as? Int else { continue }
      #expect(sequence - last - 1 == missing)
      last = sequence
      missing = 0
    }
    #expect(last == 51)
  }

  @Test func depthIsTheThreadsOwnAndTheRecordersOwn() throws {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    let other = BridgeRecorder(to: .lines { _ in })
    other.app.callback("elsewhere") {
      recorder.app.update {
        onThreads(1) { _ in recorder.app.callback("deep") { recorder.app.note("inner") } }
        recorder.app.note("outer")
      }
    }
    recorder.flush()
    let events = try collected.trace().events
    #expect(events.map(\.depth) == [0, 0, 1, 0, 1, 0])
    #expect(
      Set(events.filter { $0.name == "deep" || $0.value == "inner" }.map(\.thread)).count == 1)
    #expect(Set(events.map(\.thread)).count == 2)
  }

  private func nameThread(_ name: String) {
    #if os(Linux)
      // The name that Foundation gives a thread may arrive late on Linux.
      guard let file = fopen("/proc/thread-self/comm", "w") else { return }
      fputs(name, file)
      fclose(file)
    #else
      Thread.current.name = name
    #endif
  }

  @Test func aNameOfAThreadIsKeptAndBelongsToOneThread() throws {
    let collected = Collected()
    let recorder = BridgeRecorder(to: collected.destination)
    onThreads(2) { _ in
      self.nameThread("loader")
      recorder.app.note("x")
    }
    recorder.flush()
    let names = try collected.trace().events.map(\.thread).sorted()
    #expect(names[0] == "loader")
    #expect(names[1].hasPrefix("loader-"))
  }
}
