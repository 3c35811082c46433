import BridgeRecorder
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A separate process for what a test cannot do to itself: exit, lose its reader, or measure time.

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// Returns the time of one call in nanoseconds, the shortest of several rounds.
func cost(_ body: () -> Void, after each: () -> Void) -> Double {
  let calls = 10_000
  let rounds = (0..<20).map { _ in
    let start = nanoseconds()
    for _ in 0..<calls { body() }
    let time = nanoseconds() - start
    each()
    return Double(time) / Double(calls)
  }
  return rounds.min() ?? 0
}

func printCosts() {
  let recorder = BridgeRecorder(to: .file("/dev/null"), capacity: 40_000)
  let on = recorder.instance(of: "Map")
  let off = BridgeRecorder.off.instance(of: "Map")
  let center = 52.5186
  let flush = { _ = recorder.flush() }
  print("off, value:", cost({ off.write("center", value: "at \(center)") }, after: {}))
  print("on, no value:", cost({ on.idle() }, after: flush))
  print("on, text:", cost({ on.write("center", value: "52.5") }, after: flush))
  print("on, number:", cost({ on.write("center", value: center) }, after: flush))
  print("on, interpolated:", cost({ on.write("center", value: "at \(center)") }, after: flush))
  print("on, begin and end:", cost({ on.callback("change") {} }, after: flush))
  print("full:", cost({ on.idle() }, after: {}))
  print("dropped:", recorder.droppedEvents)
}

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "exit":
  let trace = BridgeRecorder(to: .file(arguments[2])).instance(of: "Map")
  for number in 0..<100 { trace.note("event \(number)") }
  exit(0)
case "thread":
  let recorder = BridgeRecorder(to: .file(arguments[2]))
  let trace = recorder.instance(of: "Map")
  trace.viewMake { trace.platformInit(value: "Map") }
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    trace.run("load") { trace.set("center", value: 1) }
  }
  group.wait()
  recorder.close()
case "pipe":
  // The reader of standard output has closed it.
  let recorder = BridgeRecorder(to: .descriptor(1))
  recorder.app.note("nobody reads this")
  let isWritten = recorder.flush()
  exit(!isWritten && recorder.failure?.code == EPIPE ? 7 : 1)
case "limit":
  var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
  let recorder = BridgeRecorder(to: .file(arguments[2]))
  for number in 0..<1_000 { recorder.app.note("event \(number)") }
  let isWritten = recorder.flush()
  exit(!isWritten && recorder.failure?.code == EFBIG ? 7 : 1)
case "shared":
  BridgeRecorder.shared.app.note("switched on from outside")
case "cost":
  printCosts()
default:
  exit(2)
}
