/// Recognizes the output of a process that crashes, and that of the runtime's checkers.
enum CrashText {
  /// Adds the event of a crash text that matched no message of the catalog, and returns whether the
  /// text was one.
  static func read(_ text: Bytes, into sink: inout EventSink) -> Bool {
    if addCrash(text, into: &sink) { return true }
    if let role = StackText.role(text) {
      sink.note(role.note, text)
      return true
    }
    if isCompanion(text) {
      sink.note("crash-detail", text)
      return true
    }
    return false
  }

  /// Adds a crash event if the text reports the end of the process.
  @discardableResult
  static func addCrash(_ text: Bytes, into sink: inout EventSink) -> Bool {
    guard let name = crashName(text) else { return false }
    sink.add(.crash, name: sink.name(name), value: sink.text(text))
    return true
  }

  /// Returns whether a text begins or continues a report of a crash or of a checker.
  static func isCrashText(_ text: Bytes) -> Bool {
    crashName(text) != nil || text.to(64).contains("Main Thread Checker: ") || isCompanion(text)
      || StackText.role(text) != nil
  }

  /// Returns the name of the crash that a text reports; nil if it does not report a crash.
  private static func crashName(_ text: Bytes) -> Bytes? {
    if text.hasPrefix("precondition failure: ") { return Bytes("precondition-failure") }
    if text.hasPrefix("Fatal Exception: ") { return text.from(17) }
    if text.hasSuffix("Precondition failed") { return Bytes("precondition-failed") }
    if text.hasPrefix("Thread "), text.contains(": EXC_") || text.contains(": signal ") {
      return Bytes("signal")
    }
    // All other forms have a colon after known words, which most lines do not contain.
    var index = 0
    while let colon = text.firstIndex(of: UInt8(ascii: ":"), from: index) {
      let before = text.to(colon)
      if before.hasSuffix("atal error") { return Bytes("fatal-error") }
      if before.hasSuffix("Precondition failed") { return Bytes("precondition-failed") }
      if before.hasSuffix(", reason"), let name = exceptionName(before) { return name }
      index = colon + 1
    }
    return nil
  }

  /// Returns the name in `… uncaught exception 'Name', reason`.
  private static func exceptionName(_ text: Bytes) -> Bytes? {
    guard let found = text.firstIndex(of: "uncaught exception '") else { return nil }
    var cursor = Cursor(text.from(found + 20))
    return cursor.until(UInt8(ascii: "'")) ?? Bytes("exception")
  }

  private static func isCompanion(_ text: Bytes) -> Bool {
    if text.at(0) == UInt8(ascii: "*") {
      return text.hasPrefix("*** First throw call stack") || text.hasPrefix("*** Assertion failure")
    }
    return text.hasPrefix("libc++abi:") || text.hasPrefix("terminating with uncaught exception")
      || text.hasPrefix("terminate called") || text.hasPrefix("PID: ") && text.contains("TID: ")
      || text.isEqual("Backtrace:") || text.hasPrefix("CoreSimulator ") && text.contains("Device:")
  }
}
