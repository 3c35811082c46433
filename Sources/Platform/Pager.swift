#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A running pager, such as `less`.
package final class Pager {
  private var input: Int32
  private let process: pid_t
  private let handlers: [(Int32, StopSignal.Handler?)]

  /// The pager to use: `$PAGER`, or `less` if the variable is not set; nil if that program is
  /// missing or no pager is wanted.
  package static var command: String? {
    guard let chosen = CurrentProcess.environment("PAGER") else {
      // An empty variable means that no pager is wanted.
      return getenv("PAGER") == nil && exists("less") ? "less -FRSX" : nil
    }
    guard chosen != "cat", let program = chosen.split(separator: " ").first else { return nil }
    return exists(String(program)) ? chosen : nil
  }

  private static func exists(_ program: String) -> Bool {
    if program.contains("/") { return access(PathText.bytes(of: program), X_OK) == 0 }
    let folders = (CurrentProcess.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.contains { access(PathText.bytes(of: "\($0)/\(program)"), X_OK) == 0 }
  }

  /// Starts the pager, which handles Ctrl-C and Ctrl-\ until `finish`.
  package init(_ command: String) throws(SystemError) {
    // The options that git also uses: quit if the text fits on one screen, keep colors, and cut off
    // long lines of code and data, which the arrow keys scroll. Prose has been wrapped.
    setenv("LESS", "FRSX", 0)
    setenv("LV", "-c", 0)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(call: "pipe", path: "", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let line: [String] = ["/bin/sh", "-c", command]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var settings = SpawnSettings()
    posix_spawn_file_actions_init(&settings.actions)
    defer { posix_spawn_file_actions_destroy(&settings.actions) }
    posix_spawnattr_init(&settings.attributes)
    defer { posix_spawnattr_destroy(&settings.attributes) }
    posix_spawn_file_actions_adddup2(&settings.actions, ends[0], 0)
    Subprocess.restore([SIGPIPE, SIGXFSZ], in: &settings)
    var identifier = pid_t()
    let code = posix_spawn(
      &identifier, "/bin/sh", &settings.actions, &settings.attributes, words, environ)
    close(ends[0])
    guard code == 0 else {
      close(ends[1])
      throw SystemError(call: "posix_spawn", path: command, code: code)
    }
    input = ends[1]
    process = identifier
    handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  }

  /// Writes text to the pager; throws a broken-pipe error if the user has quit it.
  package func show(_ bytes: [UInt8]) throws(SystemError) {
    try Descriptor.write(bytes, to: input)
  }

  /// Waits until the user quits the pager.
  ///
  /// - Returns: whether the command could be found and run.
  package func finish() -> Bool {
    if input >= 0 { close(input) }
    input = -1
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    for (number, handler) in handlers { signal(number, handler) }
    let exit = (status >> 8) & 0xff
    return status & 0x7f != 0 || exit != 126 && exit != 127
  }
}
