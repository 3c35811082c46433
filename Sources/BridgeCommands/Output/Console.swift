/// Standard output and standard error of one run.
final class Console {
  /// Whether styles reach the terminal as colors.
  let usesColor: Bool
  let isQuiet: Bool
  private var buffer: [UInt8] = []
  /// Why standard output took no more; a reader that left early is among the reasons.
  private(set) var failure: SystemError?

  init(usesColor: Bool, isQuiet: Bool) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
  }

  /// Adds text to standard output; the caller has made it safe.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Adds bytes that are safe to print.
  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { flush() }
  }

  /// A remark beside the answer, on standard error.
  func note(_ text: String) {
    guard !isQuiet else { return }
    flush()
    try? SystemCalls.write(Array("note: \(Printable.escaped(text))\n".utf8), to: 2)
  }

  /// What is drawn and drawn over while the program works, on standard error.
  func draw(_ text: String) {
    try? SystemCalls.write(Array(text.utf8), to: 2)
  }

  /// A failure, on standard error.
  func fail(_ lines: [String]) {
    flush()
    let text = lines.map { Printable.escaped($0) + "\n" }.joined()
    try? SystemCalls.write(Array(text.utf8), to: 2)
  }

  func flush() {
    guard !buffer.isEmpty, failure == nil else { return }
    do throws(SystemError) { try SystemCalls.write(buffer, to: 1) } catch { failure = error }
    buffer.removeAll(keepingCapacity: true)
  }
}
