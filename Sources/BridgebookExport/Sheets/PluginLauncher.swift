/// The script with which agents start the server.
///
/// Xcode and other apps start servers without the `PATH` of a shell, so the script searches the
/// folders that installers use. It needs only a shell, even with an empty `PATH`.
enum PluginLauncher {
  /// The command that installs the program.
  static let install = "brew install OWNER/tap/bridgebook"

  /// Other commands, for users without Homebrew.
  private static let otherWays = [
    "mise use -g spm:OWNER/bridgebook",
    "from a clone: swift build -c release --product bridgebook, then copy .build/release/bridgebook to /usr/local/bin",
  ]

  /// The folders that installers use; the home folder may be unknown.
  private static let places = [
    "/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/bin",
    "${HOME:-}/.local/bin", "${HOME:-}/bin", "${HOME:-}/.mint/bin",
    "${HOME:-}/.local/share/mise/shims", "${HOME:-}/.swiftpm/bin",
  ]

  /// The script, for any POSIX shell.
  static let script: String = {
    let paths = places.map { "  \"\($0)/bridgebook\" \\\n" }.joined()
    let lines =
      ["bridgebook is not installed, or not where this server looks.", "install it: \(install)"]
      + otherWays.map { "        or: \($0)" }
      + ["elsewhere: set BRIDGEBOOK to the path of the program"]
    return """
      #!/bin/sh
      # Starts the server of bridgebook; clients with windows give no PATH of a shell, so the usual places are tried.
      for program in "${BRIDGEBOOK:-}" "$(command -v bridgebook)" \\
      \(paths)  ; do
        if [ -f "$program" ] && [ -x "$program" ]; then exec "$program" mcp; fi
      done
      printf '%s\\n' \\
      \(lines.map { "  '\($0)'" }.joined(separator: " \\\n")) >&2
      exit 127

      """
  }()
}
