internal import BridgebookApp
internal import Platform

/// The user's editor.
enum Editor {
  /// `$VISUAL`, else `$EDITOR`: a command of the shell, such as `code --wait`.
  static func command() throws(OwnBookError) -> String {
    guard
      let command = SystemCalls.environment("VISUAL") ?? SystemCalls.environment("EDITOR")
    else { throw .noEditor }
    return command
  }

  /// Runs the editor on a file until it ends; Ctrl-C belongs to it meanwhile.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  static func run(_ command: String, on path: String) throws(SystemError) -> Int32 {
    // A program's path with blanks is one word, unless more words follow it.
    let isPath = SystemCalls.file(at: command).kind == .regular
    let words = "\(isPath ? ShellWord.quoted(command) : command) \(ShellWord.quoted(path))"
    return try SystemCalls.runShell(words).shellStatus
  }
}
