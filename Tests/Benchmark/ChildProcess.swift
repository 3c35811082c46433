#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What one finished process cost.
struct ProcessCost {
  /// From just before the start to just after the end, on a monotonic clock.
  let wallNanoseconds: UInt64
  let peakMemoryBytes: Int
}

enum BenchmarkError: Error {
  case cannotStart(String, code: Int32)
  case failed(String, status: Int32)
  case cannotRead(String)
  case cannotWrite(String)
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
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var identifier = pid_t()
    let start = Clock.now()
    let code = posix_spawnp(&identifier, path, &actions, nil, words, environ)
    guard code == 0 else { throw BenchmarkError.cannotStart(path, code: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {}
    let end = Clock.now()
    // The low byte holds the signal, the next one the exit status.
    guard status & 0x7f == 0, (status >> 8) & 0xff <= highestStatus else {
      throw BenchmarkError.failed(path, status: status)
    }
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1024
    #endif
    return ProcessCost(wallNanoseconds: end - start, peakMemoryBytes: peak)
  }
}

/// The monotonic clock.
enum Clock {
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// Small file operations of the benchmark.
enum Files {
  static func temporaryFolder() -> String {
    var pattern = Array("/tmp/bridgebook-bench-XXXXXX".utf8CString)
    return pattern.withUnsafeMutableBufferPointer { buffer in
      String(cString: mkdtemp(buffer.baseAddress!))
    }
  }

  static func remove(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
  }

  /// Copies a file over another and what SQLite left beside that.
  static func save(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wb") else { throw BenchmarkError.cannotWrite(path) }
    fputs(text, file)
    guard fclose(file) == 0 else { throw BenchmarkError.cannotWrite(path) }
  }

  static func copy(_ path: String, to other: String) throws {
    remove(other)
    _ = try ChildProcess(path: "cp", arguments: [path, other]).run()
  }

  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  static func removeFolder(_ path: String) {
    rmdir(path)
  }

  static func fail(_ text: String, status: Int32 = 2) -> Never {
    let bytes = Array((text + "\n").utf8)
    _ = write(2, bytes, bytes.count)
    exit(status)
  }
}
