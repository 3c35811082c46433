internal import Platform

/// The terminal on standard output.
struct Screen {
  let columns: Int
  let rows: Int
  /// The command of the pager for answers longer than the terminal; nil if there is none.
  let pager: String?

  /// Returns the terminal on standard output; nil for a pipe or a file.
  static func current(isPaged: Bool) -> Screen? {
    guard let size = Terminal.size(of: 1) else { return nil }
    // A pager needs escape codes.
    let pager = isPaged && !Terminal.isDumb ? Pager.command : nil
    return Screen(columns: size.columns, rows: size.rows, pager: pager)
  }

  /// Returns whether to use colors if `--color` is not given, according to no-color.org and
  /// bixense.com/clicolors.
  ///
  /// - Parameter descriptor: 1 for standard output, 2 for standard error.
  static func isColorful(_ descriptor: Int32) -> Bool {
    if CurrentProcess.environment("NO_COLOR") != nil { return false }
    if let force = CurrentProcess.environment("CLICOLOR_FORCE"), force != "0" { return true }
    return Descriptor.isTerminal(descriptor) && !Terminal.isDumb
      && CurrentProcess.environment("CLICOLOR") != "0"
  }
}
