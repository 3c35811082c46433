internal import BridgebookApp
internal import Platform

/// The user's editor.
enum Editor {
  /// Returns the shell command in `$VISUAL`, or else in `$EDITOR`, such as `code --wait`.
  static func command() throws(OwnBookError) -> String {
    guard
      let command = CurrentProcess.environment("VISUAL") ?? CurrentProcess.environment("EDITOR")
    else { throw .noEditor }
    return command
  }

  /// Runs the editor on a file until it ends; meanwhile only the editor handles Ctrl-C.
  ///
  /// - Returns: the exit status, or 128 plus the number of the signal that ended the editor.
  static func run(_ command: String, on path: String) throws(SystemError) -> Int32 {
    // A path with spaces is one word; a command with options is not an existing path.
    let isPath = FileStatus.file(at: command).kind == .regular
    let words = "\(isPath ? ShellWord.quoted(command) : command) \(ShellWord.quoted(path))"
    return try Subprocess.runShell(isPath || isProgram(command) ? "exec " + words : words)
      .shellStatus
  }

  /// Returns whether a shell command consists of a program and its arguments.
  ///
  /// The shell is replaced by that program, because Ctrl-C would end a shell that waits for an
  /// editor, even if the editor ignores it.
  private static func isProgram(_ command: String) -> Bool {
    let first = command.split(separator: " ").first ?? ""
    return !first.contains("=") && !command.utf8.contains { "|&;<>()`$\n{}!".utf8.contains($0) }
  }
}
