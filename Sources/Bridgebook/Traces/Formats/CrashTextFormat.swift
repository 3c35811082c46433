/// Fatal errors, exceptions, messages of the Main Thread Checker, and the frames after them.
enum CrashTextFormat {
  static let format = TraceFormat(
    id: "crash-text", title: "fatal errors, exceptions, checkers",
    // Higher than Xcode's issues, because a fatal error also has a file and a line.
    priority: 35,
    sample:
      "SwiftUI/UIViewRepresentable.swift:346: Fatal error: UIViewRepresentables must be value types: "
      + "PlayerView",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    let text = line.trimmed
    guard CrashText.isCrashText(text), !text.hasPrefix("precondition failure:") else {
      return false
    }
    LineMeaning.read(text, into: &sink)
    return true
  }
}
