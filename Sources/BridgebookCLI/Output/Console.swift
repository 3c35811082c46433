internal import BridgebookApp
internal import Platform

/// Standard output and error of one run.
final class Console {
  /// Whether styles reach the terminal as colors.
  let usesColor: Bool
  let isQuiet: Bool
  private var buffer: [UInt8] = []
  /// Why standard output took no more; a reader that left early is among the reasons.
  private(set) var failure: SystemError?
  /// What the command has finished for good, a sentence each; an error that ends it undoes none of that.
  private(set) var accomplished: [String] = []
  /// The terminal behind standard output, where it is one and the answer is for people.
  let screen: Screen?
  /// Started when an answer turns out to be longer than the terminal.
  private var pager: Pager?

  init(usesColor: Bool, isQuiet: Bool, screen: Screen? = nil) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.screen = screen
  }

  /// Asks whether the run shall end; may be asked on any thread.
  var interruption: @Sendable () -> Interruption? { { Interruption.requested } }

  /// Adds text to standard output; the caller has made it safe.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { overflow() }
  }

  /// Adds lines of text, broken at the width of the terminal where there is one.
  func writeLines(_ text: String) {
    guard let screen else { return write(text) }
    write(LineFitter(columns: screen.columns).fitted(text))
  }

  /// Adds bytes that are safe to print.
  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { overflow() }
  }

  /// A remark beside the answer, on standard error.
  func note(_ text: String) {
    if !isQuiet { announce(text) }
  }

  /// A remark without which the answer would mislead, so --quiet does not hide it.
  func announce(_ text: String) {
    let line = "note: \(Printable.escaped(text))\n"
    flush()
    try? SystemCalls.write(Array(Console.fitted(line).utf8), to: 2)
  }

  /// Asks for consent on a terminal; where nobody sits at one, the command line is the consent.
  func confirms(_ question: String) -> Bool {
    guard SystemCalls.isTerminal(0), SystemCalls.isTerminal(1) else { return true }
    write("\(Printable.escaped(question)) y/N: ")
    flush()
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// Keeps what is finished for good, to be said if the command fails after it.
  func accomplish(_ sentence: String) {
    accomplished.append(sentence)
  }

  /// What is drawn and drawn over while the program works, on standard error.
  func draw(_ text: String) {
    try? SystemCalls.write(Array(text.utf8), to: 2)
  }

  /// A failure, on standard error.
  func fail(_ lines: [String]) {
    flush()
    let text = lines.map { Printable.escaped($0) + "\n" }.joined()
    try? SystemCalls.write(Array(Console.fitted(text).utf8), to: 2)
  }

  /// Text for standard error, as wide as the terminal there.
  private static func fitted(_ text: String) -> String {
    Terminal.size(of: 2).map { LineFitter(columns: $0.columns).fitted(text) } ?? text
  }

  /// Prints what there is so far.
  func flush() {
    guard !buffer.isEmpty, failure == nil else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      if let pager { try pager.show(buffer) } else { try SystemCalls.write(buffer, to: 1) }
    } catch {
      failure = error
    }
  }

  /// Prints the rest of the answer; one that is longer than the terminal is shown in a pager.
  func finish() {
    let isWhole = pager == nil
    if isWhole, let screen, buffer.count(where: { $0 == 10 }) >= screen.rows { startPager() }
    let rest = buffer
    flush()
    guard let pager else { return }
    self.pager = nil
    guard !pager.finish(), isWhole else { return }
    // The program is there and does not run: the answer has to come all the same.
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
