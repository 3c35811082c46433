internal import Bridgebook
internal import BridgebookApp

/// `completions`: prints completion scripts for shells.
enum CompletionsCommand: Command {
  private static let name = "completions"

  static let syntax = CommandSyntax(
    name: name, arguments: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    argumentCount: 1...1, nameCount: 1,
    summary: "a script that completes commands, options, ids and runs in a shell",
    discussion: """
      bash   bridgebook completions bash > ~/.local/share/bash-completion/completions/bridgebook,
             or add eval "$(bridgebook completions bash)" to ~/.bashrc
      zsh    bridgebook completions zsh > DIRECTORY/_bridgebook, for a DIRECTORY of $fpath,
             before compinit runs
      fish   bridgebook completions fish > ~/.config/fish/completions/bridgebook.fish

      The script asks the program, which reads the store: own entries and recorded runs are
      completed too, and a newer version does not need a new script.
      """,
    examples: [
      .init(
        "bridgebook completions bash > bridgebook.bash", "to be read by source bridgebook.bash"),
      .init("bridgebook completions zsh > _bridgebook", "to be moved to a folder of $fpath"),
      .init(
        "bridgebook completions fish > bridgebook.fish", "to be read by source bridgebook.fish"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let word = run.arguments.arguments[0]
    guard let shell = Shell(rawValue: word) else {
      let known = Shell.allCases.map(\.rawValue)
      throw CommandError.unknownShell(
        word, known: known, suggestion: Suggestion.nearest(to: word, in: known))
    }
    run.console.write(shell.script(for: "bridgebook"))
    return .done
  }

  /// The first arguments of a request from a completion script, which the shell's name and the
  /// typed words follow.
  ///
  /// These words do not use `syntax`, because every process compares its arguments with them.
  static let question = [name, "--words"]

  /// Returns the answer to a script's request; must be fast, print no messages, and have no side
  /// effects.
  static func answer(_ words: [String]) -> String {
    guard let shell = words.first.flatMap(Shell.init(rawValue:)) else { return "" }
    var words = Array(words.dropFirst())
    if shell == .bash { words = glued(words) }
    let request = CompletionRequest(
      words: words, commands: CommandTable.commands.map { $0.syntax },
      globalFlags: CommandTable.globalFlags)
    var candidates = request.candidates
    var wantsFiles = false
    for placeholder in request.placeholders {
      switch CompletionSource.table[placeholder] {
      case .files: wantsFiles = true
      case .values(let values): candidates += values(CompletionContext(request))
      case .nothing, nil: break
      }
    }
    var fitting = candidates.filter { $0.value.hasPrefix(request.typed) }
    if fitting.isEmpty {
      let typed = request.typed.lowercased()
      fitting = candidates.filter { $0.value.lowercased().hasPrefix(typed) }
    }
    // bash replaces only the part after the last equals sign.
    let kept = shell == .bash ? "" : request.prefix
    let cut = shell == .bash ? request.typed.lastIndex(of: "=") : nil
    let cutCount = cut.map { request.typed[...$0].count } ?? 0
    var lines = fitting.map { candidate in
      let value = kept + String(candidate.value.dropFirst(cutCount))
      let summary = Printable.escaped(candidate.summary).replacing("\t", with: " ")
      return summary.isEmpty && shell != .zsh ? value : "\(value)\t\(summary)"
    }
    if wantsFiles { lines.append("\tfiles") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Joins words that bash has split at equals signs.
  private static func glued(_ words: [String]) -> [String] {
    var result: [String] = []
    var joins = false
    for (index, word) in words.enumerated() {
      if word == "=", index > 0 {
        result[result.count - 1] += "="
        joins = true
      } else if joins {
        result[result.count - 1] += word
        joins = false
      } else {
        result.append(word)
      }
    }
    return result
  }
}
