internal import BridgebookApp
internal import Platform

/// Standard output and standard error of one run.
final class Console {
  /// Whether styles are printed as colors.
  let usesColor: Bool
  /// Whether errors and remarks are colored, decided for standard error, which may go elsewhere.
  private let marksErrors: Bool
  let isQuiet: Bool
  private var buffer: [UInt8] = []
  /// The error of writing to standard output, such as a closed pipe; nil if there was none.
  private(set) var failure: SystemError?
  /// The completed steps of the command, one sentence each, which a later error does not undo.
  private(set) var accomplished: [String] = []
  /// The terminal on standard output; nil if it is not a terminal or the answer is not text.
  let screen: Screen?
  /// The pager, started once an answer is longer than the terminal.
  private var pager: Pager?

  init(
    usesColor: Bool, isQuiet: Bool, screen: Screen? = nil,
    marksErrors: Bool = Screen.isColorful(2)
  ) {
    self.usesColor = usesColor
    self.marksErrors = marksErrors
    self.isQuiet = isQuiet
    self.screen = screen
  }

  /// A function that returns a request to end the run; called on any thread.
  var interruption: @Sendable () -> Interruption? { { Interruption.requested } }

  /// Appends text to standard output; the caller has made it printable.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { overflow() }
  }

  /// Appends lines of text, filling paragraphs to the width of the terminal.
  func writeLines(_ text: String) {
    guard let screen else { return write(text) }
    let fitter = LineFitter(columns: screen.columns)
    write(fitter.fitted(fitter.refilled(text)))
  }

  /// Appends bytes that are safe to print.
  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { overflow() }
  }

  /// Prints a remark on standard error, unless `--quiet` was given.
  func note(_ text: String) {
    if !isQuiet { announce(text) }
  }

  /// Prints a remark on standard error even with `--quiet`, because the answer would be misleading
  /// without it.
  func announce(_ text: String) {
    let line = "\(label("note", .note)): \(Printable.escaped(text))\n"
    flush()
    try? Descriptor.write(Array(Console.fitted(line).utf8), to: 2)
  }

  /// Explains how typed input ends, if one of the inputs is `-` and standard input is a terminal.
  ///
  /// - Parameter content: the kind of text to type or paste.
  func explainTyping(_ content: String, for inputs: [String]) {
    guard inputs.contains("-"), Descriptor.isTerminal(0) else { return }
    note("paste the \(content), then press Ctrl-D")
  }

  /// Asks for confirmation on a terminal; without one, the command line counts as confirmation.
  func confirms(_ question: String) -> Bool {
    guard Descriptor.isTerminal(0), Descriptor.isTerminal(1) else { return true }
    write("\(Printable.escaped(question)) y/N: ")
    flush()
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Records a completed step, to be reported if the command fails later.
  func accomplish(_ sentence: String) {
    accomplished.append(sentence)
  }

  /// Writes text that will be overwritten, such as progress, to standard error.
  func draw(_ text: String) {
    try? Descriptor.write(Array(text.utf8), to: 2)
  }

  /// Prints an error on standard error.
  func fail(_ lines: [String]) {
    flush()
    let text = lines.map { line in
      let start = "error:"
      guard line.hasPrefix(start) else { return Printable.escaped(line) + "\n" }
      return label("error", .error) + ":" + Printable.escaped(String(line.dropFirst(start.count)))
        + "\n"
    }.joined()
    try? Descriptor.write(Array(Console.fitted(text).utf8), to: 2)
  }

  /// Returns the word in the color of its severity, if standard error shows colors.
  private func label(_ word: String, _ style: TextPage.Style) -> String {
    marksErrors ? style.applied(to: word) : word
  }

  /// Returns the text wrapped at the width of the terminal on standard error.
  private static func fitted(_ text: String) -> String {
    Terminal.size(of: 2).map { LineFitter(columns: $0.columns).fitted(text) } ?? text
  }

  /// Writes the buffered output.
  func flush() {
    guard !buffer.isEmpty, failure == nil else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      if let pager { try pager.show(buffer) } else { try Descriptor.write(buffer, to: 1) }
    } catch {
      failure = error
    }
  }

  /// Writes the rest of the answer, in a pager if the answer is longer than the terminal.
  func finish() {
    let isWhole = pager == nil
    if isWhole, let screen, buffer.count(where: { $0 == 10 }) >= screen.rows { startPager() }
    let rest = buffer
    flush()
    guard let pager else { return }
    self.pager = nil
    guard !pager.finish(), isWhole else { return }
    // The pager could not run, so the answer is printed without it.
    failure = nil
    buffer = rest
    flush()
  }

  private func overflow() {
    if pager == nil { startPager() }
    flush()
  }

  private func startPager() {
    guard let command = screen?.pager, failure == nil else { return }
    pager = try? Pager(command)
  }
}
