internal import Platform

/// The resources that a finished process used.
struct ProcessCost {
  /// The time from just before the start to just after the end, on a monotonic clock.
  let wallNanoseconds: UInt64
  let processorNanoseconds: UInt64
  let peakMemoryBytes: Int
}

enum BenchmarkError: Error {
  case failed(String, status: Int32)
  case cannotRead(String)
  case cannotInsert(String)
  /// A file has no table of figures with that name.
  case noFigures(String, file: String)
}

/// A program to run as a separate process.
struct ChildProcess {
  let path: String
  let arguments: [String]
  /// The file used as standard input; /dev/null if nil.
  var input: String?
  /// The file that receives standard output.
  var output = "/dev/null"
  /// The highest exit status that is not a failure; 1 is an answer for this program and for `grep`.
  var highestStatus: Int32 = 1

  func run() throws -> ProcessCost {
    var process = Subprocess([path] + arguments)
    process.input = input ?? "/dev/null"
    process.output = output
    process.messages = "/dev/null"
    let start = Clock.now()
    let end = try process.run()
    let wall = Clock.now() - start
    guard let status = end.status, status <= highestStatus else {
      throw BenchmarkError.failed(path, status: end.shellStatus)
    }
    return ProcessCost(
      wallNanoseconds: wall, processorNanoseconds: end.processorNanoseconds,
      peakMemoryBytes: end.peakMemoryBytes)
  }
}

/// The monotonic clock.
enum Clock {
  static func now() -> UInt64 { SystemClock.monotonicNanoseconds() }
}

/// File operations of the benchmark.
enum Files {
  static func temporaryFolder() throws -> String {
    try Folder.makeTemporary(prefix: "bridgebook-bench-")
  }

  /// Removes a store and its companion files.
  static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { FileChange.remove(path + ending) }
  }

  static func text(of path: String) throws -> String {
    var bytes: [UInt8] = []
    try Descriptor.readChunks(of: path) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func save(_ text: String, to path: String) throws {
    let file = try BufferedFile(path, .write)
    Array(text.utf8).withUnsafeBytes { file.write($0) }
    try file.close()
  }

  /// Replaces a file and removes the companion files of the old one.
  static func copy(_ path: String, to other: String) throws {
    remove(other)
    _ = try ChildProcess(path: "cp", arguments: [path, other]).run()
  }

  static func size(_ path: String) -> Int { FileStatus.file(at: path).size }

  static func removeFolder(_ path: String) { Folder.remove(path) }

  static func fail(_ text: String, status: Int32 = 2) -> Never {
    // A failed write to standard error cannot be reported.
    try? Descriptor.write(Array((text + "\n").utf8), to: 2)
    CurrentProcess.exit(with: status)
  }
}
