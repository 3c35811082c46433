#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A program that is run until it ends.
package struct Subprocess {
  /// The program and its arguments; a name without a slash is looked up in `$PATH`.
  package let words: [String]
  /// The file used as standard input; inherited if nil.
  package var input: String?
  /// The file that standard output replaces; inherited if nil.
  package var output: String?
  /// The file that standard error replaces; inherited if nil.
  package var messages: String?
  /// Signals that are reset to their default action in the program.
  var restoredSignals: [Int32] = []

  package init(_ words: [String]) {
    self.words = words
  }

  /// The exit code of a program that has ended, and what it used.
  package struct End: Sendable {
    /// The value `wait` returns: the signal in the low seven bits, the exit status in the next
    /// byte.
    let code: Int32
    package let peakMemoryBytes: Int
    /// The processor time in user mode and in the kernel, in nanoseconds.
    package let processorNanoseconds: UInt64

    /// The exit status; nil if a signal ended the program.
    package var status: Int32? { code & 0x7f == 0 ? (code >> 8) & 0xff : nil }

    /// The exit status, or 128 plus the signal's number, as in shells.
    package var shellStatus: Int32 { status ?? 128 + code & 0x7f }
  }

  /// Starts the program and waits for its end.
  package func run() throws(SystemError) -> End {
    let path = words.first ?? ""
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var settings = SpawnSettings()
    posix_spawn_file_actions_init(&settings.actions)
    defer { posix_spawn_file_actions_destroy(&settings.actions) }
    posix_spawnattr_init(&settings.attributes)
    defer { posix_spawnattr_destroy(&settings.attributes) }
    redirect(&settings)
    Subprocess.restore(restoredSignals, in: &settings)
    var identifier = pid_t()
    let code = posix_spawnp(
      &identifier, path, &settings.actions, &settings.attributes, pointers, environ)
    guard code == 0 else { throw SystemError(call: "posix_spawn", path: path, code: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw SystemError(call: "wait4", path: path, code: errno) }
    }
    return End(
      code: status, peakMemoryBytes: usage.peakMemoryBytes,
      processorNanoseconds: Subprocess.nanoseconds(usage.ru_utime)
        + Subprocess.nanoseconds(usage.ru_stime))
  }

  private static func nanoseconds(_ time: timeval) -> UInt64 {
    UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
  }

  private func redirect(_ settings: inout SpawnSettings) {
    if let input {
      posix_spawn_file_actions_addopen(&settings.actions, 0, input, O_RDONLY, 0)
    }
    for (descriptor, path) in [(Int32(1), output), (2, messages)] {
      guard let path else { continue }
      posix_spawn_file_actions_addopen(
        &settings.actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
  }

  /// Resets the given signals to their default action in the new program.
  static func restore(_ numbers: [Int32], in settings: inout SpawnSettings) {
    guard !numbers.isEmpty else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&settings.attributes, &signals)
    posix_spawnattr_setflags(&settings.attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  }

  /// Runs a shell command, which alone handles Ctrl-C and Ctrl-\ while it runs.
  ///
  /// Equivalent to `system(3)`, which Swift does not import on Apple's systems.
  package static func runShell(_ command: String) throws(SystemError) -> Subprocess.End {
    var shell = Subprocess(["/bin/sh", "-c", command])
    shell.restoredSignals = CurrentProcess.signalsOfWrites
    let keys = [SIGINT, SIGQUIT]
    let before = keys.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(keys, before) { signal(number, handler) } }
    // A signal that was ignored when this program started stays ignored in the command.
    for (number, handler) in zip(keys, before) where !StopSignal.isIgnored(handler) {
      shell.restoredSignals.append(number)
    }
    return try shell.run()
  }
}
