internal import Platform

/// Standard input, output and error of one run: those of the process, or those of a client's request.
final class Console {
  /// Whether styles reach the terminal as colors.
  let usesColor: Bool
  let isQuiet: Bool
  private var buffer: [UInt8] = []
  /// Why standard output took no more; a reader that left early is among the reasons.
  private(set) var failure: SystemError?
  /// Stands in for the process where a client asks.
  private let request: ClientRequest?
  /// The store in use, where there is one.
  private let storePath: String?

  init(
    usesColor: Bool, isQuiet: Bool, request: ClientRequest? = nil, storePath: String? = nil
  ) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.request = request
    self.storePath = storePath
  }

  /// Whether a path leads to the store in use or to a file beside it, through whatever links.
  ///
  /// The system releases all locks this process holds on a file as soon as it closes the file anywhere.
  func isStoreFile(_ path: String) -> Bool {
    guard let storePath else { return false }
    return ["", "-wal", "-shm", "-journal"].contains {
      SystemCalls.isSameFile(path, storePath + $0)
    }
  }

  /// Where `-` reads from.
  var input: InputSource { request.map { .bytes($0.input) } ?? .process }

  /// What is at a path that a word may be; nothing for a client that means an id.
  func file(at word: String) -> SystemCalls.FileKind {
    request?.readsFiles == false ? .missing : SystemCalls.file(at: word).kind
  }

  /// Asks whether the run shall end; may be asked on any thread.
  var interruption: @Sendable () -> Interruption? {
    guard let request else { return { Interruption.requested } }
    return { request.isToStop ? Interruption(status: .interrupted) : nil }
  }

  /// Prepares for being ended; the process asks the system to tell it.
  func watchForInterruption() {
    if request == nil { Interruption.watch() }
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
    if !isQuiet { announce(text) }
  }

  /// A remark without which the answer would mislead, so --quiet does not hide it.
  func announce(_ text: String) {
    let line = "note: \(Printable.escaped(text))\n"
    if let request { return request.add(note: line) }
    flush()
    try? SystemCalls.write(Array(line.utf8), to: 2)
  }

  /// What is drawn and drawn over while the program works, on standard error.
  func draw(_ text: String) {
    if request == nil { try? SystemCalls.write(Array(text.utf8), to: 2) }
  }

  /// A failure, on standard error.
  func fail(_ lines: [String]) {
    flush()
    let text = lines.map { Printable.escaped($0) + "\n" }.joined()
    if let request { return request.add(note: text) }
    try? SystemCalls.write(Array(text.utf8), to: 2)
  }

  func flush() {
    guard !buffer.isEmpty, failure == nil else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    if let request { return request.add(output: buffer) }
    do throws(SystemError) { try SystemCalls.write(buffer, to: 1) } catch { failure = error }
  }
}
