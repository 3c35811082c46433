import Foundation

/// Runs the built program as its users do.
enum Program {
  /// What one run left behind.
  struct Output {
    let status: Int32
    let bytes: Data
    let out: String
    let err: String

    /// Standard output as one JSON document.
    func json() throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: bytes)
      guard let document = value as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
      return document
    }
  }

  /// The program stands next to the test bundle.
  static let path: String = {
    let starts = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for start in starts where start.hasPrefix("/") {
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

  /// Runs with a store that holds the built-in book; nobody changes that store.
  static func run(_ arguments: String...) throws -> Output {
    try run(["--store", SharedStore.path] + arguments)
  }

  /// Runs with exactly these arguments, without a terminal.
  static func run(
    _ arguments: [String], home: String = SharedStore.folder, in folder: String? = nil
  ) throws -> Output {
    try start(path, arguments, home: home, in: folder).output()
  }

  /// Runs a line in the shell; `bridgebook` is the built program and its store the shared one.
  static func shell(
    _ line: String, home: String = SharedStore.folder, store: String = SharedStore.path,
    in folder: String? = nil
  ) throws -> Output {
    try start("/bin/sh", ["-c", line], home: home, store: store, in: folder).output()
  }

  /// Starts and does not wait.
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

/// A started program whose two pipes are read while it runs, so neither can fill up and stop it.
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

  /// Sends SIGINT, as Ctrl-C does.
  func interrupt() { process.interrupt() }

  /// Waits for the end of both pipes, then of the program.
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

/// Reads one pipe to its end on a thread of its own.
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
