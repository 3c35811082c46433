internal import Platform

/// What one finished process cost.
struct ProcessCost {
  /// From just before the start to just after the end, on a monotonic clock.
  let wallNanoseconds: UInt64
  let peakMemoryBytes: Int
}

enum BenchmarkError: Error {
  case failed(String, status: Int32)
  case cannotRead(String)
  case cannotInsert(String)
}

/// Runs a program as a whole process.
struct ChildProcess {
  let path: String
  let arguments: [String]
  /// A file given as standard input; the empty device when nil.
  var input: String?
  /// The file its output goes to.
  var output = "/dev/null"
  /// 1 is an answer for this program and for `grep`.
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
    return ProcessCost(wallNanoseconds: wall, peakMemoryBytes: end.peakMemoryBytes)
  }
}

/// The monotonic clock.
enum Clock {
  static func now() -> UInt64 { SystemCalls.monotonicNanoseconds() }
}

/// Small file operations of the benchmark.
enum Files {
  static func temporaryFolder() throws -> String {
    try SystemCalls.makeTemporaryFolder(prefix: "bridgebook-bench-")
  }

  /// Removes a store and what SQLite left beside it.
  static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { SystemCalls.remove(path + ending) }
  }

  static func save(_ text: String, to path: String) throws {
    let file = try BufferedFile(path, .write)
    Array(text.utf8).withUnsafeBytes { file.write($0) }
    try file.close()
  }

  /// Copies a file over another and what SQLite left beside that.
  static func copy(_ path: String, to other: String) throws {
    remove(other)
    _ = try ChildProcess(path: "cp", arguments: [path, other]).run()
  }

  static func size(_ path: String) -> Int { SystemCalls.file(at: path).size }

  static func removeFolder(_ path: String) { SystemCalls.removeFolder(path) }

  static func fail(_ text: String, status: Int32 = 2) -> Never {
    // Nobody is left to hear that standard error is closed.
    try? SystemCalls.write(Array((text + "\n").utf8), to: 2)
    SystemCalls.exit(with: status)
  }
}
