internal import Platform

/// The terminal that an answer is read on.
struct Screen {
  let columns: Int
  let rows: Int
  /// The command that shows what is longer than the terminal; nil where there is none.
  let pager: String?

  /// The terminal behind standard output; nil where that is a pipe or a file.
  static func current(isPaged: Bool) -> Screen? {
    guard let size = Terminal.size(of: 1) else { return nil }
    // A pager draws with escape codes.
    let pager = isPaged && !Terminal.isDumb ? Pager.command : nil
    return Screen(columns: size.columns, rows: size.rows, pager: pager)
  }

  /// Whether colors are wanted when `--color` does not say: see no-color.org and bixense.com/clicolors.
  static var isColorful: Bool {
    if SystemCalls.environment("NO_COLOR") != nil { return false }
    if let force = SystemCalls.environment("CLICOLOR_FORCE"), force != "0" { return true }
    return SystemCalls.isTerminal(1) && !Terminal.isDumb
      && SystemCalls.environment("CLICOLOR") != "0"
  }
}
