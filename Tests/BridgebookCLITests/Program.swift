import Foundation
import Testing

/// Runs the built program.
enum Program {
  /// The output of a run.
  struct Output {
    let status: Int32
    let bytes: Data
    let out: String
    let err: String

    /// Returns standard output, parsed as one JSON object.
    func json() throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: bytes)
      return try #require(value as? [String: Any])
    }
  }

  /// Returns a JSON array or object as text with sorted keys, which is the same for equal values.
  static func sorted(_ value: Any) throws -> String {
    let bytes = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the program, which is next to the test bundle.
  static let path: String = {
    let starts = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for start in starts where start.contains("/") {
      var folder = URL(fileURLWithPath: start)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("bridgebook").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
      }
    }
    preconditionFailure("no bridgebook beside any of \(starts)")
  }()

  /// Runs with the shared store; tests must not change it.
  static func run(_ arguments: String...) throws -> Output {
    try run(["--store", SharedStore.path] + arguments)
  }

  /// Runs with exactly these arguments, without a terminal.
  static func run(
    _ arguments: [String], home: String = SharedStore.folder, in folder: String? = nil
  ) throws -> Output {
    try start(path, arguments, home: home, in: folder).output()
  }

  /// Runs a shell line, in which `bridgebook` is the built program with the shared store.
  static func shell(
    _ line: String, home: String = SharedStore.folder, store: String = SharedStore.path,
    in folder: String? = nil
  ) throws -> Output {
    try start("/bin/sh", ["-c", line], home: home, store: store, in: folder).output()
  }

  /// Runs a shell line that mostly waits, and lets other tests run on this thread meanwhile.
  static func waitingShell(
    _ line: String, store: String = SharedStore.path, in folder: String
  ) async throws -> Output {
    let program = try start("/bin/sh", ["-c", line], store: store, in: folder)
    return await RunningProgram.ended(program)
  }

  /// Returns the beginning of a shell line that ends its command with SIGALRM after `seconds`.
  ///
  /// A Mac has no `timeout`; an alarm remains set when the command replaces perl.
  static func within(_ seconds: Int) -> String { "perl -e 'alarm shift; exec @ARGV' \(seconds)" }

  /// The beginning of a shell line whose command receives SIGINT and SIGTERM.
  ///
  /// Threads that run tests block signals, and their child processes would inherit that; a shell
  /// ignores SIGINT in the background.
  static let heeding =
    "perl -MPOSIX -e 'sigprocmask(SIG_SETMASK, POSIX::SigSet->new); "
    + "$SIG{INT} = \"DEFAULT\"; exec @ARGV'"

  /// Starts a program without waiting for it.
  static func start(
    _ program: String, _ arguments: [String], home: String = SharedStore.folder,
    store: String? = nil, in folder: String? = nil
  ) throws -> RunningProgram {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["BRIDGEBOOK_STORE"] = store
    environment["NO_COLOR"] = nil
    environment["HOME"] = home
    environment["XDG_DATA_HOME"] = nil
    let binaries = URL(fileURLWithPath: path).deletingLastPathComponent().path
    environment["PATH"] = binaries + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    process.environment = environment
    process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) }
    return try RunningProgram(process)
  }
}

/// A running program, whose two pipes are read while it runs, so that neither can fill up and block
/// it.
final class RunningProgram {
  private let process: Process
  private let out: Drain
  private let err: Drain

  init(_ process: Process) throws {
    self.process = process
    process.standardInput = FileHandle.nullDevice
    let outPipe = Pipe()
    let errPipe = Pipe()
    process.standardOutput = outPipe
    process.standardError = errPipe
    try process.run()
    out = Drain(outPipe)
    err = Drain(errPipe)
  }

  /// Sends SIGINT, like Ctrl-C.
  func interrupt() { process.interrupt() }

  /// Sends SIGTERM.
  func terminate() { process.terminate() }

  /// Waits for a program on a separate thread; there may be more such threads than processors.
  static func ended(_ program: sending RunningProgram) async -> Program.Output {
    nonisolated(unsafe) let program = program
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: program.output()) }
    }
  }

  /// Waits for the end of both pipes and of the program.
  func output() -> Program.Output {
    let bytes = out.finish()
    let messages = err.finish()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Program.Output(
      status: process.terminationReason == .exit ? status : -status, bytes: bytes,
      out: String(decoding: bytes, as: UTF8.self), err: String(decoding: messages, as: UTF8.self))
  }
}

/// Reads a pipe to its end on its own thread.
private final class Drain: @unchecked Sendable {
  private var bytes = Data()
  private let isFinished = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread {
      self.bytes = pipe.fileHandleForReading.readDataToEndOfFile()
      self.isFinished.signal()
    }
  }

  func finish() -> Data {
    isFinished.wait()
    return bytes
  }
}
