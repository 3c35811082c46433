#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The arguments, environment and exit of the process.
package enum CurrentProcess {
  /// Returns the value of an environment variable; nil if it is missing or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = PathText.text(of: UnsafePointer(value))
    return text.isEmpty ? nil : text
  }

  /// Returns the user's home folder: `HOME` if it is an absolute path, otherwise the one in the
  /// user database.
  ///
  /// System jobs often run without `HOME`; a relative folder would change with the working
  /// directory.
  static func home(environment: (String) -> String?) -> String {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    guard let user = getpwuid(geteuid()), let folder = user.pointee.pw_dir else { return "." }
    return PathText.text(of: UnsafePointer(folder))
  }

  /// The arguments of the process, without its name.
  package static var arguments: [String] {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { $0.map { PathText.text(of: UnsafePointer($0)) } }
  }

  /// The signals raised by failed writes.
  static let signalsOfWrites = [SIGPIPE, SIGXFSZ]

  /// Makes a write to a closed pipe, or beyond the file size limit, fail instead of raising a
  /// signal.
  ///
  /// Applies to the whole process: macOS sends SIGXFSZ to the process and not to the writing
  /// thread.
  package static func ignoreSignalsOfWrites() {
    for number in signalsOfWrites { signal(number, SIG_IGN) }
  }

  /// The number of processors that are online.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends the process.
  package static func exit(with status: Int32) -> Never {
    exitProcess(status)
  }
}

// Outside the type, whose method of the same name would hide the system's function.
private func exitProcess(_ status: Int32) -> Never { exit(status) }
